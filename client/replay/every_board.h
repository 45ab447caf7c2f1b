// The boards of a match that has just ended, asked for one after the other: at a race each racer's,
// one's own first, else the one there is. A replay follows one board, and mistakes and help are
// known of that board alone. One thread.
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
  // The match that was played last in this room.
  explicit EveryBoard(const client::Room& room);

  // Its run, CODE/N.
  const std::string& run() const { return run_; }
  // What to ask the server for; nothing: no more can be known. It stays the same until the answer
  // to it is taken.
  std::optional<v1::GetReplay> next();
  // Takes the answer to next(). A board that is refused is left out; where it is the first one, no
  // other is asked for.
  void take(const v1::ServerFrame& answer);
  // No more is asked for.
  void stop();

  // The boards that are there, in the order in which they were asked for.
  std::list<ReplayModel>& boards() { return boards_; }
  const std::list<ReplayModel>& boards() const { return boards_; }
  // The first of them; null while there is none.
  ReplayModel* first() { return boards_.empty() ? nullptr : &boards_.front(); }
  const ReplayModel* first() const { return boards_.empty() ? nullptr : &boards_.front(); }

 private:
  std::string run_;
  std::deque<std::string> racers_;  // whose boards have not been asked for yet
  std::list<ReplayModel> boards_;
  std::optional<Gather> gather_;  // the one that is asked for
};

// The run of the match that was played last in this room, CODE/N.
std::string run_of(const client::Room& room);

}  // namespace gridmates::replay
