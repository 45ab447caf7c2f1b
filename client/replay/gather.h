// A finished match as sent by a server, in parts. One thread.
#pragma once

#include <string>

#include "gridmates/v1/replay.pb.h"

namespace gridmates::replay {

// More events than any match of people has.
inline constexpr int kMostEvents = 1'000'000;

// Why naming a player is an error: only a race has a board for each. Empty if it is a race, or no
// player is named.
std::string why_no_player(const v1::Replay& replay, const std::string& player);

class Gather {
 public:
  // `racer` selects the board of a race; empty: the winner's.
  Gather(std::string run, std::string racer) : run_(std::move(run)), racer_(std::move(racer)) {}

  // The next request.
  v1::GetReplay next() const;
  // Takes an answer; returns what is wrong with it, or empty.
  std::string take(v1::Replay part);
  bool complete() const;
  // Why naming a racer is an error, once it is complete.
  std::string why_no_racer() const { return why_no_player(whole_, racer_); }
  const v1::Replay& told() const { return whole_; }

 private:
  std::string run_;
  std::string racer_;
  v1::Replay whole_;
};

}  // namespace gridmates::replay
