// Tic-tac-toe hides only the seed of its room.
#include "engine/tictactoe/rules.h"
#include "tests/noninterference/twins.h"

namespace gridmates::noninterference {

// Random marks, mostly in turn, on free or taken cells, up to the end of the match or beyond it.
std::optional<Twins> tictactoe_twins(const core::Game& game, core::Table, core::Random& random) {
  Twins twins;
  twins.options = game.default_options();
  twins.players = 2;
  core::Match match = *game.start(*game.make_board(twins.options, {}, std::nullopt));
  for (std::uint32_t moves = random.below(12); moves > 0; --moves) {
    const bool in_turn = random.below(8) != 0 && !match.to_move().empty();
    const core::Seat any(static_cast<std::uint8_t>(random.below(2)));
    const core::Seat seat = in_turn ? match.to_move().first() : any;
    const core::Bytes move =
        core::encode(tictactoe::Move{static_cast<std::uint8_t>(random.below(10))});
    (void)match.play(seat, move).ok();
    twins.steps.push_back({seat, {move, move}});
  }
  return twins;
}

}  // namespace gridmates::noninterference
