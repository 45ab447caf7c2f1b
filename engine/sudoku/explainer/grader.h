// Climbs Sudoku Explainer's scale: the first step in its order that finds anything is applied,
// until the grid is full; the hardest step is the rating. One thread at a time.
#pragma once

#include <array>
#include <memory>

#include "engine/sudoku/explainer/budget.h"
#include "engine/sudoku/explainer/candidate_grid.h"
#include "engine/sudoku/explainer/chains_and_cycles.h"
#include "engine/sudoku/explainer/deductions.h"
#include "engine/sudoku/explainer/forcing_search.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/explainer/scale.h"

namespace gridmates::sudoku::explainer {

template <class Capacity>
class Grader {
 public:
  // `solution` is the only solution of `givens`, or empty if it is not known.
  Grader(Shape shape, const Digits& givens, const Digits& solution, const RatingOptions& options);

  Grade grade();

 private:
  // A place in the order of the search: the easiest step that it may find, and the search, which
  // writes into deductions_ and returns whether it found anything.
  struct Place {
    ScaleStep step;
    bool (Grader::*find)();
  };
  static const std::array<Place, 32> kOrder;

  template <bool (*find)(const CandidateGrid<Capacity>&, Deductions&)>
  bool pattern() {
    return find(grid_, deductions_);
  }
  bool unique_loop();
  bool chains();
  template <bool kDynamic, bool kNishio, int kLevel>
  bool forcing();

  void climb();
  bool may(const Place& place) const;
  bool find_step();
  void take(const Deduction& deduction);

  const RatingOptions& options_;
  const Digits& solution_;
  CandidateGrid<Capacity> grid_;
  Deductions deductions_{Deductions::Wanted::kFirst};
  ChainsAndCycles<Capacity> chains_;
  std::array<std::unique_ptr<ForcingSearch<Capacity>>, 8> forcing_;  // created on demand
  Budget budget_;
  bool gave_up_ = false;
  Grade grade_;
};

extern template class Grader<Nine>;
extern template class Grader<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
