// How a computer evaluates a position: the best moves, and the position's value as far as it is
// known. Pure except for the random numbers drawn; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/search.h"
#include "engine/tictactoe/grid.h"
#include "engine/tictactoe/rules.h"

namespace gridmates::tictactoe {

// How well a computer plays.
struct Skill {
  int plies = 1;                          // search depth
  int threes = 0;                         // threats of the second kind in a row that it searches
  std::uint32_t overlooked_permille = 0;  // chance to overlook a line in this move
};

// The skill of a level, 1 to 6, on a board of this variant.
Skill skill_of(int level, const Variant& variant);
inline constexpr int kBestLevel = 6;

enum class Value : std::uint8_t { kUnknown, kLoss, kDraw, kWin };

struct Thought {
  std::vector<CellNumber> best;   // equally good; empty when the game is over
  Value value = Value::kUnknown;  // for the player to move
  int score = 0;                  // how good it looks for that player, 0 for even
  std::uint64_t nodes = 0;
  std::vector<CellNumber> line;  // the expected moves
};

// Evaluates a position in which X and O take turns, by a search of at most `max_nodes` positions.
// `random` only decides what is overlooked.
Thought think(const Position& position, const Variant& variant, const Skill& skill,
              std::uint64_t max_nodes, core::Random& random);

// The move that a computer of this skill makes in this state, also in an opening; nullopt when the
// game is over.
std::optional<Move> choose(const State& state, const Skill& skill, std::uint64_t max_nodes,
                           core::Random& random);

// The static estimate for the player to move, above 0 if that player stands better: for openings.
int estimate(const Position& position, const Variant& variant);

}  // namespace gridmates::tictactoe
