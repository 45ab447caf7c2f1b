// The search behind a computer player for two who move in turn and see everything: negamax with
// alpha-beta pruning (Knuth and Moore, 1975), deepened ply by ply within a budget of nodes. Pure;
// any thread.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/computer_player.h"
#include "engine/core/random.h"

namespace gridmates::core {

// A position of such a game, seen by who is to move.
template <class P>
concept SearchPosition = requires(const P& position, std::uint8_t move) {
  // Whether who is to move has lost, by the other one's last move.
  { position.is_lost() } -> std::same_as<bool>;
  // The legal moves, good ones first: pruning is better then. None: a draw, unless it is lost.
  { position.moves() } -> std::same_as<std::vector<std::uint8_t>>;
  { position.after(move) } -> std::same_as<P>;
  // How good an undecided position looks, between -kWonScore / 2 and kWonScore / 2.
  { position.estimate() } -> std::same_as<int>;
};

// The score of a position that is won at once. Each ply until the win takes 1 off it.
inline constexpr int kWonScore = 10'000;

namespace detail {

template <SearchPosition P>
class Search {
 public:
  explicit Search(std::uint32_t max_nodes) : nodes_left_(max_nodes) {}
  bool is_out_of_budget() const { return nodes_left_ == 0; }

  // The score for who is to move; a bound of it where it is not between alpha and beta.
  int score(const P& position, int depth, int alpha, int beta) {
    if (is_out_of_budget()) return 0;
    --nodes_left_;
    if (position.is_lost()) return -kWonScore;
    const std::vector<std::uint8_t> moves = position.moves();
    if (moves.empty()) return 0;
    if (depth == 0) return position.estimate();
    int best = -kWonScore;
    for (const std::uint8_t move : moves) {
      best = std::max(best, score_of_move(position, move, depth, alpha, beta));
      alpha = std::max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  // A ply nearer to its end a result counts for more, so that wins come soon and losses late.
  int score_of_move(const P& position, std::uint8_t move, int depth, int alpha, int beta) {
    const int reply = -score(position.after(move), depth - 1, -nearer(beta), -nearer(alpha));
    return reply > kWonScore / 2 ? reply - 1 : reply < -kWonScore / 2 ? reply + 1 : reply;
  }

 private:
  // The bound before score_of_move() takes its ply off.
  static int nearer(int bound) {
    return bound > kWonScore / 2 ? bound + 1 : bound < -kWonScore / 2 ? bound - 1 : bound;
  }

  std::uint32_t nodes_left_;
};

}  // namespace detail

// The moves that are best as far as `max_depth` plies (at least 1) show, or as many of these as
// `max_nodes` positions allow; all of them are equally good. None where no move is legal.
template <SearchPosition P>
std::vector<std::uint8_t> best_moves(const P& position, int max_depth, std::uint32_t max_nodes) {
  const std::vector<std::uint8_t> moves = position.moves();
  std::vector<std::uint8_t> best = moves;
  detail::Search<P> search(max_nodes);
  for (int depth = 1; depth <= max_depth && moves.size() > 1; ++depth) {
    std::vector<std::uint8_t> good;
    int highest = -2 * kWonScore;
    for (const std::uint8_t move : moves) {
      // One less than the highest, so that a move that is as good differs from a worse one.
      const int score = search.score_of_move(position, move, depth, highest - 1, 2 * kWonScore);
      if (search.is_out_of_budget()) return best;
      if (score > highest) good.clear();
      highest = std::max(highest, score);
      if (score == highest) good.push_back(move);
    }
    best = std::move(good);
    if (highest > kWonScore / 2 || highest < -kWonScore / 2) break;  // decided
  }
  return best;
}

// How many plies each level looks ahead.
struct Plies {
  int easy = 1;
  int medium = 1;
  int hard = 1;

  int of(Level level) const {
    if (level == Level::kHard) return hard;
    return level == Level::kMedium ? medium : easy;
  }
};

// One of the moves that are best for this level, at random. None where no move is legal.
template <SearchPosition P>
std::optional<std::uint8_t> choose_move(const P& position, const Plies& plies, Level level,
                                        std::uint32_t max_nodes, Random& random) {
  const auto best = best_moves(position, plies.of(level), max_nodes);
  if (best.empty()) return std::nullopt;
  return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace gridmates::core
