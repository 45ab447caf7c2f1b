#include "client/replay/list.h"
#include "engine/tictactoe/rules.h"
#include "proto/convert/game_converter.h"

namespace gridmates::replay {
namespace {

// Every board begins empty; its size and rules are what does not change of it.
std::optional<core::Bytes> board_of(const v1::Replay& ended) {
  const auto view = convert::converter(tictactoe::Rules::facts().id)->view(ended.match());
  if (!view) return std::nullopt;
  const auto constants = core::decode<tictactoe::View::Constants>(view->constants);
  if (!constants) return std::nullopt;
  return core::encode(tictactoe::Board{constants->variant});
}

}  // namespace

GameAgain tictactoe_again() {
  GameAgain again;
  again.game = "tictactoe";
  again.rules = &core::erased<tictactoe::Rules>;
  again.board = board_of;
  return again;
}

}  // namespace gridmates::replay
