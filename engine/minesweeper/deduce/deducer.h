// Deductions on a field as it opens: from the numbers, and from the number of mines that are left.
// It knows what it has concluded and goes on from there, so that a field that opens cell by cell
// costs what is new. A value; one thread at a time.
//
// Mines that are shown or that earlier steps have concluded are known to later steps, as a player
// has flags on them: `because` names what is needed beyond them. Taking any number away from it
// takes away the conclusion (unless the budget ended while that was looked into).
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
  // What can be seen now; the position must be one that some field can have.
  explicit Deducer(const Position& position);

  // This closed cell has been opened, and no mine was in it.
  void open(Cell cell, std::uint8_t number);
  // This closed cell has turned out to be a mine.
  void show_mine(Cell cell);
  // For who makes fields: mines have moved among unknown cells, so that this open number is now
  // larger or smaller. Conclusions stay.
  void renumber(Cell cell, int change) { sight_.renumber(cell, change); }

  // The next step, simplest argument first; what it concludes is known from then on. nullopt when
  // nothing more follows, or nothing that `budget` nodes of case analysis find: the budget counts
  // for one call.
  std::optional<Step> next(std::uint32_t budget = kUsualBudget);

  // Concluded, and still closed.
  const Cells& safe() const { return safe_; }
  const Cells& mined() const { return mined_; }
  // Closed, and nothing is concluded about it.
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
  Worklist pairs_;                             // numbers to be compared with those near them
  Worklist components_;                        // numbers whose component is to be looked at
  std::uint32_t counted_ = ~std::uint32_t{0};  // the version of the sight where nothing was counted
  Cases cases_;
  Cells safe_;
  Cells mined_;
};

}  // namespace gridmates::minesweeper
