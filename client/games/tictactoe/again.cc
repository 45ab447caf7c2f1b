#include "client/replay/list.h"
#include "engine/tictactoe/rules.h"

namespace gridmates::replay {

// Every board begins empty.
GameAgain tictactoe_again() {
  GameAgain again;
  again.game = "tictactoe";
  again.rules = &core::erased<tictactoe::Rules>;
  again.board = [](const v1::Replay&) -> std::optional<core::Bytes> {
    return core::encode(tictactoe::Board{});
  };
  return again;
}

}  // namespace gridmates::replay
