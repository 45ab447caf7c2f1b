#include "tests/contract/computer_player.h"

#include "engine/core/seeds.h"

namespace gridmates::contract {
namespace {

using core::Bytes;
using core::Level;
using core::Match;
using core::Seat;

// Enough to play well, and small enough for many matches.
constexpr std::uint32_t kBudget = 5'000;
// A match of computers ends long before this many moves.
constexpr int kMostMoves = 5'000;

class ComputerMatch {
 public:
  ComputerMatch(const core::Game& game, std::span<const Level> levels, const core::Seed& seed)
      : game_(game),
        levels_(levels),
        seed_(seed),
        board_(*game.make_board(game.default_options(), seed, std::nullopt)),
        match_(*game.start(board_)) {}

  void play() {
    for (int i = 0; i < kMostMoves && violations_.empty() && !match_.outcome().over(); ++i) {
      move_number_ = i;
      const Seat seat = seat_to_move();
      expect_nothing_out_of_turn();
      (void)choose(seat, 1);
      if (const auto move = choose(seat, kBudget)) make(seat, *move);
    }
    if (!violations_.empty()) return;
    if (!match_.outcome().over()) violations_.emplace_back("computers come to no end");
    for (std::uint8_t seat = 0; seat < levels_.size(); ++seat) {
      if (answer(Seat(seat), kBudget)) violations_.emplace_back("the computer moves after the end");
    }
  }

  Violations take_violations() { return std::move(violations_); }
  const Match& match() const { return match_; }

 private:
  // If both seats may move at once, they take turns.
  Seat seat_to_move() const {
    const Seat next(static_cast<std::uint8_t>(move_number_ % levels_.size()));
    return match_.to_move().contains(next) ? next : match_.to_move().first();
  }
  std::optional<Bytes> answer(Seat seat, std::uint32_t budget) const {
    core::Random random(core::seed_of(seed_, static_cast<std::uint64_t>(move_number_)));
    return game_.choose(match_.view({core::Viewer::Kind::kPlayer, seat}), seat, levels_[seat.value],
                        budget, random);
  }
  std::optional<Bytes> choose(Seat seat, std::uint32_t budget) {
    const auto move = answer(seat, budget);
    if (!move && budget > 1) violations_.emplace_back("the computer finds no move in its turn");
    if (move != answer(seat, budget))
      violations_.emplace_back("the computer does not choose the same again");
    Match copy = match_;
    if (!move) return std::nullopt;
    const auto played = copy.play(seat, *move);
    if (!played && played.error().code != core::RefusalCode::kNeedsBoard)
      violations_.emplace_back("the computer's move is refused");
    return move;
  }
  void expect_nothing_out_of_turn() {
    for (std::uint8_t seat = 0; seat < levels_.size(); ++seat) {
      if (!match_.to_move().contains(Seat(seat)) && answer(Seat(seat), kBudget))
        violations_.emplace_back("the computer moves out of turn");
    }
  }
  void make(Seat seat, const Bytes& move) {
    const auto played = match_.play(seat, move);
    if (played || played.error().code != core::RefusalCode::kNeedsBoard) return;
    board_ = *game_.make_board(*game_.options_of(board_), seed_, move);
    match_ = *game_.start(board_);
    if (!match_.play(seat, move)) violations_.emplace_back("the first move is refused");
  }

  const core::Game& game_;
  std::span<const Level> levels_;
  core::Seed seed_;
  Bytes board_;
  Match match_;
  int move_number_ = 0;
  Violations violations_;
};

}  // namespace

Violations check_computers(const core::Game& game, std::span<const Level> levels,
                           const core::Seed& seed, std::optional<Match>* played) {
  ComputerMatch match(game, levels, seed);
  match.play();
  if (played != nullptr) *played = match.match();
  return match.take_violations();
}

}  // namespace gridmates::contract
