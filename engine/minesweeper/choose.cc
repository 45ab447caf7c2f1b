// The computer player: it opens provably safe cells, and guesses if there are none.
#include <array>

#include "engine/minesweeper/player/guess.h"
#include "engine/minesweeper/player/player.h"
#include "engine/minesweeper/rules.h"

namespace gridmates::minesweeper {
namespace {

std::uint8_t seen(const View::Cell& cell) {
  switch (cell.face) {
    case Face::kOpen:
      return cell.number;
    case Face::kHit:
    case Face::kMine:
      return kShownMine;
    case Face::kClosed:
    case Face::kFlag:
    case Face::kMark:
    case Face::kWrongFlag:
      break;
  }
  return kClosed;
}

// nullopt for a view that is not a field.
std::optional<Position> position_of(const View& view) {
  const std::size_t cells = view.cells.size();
  if (cells == 0 || view.columns == 0 || view.columns > kMaxSide || cells % view.columns != 0 ||
      cells / view.columns > kMaxSide || view.status.mines > cells) {
    return std::nullopt;
  }
  Position position;
  position.shape = {static_cast<std::uint8_t>(view.columns),
                    static_cast<std::uint8_t>(cells / view.columns)};
  position.mines = view.status.mines;
  for (const View::Cell& cell : view.cells) {
    if (cell.face == Face::kOpen && cell.number > 8) return std::nullopt;
    position.cells.push_back(seen(cell));
  }
  return position;
}

// A cell that a person finds safe: from one or two numbers, and at the medium level by case
// analysis within the budget. Otherwise the cell that looks least dangerous by single numbers.
std::optional<Choice> choose_simply(const Position& position, std::uint32_t budget) {
  Deducer deducer(position);
  while (deducer.safe().empty() && deducer.next(budget)) {
  }
  std::optional<Choice> safe;
  deducer.safe().each([&safe](Cell cell) {
    if (!safe) safe = Choice{.cell = cell};
  });
  return safe ? safe : rough_guess(position, deducer.mined());
}

std::optional<Cell> cell_to_open(const View& view, core::Level level, std::uint32_t budget) {
  const auto position = position_of(view);
  if (!position) return std::nullopt;
  if (!view.status.laid) return first_cell(position->shape, Start::kZero);
  std::optional<Choice> choice;
  switch (core::of_three(level)) {
    case core::Level::kEasy:
      choice = choose_simply(*position, 0);
      break;
    case core::Level::kMedium:
      choice = choose_simply(*position, budget);
      break;
    default:
      choice = Player().choose(*position);  // it has its own limits
      break;
  }
  return choice ? std::optional(choice->cell) : std::nullopt;
}

}  // namespace

std::optional<Move> Rules::choose(const View& view, core::Seat, core::Level level,
                                  std::uint32_t budget, core::Random&) {
  if (view.status.outcome.over() || view.status.voting) return std::nullopt;
  const auto cell = cell_to_open(view, level, budget);
  if (!cell) return std::nullopt;
  if (view.cells[*cell].face == Face::kFlag) return Move{Clear{{*cell}}};
  return Move{Open{{*cell}}};
}

// One cell at a time.
std::uint32_t Rules::pace_ms(core::Level level) {
  constexpr std::array<std::uint32_t, 6> kPaces = {4'000, 3'000, 2'200, 1'600, 1'100, 700};
  return kPaces[static_cast<std::size_t>(level) - 1];
}

}  // namespace gridmates::minesweeper
