// A bot as a practice partner: it enters somebody's room, sits down, and plays there at a person's
// pace until the room is over; together in the others' match, at a race in its own. One thread.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "client/core/client.h"
#include "engine/core/game.h"

namespace gridmates::bot {

class Partner {
 public:
  using Call = std::function<void()>;

  // Runs a call after the bot's pace and `more_ms`.
  using Later = std::function<void(std::uint64_t more_ms, Call)>;

  // The client and the games must outlive it. Begins at once: connects, enters the room, and sits
  // down if there is a seat.
  Partner(client::Client& client, const core::Games& games, core::Level level,
          const std::string& code, std::uint64_t seed, Later later);

  // Leaves the room, so that somebody else can have the seat.
  void leave();

  // Why it is gone, in words; nothing when it was asked to leave or the room was closed.
  const std::string& complaint() const { return complaint_; }
  bool unreachable() const { return unreachable_; }

 private:
  // Refusals one after the other (a field that has changed meanwhile) after which it gives up.
  static constexpr std::uint32_t kMostRefusals = 100;

  void take(const client::Notice& notice);
  void answered(const client::Answered& answer);
  void think();
  void vote();
  void play();
  void stop(std::string complaint);

  client::Client& client_;
  const core::Games& games_;
  const core::Level level_;
  core::Random random_;
  Later later_;
  client::IntentId entering_ = 0;
  client::IntentId playing_ = 0;  // the move that is under way
  client::IntentId voting_ = 0;
  std::uint32_t refusals_ = 0;  // since the last move that was made
  bool thinking_ = false;       // later_ will call play()
  std::string complaint_;
  bool unreachable_ = false;
};

}  // namespace gridmates::bot
