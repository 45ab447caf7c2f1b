#include "client/tools/sudoku/solve.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/tools/batch/activity.h"
#include "engine/sudoku/formats/writer.h"
#include "engine/sudoku/logic/ladder.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::tools {
namespace {

using sudoku::Digits;
using sudoku::Solutions;
using sudoku::formats::Puzzle;

// The counter for this result.
std::atomic<std::uint64_t>& kind_of(const Solutions& seen, SolveTally& tally) {
  if (seen.found > 1) return tally.many;
  if (!seen.decided) return tally.undecided;
  return seen.found == 1 ? tally.one : tally.none;
}

std::string lines_of(const Puzzle& puzzle, const std::vector<Digits>& solutions) {
  std::string text;
  for (const Digits& solution : solutions) {
    text += sudoku::formats::cells_in_line(solution, puzzle.symbols) + '\n';
  }
  return text;
}

std::string words_for(const Solutions& seen) {
  if (seen.found > 1) return "many\n";
  return seen.decided && seen.found == 0 ? "none\n" : "undecided\n";
}

std::string count_in_words(const Solutions& seen, std::uint64_t most) {
  const std::string number = std::to_string(std::min(seen.found, most));
  return seen.decided || seen.found >= most ? number + '\n'
                                            : "undecided, at least " + number + '\n';
}

// "1.3 ... ends after 12 steps, 40 cells are empty"
Answer as_far_as_logic(const Puzzle& puzzle, const SolveOptions& options) {
  const auto path = sudoku::walk(puzzle.shape, puzzle.givens,
                                 {.techniques = options.techniques.set(),
                                  .stop = {},
                                  .max_nets = options.budget,
                                  .on_step = options.on_step});
  const std::string line = sudoku::formats::cells_in_line(path.end, puzzle.symbols);
  if (path.solved) return {line + '\n', kAllWell};
  const auto empty = std::count(path.end.begin(), path.end.end(), 0);
  const std::string how = path.was_ended ? " undecided after " : " ends after ";
  return {line + how + std::to_string(path.steps.size()) +
              (path.steps.size() == 1 ? " step, " : " steps, ") + std::to_string(empty) +
              " cells are empty\n",
          path.was_ended ? kNo : kAllWell};
}

void print_stats(const SolveTally& tally, double seconds) {
  const auto puzzles = tally.one + tally.none + tally.many + tally.undecided;
  const double rate = seconds > 0 ? static_cast<double>(puzzles) / seconds : 0.0;
  const std::string words =
      tr("{} puzzles in {:.3f} s, {:.0f} a second: {} with one solution, {} with none, {} with "
         "many, {} undecided; {} nodes, {} guesses",
         puzzles, seconds, rate, tally.one.load(), tally.none.load(), tally.many.load(),
         tally.undecided.load(), tally.nodes.load(), tally.guesses.load());
  std::fprintf(stderr, "%s\n", words.c_str());
}

}  // namespace

Answer solve_one(const Puzzle& puzzle, const SolveOptions& options, SolveTally& tally) {
  const std::uint64_t limit =
      std::max<std::uint64_t>(2, options.all.value_or(options.count.value_or(2)));
  // Every solution needs at least one node.
  const sudoku::Effort effort{
      .max_nodes = options.max_nodes + 16 * limit, .stop = {}, .path = options.path};
  std::vector<Digits> solutions;
  const Solutions seen =
      options.count ? sudoku::count_solutions(puzzle.shape, puzzle.givens, limit, effort)
                    : sudoku::find_solutions(puzzle.shape, puzzle.givens, limit, solutions, effort);
  tally.nodes += seen.nodes;
  tally.guesses += seen.guesses;
  ++kind_of(seen, tally);
  Answer answer;
  answer.status = seen.decided && seen.found == 1 ? kAllWell : kNo;
  if (options.count) {
    answer.text = count_in_words(seen, *options.count);
  } else if (options.all && !solutions.empty()) {
    solutions.resize(std::min<std::size_t>(solutions.size(), *options.all));
    answer.text = lines_of(puzzle, solutions);
    if (!seen.decided && solutions.size() < *options.all) answer.text += "undecided\n";
  } else if (options.logic && answer.status == kAllWell) {
    return as_far_as_logic(puzzle, options);
  } else {
    answer.text = answer.status == kAllWell ? lines_of(puzzle, solutions) : words_for(seen);
  }
  return answer;
}

int run_solve(const SolveOptions& told) {
  SolveTally tally;
  Activity activity;
  SolveOptions options = told;
  options.on_step = [&activity] { activity.count_step(); };
  const auto begin = std::chrono::steady_clock::now();
  const StreamOptions how{.jobs = options.jobs,
                          .batch = options.all || options.logic ? 1U : 32U,
                          .between = "",
                          .before_writing = [&activity] { activity.take_away(); }};
  const int status = stream(options.input, how, [&](const Puzzle& puzzle) {
    Answer answer = solve_one(puzzle, options, tally);
    activity.count_puzzle();
    return answer;
  });
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
  if (options.stats) print_stats(tally, time.count());
  return status;
}

}  // namespace gridmates::tools
