#include "server/actors/records/grading.h"

#include <utility>

#include "server/ports/puzzles.h"

namespace gridmates::actors {

// The game itself decides what a puzzle is, and how hard it is.
core::Result<std::string> level_of_puzzle(const core::Game& game, std::string_view givens) {
  const auto options = game.with_puzzle(game.default_options(), givens);
  if (!options) return options.error();
  const auto board = game.make_board(*options, core::Seed{}, std::nullopt);
  if (!board) return board.error();
  const auto facts = game.puzzle_facts(givens, *board);
  if (facts && facts->solutions > 1) {
    return core::refuse(core::RefusalCode::kBadPuzzle,
                        "This puzzle has several solutions; it must have exactly one.");
  }
  std::string level = game.level(*board);
  return level.empty() ? std::string(ports::kUnrated) : std::move(level);
}

}  // namespace gridmates::actors
