// What a position of a game has to say for a search, and what a search finds. Plain values; any
// thread.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/random.h"
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

  // One of the best, chosen at random.
  std::optional<SearchMove> pick(Random& random) const {
    if (best.empty()) return std::nullopt;
    return best[random.below(static_cast<std::uint32_t>(best.size()))];
  }
};

}  // namespace gridmates::core
