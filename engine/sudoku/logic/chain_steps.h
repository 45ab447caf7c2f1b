// Converts sequences of claims to parts of a step. Pure functions; any thread.
#pragma once

#include <span>
#include <vector>

#include "engine/sudoku/logic/links.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

template <class Capacity>
std::vector<Node> nodes_of(const Links<Capacity>& links, std::span<const Claim> claims);

// A step with this one chain; its cells, digits and units are those that the chain uses.
template <class Capacity>
Step step_with_chain(const Board<Capacity>& board, const Links<Capacity>& links,
                     std::span<const Claim> chain);

extern template std::vector<Node> nodes_of(const Links<Nine>&, std::span<const Claim>);
extern template std::vector<Node> nodes_of(const Links<TwentyFive>&, std::span<const Claim>);
extern template Step step_with_chain(const Board<Nine>&, const Links<Nine>&,
                                     std::span<const Claim>);
extern template Step step_with_chain(const Board<TwentyFive>&, const Links<TwentyFive>&,
                                     std::span<const Claim>);

}  // namespace gridmates::sudoku
