#include "client/words/afterwards.h"

namespace gridmates::words {

Afterwards afterwards(const client::Room& room) {
  const auto may = [&room](v1::Action::ActCase kind) {
    return room.refuses(kind, room.room_time_ms) == nullptr;
  };
  if (room.daily) return Afterwards::kOtherDailies;
  const bool versus = room.view.head().table() == v1::TABLE_VERSUS;
  if (may(v1::Action::kRematch)) return versus ? Afterwards::kRematch : Afterwards::kNewMatch;
  return may(v1::Action::kRenew) ? Afterwards::kAskForOne : Afterwards::kHostStarts;
}

}  // namespace gridmates::words
