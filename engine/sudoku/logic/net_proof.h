// Which of a net's facts its end depends on: a net finds much that is not needed. One thread at a
// time; lives for one proof.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/sudoku/logic/net.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// A cell without candidates, or a unit without a place for a digit.
struct DeadEnd {
  std::optional<Cell> cell;
  Unit unit = 0;
  std::uint8_t digit = 0;
};
// A step that names the dead end and nothing else.
Step step_to(const DeadEnd& end);

template <class Capacity>
class NetProof {
 public:
  // Replays the facts that a net found on this board. The first is the assumption.
  NetProof(const Board<Capacity>& board, std::span<const Fact<Capacity>> facts);

  // The contradiction at the end of the facts, which must have one: of all dead ends the one that
  // needs fewest facts.
  DeadEnd dead_end() const;
  // The indices of the facts needed, ascending: for the dead end, or for removing a candidate of
  // the board.
  std::vector<std::size_t> needed_for(const DeadEnd& end) const;
  std::vector<std::size_t> needed_for(Candidate gone) const;
  std::vector<Node> nodes(const std::vector<std::size_t>& places) const;

 private:
  // Indices of facts.
  using Reasons = std::vector<std::uint16_t>;
  static constexpr std::uint16_t kNobody = 0xFFFF;

  std::vector<DeadEnd> dead_ends() const;
  void go_through(std::size_t place);
  void take(const CellSet<Capacity>& cells, int digit, std::size_t place);
  Reasons reasons_of(const Fact<Capacity>& fact) const;
  Reasons reasons_in_cell(std::size_t cell, DigitSet digits) const;
  Reasons reasons_in_unit(const CellSet<Capacity>& cells, int digit) const;
  static Reasons once_each(Reasons reasons);
  std::vector<std::size_t> needed(const Reasons& last) const;

  static std::size_t slot(std::size_t cell, int digit) {
    return cell * Capacity::kSide + static_cast<std::size_t>(digit - 1);
  }
  std::uint16_t taken_by(std::size_t cell, int digit) const { return taken_by_[slot(cell, digit)]; }

  const Board<Capacity>& start_;
  Board<Capacity> board_;
  std::span<const Fact<Capacity>> facts_;
  std::vector<std::uint16_t> taken_by_;  // index of the fact that removed it, by cell and digit
  std::vector<Reasons> reasons_;         // of every fact
};

extern template class NetProof<Nine>;
extern template class NetProof<TwentyFive>;

}  // namespace gridmates::sudoku
