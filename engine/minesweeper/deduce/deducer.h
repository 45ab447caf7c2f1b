// Deductions on a field as it opens: from the numbers, and from the number of mines left. It
// remembers its conclusions, so that on a field that opens cell by cell only changes cost time. A
// value; one thread at a time.
//
// Mines that are shown or were concluded by earlier steps are known to later steps, like flags of a
// player: `because` names only what is needed beyond them. Without any one of its numbers the
// conclusion would not follow (unless the budget ended while that was checked).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/minesweeper/deduce/cases.h"
#include "engine/minesweeper/deduce/sight.h"
#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper {

class Deducer {
 public:
  // Nothing is open yet.
  Deducer(Shape shape, std::uint16_t mines);
  // Starts from what can be seen now; some field must be consistent with the position.
  explicit Deducer(const Position& position);

  // This closed cell has been opened and is not a mine.
  void open(Cell cell, std::uint8_t number);
  // This closed cell has turned out to be a mine.
  void show_mine(Cell cell);
  // For generators: mines have moved among unknown cells, so this open number has changed by
  // `change`. Conclusions stay.
  void renumber(Cell cell, int change) { sight_.renumber(cell, change); }

  // The next step, simplest argument first; its conclusion is known from then on. nullopt when
  // nothing more follows, or when `budget` nodes of case analysis find nothing. The budget is per
  // call.
  std::optional<Step> next(std::uint32_t budget = kUsualBudget);

  // Cells that were concluded and are still closed.
  const Cells& safe() const { return safe_; }
  const Cells& mined() const { return mined_; }
  // Closed, with nothing concluded about it.
  bool unknown(Cell cell) const { return sight_.unknown(cell); }

  static constexpr std::uint32_t kUsualBudget = 20'000;

 private:
  std::optional<Step> by_number();
  std::optional<Step> by_subset();
  std::optional<Step> by_component(std::uint32_t& budget);
  std::optional<Step> by_count(std::uint32_t& budget);

  std::optional<Step> subset_of(Cell number) const;
  std::vector<Cell> component_of(Cell number) const;
  void conclude(const Step& step);

  Sight sight_;
  Worklist pairs_;                             // numbers to be compared with the numbers near them
  Worklist components_;                        // numbers whose component has to be searched
  std::uint32_t counted_ = ~std::uint32_t{0};  // the sight's version when counting found nothing
  Cases cases_;
  Cells safe_;
  Cells mined_;
};

}  // namespace gridmates::minesweeper
