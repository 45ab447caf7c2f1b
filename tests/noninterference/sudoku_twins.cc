// Sudoku hides no board: hidden are the seed and, in a race, where a rival plays, except for the
// counts.
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

// The digit of the solution, or the one after it.
core::Bytes digit(std::uint8_t cell, bool right) {
  const int solution = kSolution[cell] - '0';
  const int written = right ? solution : solution % 9 + 1;
  return core::encode(sudoku::Move{sudoku::Set{cell, static_cast<std::uint8_t>(written)}});
}

// A move that reveals the solution or what follows from the board; in a race it is refused.
core::Bytes help(core::Random& random) {
  switch (random.below(4)) {
    case 0:
      return core::encode(sudoku::Move{sudoku::AskHint{}});
    case 1:
      return core::encode(sudoku::Move{sudoku::Check{}});
    case 2:
      return core::encode(sudoku::Move{sudoku::LastGood{}});
    default:
      return core::encode(
          sudoku::Move{sudoku::Reveal{static_cast<sudoku::Cell>(random.below(81))}});
  }
}

// Half of the races check every digit against the solution.
core::Bytes race_options(core::Random& random) {
  sudoku::Options options;
  sudoku::Picked& picked = options.picked.value;
  picked.checked = random.below(2) == 0;
  if (picked.checked) picked.mistake_s = static_cast<std::uint8_t>(random.below(3));
  return core::encode(options);
}

core::Seat by_chance(std::uint8_t players, core::Random& random) {
  return core::Seat(static_cast<std::uint8_t>(random.below(players)));
}

}  // namespace

// In a race the first player writes right and wrong digits, equally many but in other cells in each
// room; all others do anything, and everybody requests help.
std::optional<Twins> sudoku_twins(const core::Game& game, core::Table table, core::Random& random) {
  Twins twins;
  twins.options = game.default_options();
  twins.puzzle = kPuzzle;
  twins.players = static_cast<std::uint8_t>(2 + random.below(2));
  const bool race = table == core::Table::kRace;
  if (race) twins.knowing = core::SeatSet::only(core::Seat(0));
  if (race) twins.options = race_options(random);
  const std::vector<std::uint8_t> here = empty_cells(random), there = empty_cells(random);
  std::size_t next = 0;
  for (std::uint32_t moves = random.below(20); moves > 0; --moves) {
    const core::Seat seat = by_chance(twins.players, random);
    if (race && seat.value == 0) {
      const bool right = random.below(3) != 0;
      twins.steps.push_back({seat, {digit(here[next], right), digit(there[next], right)}});
      ++next;
    } else if (random.below(4) == 0) {
      const core::Bytes move = help(random);
      twins.steps.push_back({seat, {move, move}});
    } else {
      const core::Bytes move = contract::any_move(game, random);
      twins.steps.push_back({seat, {move, move}});
    }
  }
  return twins;
}

}  // namespace gridmates::noninterference
