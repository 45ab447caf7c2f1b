// A finished match as a server tells it, part after part. One thread.
#pragma once

#include <string>

#include "gridmates/v1/replay.pb.h"

namespace gridmates::replay {

// No match of people has this many events.
inline constexpr int kMostEvents = 1'000'000;

class Gather {
 public:
  // `racer` says whose board of a race; empty for who came first.
  Gather(std::string run, std::string racer) : run_(std::move(run)), racer_(std::move(racer)) {}

  // What to ask for next.
  v1::GetReplay next() const;
  // Takes an answer; what is wrong with it, empty when it is good.
  std::string take(v1::Replay part);
  bool complete() const;
  const v1::Replay& told() const { return whole_; }

 private:
  std::string run_;
  std::string racer_;
  v1::Replay whole_;
};

}  // namespace gridmates::replay
