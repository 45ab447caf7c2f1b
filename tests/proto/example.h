// The room of the worked example in docs/PROTOCOL.md.
#pragma once

#include "gridmates/v1/room.pb.h"

namespace gridmates::convert::test {

// Ana (X) and bo (O) play tic-tac-toe in LIME-03; ana has marked b2, bo is to move.
v1::RoomView example_view();

}  // namespace gridmates::convert::test
