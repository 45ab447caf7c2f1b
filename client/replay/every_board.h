// The boards of a match that has just ended, requested one after the other: at a race each racer's,
// your own first, else the only one. A replay has one board, and mistakes and help are known only
// for it. One thread.
#pragma once

#include <cstdint>
#include <deque>
#include <list>
#include <optional>
#include <string>

#include "client/core/room.h"
#include "client/replay/gather.h"
#include "client/replay/replay_model.h"

namespace gridmates::replay {

class EveryBoard {
 public:
  // For the last match in this room.
  explicit EveryBoard(const client::Room& room);

  // Its run, CODE/N.
  const std::string& run() const { return run_; }
  // The next request; nullopt if there are no more. The same until its answer is taken.
  std::optional<v1::GetReplay> next();
  // Takes the answer to next(). A refused board is skipped; if the first one is refused, no further
  // ones are requested.
  void take(const v1::ServerFrame& answer);
  // Ends the requests.
  void stop();

  // The boards that have arrived, in the order of their requests.
  std::list<ReplayModel>& boards() { return boards_; }
  const std::list<ReplayModel>& boards() const { return boards_; }
  // The first of them, or null.
  ReplayModel* first() { return boards_.empty() ? nullptr : &boards_.front(); }
  const ReplayModel* first() const { return boards_.empty() ? nullptr : &boards_.front(); }

 private:
  std::string run_;
  std::deque<std::string> racers_;  // whose boards have not been requested yet
  std::list<ReplayModel> boards_;
  std::optional<Gather> gather_;  // the one being requested
};

// The run of the last match in this room, CODE/N.
std::string run_of(const client::Room& room);

}  // namespace gridmates::replay
