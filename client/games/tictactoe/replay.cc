// A finished match as text in a format similar to PGN.
#include "client/games/tictactoe/board.h"
#include "client/tools/replay/list.h"
#include "client/tools/replay/match_record.h"
#include "engine/tictactoe/record.h"

namespace gridmates::tools {

GameReplay tictactoe_replay() {
  constexpr auto kBoardOf = [](const v1::MatchView& match) { return words::variant_of(match); };
  return replay_of_two<tictactoe::Notation, kBoardOf>("tictactoe");
}

}  // namespace gridmates::tools
