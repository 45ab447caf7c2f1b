// The search behind computer players of two-player games with alternate moves and full information:
// negamax with alpha-beta pruning (Knuth and Moore, 1975), null windows for all moves but the first
// (Marsland and Campbell, 1982) and a transposition table (Greenblatt, Eastlake and Crocker, 1967),
// iteratively deepened ply by ply within a budget of nodes. Pure; any thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/alpha_beta.h"
#include "engine/core/search_position.h"  // IWYU pragma: export

namespace gridmates::core {

// Finds the best of the given root moves, when the others are known to lose, or of all moves that
// the position lists when none are given.
template <SearchPosition P>
class Search : private detail::AlphaBeta<P> {
 public:
  Search(P position, const SearchLimits& limits)
      : detail::AlphaBeta<P>(std::move(position), limits.nodes,
                             limits.nodes - std::min(limits.proof_nodes,
                                                     std::max<std::uint64_t>(limits.nodes, 1) - 1)),
        limits_(limits) {}

  Found run(const std::vector<SearchMove>& only = {}) {
    MoveList moves;
    position_.list_moves(moves);
    std::vector<SearchMove> order(moves.begin(), moves.end());
    if (!only.empty()) order = only;
    Found found;
    if (!order.empty()) found.best = {order.front()};
    const bool is_cut = moves.is_cut;
    for (int plies = 1; plies <= limits_.plies && !order.empty(); ++plies) {
      reached_horizon_ = false;
      if (!look(plies, order, found)) break;
      found.plies = plies;
      const bool lost = is_lost(found.score);
      found.is_exact = is_won(found.score) || (!is_cut && (lost || !reached_horizon_));
      if (is_won(found.score) || lost || !reached_horizon_) break;
    }
    if (!found.is_exact && !is_cut && limits_.proof_nodes > 0) prove(order, found);
    found.nodes = nodes_;
    if (!found.best.empty()) found.line = line_from(found.best.front());
    return found;
  }

 private:
  // Searches all moves to this depth, moves the best to the front; false if the budget ends first.
  bool look(int plies, std::vector<SearchMove>& order, Found& found) {
    std::vector<SearchMove> good;
    int highest = -2 * kWonScore;
    for (const SearchMove move : order) {
      // The window starts below the highest, so that an equally good move differs from a worse one.
      int score = 0;
      if (!good.empty()) score = score_of_move(move, plies, highest - 1, highest + 1);
      if (good.empty() || score > highest) {
        score = score_of_move(move, plies, highest - 1, 2 * kWonScore);
      }
      if (is_out_of_budget_) return false;
      if (score > highest) good.clear();
      highest = std::max(highest, score);
      if (score == highest) good.push_back(move);
    }
    std::vector<SearchMove> next = good;
    for (const SearchMove move : order) {
      if (std::ranges::find(good, move) == good.end()) next.push_back(move);
    }
    order = std::move(next);
    found.best = std::move(good);
    found.score = highest;
    return true;
  }

  // Proves whether the player to move wins, draws or loses, and finds a move that does so.
  void prove(const std::vector<SearchMove>& order, Found& found) {
    constexpr int kDeep = Transposition::kToTheEnd - 1;
    nodes_left_ += std::min(limits_.proof_nodes, limits_.nodes - nodes_ - nodes_left_);
    is_out_of_budget_ = false;
    for (const int least : {1, 0}) {  // a win, a draw
      for (const SearchMove move : order) {
        const int score = score_of_move(move, kDeep, least - 1, least);
        if (is_out_of_budget_) return;
        if (score < least) continue;
        found.best = {move};
        found.score = least == 1 ? kWonScore / 2 + 1 : 0;
        found.is_exact = true;
        return;
      }
    }
    found.score = -kWonScore / 2 - 1;
    found.is_exact = true;
  }

  std::vector<SearchMove> line_from(SearchMove first) {
    constexpr std::size_t kMostMoves = 40;
    std::vector<SearchMove> line = {first};
    position_.make(first);
    while (line.size() < kMostMoves) {
      const Bounds bounds = position_.bounds();
      const Transposition* known = table_.find(position_.key());
      if (bounds.least == bounds.most || known == nullptr) break;
      MoveList moves;
      position_.list_moves(moves);
      if (std::ranges::find(moves, known->move) == moves.end()) break;
      line.push_back(known->move);
      position_.make(known->move);
    }
    for (std::size_t i = line.size(); i-- > 0;) position_.unmake(line[i]);
    return line;
  }

  using Base = detail::AlphaBeta<P>;
  using Base::is_out_of_budget_;
  using Base::nodes_;
  using Base::nodes_left_;
  using Base::position_;
  using Base::reached_horizon_;
  using Base::score_of_move;
  using Base::table_;

  SearchLimits limits_;
};

}  // namespace gridmates::core
