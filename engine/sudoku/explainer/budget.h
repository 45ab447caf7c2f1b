// The number of inferences that a grade may still make. One thread.
#pragma once

#include <cstdint>
#include <stop_token>
#include <utility>

namespace gridmates::sudoku::explainer {

class Budget {
 public:
  Budget(std::uint64_t inferences, std::stop_token stop)
      : left_(inferences), stop_(std::move(stop)) {}

  // Returns false when the budget is spent or a stop is requested.
  bool spend(std::uint64_t inferences) {
    spent_ += inferences;
    left_ = inferences < left_ ? left_ - inferences : 0;
    if (++calls_ % kCallsBetweenLooks == 0 && stop_.stop_requested()) left_ = 0;
    return left_ > 0;
  }
  std::uint64_t spent() const { return spent_; }
  void exhaust() { left_ = 0; }
  bool is_spent() {
    if (stop_.stop_requested()) left_ = 0;
    return left_ == 0;
  }

 private:
  static constexpr std::uint32_t kCallsBetweenLooks = 64;
  std::uint64_t left_;
  std::uint64_t spent_ = 0;
  std::uint32_t calls_ = 0;
  std::stop_token stop_;
};

}  // namespace gridmates::sudoku::explainer
