#include "engine/minesweeper/formats/mouse.h"

#include <utility>

namespace gridmates::minesweeper::formats {

std::optional<Click> Mouse::event(std::string_view id, std::int32_t at_ms,
                                  std::optional<Cell> cell) {
  std::optional<Act> act;
  if (id == "lc" || id == "sc") left_down(id == "sc");
  if (id == "lr") act = left_up(cell);
  if (id == "rc") act = right_down(cell);
  if (id == "rr") act = right_up(cell);
  if (id == "mc") middle_down();
  if (id == "mr" && std::exchange(middle_, false)) act = Act::kChord;
  if (!act || !cell || walk_.over()) return std::nullopt;
  walk_.click(*act, *cell);
  return Click{at_ms, *act, *cell};
}

void Mouse::left_down(bool with_shift) {
  if (middle_) return;
  left_ = true;
  shift_ = with_shift;
}

std::optional<Act> Mouse::left_up(std::optional<Cell> cell) {
  if (!std::exchange(left_, false)) return std::nullopt;
  const bool on_number = cell && !walk_.closed(*cell);
  if (cell && (right_ || shift_ || (rules_.super_click && on_number))) {
    chorded_ = right_;
    shift_ = false;
    return Act::kChord;
  }
  // The second button of a chord is released.
  if (std::exchange(chorded_, false)) return std::nullopt;
  return Act::kOpen;
}

std::optional<Act> Mouse::right_down(std::optional<Cell> cell) {
  if (middle_) return std::nullopt;
  right_ = true;
  shift_ = false;
  if (left_ || !cell || !walk_.closed(*cell)) return std::nullopt;
  flagged_ = true;
  chorded_ = false;
  return right_act(*cell);
}

std::optional<Act> Mouse::right_up(std::optional<Cell> cell) {
  if (!std::exchange(right_, false)) return std::nullopt;
  shift_ = false;
  const bool had_flagged = std::exchange(flagged_, false);
  if (left_) {
    chorded_ = true;
    return cell ? std::optional(Act::kChord) : std::nullopt;
  }
  const bool had_chorded = std::exchange(chorded_, false);
  // On an open cell it has no effect, but counts as a click.
  const bool was_wasted = !had_flagged && !had_chorded && cell && !walk_.closed(*cell);
  return was_wasted ? std::optional(Act::kFlag) : std::nullopt;
}

// The middle button cancels the others.
void Mouse::middle_down() {
  left_ = right_ = shift_ = chorded_ = flagged_ = false;
  middle_ = true;
}

// Cycles a closed cell: nothing, a flag, a question mark if enabled, nothing.
Act Mouse::right_act(Cell cell) const {
  if (walk_.marked(cell)) return Act::kMark;
  return walk_.flagged(cell) && rules_.marks ? Act::kMark : Act::kFlag;
}

}  // namespace gridmates::minesweeper::formats
