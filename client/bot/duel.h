// One room of two bots: the first opens it, the second joins, then they take turns. Each move is
// timed from its sending to its receipt by the other bot. A finished match is followed by a
// rematch. One thread.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "client/bot/player.h"
#include "client/core/client.h"

namespace gridmates::bot {

class Duel {
 public:
  // What a duel has measured, for the report.
  struct Seen {
    std::vector<std::uint32_t> latencies_us;
    std::uint64_t refused = 0;
    std::uint64_t disconnects = 0;
    std::string first_refusal;  // printable
    bool unreachable = false;
  };
  enum class Stage { kOpening, kJoining, kReady, kPlaying, kDone, kFailed };

  using Call = std::function<void()>;
  // Both clients must outlive it. `defer` runs a call after the current frame has been processed
  // completely; `changed` is called when the stage has changed.
  Duel(const Player& player, client::Client& host, client::Client& guest, std::uint64_t seed,
       std::function<void(Call)> defer, Call changed);

  // Opens the room; leads to kReady or kFailed.
  void open();
  // Plays `moves` moves; leads to kDone or kFailed. Only when kReady.
  void play(std::uint32_t moves);
  // Both leave the room, so that it can close.
  void leave();

  Stage stage() const { return stage_; }
  const Seen& seen() const { return seen_; }

 private:
  void take(std::size_t who, const client::Notice& notice);
  void answered(std::size_t who, const v1::ServerFrame& frame);
  void event(std::size_t who, const client::EventApplied& applied);
  // Sends the next action that is allowed now: start, rematch or a move.
  void go_on();
  bool may(std::size_t who, v1::Action::ActCase kind) const;
  bool playing() const;
  void move(std::size_t who);
  void to(Stage stage);
  void act(std::size_t who, v1::Action action);

  const Player player_;
  std::array<client::Client*, 2> clients_;  // the host, the guest
  core::Random random_;
  std::function<void(Call)> defer_;
  Call changed_;
  Stage stage_ = Stage::kOpening;
  Seen seen_;
  std::uint32_t moves_left_ = 0;
  std::size_t turn_ = 0;    // who moves next at a table without turns
  std::size_t mover_ = 0;   // who made the move in progress
  bool under_way_ = false;  // a move, or the host's start or rematch, has not arrived
  std::chrono::steady_clock::time_point sent_at_;
};

}  // namespace gridmates::bot
