// Deductions on a field as it opens: from the numbers, and from the number of mines that are left.
// It knows what it has concluded and goes on from there, so that a field that opens cell by cell
// costs what is new. A value; one thread at a time.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper {

class Deducer {
 public:
  // Nothing is open yet.
  Deducer(Shape shape, std::uint16_t mines);
  // What can be seen now; the position must be one that some field can have.
  explicit Deducer(const Position& position);

  // This closed cell has been opened, and no mine was in it.
  void open(Cell cell, std::uint8_t number);
  // This closed cell has turned out to be a mine.
  void show_mine(Cell cell);

  // The next step, simplest argument first; what it concludes is known from then on. nullopt when
  // nothing more follows, or nothing that `budget` nodes of case analysis find: the budget counts
  // for one call.
  std::optional<Step> next(std::uint32_t budget = kUsualBudget);

  // Concluded, and still closed.
  const Cells& safe() const { return safe_; }
  const Cells& mined() const { return mined_; }

  static constexpr std::uint32_t kUsualBudget = 20'000;

 private:
  Cells safe_;
  Cells mined_;
};

}  // namespace gridmates::minesweeper
