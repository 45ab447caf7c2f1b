// Whether a move costs more as its room grows older: user-mode instructions of late moves of a long
// Sudoku over those of early ones, and of a late match of tic-tac-toe over the first; in several
// rooms at once, so that they share commits.
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "tests/bench/server/instructions.h"
#include "tests/bench/server/parts.h"
#include "tests/bench/server/play.h"

namespace gridmates::bench {
namespace {

using std::chrono::seconds;

class Counted {
 public:
  Counted(Bench& bench, Server& server, InstructionCounter& counter)
      : bench_(bench), server_(server), counter_(counter) {}

  bool open(LoadCounts& counts, std::unique_ptr<Script> (*script)()) {
    tables_.clear();
    for (std::size_t i = 0; i < bench_.sizes.counted_rooms; ++i) {
      tables_.push_back(room_table(bench_.loop, counts, 2, script()));
    }
    return open_all(bench_.loop, tables_, server_.port(), seconds(60));
  }
  bool play(std::size_t actions) {
    return play_closed(bench_.loop, tables_, actions, tables_.size(), seconds(600));
  }
  // Instructions per action, including deferred work.
  std::optional<double> count(std::size_t actions) {
    if (!server_.rest() || !counter_.take() || !play(actions) || !server_.rest()) return {};
    const auto executed = counter_.take();
    if (!executed) return {};
    return static_cast<double>(*executed) / static_cast<double>(actions * tables_.size());
  }

 private:
  Bench& bench_;
  Server& server_;
  InstructionCounter& counter_;
  Tables tables_;
};

void add(Bench& bench, const std::string& name, std::optional<double> early,
         std::optional<double> late, const LoadCounts& counts) {
  if (bench.failed("instructions", Kind::kGridmatesd, early && late && *early > 0, counts)) return;
  bench.results.add("instructions", "gridmatesd",
                    {{name + "_early_per_action", *early},
                     {name + "_late_per_action", *late},
                     {name + "_late_over_early", *late / *early}});
}

}  // namespace

void run_instructions(Bench& bench) {
  const Counting how = counting();
  if (how == Counting::kNone) return bench.results.note("instructions: not available here");
  const Folder folder(bench.place.scratch);
  Server server(
      how == Counting::kKernel ? bench.place : under_callgrind(bench.place, folder.path()),
      Kind::kGridmatesd, bench.loop);
  InstructionCounter counter(server, how, folder.path());
  Counted counted(bench, server, counter);
  LoadCounts counts;
  const Sizes& sizes = bench.sizes;
  std::optional<double> first;
  std::optional<double> last;
  if (counted.open(counts, [] { return sudoku(2); }) && counted.play(sizes.early_move)) {
    first = counted.count(sizes.counted_moves);
    if (counted.play(sizes.late_move - sizes.early_move - sizes.counted_moves)) {
      last = counted.count(sizes.counted_moves);
    }
  }
  add(bench, "sudoku", first, last, counts);
  first = last = std::nullopt;
  if (counted.open(counts, &tic_tac_toe)) {
    first = counted.count(kActionsAMatch);
    if (counted.play((sizes.late_match - 2) * kActionsAMatch)) {
      last = counted.count(kActionsAMatch);
    }
  }
  add(bench, "tictactoe", first, last, counts);
}

}  // namespace gridmates::bench
