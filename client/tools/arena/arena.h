// Games of computers against each other, for every game of two who take turns. A game between two
// is the same again from the same number. Pure functions of what they get; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/ratings/glicko2.h"

namespace gridmates::tools::arena {

// Who plays: a name, and the move it makes in a seat.
struct Contestant {
  std::string name;
  std::function<std::optional<core::Bytes>(const core::MatchView&, core::Seat, core::Random&)>
      choose;
};

// A game's own computer at a level, with a budget of nodes a move.
Contestant computer(const core::Game& game, core::Level level, std::uint32_t nodes);

// How a game ended: for the first of the two 1, 0.5 or 0. A move that is refused loses.
struct Ended {
  double score = 0;
  int moves = 0;
  bool is_refused = false;
};
// The board in canonical bytes; the first player has the seat that begins in games of even numbers.
Ended play(const core::Game& game, const core::Bytes& board, const Contestant& first,
           const Contestant& second, std::uint64_t number);

struct Score {
  std::uint64_t won = 0, drawn = 0, lost = 0, refused = 0;

  void add(const Ended& game);
  std::uint64_t games() const { return won + drawn + lost; }
};

// `games_of_each_pair` games of each pair on `jobs` threads, and what follows for all of them.
struct Table {
  std::vector<ratings::Rating> ratings;
  std::vector<std::vector<Score>> scores;  // of each against each
  std::uint64_t games = 0;
  std::uint64_t refused = 0;
};
Table play_all(const core::Game& game, const core::Bytes& board,
               const std::vector<Contestant>& contestants, std::uint64_t games_of_each_pair,
               std::uint64_t seed, unsigned jobs);

}  // namespace gridmates::tools::arena
