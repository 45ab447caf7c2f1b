#include "engine/minesweeper/player/player.h"

#include <algorithm>

#include "engine/minesweeper/player/guess.h"

namespace gridmates::minesweeper {
namespace {

// Deductions beyond single numbers and subsets are cheaper from the odds, all at once.
constexpr std::uint32_t kSimple = 0;

// The first closed cell of a set.
std::optional<Cell> first_closed(const Position& position, const Cells& cells) {
  std::optional<Cell> first;
  cells.each([&](Cell cell) {
    if (!first && position.closed(cell)) first = cell;
  });
  return first;
}

}  // namespace

std::optional<Choice> Player::choose(const Position& position) {
  see(position);
  if (const auto cell = known_safe()) return Choice{.cell = *cell};
  const Odds now = analyst_.look(position);
  if (!now.decided) return rough_guess(position, deducer_->mined());
  if (!now.possible) return std::nullopt;
  safe_ = now.safe;
  if (const auto cell = first_closed(position, safe_)) return Choice{.cell = *cell};
  return best_guess(position, now, analyst_);
}

// Updates to the position; any change other than closed cells that opened means another field.
void Player::see(const Position& position) {
  bool goes_on = deducer_ && seen_.shape == position.shape && seen_.mines == position.mines;
  for (Cell cell = 0; goes_on && cell < position.shape.cells(); ++cell) {
    goes_on = seen_.closed(cell) || seen_.cells[cell] == position.cells[cell];
  }
  if (!goes_on) {
    seen_ = position;
    deducer_.emplace(position);
    safe_ = {};
    return;
  }
  for (Cell cell = 0; cell < position.shape.cells(); ++cell) {
    if (seen_.cells[cell] == position.cells[cell]) continue;
    if (position.number(cell)) deducer_->open(cell, position.cells[cell]);
    if (!position.number(cell)) deducer_->show_mine(cell);
    seen_.cells[cell] = position.cells[cell];
  }
}

std::optional<Cell> Player::known_safe() {
  if (const auto cell = first_closed(seen_, safe_)) return cell;
  while (deducer_->safe().empty() && deducer_->next(kSimple)) {
  }
  return first_closed(seen_, deducer_->safe());
}

Cell first_cell(Shape shape, Start start) {
  if (start == Start::kSafe) return 0;
  const auto inward = [](std::uint8_t side) {
    return static_cast<unsigned>(std::min(2, (side - 1) / 2));
  };
  return shape.at(inward(shape.width), inward(shape.height));
}

}  // namespace gridmates::minesweeper
