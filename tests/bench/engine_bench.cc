// How fast the engine is: solver, generator, moves, views, deltas, canonical bytes.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "engine/minesweeper/deduce/deducer.h"
#include "engine/minesweeper/rules.h"
#include "engine/sudoku/generate/generate.h"
#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/rules.h"
#include "engine/sudoku/solver/solver.h"
#include "engine/tictactoe/rules.h"
#include "tests/bench/bench.h"

namespace gridmates {
namespace {

using core::Bytes;
using core::Match;
using core::Seat;

// From our own generator. sudoku_bench measures published puzzles.
sudoku::Grid some_puzzle() { return *sudoku::usual_puzzle(core::seed_from(1)); }

void solve_generated(benchmark::State& state) {
  const sudoku::Grid puzzle = some_puzzle();
  for (auto _ : state) benchmark::DoNotOptimize(sudoku::count_solutions(puzzle, 2));
}
BENCHMARK(solve_generated);

// The empty grid with a limit: one search for each solution.
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

// The middle of a match: `moves` notes and digits by one player, none of which is right or wrong.
Match sudoku_match(int moves) {
  const core::Game& game = *all_games().find("sudoku");
  const sudoku::Grid puzzle = some_puzzle();
  const sudoku::PerCell<std::uint8_t> givens(sudoku::Digits(puzzle.begin(), puzzle.end()));
  Match match = *game.start(core::encode(sudoku::Rules::Board{givens}));
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

// One digit after this many earlier moves, whose steps the state carries; includes the copy of the
// state that a room makes first.
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

// A field without guesses, and the moves that solve it by deduction alone.
struct MinesweeperGame {
  minesweeper::Board board;
  std::vector<minesweeper::Move> moves;  // each opens one cell, or more where it floods
};

MinesweeperGame minesweeper_game(std::uint8_t width, std::uint8_t height, std::uint16_t mines) {
  using namespace minesweeper;
  minesweeper::Options options;
  options.shape = {width, height};
  options.mines = mines;
  MinesweeperGame game;
  game.moves.push_back({Open{options.shape.at(width / 2, height / 2)}});
  game.board = *minesweeper::Rules::make_board(options, core::seed_from(1), &game.moves.front());
  auto state = *minesweeper::Rules::start(game.board);
  state = *minesweeper::Rules::play(state, Seat(0), game.moves.front());
  while (!minesweeper::Rules::outcome(state).over()) {
    Deducer deducer(position_of(state));
    while (deducer.safe().empty() && deducer.next()) continue;
    if (deducer.safe().empty()) break;
    deducer.safe().each([&](Cell cell) {
      if (state.open.has(cell)) return;
      game.moves.push_back({Open{cell}});
      state = *minesweeper::Rules::play(state, Seat(0), game.moves.back());
    });
  }
  return game;
}

// The moves of a whole game, by the processor time of each, including what the law and the ledger
// compute before an opening.
void play_minesweeper_game(benchmark::State& state) {
  const MinesweeperGame game = minesweeper_game(static_cast<std::uint8_t>(state.range(0)),
                                                static_cast<std::uint8_t>(state.range(1)),
                                                static_cast<std::uint16_t>(state.range(2)));
  std::vector<double> us;
  for (auto _ : state) {
    auto played = *minesweeper::Rules::start(game.board);
    for (const minesweeper::Move& move : game.moves) {
      const double begin = bench::cpu_seconds();
      played = *minesweeper::Rules::play(played, Seat(0), move);
      us.push_back((bench::cpu_seconds() - begin) * 1e6);
    }
  }
  std::sort(us.begin(), us.end());
  state.counters["slowest_us"] = us.back();
  state.SetItemsProcessed(static_cast<std::int64_t>(us.size()));
  state.counters["moves"] = static_cast<double>(game.moves.size());
  state.counters["median_us"] = us[us.size() / 2];
  state.counters["p99_us"] = us[us.size() * 99 / 100];
}
BENCHMARK(play_minesweeper_game)
    ->Args({9, 9, 10})
    ->Args({16, 16, 40})
    ->Args({30, 16, 99})
    ->Args({50, 50, 500})
    ->Unit(benchmark::kMillisecond);

// A guess in the middle of the game, for which the exact odds are computed.
void guess_minesweeper(benchmark::State& state) {
  const MinesweeperGame game = minesweeper_game(static_cast<std::uint8_t>(state.range(0)),
                                                static_cast<std::uint8_t>(state.range(1)),
                                                static_cast<std::uint16_t>(state.range(2)));
  auto middle = *minesweeper::Rules::start(game.board);
  for (std::size_t i = 0; i < game.moves.size() / 2; ++i) {
    middle = *minesweeper::Rules::play(middle, Seat(0), game.moves[i]);
  }
  minesweeper::Cell mine = 0;
  game.board.mines.each([&mine](minesweeper::Cell cell) { mine = cell; });
  for (auto _ : state) {
    benchmark::DoNotOptimize(minesweeper::Rules::play(middle, Seat(0), {minesweeper::Open{mine}}));
  }
}
BENCHMARK(guess_minesweeper)
    ->Args({30, 16, 99})
    ->Args({50, 50, 500})
    ->Unit(benchmark::kMicrosecond);

void view_minesweeper(benchmark::State& state) {
  const MinesweeperGame game = minesweeper_game(50, 50, 500);
  Match match = *core::erased<minesweeper::Rules>().start(core::encode(game.board));
  for (const minesweeper::Move& move : game.moves) (void)match.play(Seat(0), core::encode(move));
  for (auto _ : state) benchmark::DoNotOptimize(match.view({}));
}
BENCHMARK(view_minesweeper)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace gridmates

BENCHMARK_MAIN();
