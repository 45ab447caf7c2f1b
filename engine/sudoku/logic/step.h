// A deduction as a value: its conclusions and its proof. Plain values; any thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/technique.h"

namespace gridmates::sudoku {

// A node of a chain: the digit stands (on) or does not stand (off) in the cell; with several cells
// (a group), in one of them or in none of them.
struct Node {
  std::vector<Cell> cells;
  std::uint8_t digit = 0;
  bool on = false;
  friend bool operator==(const Node&, const Node&) = default;
};

// Cells of a unit that together have only these digits, one more than cells; both ascending.
struct AlmostLocked {
  std::vector<Cell> cells;
  std::vector<std::uint8_t> digits;
  friend bool operator==(const AlmostLocked&, const AlmostLocked&) = default;
};

// A deduction of a technique. The description of the technique says which fields of the proof are
// filled; cells and units are ascending.
struct Step {
  Technique technique{};

  // The conclusions: at least one, every one of them still a candidate of the board.
  std::vector<Candidate> placements;
  std::vector<Candidate> eliminations;

  // The proof.
  std::vector<Cell> cells;           // the pattern's cells
  std::vector<std::uint8_t> digits;  // the digits it is about, ascending
  std::vector<Unit> units;           // the units that prove it; of a fish its bases
  std::vector<Unit> covers;          // of a fish its covers; of a locked candidate the swept unit
  std::vector<Candidate> fins;       // of a fish; the other candidates of blossoms or wings
  std::vector<std::vector<Node>> chains;  // each in order: every node follows from the one before
                                          // it; several start if a forcing chain tries all ways
  std::vector<AlmostLocked> sets;         // that the chains pass through, in their order
  friend bool operator==(const Step&, const Step&) = default;
};

// The budget that several searches share: in nets of 81 cells. A net of a larger grid costs more,
// in proportion to its number of pairs of cells. One thread.
class SearchBudget {
 public:
  static constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};
  explicit SearchBudget(std::uint64_t nets = kNoLimit) : left_(nets) {}

  void spend(std::uint64_t nets, std::size_t cells) {
    const std::uint64_t cost = nets * std::max<std::uint64_t>(1, cells * cells / (81 * 81));
    if (left_ != kNoLimit) left_ -= std::min(left_, cost);
  }
  std::uint64_t left() const { return left_; }

 private:
  std::uint64_t left_;
};

// Collects what finders find until there is enough.
class Steps {
 public:
  static constexpr std::size_t kAll = ~std::size_t{0};
  // The budget, if any, must outlive this object.
  explicit Steps(std::size_t wanted = 1, std::stop_token stop = {}, SearchBudget* budget = nullptr)
      : wanted_(wanted), stop_(std::move(stop)), budget_(budget) {}

  // Accounts for a net drawn on a board with this number of cells.
  void spend_net(std::size_t cells) {
    if (budget_ != nullptr) budget_->spend(1, cells);
  }

  // Returns true when no more are wanted or the search must stop: the finder then returns.
  bool add(Step step) {
    found_.push_back(std::move(step));
    return is_full();
  }
  bool is_full() const { return found_.size() >= wanted_ || is_over(); }
  // Whether the search must end, however many steps have been found.
  bool is_over() const {
    return stop_.stop_requested() || (budget_ != nullptr && budget_->left() == 0);
  }
  const std::vector<Step>& found() const { return found_; }
  std::vector<Step> take() && { return std::move(found_); }

 private:
  std::size_t wanted_;
  std::stop_token stop_;
  SearchBudget* budget_;
  std::vector<Step> found_;
};

// Applies the step, which changes the board.
template <class Capacity>
void apply(const Step& step, Board<Capacity>& board) {
  for (Candidate c : step.eliminations) board.eliminate(c);
  for (Candidate c : step.placements) {
    if (board.digit(c.cell) == 0) board.place(c);
  }
}

}  // namespace gridmates::sudoku
