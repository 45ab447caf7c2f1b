// What is read behind the end of a match: who did what, the run's place, what can be done next; of
// a daily how it stands. It asks the server for the match as it was, as the full screen's page of
// the end does. One thread; the client must outlive it.
#pragma once

#include <cstdint>
#include <optional>

#include "client/core/client.h"
#include "client/lines/look.h"
#include "client/replay/every_board.h"

namespace gridmates::linear {

class Ends {
 public:
  explicit Ends(client::Client& client) : client_(client) {}

  // The match of this room has ended; `is_short`: its result is all that is wanted, and of a daily
  // how it stands. Returns what is to be read at once: nothing while the server is asked.
  lines::Lines begin(const client::Room& room, bool is_short);
  // What is to be read behind this answer: nothing where it is another's. None is left once the
  // room is not there any more, or another match is on.
  std::optional<lines::Lines> take(const client::Answered& answered, const client::Room* room);

 private:
  bool ask();
  replay::ReplayModel* followed(std::uint32_t index);
  lines::Lines told(const client::Room& room);
  lines::Lines took_daily(const v1::ServerFrame& frame, const client::Room* room);

  client::Client& client_;
  std::optional<replay::EveryBoard> ended_;  // the match that ended last, until it is read
  client::IntentId replay_asked_ = 0;
  client::IntentId daily_asked_ = 0;
};

}  // namespace gridmates::linear
