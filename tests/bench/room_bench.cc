// What a room costs the serving thread besides its views: copying it, hashing its state, applying
// an event. By game, in the middle of a match of some players after many moves.
#include <benchmark/benchmark.h>

#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "engine/minesweeper/rules.h"
#include "engine/sudoku/rules.h"
#include "engine/tictactoe/rules.h"
#include "server/room/room.h"
#include "tests/bench/bench.h"

namespace gridmates::room {
namespace {

struct Kind {
  const char* game;
  core::Table table;
  std::uint32_t people;
  std::size_t moves;
  core::Bytes (*move)(core::Random& random);
};

core::Bytes mark(core::Random& random) {
  return core::encode(tictactoe::Move{static_cast<std::uint8_t>(random.below(tictactoe::kCells))});
}
core::Bytes write(core::Random& random) {
  const auto cell = static_cast<std::uint8_t>(random.below(sudoku::kCells));
  const auto digit = static_cast<std::uint8_t>(1 + random.below(sudoku::kSide));
  if (random.below(2) == 0) return core::encode(sudoku::Move{sudoku::Set{cell, digit}});
  return core::encode(sudoku::Move{sudoku::Note{cell, sudoku::only(digit)}});
}
// A flag, sometimes an opening: the field is laid by the first opening.
core::Bytes flag(core::Random& random) {
  const auto cell = static_cast<minesweeper::Cell>(random.below(81));
  if (random.below(30) == 0) return core::encode(minesweeper::Move{minesweeper::Open{40}});
  if (random.below(2) == 0) return core::encode(minesweeper::Move{minesweeper::Flag{cell}});
  return core::encode(minesweeper::Move{minesweeper::Clear{cell}});
}

constexpr std::array kKinds = {
    Kind{"tictactoe", core::Table::kVersus, 2, 4, mark},
    Kind{"sudoku", core::Table::kCoop, 2, 900, write},
    Kind{"sudoku", core::Table::kRace, 6, 900, write},
    Kind{"minesweeper", core::Table::kCoop, 6, 200, flag},
};

// Plays a room of this kind by random legal moves.
class Playing {
 public:
  explicit Playing(const Kind& kind) : kind_(kind), rules_(*all_games().find(kind.game)) {
    BoardChosen chosen;
    const core::Bytes options = *rules_.at_table(rules_.default_options(), kind.table);
    chosen.options = core::Blob<limits::kOptionsBytes>(options);
    chosen.board = core::Blob<limits::kBoardBytes>(
        *rules_.make_board(options, core::seed_from(1), std::nullopt));
    take(Room::open(all_games(), {"KITE-42", kind.game, kind.table, false, person(0), chosen}, {}));
    for (std::uint32_t i = 1; i < kind.people; ++i) ask(i, Join{});
    ask(0, Start{});
    now_.room_ms = 2 * limits::kCountdownMs;
    for (std::size_t made = 0; made < kind.moves;) {
      if (ask(random_.below(kind.people), Play{kind.move(random_)})) ++made;
    }
  }
  // A move that is legal now.
  Event next() {
    for (;;) {
      const std::uint32_t who = random_.below(kind_.people);
      const auto made = room_.decide({person(who), Play{kind_.move(random_)}}, now_);
      if (const auto* events = std::get_if<std::vector<Event>>(&made)) return events->front();
    }
  }
  const Room& room() const { return room_; }

 private:
  static Identity person(std::uint32_t i) { return {PlayerId(1 + i), "Ada " + std::to_string(i)}; }
  template <class Decided>
  bool take(const Decided& decided) {
    const auto* events = std::get_if<std::vector<Event>>(&decided);
    if (events == nullptr) return false;
    for (const Event& event : *events) {
      if (!room_.evolve(event)) bench::give_up("an event cannot follow");
    }
    return true;
  }
  bool ask(std::uint32_t who, Ask ask) {
    const Decision decision = room_.decide({person(who), ask}, now_);
    const auto* wanted = std::get_if<NeedsWork>(&decision);
    if (wanted == nullptr) return take(decision);
    auto& play = std::get<Play>(ask);
    const auto board = rules_.make_board(rules_.default_options(), core::seed_from(1), play.move);
    if (!board) return false;
    play.laid = Laid{wanted->match, *board};
    return take(room_.decide({person(who), ask}, now_));
  }

  const Kind& kind_;
  const core::Game& rules_;
  core::Random random_{core::seed_from(2)};
  Room room_{all_games()};
  Now now_;
};

void name(benchmark::State& state, const Kind& kind) {
  state.SetLabel(std::string(kind.game) + ", " + std::to_string(kind.people) + " players");
}

void copy_room(benchmark::State& state) {
  const Kind& kind = kKinds[static_cast<std::size_t>(state.range(0))];
  const Playing playing(kind);
  for (auto _ : state) {
    Room copy = playing.room();
    benchmark::DoNotOptimize(copy);
  }
  name(state, kind);
}
BENCHMARK(copy_room)->DenseRange(0, kKinds.size() - 1);

// Applying an event, including the copy of the room.
void evolve_room(benchmark::State& state) {
  const Kind& kind = kKinds[static_cast<std::size_t>(state.range(0))];
  Playing playing(kind);
  const Event event = playing.next();
  for (auto _ : state) {
    Room copy = playing.room();
    benchmark::DoNotOptimize(copy.evolve(event));
  }
  name(state, kind);
}
BENCHMARK(evolve_room)->DenseRange(0, kKinds.size() - 1);

// The same and the hash of the new state, as for a batch of one event.
void evolve_and_hash(benchmark::State& state) {
  const Kind& kind = kKinds[static_cast<std::size_t>(state.range(0))];
  Playing playing(kind);
  const Event event = playing.next();
  for (auto _ : state) {
    Room copy = playing.room();
    if (!copy.evolve(event)) bench::give_up("an event cannot follow");
    benchmark::DoNotOptimize(copy.state_hash());
  }
  name(state, kind);
}
BENCHMARK(evolve_and_hash)->DenseRange(0, kKinds.size() - 1);

}  // namespace
}  // namespace gridmates::room

BENCHMARK_MAIN();
