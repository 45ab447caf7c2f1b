// The search behind a computer player for two who move in turn and see everything: negamax with
// alpha-beta pruning (Knuth and Moore, 1975), narrow windows for all moves but the first (Marsland
// and Campbell, 1982) and a transposition table (Greenblatt, Eastlake and Crocker, 1967), deepened
// ply by ply within a budget of nodes. Pure; any thread.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/transpositions.h"

namespace gridmates::core {

// The score of a position that is won at once. Each ply until the win takes 1 off it.
inline constexpr int kWonScore = 10'000;

constexpr bool is_won(int score) { return score > kWonScore / 2; }
constexpr bool is_lost(int score) { return score < -kWonScore / 2; }

// What is known of a position's score without a search. Both ends are the same where all is.
struct Bounds {
  int least = -kWonScore;
  int most = kWonScore;

  static constexpr Bounds exactly(int score) { return {score, score}; }
};

// Moves of a position, good ones first: pruning is better then.
class MoveList {
 public:
  static constexpr std::size_t kMost = 400;

  void add(SearchMove move) { moves_[size_++] = move; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  SearchMove* begin() { return moves_.data(); }
  SearchMove* end() { return moves_.data() + size_; }
  const SearchMove* begin() const { return moves_.data(); }
  const SearchMove* end() const { return moves_.data() + size_; }

  // Some legal moves that may be better are left out: a loss is not proved by these.
  bool is_cut = false;

 private:
  std::array<SearchMove, kMost> moves_;  // NOLINT(*-member-init): as many as size_ says
  std::size_t size_ = 0;
};

// A position of such a game, seen by who is to move.
template <class P>
concept SearchPosition = requires(P& position, const P& same, SearchMove move, MoveList& into) {
  // What is known at once: of a position that is over its score, which is -kWonScore when who is to
  // move has lost by the other one's last move. Where there is no move all is known.
  { same.bounds() } -> std::same_as<Bounds>;
  { same.list_moves(into) } -> std::same_as<void>;
  { position.make(move) } -> std::same_as<void>;
  // Takes the last move back, which was this one.
  { position.unmake(move) } -> std::same_as<void>;
  // Positions with the same key have the same score.
  { same.key() } -> std::same_as<std::uint64_t>;
  // How good an undecided position looks, between -kWonScore / 2 and kWonScore / 2.
  { same.estimate() } -> std::same_as<int>;
};

struct SearchLimits {
  int plies = 1;            // looked ahead at most
  std::uint64_t nodes = 1;  // positions looked at at most
  // The last part of these, in which only won, drawn and lost are told apart, to the end of the
  // game: that is less work than to find the nearest win or what looks best.
  std::uint64_t proof_nodes = 0;
};

// What a search has found. Moves are equally good as far as was looked.
struct Found {
  std::vector<SearchMove> best;  // none where no move is legal
  int score = 0;
  bool is_exact = false;  // no search finds another result: won, drawn or lost
  int plies = 0;          // looked ahead in full
  std::uint64_t nodes = 0;
  std::vector<SearchMove> line;  // how play may go on, the first of `best` first
};

// The best of these root moves, or of all that the position lists when they are none.
template <SearchPosition P>
class Search {
 public:
  Search(P position, const SearchLimits& limits)
      : position_(std::move(position)),
        limits_(limits),
        table_(limits.nodes),
        nodes_left_(limits.nodes - std::min(limits.proof_nodes, limits.nodes - 1)) {}

  Found run(const std::vector<SearchMove>& only = {}) {
    MoveList moves;
    position_.list_moves(moves);
    Found found;
    found.best.assign(moves.begin(), moves.end());
    if (!only.empty()) found.best = only;
    std::vector<SearchMove> order = found.best;
    const bool is_cut = moves.is_cut || (!only.empty() && only.size() < moves.size());
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
  // The scores of all moves this deep, the best to the front; false when the budget ends before.
  bool look(int plies, std::vector<SearchMove>& order, Found& found) {
    std::vector<SearchMove> good;
    int highest = -2 * kWonScore;
    for (const SearchMove move : order) {
      // One less than the highest, so that a move that is as good differs from a worse one.
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

  // Whether who is to move wins, draws or loses, and a move that does so.
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

  // The score for who is to move; a bound of it where it is not between alpha and beta.
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
      // The first move is looked at in full; of the others first only whether one is better.
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

  // A ply nearer to its end a result counts for more, so that wins come soon and losses late.
  int score_of_move(SearchMove move, int depth, int alpha, int beta) {
    position_.make(move);
    const int reply = -score(depth - 1, -nearer(beta), -nearer(alpha));
    position_.unmake(move);
    return is_won(reply) ? reply - 1 : is_lost(reply) ? reply + 1 : reply;
  }
  // The bound before score_of_move() takes its ply off.
  static int nearer(int bound) {
    return is_won(bound) ? bound + 1 : is_lost(bound) ? bound - 1 : bound;
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

  P position_;
  SearchLimits limits_;
  TranspositionTable table_;
  std::uint64_t nodes_left_ = 0;
  std::uint64_t nodes_ = 0;
  bool is_out_of_budget_ = false;
  bool reached_horizon_ = false;  // something was estimated, or left out, since it was cleared
};

}  // namespace gridmates::core
