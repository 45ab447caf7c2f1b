// A finished match as a server tells it, part after part. One thread.
#pragma once

#include <string>

#include "gridmates/v1/replay.pb.h"

namespace gridmates::replay {

// No match of people has this many events.
inline constexpr int kMostEvents = 1'000'000;

// Why a player is named for nothing: only a race has a board for each. Empty: it is one, or nobody
// is named.
std::string why_no_player(const v1::Replay& replay, const std::string& player);

class Gather {
 public:
  // `racer` says whose board of a race; empty for who came first.
  Gather(std::string run, std::string racer) : run_(std::move(run)), racer_(std::move(racer)) {}

  // What to ask for next.
  v1::GetReplay next() const;
  // Takes an answer; what is wrong with it, empty when it is good.
  std::string take(v1::Replay part);
  bool complete() const;
  // Why the racer is none, once it is complete.
  std::string why_no_racer() const { return why_no_player(whole_, racer_); }
  const v1::Replay& told() const { return whole_; }

 private:
  std::string run_;
  std::string racer_;
  v1::Replay whole_;
};

}  // namespace gridmates::replay
