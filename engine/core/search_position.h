// What a search requires of a game's position, and what a search finds. Plain values; any thread.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/transpositions.h"

namespace gridmates::core {

// The score of a position that is already won. Each ply until the win takes 1 off it.
inline constexpr int kWonScore = 10'000;

constexpr bool is_won(int score) { return score > kWonScore / 2; }
constexpr bool is_lost(int score) { return score < -kWonScore / 2; }

// What is known of a position's score without a search. The ends are equal if the score is known.
struct Bounds {
  int least = -kWonScore;
  int most = kWonScore;

  static constexpr Bounds exactly(int score) { return {score, score}; }
};

// Moves of a position, good ones first, which improves pruning.
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

  // Some legal moves that may be better are left out, so these moves cannot prove a loss.
  bool is_cut = false;

 private:
  std::array<SearchMove, kMost> moves_;  // NOLINT(*-member-init): as many as size_ says
  std::size_t size_ = 0;
};

// A position of a two-player game, seen by the player to move.
template <class P>
concept SearchPosition = requires(P& position, const P& same, SearchMove move, MoveList& into) {
  // What is known without a search. A position that is over has exactly its score, which is
  // -kWonScore if the other player's last move has won. So has a position without legal moves.
  { same.bounds() } -> std::same_as<Bounds>;
  { same.list_moves(into) } -> std::same_as<void>;
  { position.make(move) } -> std::same_as<void>;
  // Takes back `move`, which was the last one made.
  { position.unmake(move) } -> std::same_as<void>;
  // Positions with the same key have the same score.
  { same.key() } -> std::same_as<std::uint64_t>;
  // How good an undecided position looks, between -kWonScore / 2 and kWonScore / 2.
  { same.estimate() } -> std::same_as<int>;
};

struct SearchLimits {
  int plies = 1;            // searched at most
  std::uint64_t nodes = 1;  // searched at most
  // The last part of `nodes`, used to search to the end of the game for a win, draw or loss only:
  // that is less work than to find the nearest win or the best estimate.
  std::uint64_t proof_nodes = 0;
};

// What a search has found. The best moves are equally good as far as the search went.
struct Found {
  std::vector<SearchMove> best;  // empty when no move is legal
  int score = 0;
  bool is_exact = false;  // the result (won, drawn or lost) is proved
  int plies = 0;          // searched in full
  std::uint64_t nodes = 0;
  std::vector<SearchMove> line;  // the expected moves, beginning with the first of `best`

  // One of the best moves, chosen at random.
  std::optional<SearchMove> pick(Random& random) const {
    if (best.empty()) return std::nullopt;
    return best[random.below(static_cast<std::uint32_t>(best.size()))];
  }
};

}  // namespace gridmates::core
