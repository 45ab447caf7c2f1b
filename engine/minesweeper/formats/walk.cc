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
  bool has_opened = false;
  matched_around(cell).each([&](Cell at) { has_opened |= open(at); });
  return has_opened;
}

Cells Walk::matched_around(Cell number) const {
  Cells around;
  if (!opened_.has(number)) return around;
  unsigned known = 0;
  for (const Cell at : Neighbours(field_.shape, number)) {
    const bool is_known = flags_.has(at) || hit_.has(at);
    known += is_known ? 1U : 0U;
    around.set(at, !is_known && closed(at));
  }
  return known == numbers_[number] ? around : Cells{};
}

}  // namespace gridmates::minesweeper::formats
