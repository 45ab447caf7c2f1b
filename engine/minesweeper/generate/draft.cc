#include "engine/minesweeper/generate/draft.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace gridmates::minesweeper {
namespace {

bool is_near(Shape shape, Cell one, Cell other, int steps) {
  return std::abs(shape.column(one) - shape.column(other)) <= steps &&
         std::abs(shape.row(one) - shape.row(other)) <= steps;
}

}  // namespace

Draft::Draft(const Field& field, Cell first)
    : field_(field),
      first_(first),
      numbers_(numbers_of(field)),
      deducer_(field.shape, field.mines.count()) {
  restart();
}

void Draft::restart() {
  const std::uint16_t mines = field_.mines.count();
  deducer_ = Deducer(field_.shape, mines);
  opened_ = {};
  closed_ = field_.shape.cells() - mines;
  moved_ = false;
  steps_.clear();
  open(first_);
}

// As flood() does, but it tells the deducer, and one cell at a time is usual.
void Draft::open(Cell cell) {
  if (opened_.has(cell)) return;
  for (const Cell next : flood(field_.shape, numbers_, cell, {}, opened_)) {
    deducer_.open(next, numbers_[next]);
    --closed_;
  }
}

// A field that the first opening finishes gets a step all the same: no proof is empty.
bool Draft::play() {
  while (closed_ > 0 || steps_.empty()) {
    auto step = deducer_.next();
    if (!step) return false;
    if (!step->mined) {
      for (const Cell cell : step->cells) open(cell);
    }
    steps_.push_back(*std::move(step));
  }
  return true;
}

bool Draft::touches_number(Cell cell) const {
  const Neighbours near(field_.shape, cell);
  return std::any_of(near.begin(), near.end(), [&](Cell other) { return opened_.has(other); });
}

// The unknown cells that opened numbers tell something about; where there is none, those that are
// shut in, and the mines around them.
std::vector<Cell> Draft::stuck_cells() const {
  std::vector<Cell> at_numbers, shut_in;
  for (Cell cell = 0; cell < field_.shape.cells(); ++cell) {
    if (opened_.has(cell)) continue;
    const Neighbours near(field_.shape, cell);
    const bool unknown = deducer_.unknown(cell);
    if (unknown && touches_number(cell)) at_numbers.push_back(cell);
    const auto is_in = [&](Cell other) { return is_unknown(other); };
    if (unknown || std::any_of(near.begin(), near.end(), is_in)) shut_in.push_back(cell);
  }
  return at_numbers.empty() ? shut_in : at_numbers;
}

// Cells that can change places with this one: the others of the two kinds, unknown and so far away
// that no number sees both; where there is none, any but those of the first opening.
std::vector<Cell> Draft::partners_of(Cell cell) const {
  std::vector<Cell> unknown, known;
  for (Cell other = 0; other < field_.shape.cells(); ++other) {
    if (field_.mines.has(other) == field_.mines.has(cell)) continue;
    if (is_unknown(other) && !is_near(field_.shape, cell, other, 2)) unknown.push_back(other);
    if (!is_near(field_.shape, first_, other, 1)) known.push_back(other);
  }
  const bool stays = is_unknown(cell) && !unknown.empty();
  return stays ? unknown : known;
}

bool Draft::move_a_mine(core::Random& random) {
  const auto one_of = [&](const std::vector<Cell>& cells) {
    return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
  };
  const std::vector<Cell> stuck = stuck_cells();
  if (stuck.empty()) return false;
  const Cell cell = one_of(stuck);
  const std::vector<Cell> partners = partners_of(cell);
  if (partners.empty()) return false;
  const Cell partner = one_of(partners);
  const bool both_unknown = is_unknown(cell) && is_unknown(partner);
  const bool was_mine = field_.mines.has(cell);
  put(cell, !was_mine);
  put(partner, was_mine);
  moved_ = true;
  if (!both_unknown) restart();
  return true;
}

void Draft::put(Cell cell, bool mined) {
  field_.mines.set(cell, mined);
  const int change = mined ? 1 : -1;
  for (const Cell near : Neighbours(field_.shape, cell)) {
    numbers_[near] = static_cast<std::uint8_t>(numbers_[near] + change);
    if (opened_.has(near)) deducer_.renumber(near, change);
  }
}

}  // namespace gridmates::minesweeper
