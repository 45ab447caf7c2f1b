// What may follow the end of a match, for every face to say with its own keys or commands. Pure;
// any thread.
#pragma once

#include "client/core/model.h"

namespace gridmates::words {

enum class Afterwards {
  kOtherDailies,  // this one is over; there are others
  kNewMatch,      // you may have the same board again, or a new one
  kAskForOne,     // you may ask the others for a new match
  kHostStarts,    // only the host may
};
// Of a room whose match has ended.
Afterwards afterwards(const client::Room& room);

}  // namespace gridmates::words
