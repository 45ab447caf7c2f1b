#include "client/replay/results.h"

namespace gridmates::replay {

bool is_won(v1::RoomState result) {
  return result == v1::ROOM_STATE_FINISHED_FIRST_WON ||
         result == v1::ROOM_STATE_FINISHED_SECOND_WON;
}

v1::RoomState result_of(const core::Outcome& outcome) {
  switch (outcome.kind) {
    case core::Outcome::Kind::kSolved:
      return v1::ROOM_STATE_FINISHED_SOLVED;
    case core::Outcome::Kind::kLost:
      return v1::ROOM_STATE_FINISHED_LOST;
    case core::Outcome::Kind::kWon:
      return outcome.winner == core::Seat(0) ? v1::ROOM_STATE_FINISHED_FIRST_WON
                                             : v1::ROOM_STATE_FINISHED_SECOND_WON;
    case core::Outcome::Kind::kDrawn:
      return v1::ROOM_STATE_FINISHED_DRAWN;
    case core::Outcome::Kind::kPlaying:
      break;
  }
  return v1::ROOM_STATE_UNSPECIFIED;
}

}  // namespace gridmates::replay
