// Which variable to decide next: the one that took part in most of the recent conflicts (VSIDS:
// Moskewicz, Madigan, Zhao, Zhang, Malik, "Chaff", 2001), kept in a binary heap (Eén and Sörensson,
// 2003). Owned by one search; one thread.
#pragma once

#include <cstddef>
#include <vector>

namespace gridmates::sudoku {

class VariableOrder {
 public:
  explicit VariableOrder(int variables);

  // Adds to the activity of a variable independently of time: for knowledge from before the search.
  void prefer(int variable, double by) { raise(variable, by); }
  // A conflict has involved the variable.
  void bump(int variable) { raise(variable, step_); }
  // From here on, conflicts count more than earlier ones.
  void decay() { step_ *= kGrowth; }

  // Puts back a variable that was popped; does nothing if it is present.
  void push(int variable);
  bool empty() const { return heap_.empty(); }
  // Removes the most active variable; ties are broken deterministically by the heap.
  int pop();

 private:
  // A step of 1/0.95: a conflict 45 conflicts ago counts a tenth.
  static constexpr double kGrowth = 1.0 / 0.95;
  static constexpr double kTooLarge = 1e100;

  void raise(int variable, double by);
  void sift_up(std::size_t place);
  void sift_down(std::size_t place);
  bool is_before(int a, int b) const { return activity_[a] > activity_[b]; }
  void put(std::size_t place, int variable) {
    heap_[place] = variable;
    place_[variable] = static_cast<int>(place);
  }

  double step_ = 1;
  std::vector<double> activity_;
  std::vector<int> heap_;
  std::vector<int> place_;  // in the heap; -1: not in it
};

}  // namespace gridmates::sudoku
