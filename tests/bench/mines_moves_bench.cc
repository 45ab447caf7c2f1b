// CPU time of a move of Minesweeper under each law, by the kind of move, and of a view after a hit.
// docs/MINESWEEPER.md has the figures.
//
//     mines_moves_bench [--games N] [--moves N] [WIDTHxHEIGHTnMINES]...
//
// Two players play one game per seed, at most this many moves each (an opening or a chord; flags do
// not count). The careful one flags provable mines, chords where that opens something, otherwise
// opens the safest cell. The careless one opens any closed cell, or chords any number after
// flagging as many random cells around it as it says. After the last life they vote to go on. Every
// opening and every chord is measured, with its copy of the state; after each hit a view is
// measured.
#include <algorithm>
#include <cstdio>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/minesweeper/opening.h"
#include "engine/minesweeper/rules.h"
#include "engine/minesweeper/solver/odds.h"
#include "tests/bench/bench.h"
#include "tests/bench/mines_size.h"

namespace gridmates::minesweeper {
namespace {

struct Order {
  std::uint64_t games = 5;
  std::uint64_t moves = 300;
  std::vector<Size> fields;
};

// The times by kind, in microseconds.
struct Times {
  std::vector<double> opens, chords, views;
};

template <class Do>
double us_of(Do what) {
  const double begin = bench::cpu_seconds();
  what();
  return (bench::cpu_seconds() - begin) * 1e6;
}

// A player of one field.
class Player {
 public:
  Player(const Size& size, GuessPolicy law, std::uint64_t seed) : random_(core::seed_from(seed)) {
    Options options;
    options.shape = size.shape;
    options.mines = size.mines;
    options.guessing = law;
    options.lives = kMaxLives;
    options.go_on = true;
    const Shape shape = size.shape;
    const Move first{Open{shape.at(shape.width / 2u, shape.height / 2u)}};
    state_ = *Rules::start(*Rules::make_board(options, core::seed_from(seed), &first));
    make(first);
  }

  bool over() const { return Rules::outcome(state_).over(); }
  Move careful();
  Move careless();
  void take(const Move& move, Times& times);

 private:
  // False if the rules refuse the move.
  bool make(const Move& move) {
    auto next = Rules::play(state_, core::Seat(0), move);
    if (next) state_ = std::move(*next);
    return next.ok();
  }
  bool is_number(Cell cell) const { return state_.open.has(cell) && !state_.board.mines.has(cell); }
  bool is_free(Cell cell) const { return !state_.open.has(cell) && !state_.flags.has(cell); }
  void flag_around(Cell number);

  core::Random random_;
  State state_;
};

Move Player::careful() {
  const Odds known = odds(position_of(state_));
  known.mined.each([&](Cell cell) {
    if (!state_.flags.has(cell)) make({Flag{cell}});
  });
  Cell safest = kMaxCells;
  for (Cell cell = 0; cell < state_.board.options.shape.cells(); ++cell) {
    if (is_number(cell) && !matched_around(state_, cell).empty()) return {Chord{cell}};
    if (!is_free(cell) || !known.decided) continue;
    if (safest == kMaxCells || known.mine[cell] < known.mine[safest]) safest = cell;
  }
  return safest == kMaxCells ? careless() : Move{Open{safest}};
}

// Flags random cells, as many as the number says, if one cell is left to open.
void Player::flag_around(Cell number) {
  std::vector<Cell> closed;
  int missing = number_at(state_.board.field(), number);
  for (const Cell near : Neighbours(state_.board.options.shape, number)) {
    if (is_free(near)) {
      closed.push_back(near);
    } else if (!is_number(near)) {
      --missing;
    }
  }
  if (missing < 0 || missing >= static_cast<int>(closed.size())) return;
  random_.shuffle(std::span(closed));
  for (int i = 0; i < missing; ++i) make({Flag{closed[static_cast<std::size_t>(i)]}});
}

Move Player::careless() {
  const auto cells = state_.board.options.shape.cells();
  const std::uint32_t from = random_.below(cells);
  const bool chords = random_.below(2) == 0;
  for (std::uint32_t i = 0; i < cells; ++i) {
    const auto cell = static_cast<Cell>((from + i) % cells);
    if (!chords && is_free(cell)) return {Open{cell}};
    if (!chords || !is_number(cell)) continue;
    flag_around(cell);
    if (!matched_around(state_, cell).empty()) return {Chord{cell}};
  }
  return {GiveUp{}};
}

void Player::take(const Move& move, Times& times) {
  const std::uint32_t plies = state_.plies;
  const std::uint16_t lives = state_.lives;
  const double us = us_of([&] { make(move); });
  if (state_.plies == plies) return;
  if (std::holds_alternative<Open>(move.action)) times.opens.push_back(us);
  if (std::holds_alternative<Chord>(move.action)) times.chords.push_back(us);
  if (state_.lives < lives) times.views.push_back(us_of([&] { Rules::view(state_, {}); }));
  if (is_voting(state_)) make({Vote{true}});
}

void print(const std::string& who, const char* what, std::vector<double> us) {
  if (us.empty()) return;
  std::sort(us.begin(), us.end());
  std::printf("%-32s %-16s %6zu  median %9.1f us  p99 %9.1f us  most %9.1f us\n", who.c_str(), what,
              us.size(), us[us.size() / 2], us[us.size() * 99 / 100], us.back());
  std::fflush(stdout);
}

void measure(const Order& order, const Size& size, GuessPolicy law, bool careful) {
  Times times;
  for (std::uint64_t seed = 1; seed <= order.games; ++seed) {
    Player player(size, law, seed);
    for (std::uint64_t i = 0; i < order.moves && !player.over(); ++i) {
      player.take(careful ? player.careful() : player.careless(), times);
    }
  }
  const std::string who =
      name_of(size) + " " + std::string(name_of(law)) + (careful ? " careful" : " careless");
  print(who, "open", std::move(times.opens));
  print(who, "chord", std::move(times.chords));
  print(who, "view after a hit", std::move(times.views));
}

Order read_order(int argc, char** argv) {
  Order order;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (!word.starts_with("--")) {
      order.fields.push_back(read_size(word));
    } else if (i + 1 < argc && word == "--games") {
      order.games = bench::number(argv[++i]);
    } else if (i + 1 < argc && word == "--moves") {
      order.moves = bench::number(argv[++i]);
    } else {
      bench::give_up(word + " means nothing, or needs a value.");
    }
  }
  if (order.fields.empty()) order.fields = {{{30, 16}, 99}, {{50, 50}, 500}};
  return order;
}

}  // namespace
}  // namespace gridmates::minesweeper

int main(int argc, char** argv) {
  using namespace gridmates::minesweeper;
  const auto order = read_order(argc, argv);
  for (const auto& size : order.fields) {
    for (const GuessPolicy law :
         {GuessPolicy::kStandard, GuessPolicy::kSpeed, GuessPolicy::kStrict, GuessPolicy::kKind}) {
      for (const bool careful : {true, false}) measure(order, size, law, careful);
    }
  }
}
