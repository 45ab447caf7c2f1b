// Prints after the end of a match: what each player did, the run's place, the next commands; for a
// daily its state. Requests the match's replay from the server, as the full screen's end page does.
// One thread; the client must outlive it.
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

  // The match of this room has ended. `is_short`: print only the result, and the state of a daily.
  // Returns lines to print at once; empty while the server's answer is pending.
  lines::Lines begin(const client::Room& room, bool is_short);
  // The lines to print after this answer; nullopt if it answers another request. Empty if the room
  // is gone or another match has begun.
  std::optional<lines::Lines> take(const client::Answered& answered, const client::Room* room);

 private:
  bool ask();
  replay::ReplayModel* followed(std::uint32_t index);
  lines::Lines told(const client::Room& room);
  lines::Lines took_daily(const v1::ServerFrame& frame, const client::Room* room);

  client::Client& client_;
  std::optional<replay::EveryBoard> ended_;  // the latest finished match, until printed
  client::IntentId replay_asked_ = 0;
  client::IntentId daily_asked_ = 0;
};

}  // namespace gridmates::linear
