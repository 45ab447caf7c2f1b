// The effect of clicks on a field, as in every Minesweeper: flags protect, a chord opens when as
// many neighbours are flagged or shown as mines as the number says. No guess policy. One owner at a
// time.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/formats/replay.h"

namespace gridmates::minesweeper::formats {

class Walk {
 public:
  explicit Walk(const Field& field, std::uint8_t lives = 1);

  // Returns whether it changed anything. The cells that it opened, also mines: last_opened().
  bool click(Act act, Cell cell);

  const std::vector<Cell>& last_opened() const { return last_opened_; }
  const Cells& opened() const { return opened_; }  // without the mines that were hit
  const Cells& hit() const { return hit_; }
  bool flagged(Cell cell) const { return flags_.has(cell); }
  bool marked(Cell cell) const { return marks_.has(cell); }
  bool closed(Cell cell) const { return !opened_.has(cell) && !hit_.has(cell); }
  std::uint8_t number(Cell cell) const { return numbers_[cell]; }
  // The cells that a chord at this number would open.
  Cells matched_around(Cell number) const;

  bool won() const { return to_open_ == 0; }
  bool lost() const { return !won() && hit_.count() >= lives_; }
  bool over() const { return won() || lost(); }

 private:
  bool open(Cell cell);
  bool flag(Cell cell);
  bool mark(Cell cell);
  bool chord(Cell cell);

  Field field_;
  std::vector<std::uint8_t> numbers_;
  std::uint8_t lives_;
  std::uint16_t to_open_;
  Cells opened_;
  Cells hit_;
  Cells flags_;
  Cells marks_;
  std::vector<Cell> last_opened_;
};

}  // namespace gridmates::minesweeper::formats
