// What can follow the end of a match; each face names its own keys or commands for it. Pure; any
// thread.
#pragma once

#include "client/core/model.h"

namespace gridmates::words {

enum class Afterwards {
  kOtherDailies,  // this one is over; there are other ones
  kNewMatch,      // you may request the same board again, or a new one
  kRematch,       // you may request another match of two
  kAskForOne,     // you may ask the others for a new match
  kHostStarts,    // only the host may
};
// For a room whose match has ended.
Afterwards afterwards(const client::Room& room);

}  // namespace gridmates::words
