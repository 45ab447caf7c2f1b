#include "engine/sudoku/solver/variable_order.h"

#include <algorithm>

namespace gridmates::sudoku {

VariableOrder::VariableOrder(int variables)
    : activity_(static_cast<std::size_t>(variables)), place_(activity_.size(), -1) {
  heap_.reserve(activity_.size());
  for (int variable = 0; variable < variables; ++variable) push(variable);
}

void VariableOrder::push(int variable) {
  if (place_[variable] >= 0) return;
  heap_.push_back(variable);
  sift_up(heap_.size() - 1);
}

int VariableOrder::pop() {
  const int first = heap_.front();
  const int last = heap_.back();
  heap_.pop_back();
  place_[first] = -1;
  if (!heap_.empty()) {
    put(0, last);
    sift_down(0);
  }
  return first;
}

void VariableOrder::raise(int variable, double by) {
  activity_[variable] += by;
  if (activity_[variable] > kTooLarge) {
    for (double& activity : activity_) activity /= kTooLarge;
    step_ /= kTooLarge;
  }
  if (place_[variable] >= 0) sift_up(static_cast<std::size_t>(place_[variable]));
}

void VariableOrder::sift_up(std::size_t place) {
  const int variable = heap_[place];
  while (place > 0 && is_before(variable, heap_[(place - 1) / 2])) {
    put(place, heap_[(place - 1) / 2]);
    place = (place - 1) / 2;
  }
  put(place, variable);
}

void VariableOrder::sift_down(std::size_t place) {
  const int variable = heap_[place];
  while (2 * place + 1 < heap_.size()) {
    std::size_t child = 2 * place + 1;
    if (child + 1 < heap_.size() && is_before(heap_[child + 1], heap_[child])) ++child;
    if (!is_before(heap_[child], variable)) break;
    put(place, heap_[child]);
    place = child;
  }
  put(place, variable);
}

}  // namespace gridmates::sudoku
