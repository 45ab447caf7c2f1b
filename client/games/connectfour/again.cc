#include "client/replay/list.h"
#include "engine/connectfour/rules.h"

namespace gridmates::replay {

// Every board begins empty.
GameAgain connectfour_again() {
  GameAgain again;
  again.game = "connectfour";
  again.rules = &core::erased<connectfour::Rules>;
  again.board = [](const v1::Replay&) -> std::optional<core::Bytes> {
    return core::encode(connectfour::Board{});
  };
  return again;
}

}  // namespace gridmates::replay
