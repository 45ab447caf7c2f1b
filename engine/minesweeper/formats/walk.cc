#include "engine/minesweeper/formats/walk.h"

namespace gridmates::minesweeper::formats {

Walk::Walk(const Field& field, std::uint8_t lives)
    : field_(field),
      numbers_(numbers_of(field)),
      lives_(lives),
      to_open_(static_cast<std::uint16_t>(field.shape.cells() - field.mines.count())) {}

bool Walk::click(Act act, Cell cell) {
  last_opened_.clear();
  switch (act) {
    case Act::kOpen:
      return !flags_.has(cell) && open(cell);
    case Act::kFlag:
      return flag(cell);
    case Act::kMark:
      return mark(cell);
    case Act::kChord:
      return chord(cell);
  }
  return false;
}

bool Walk::open(Cell cell) {
  if (!closed(cell)) return false;
  marks_.remove(cell);
  if (field_.mines.has(cell)) {
    hit_.add(cell);
    last_opened_.push_back(cell);
    return true;
  }
  const auto opened = flood(field_.shape, numbers_, cell, flags_, opened_);
  to_open_ = static_cast<std::uint16_t>(to_open_ - opened.size());
  last_opened_.insert(last_opened_.end(), opened.begin(), opened.end());
  marks_ -= opened_;
  return true;
}

bool Walk::flag(Cell cell) {
  if (!closed(cell)) return false;
  marks_.remove(cell);
  flags_.set(cell, !flags_.has(cell));
  return true;
}

bool Walk::mark(Cell cell) {
  if (!closed(cell)) return false;
  flags_.remove(cell);
  marks_.set(cell, !marks_.has(cell));
  return true;
}

bool Walk::chord(Cell cell) {
  if (!opened_.has(cell)) return false;
  const Neighbours neighbours(field_.shape, cell);
  unsigned found = 0;
  for (const Cell at : neighbours) found += flags_.has(at) || hit_.has(at) ? 1U : 0U;
  if (found != numbers_[cell]) return false;
  bool has_opened = false;
  for (const Cell at : neighbours) has_opened |= !flags_.has(at) && open(at);
  return has_opened;
}

}  // namespace gridmates::minesweeper::formats
