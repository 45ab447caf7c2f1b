// The recursion of engine/core/search.h. Include that instead.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/core/search_position.h"
#include "engine/core/transpositions.h"

namespace gridmates::core::detail {

template <SearchPosition P>
class AlphaBeta {
 protected:
  // A table sized for a search of `nodes` positions, of which `nodes_left` may be searched for now.
  AlphaBeta(P position, std::uint64_t nodes, std::uint64_t nodes_left)
      : position_(std::move(position)), table_(nodes), nodes_left_(nodes_left) {}

  // The score for the player to move; only a bound of it if it is not between alpha and beta.
  int score(int depth, int alpha, int beta) {
    if (nodes_left_ == 0) is_out_of_budget_ = true;
    if (is_out_of_budget_) return 0;
    --nodes_left_;
    ++nodes_;
    const Bounds bounds = position_.bounds();
    if (bounds.least == bounds.most) return bounds.least;
    if (bounds.least >= beta) return bounds.least;
    if (bounds.most <= alpha) return bounds.most;
    alpha = std::max(alpha, bounds.least);
    beta = std::min(beta, bounds.most);
    const std::uint64_t key = position_.key();
    const Transposition* known = table_.find(key);
    if (known != nullptr && known->depth >= depth && known->bounds_score(alpha, beta)) {
      reached_horizon_ = reached_horizon_ || known->depth != Transposition::kToTheEnd;
      return known->score;
    }
    if (depth == 0) {
      reached_horizon_ = true;
      return std::clamp(position_.estimate(), bounds.least, bounds.most);
    }
    return score_of_moves(depth, alpha, beta, key, known);
  }

  int score_of_moves(int depth, int alpha, int beta, std::uint64_t key,
                     const Transposition* known) {
    MoveList moves;
    position_.list_moves(moves);
    if (known != nullptr) {
      const auto first = std::ranges::find(moves, known->move);
      if (first != moves.end()) std::rotate(moves.begin(), first, first + 1);
    }
    const bool horizon_before = std::exchange(reached_horizon_, moves.is_cut);
    const int alpha_before = alpha;
    int best = -kWonScore;
    SearchMove best_move = moves.empty() ? SearchMove{0} : *moves.begin();
    for (const SearchMove move : moves) {
      // The first move is searched in full; the others first only to see whether one is better.
      const bool is_first = best == -kWonScore;
      int score = score_of_move(move, depth, alpha, is_first ? beta : alpha + 1);
      if (!is_first && score > alpha && score < beta) {
        score = score_of_move(move, depth, alpha, beta);
      }
      if (is_out_of_budget_) return 0;
      if (score > best) best_move = move;
      best = std::max(best, score);
      alpha = std::max(alpha, best);
      if (alpha >= beta) break;
    }
    if (moves.is_cut && is_lost(best)) best = -kWonScore / 2;  // not proved
    if (is_won(best)) reached_horizon_ = false;
    table_.put(key, depth, reached_horizon_, best, alpha_before, beta, best_move);
    reached_horizon_ = reached_horizon_ || horizon_before;
    return best;
  }

  // A result counts for one more per ply it is nearer, so that wins come soon and losses late.
  int score_of_move(SearchMove move, int depth, int alpha, int beta) {
    position_.make(move);
    const int reply = -score(depth - 1, -nearer(beta), -nearer(alpha));
    position_.unmake(move);
    return is_won(reply) ? reply - 1 : is_lost(reply) ? reply + 1 : reply;
  }
  // Widens a bound by the ply that score_of_move() takes off.
  static int nearer(int bound) {
    return is_won(bound) ? bound + 1 : is_lost(bound) ? bound - 1 : bound;
  }

  P position_;
  TranspositionTable table_;
  std::uint64_t nodes_left_ = 0;
  std::uint64_t nodes_ = 0;
  bool is_out_of_budget_ = false;
  bool reached_horizon_ = false;  // something was estimated or left out since this was last cleared
};

}  // namespace gridmates::core::detail
