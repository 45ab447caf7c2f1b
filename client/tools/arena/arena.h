// Games of computers against each other, for all games of two who take turns. The same number
// always gives the same game. Pure functions of their arguments; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/ratings/glicko2.h"

namespace gridmates::tools::arena {

// A player: a name, and a function that chooses its move in a seat.
struct Contestant {
  std::string name;
  std::function<std::optional<core::Bytes>(const core::MatchView&, core::Seat, core::Random&)>
      choose;
};

// A game's own computer at a level, with a budget of nodes per move.
Contestant computer(const core::Game& game, core::Level level, std::uint32_t nodes);

// The result of a game: 1, 0.5 or 0 for the first player. A refused move loses.
struct Ended {
  double score = 0;
  int moves = 0;
  bool is_refused = false;
};
// The board is in canonical bytes; in games with even numbers the first player has the first seat.
Ended play(const core::Game& game, const core::Bytes& board, const Contestant& first,
           const Contestant& second, std::uint64_t number);

struct Score {
  std::uint64_t won = 0, drawn = 0, lost = 0, refused = 0;

  void add(const Ended& game);
  std::uint64_t games() const { return won + drawn + lost; }
};

// The results of play_all(): `games_of_each_pair` games of each pair, on `jobs` threads.
struct Table {
  std::vector<ratings::Rating> ratings;
  std::vector<std::vector<Score>> scores;  // each against each
  std::uint64_t games = 0;
  std::uint64_t refused = 0;
};
Table play_all(const core::Game& game, const core::Bytes& board,
               const std::vector<Contestant>& contestants, std::uint64_t games_of_each_pair,
               std::uint64_t seed, unsigned jobs);

}  // namespace gridmates::tools::arena
