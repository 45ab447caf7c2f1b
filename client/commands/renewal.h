// "Give this up, and a new board with the same options": one wish that takes several steps. In
// company giving up is a vote; when it has passed, the client of the host goes on, whichever
// face it has. One thread.
#pragma once

#include <optional>
#include <string>

#include "client/core/model.h"
#include "client/core/notice.h"

namespace gridmates::commands {

class Renewal {
 public:
  // What to ask the room for now: to give up what is played (at a race by resigning), after the end
  // a new board, then its start. Nothing while it is paused, and in games that have no such move.
  std::optional<v1::Action> begin(const client::Room& room);
  // What was typed, as it is meant now: to give up is begin(), everything else itself.
  v1::Action meant(v1::Action asked, const client::Room& room);
  // The next step, if this notice has led to one. To be told every notice, with the room as it is
  // then.
  std::optional<v1::Action> follow(const client::Notice& notice, const client::Room& room);

 private:
  v1::Action next(const client::Room& room);

  std::string choosing_in_;  // the room that was asked for a new board, which is to be started
};

}  // namespace gridmates::commands
