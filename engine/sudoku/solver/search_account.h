// The account of one search: its budget and its results. Owned by the call that searches; one
// thread.
#pragma once

#include <vector>

#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {

class SearchAccount {
 public:
  // Both must outlive the account; `keep`, if not null, gets every solution.
  SearchAccount(std::uint64_t limit, const Effort& effort, std::vector<Grid>* keep = nullptr,
                Ban ban = {})
      : limit_(limit), max_nodes_(effort.max_nodes), stop_(effort.stop), keep_(keep), ban_(ban) {
    result_.decided = true;
  }

  // To be called before visiting a position; false if the search must end here, undecided.
  bool enter() {
    if (result_.nodes >= max_nodes_ ||
        (result_.nodes % kNodesBetweenLooks == 0 && stop_.stop_requested())) {
      result_.decided = false;
      return false;
    }
    ++result_.nodes;
    return true;
  }

  void guess() { ++result_.guesses; }

  // What solutions may not have. Searches that support it exclude it from the beginning.
  const Ban& ban() const { return ban_; }

  // Counts a solution; false at the limit.
  bool count() { return ++result_.found < limit_; }

  // Like count(), and keeps the grid that `make_grid` returns, if it is wanted. Ignores a grid that
  // breaks the ban.
  template <class MakeGrid>
  bool add(MakeGrid make_grid) {
    if (ban_.digit != 0 && make_grid()[ban_.cell] == ban_.digit) return true;
    if (keep_ != nullptr) keep_->push_back(make_grid());
    return count();
  }

  const Solutions& result() const { return result_; }

 private:
  std::uint64_t limit_;
  std::uint64_t max_nodes_;
  const std::stop_token& stop_;
  std::vector<Grid>* keep_;
  Ban ban_;
  Solutions result_;
};

}  // namespace gridmates::sudoku
