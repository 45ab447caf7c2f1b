// Sudoku hides no board: what may not be known is the seed, and at a race what a rival does where,
// but for the counts.
#include <span>

#include "engine/sudoku/rules.h"
#include "tests/contract/any_values.h"
#include "tests/noninterference/twins.h"

namespace gridmates::noninterference {
namespace {

constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::vector<std::uint8_t> empty_cells(core::Random& random) {
  std::vector<std::uint8_t> cells;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    if (kPuzzle[i] == '.') cells.push_back(static_cast<std::uint8_t>(i));
  }
  random.shuffle(std::span(cells));
  return cells;
}

core::Bytes right_digit(std::uint8_t cell) {
  return core::encode(
      sudoku::Move{sudoku::Set{cell, static_cast<std::uint8_t>(kSolution[cell] - '0')}});
}

core::Seat by_chance(std::uint8_t players, core::Random& random) {
  return core::Seat(static_cast<std::uint8_t>(random.below(players)));
}

}  // namespace

// At a race the first player writes digits of the solution, and notes, in other cells here than
// there; all others do anything.
std::optional<Twins> sudoku_twins(const core::Game& game, core::Table table, core::Random& random) {
  Twins twins;
  twins.options = game.default_options();
  twins.puzzle = kPuzzle;
  twins.players = static_cast<std::uint8_t>(2 + random.below(2));
  const bool race = table == core::Table::kRace;
  if (race) twins.knowing = core::SeatSet::only(core::Seat(0));
  const std::vector<std::uint8_t> here = empty_cells(random), there = empty_cells(random);
  std::size_t next = 0;
  for (std::uint32_t moves = random.below(20); moves > 0; --moves) {
    const core::Seat seat = by_chance(twins.players, random);
    if (race && seat.value == 0) {
      twins.steps.push_back({seat, {right_digit(here[next]), right_digit(there[next])}});
      ++next;
    } else {
      const core::Bytes move = contract::any_move(game, random);
      twins.steps.push_back({seat, {move, move}});
    }
  }
  return twins;
}

}  // namespace gridmates::noninterference
