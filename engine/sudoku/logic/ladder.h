// The ladder: which technique a person would try next, and how far the techniques lead. Pure
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

// The limits of a walk up the ladder.
struct LadderOptions {
  TechniqueSet techniques = TechniqueSet::all();
  std::uint32_t max_steps = 4 * 625;  // steps a path may have
  std::stop_token stop{};
  std::uint64_t max_nets = SearchBudget::kNoLimit;  // the limit of all searches together
  std::function<void()> on_step{};                  // called after each step
  std::vector<DigitSet> candidates{};  // of each empty cell; empty: those that the givens leave
};

// The first step of the first technique of the ladder that applies; nullopt if none does, or if the
// search was stopped or its budget is spent.
template <class Capacity>
std::optional<Step> next_step(const Board<Capacity>& board, const TechniqueSet& techniques,
                              const std::stop_token& stop = {});
template <class Capacity>
std::optional<Step> next_step_within(SearchBudget& budget, const Board<Capacity>& board,
                                     const TechniqueSet& techniques, const std::stop_token& stop);

// All steps of the techniques on this board, simpler techniques first; if the budget ends, those
// found so far.
template <class Capacity>
std::vector<Step> all_steps_within(SearchBudget& budget, const Board<Capacity>& board,
                                   const TechniqueSet& techniques, const std::stop_token& stop);

// The path from a position as far as the techniques lead.
struct Path {
  std::vector<Step> steps;
  bool solved = false;
  bool was_ended = false;  // by the budget or the stop token: the techniques may lead further
  std::uint64_t nets_left = 0;
  Digits end;                                       // the grid after the last step
  std::vector<DigitSet> candidates;                 // of each empty cell in that grid
  std::array<std::uint16_t, kTechniques> counts{};  // steps by technique
};

// The path of a puzzle; the same for the same options everywhere, unless it is stopped early.
// `givens` must have the shape's size, with digits 1 to its side; with a clash the path is empty.
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
