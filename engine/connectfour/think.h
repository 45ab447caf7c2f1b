// How a computer evaluates a position. Pure except for the random numbers drawn; any thread.
#pragma once

#include <cstdint>

#include "engine/connectfour/rules.h"
#include "engine/core/random.h"
#include "engine/core/search.h"

namespace gridmates::connectfour {

// How well a computer plays.
struct Skill {
  int plies = 1;                          // search depth
  std::uint32_t overlooked_permille = 0;  // chance to overlook a line of four in this move
};

// The skill of a level, 1 to 6.
Skill skill_of(int level);
inline constexpr int kBestLevel = 6;

// The best columns, by a search of at most `max_nodes` positions. `random` only decides what is
// overlooked.
core::Found think(const Position& position, const Skill& skill, std::uint64_t max_nodes,
                  core::Random& random);

// The move that a computer of this skill makes; nullopt when the game is over.
std::optional<Move> choose(const Position& position, const Skill& skill, std::uint64_t max_nodes,
                           core::Random& random);

}  // namespace gridmates::connectfour
