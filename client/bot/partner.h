// A bot as a practice partner: it enters a person's room, takes a seat and plays at a person's pace
// until the room is closed: in the others' match, or on its own board at a race. One thread.
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

  // The client and the games must outlive it. The constructor connects, enters the room, and takes
  // a seat if one is free.
  Partner(client::Client& client, const core::Games& games, core::Level level,
          const std::string& code, std::uint64_t seed, Later later);

  // Leaves the room, so that the seat becomes free.
  void leave();

  // Why it stopped, in words; empty after leave(), a removal, or if the room was closed.
  const std::string& complaint() const { return complaint_; }
  bool unreachable() const { return unreachable_; }

 private:
  // Gives up after more refusals in a row than this (a refusal means: the board changed meanwhile).
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
  client::IntentId playing_ = 0;  // the move in progress
  client::IntentId voting_ = 0;
  std::uint32_t refusals_ = 0;  // in a row
  bool thinking_ = false;       // later_ will call play()
  std::string complaint_;
  bool unreachable_ = false;
};

}  // namespace gridmates::bot
