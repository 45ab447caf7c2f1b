// How fast the engine is: solver, generator, moves, views, deltas, canonical bytes.
#include <benchmark/benchmark.h>

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "engine/sudoku/generate/generate.h"
#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/rules.h"
#include "engine/sudoku/solver/solver.h"
#include "engine/tictactoe/rules.h"

namespace gridmates {
namespace {

using core::Bytes;
using core::Match;
using core::Seat;

// Of our own generator. sudoku_bench measures published ones.
sudoku::Grid some_puzzle() { return *sudoku::usual_puzzle(core::seed_from(1)); }

void solve_generated(benchmark::State& state) {
  const sudoku::Grid puzzle = some_puzzle();
  for (auto _ : state) benchmark::DoNotOptimize(sudoku::count_solutions(puzzle, 2));
}
BENCHMARK(solve_generated);

// The empty grid up to a limit: as many searches as solutions.
void solve_many(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(sudoku::count_solutions({}, 1000));
  state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(solve_many);

void generate(benchmark::State& state) {
  std::uint64_t number = 0;
  for (auto _ : state) benchmark::DoNotOptimize(sudoku::usual_puzzle(core::seed_from(++number)));
}
BENCHMARK(generate)->Unit(benchmark::kMillisecond);

// A match in the middle: `moves` notes and digits by one player, none of which is right or wrong.
Match sudoku_match(int moves) {
  const core::Game& game = *all_games().find("sudoku");
  Match match = *game.start(core::encode(sudoku::Board{some_puzzle()}));
  core::Random random(core::seed_from(2));
  for (int made = 0; made < moves;) {
    const auto cell = static_cast<std::uint8_t>(random.below(sudoku::kCells));
    const auto digit = static_cast<std::uint8_t>(1 + random.below(sudoku::kSide));
    const sudoku::Move move = random.below(2) == 0
                                  ? sudoku::Move{sudoku::Set{cell, digit}}
                                  : sudoku::Move{sudoku::Note{cell, sudoku::only(digit)}};
    if (match.play(Seat(0), core::encode(move))) ++made;
  }
  return match;
}

std::uint8_t first_open_cell() {
  const sudoku::Grid puzzle = some_puzzle();
  std::uint8_t cell = 0;
  while (puzzle[cell] != 0) ++cell;
  return cell;
}

// One digit after this many earlier moves, whose steps the state carries; the copy that a room
// makes first included.
void play_sudoku(benchmark::State& state) {
  Match ready = sudoku_match(static_cast<int>(state.range(0)));
  const std::uint8_t cell = first_open_cell();
  (void)ready.play(Seat(0), core::encode(sudoku::Move{sudoku::Clear{cell}})).ok();
  const Bytes move = core::encode(sudoku::Move{sudoku::Set{cell, 5}});
  for (auto _ : state) {
    Match draft = ready;
    const bool made = draft.play(Seat(0), move).ok();
    benchmark::DoNotOptimize(made);
  }
}
BENCHMARK(play_sudoku)->Arg(0)->Arg(60)->Arg(500);

void play_tictactoe_game(benchmark::State& state) {
  const core::Game& game = *all_games().find("tictactoe");
  const Bytes board = core::encode(tictactoe::Board{});
  for (auto _ : state) {
    Match match = *game.start(board);
    for (std::uint8_t cell : {0, 4, 8, 1, 7, 6, 2, 5, 3}) {
      benchmark::DoNotOptimize(
          match.play(match.to_move().first(), core::encode(tictactoe::Move{cell})).ok());
    }
  }
  state.SetItemsProcessed(state.iterations() * 9);
}
BENCHMARK(play_tictactoe_game);

void view_sudoku(benchmark::State& state) {
  const Match match = sudoku_match(60);
  for (auto _ : state) benchmark::DoNotOptimize(match.view({}));
}
BENCHMARK(view_sudoku);

void delta_sudoku(benchmark::State& state) {
  const core::MatchView before = sudoku_match(60).view({});
  const core::MatchView after = sudoku_match(61).view({});
  for (auto _ : state) benchmark::DoNotOptimize(core::difference(before, after));
}
BENCHMARK(delta_sudoku);

void encode_state(benchmark::State& state) {
  const Match match = sudoku_match(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(match.state());
  state.counters["bytes"] = static_cast<double>(match.state().size());
}
BENCHMARK(encode_state)->Arg(0)->Arg(60)->Arg(500);

void decode_state(benchmark::State& state) {
  const Bytes bytes = sudoku_match(static_cast<int>(state.range(0))).state();
  for (auto _ : state) benchmark::DoNotOptimize(core::decode<sudoku::State>(bytes));
}
BENCHMARK(decode_state)->Arg(60)->Arg(500);

}  // namespace
}  // namespace gridmates

BENCHMARK_MAIN();
