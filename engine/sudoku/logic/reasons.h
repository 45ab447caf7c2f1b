// Why a step holds: one sentence template for every group of techniques. Pure functions; any
// thread.
//
// Each returns the text between "X-Wing: " and the full stop, including the conclusions. They read
// the fields of a step that its finder documents as filled.
#pragma once

#include <string>

#include "engine/sudoku/logic/words.h"

namespace gridmates::sudoku {

// singles.h, locked.h, subsets.h
std::string why_full_house(const Words& words);
std::string why_hidden_single(const Words& words);
std::string why_naked_single(const Words& words);
std::string why_locked(const Words& words);
std::string why_naked_subset(const Words& words);
std::string why_hidden_subset(const Words& words);

// fish.h, single_digit.h, wings.h
std::string why_fish(const Words& words);
std::string why_two_links(const Words& words);
std::string why_empty_rectangle(const Words& words);
std::string why_wing(const Words& words);
std::string why_w_wing(const Words& words);

// uniqueness.h
std::string why_last_corner(const Words& words);
std::string why_common_extra(const Words& words);
std::string why_corner_subset(const Words& words);
std::string why_locked_corners(const Words& words);
std::string why_crossed_corners(const Words& words);
std::string why_avoidable_corner(const Words& words);
std::string why_avoidable_extra(const Words& words);
std::string why_grave(const Words& words);

// colouring.h, chains.h, forcing.h
std::string why_colouring(const Words& words);
std::string why_remote_pair(const Words& words);
std::string why_chain(const Words& words);
std::string why_forcing_chain(const Words& words);
std::string why_forcing_net(const Words& words);

// als.h, sue_de_coq.h
std::string why_almost_locked(const Words& words);
std::string why_blossom(const Words& words);
std::string why_sue_de_coq(const Words& words);

}  // namespace gridmates::sudoku
