// What a computer thinks of a position: the best moves, and what it is worth as far as that is
// known. Pure but for the random numbers drawn; any thread.
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
  int plies = 1;                          // looked ahead
  int threes = 0;                         // threats of the second kind in a row that it works out
  std::uint32_t overlooked_permille = 0;  // chance that it overlooks a line in this move
};

// The skill of a level, 1 to 6, on a board of this variant.
Skill skill_of(int level, const Variant& variant);
inline constexpr int kBestLevel = 6;

enum class Value : std::uint8_t { kUnknown, kLoss, kDraw, kWin };

struct Thought {
  std::vector<CellNumber> best;   // equally good; none where the game is over
  Value value = Value::kUnknown;  // for who is to move
  int score = 0;                  // how good it looks for them, 0 for even
  std::uint64_t nodes = 0;
  std::vector<CellNumber> line;  // how play may go on
};

// Of a position in which X and O take turns, by a search that looks at `max_nodes` positions at
// most. `random` only says what is overlooked.
Thought think(const Position& position, const Variant& variant, const Skill& skill,
              std::uint64_t max_nodes, core::Random& random);

// The move that a computer of this skill makes in this state, also in an opening; nothing when the
// game is over.
std::optional<Move> choose(const State& state, const Skill& skill, std::uint64_t max_nodes,
                           core::Random& random);

// What the estimate says for who is to move, above 0 when they stand better: for openings.
int estimate(const Position& position, const Variant& variant);

}  // namespace gridmates::tictactoe
