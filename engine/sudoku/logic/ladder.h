// The ladder: which technique is the next that a person would try, and how far they lead. Pure
// functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// What a walk up the ladder may use.
struct LadderOptions {
  TechniqueSet techniques = TechniqueSet::all();
  std::uint32_t max_steps = 4 * 625;  // steps a path may have
  std::stop_token stop{};
  std::uint64_t max_nets = SearchBudget::kNoLimit;  // what all searches may cost together
  std::function<void()> on_step{};                  // called after each step
  std::vector<DigitSet> candidates{};  // what each empty cell may be; empty: what the givens leave
};

// The first step of the first technique of the ladder that shows anything; nothing when none does,
// or when the search was stopped or has no budget left.
template <class Capacity>
std::optional<Step> next_step(const Board<Capacity>& board, const TechniqueSet& techniques,
                              const std::stop_token& stop = {});
template <class Capacity>
std::optional<Step> next_step_within(SearchBudget& budget, const Board<Capacity>& board,
                                     const TechniqueSet& techniques, const std::stop_token& stop);

// Every step that they show on this board, the simpler techniques first; when the budget ends,
// those that were found until then.
template <class Capacity>
std::vector<Step> all_steps_within(SearchBudget& budget, const Board<Capacity>& board,
                                   const TechniqueSet& techniques, const std::stop_token& stop);

// A path from a position as far as the techniques reach.
struct Path {
  std::vector<Step> steps;
  bool solved = false;
  bool was_ended = false;  // by the budget or the stop token: the techniques may reach further
  std::uint64_t nets_left = 0;
  Digits end;                                       // the grid after the last step
  std::vector<DigitSet> candidates;                 // what each empty cell may still be there
  std::array<std::uint16_t, kTechniques> counts{};  // steps by technique
};

// The path of a puzzle; the same for the same options everywhere, unless it is stopped: then as far
// as it came. `givens` are of the shape's size,
// digits 1 to its side; with a clash the path is empty.
Path walk(Shape shape, const Digits& givens, const LadderOptions& options = {});

extern template std::optional<Step> next_step(const Board<Nine>&, const TechniqueSet&,
                                              const std::stop_token&);
extern template std::optional<Step> next_step_within(SearchBudget&, const Board<Nine>&,
                                                     const TechniqueSet&, const std::stop_token&);
extern template std::vector<Step> all_steps_within(SearchBudget&, const Board<Nine>&,
                                                   const TechniqueSet&, const std::stop_token&);
extern template std::vector<Step> all_steps_within(SearchBudget&, const Board<TwentyFive>&,
                                                   const TechniqueSet&, const std::stop_token&);
extern template std::optional<Step> next_step(const Board<TwentyFive>&, const TechniqueSet&,
                                              const std::stop_token&);
extern template std::optional<Step> next_step_within(SearchBudget&, const Board<TwentyFive>&,
                                                     const TechniqueSet&, const std::stop_token&);

}  // namespace gridmates::sudoku
