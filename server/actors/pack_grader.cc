#include "server/actors/pack_grader.h"

#include <boost/asio/co_spawn.hpp>
#include <exception>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "server/actors/records/grading.h"
#include "server/actors/shard/on_worker.h"
#include "server/base/limits.h"
#include "server/base/log.h"

namespace gridmates::actors {
namespace {

using NotGraded = std::optional<ports::NotGraded>;

Awaitable<NotGraded> not_graded(House& house, const core::Game& game) {
  const auto begin = [&house, &game](ports::Done<NotGraded> done) {
    house.ports.puzzles.not_graded(std::string(game.facts().id), limits::kGradedAtOnce,
                                   std::move(done));
  };
  co_return co_await await<NotGraded>(begin);
}

// Text that is no valid puzzle, which no import accepts, counts as graded.
std::string graded_level(const core::Game& game, const std::string& givens) {
  const auto level = level_of_puzzle(game, givens);
  return level ? *level : std::string(ports::kUnrated);
}

// The puzzles that could be graded before `stop` was requested.
std::vector<ports::Puzzle> graded(const core::Game& game, std::vector<ports::Puzzle> puzzles,
                                  const std::stop_token& stop) {
  std::size_t count = 0;
  while (count < puzzles.size() && !stop.stop_requested()) {
    puzzles[count].level = graded_level(game, puzzles[count].givens);
    ++count;
  }
  puzzles.resize(count);
  return puzzles;
}

}  // namespace

void PackGrader::start() { go_on(Next::kLater); }

void PackGrader::go_on(Next next) {
  if (next == Next::kNothing || house_.draining) return;
  const auto step = [this] {
    boost::asio::co_spawn(
        house_.shards.front()->executor(), grade_some(house_.shared_from_this()),
        [self = shared_from_this()](const std::exception_ptr& thrown, Next after) {
          if (thrown) log::error("the grading of packs has met a fault");
          self->go_on(thrown ? Next::kLater : after);
        });
  };
  if (next == Next::kAtOnce) return step();
  alarm_.set(house_.ports.clock, house_.shards.front()->executor(), weak_from_this(),
             limits::kGradeAgainMs, step);
}

// Grades limits::kGradedAtOnce puzzles, or fewer if players need the workers.
Awaitable<PackGrader::Next> PackGrader::grade_some(std::shared_ptr<House> house) {
  const core::Game* game = house->games.first_of_table();
  if (game == nullptr) co_return Next::kNothing;
  if (!unwritten_.empty()) co_return co_await write(*house);
  NotGraded todo = co_await not_graded(*house, *game);
  if (!todo) co_return Next::kLater;
  report(todo->in_all);
  if (todo->puzzles.empty()) co_return Next::kNothing;
  const std::size_t all = todo->puzzles.size();
  auto done = co_await on_idle_worker(
      *house, [game, puzzles = std::move(todo->puzzles)](const std::stop_token& stop) {
        return graded(*game, puzzles, stop);
      });
  if (!done) co_return Next::kLater;
  unwritten_ = *std::move(done);
  const bool is_all = unwritten_.size() == all;
  const Next written = co_await write(*house);
  co_return is_all ? written : Next::kLater;
}

// Levels that cannot be written now are kept, so that each puzzle is graded once.
Awaitable<PackGrader::Next> PackGrader::write(House& house) {
  if (unwritten_.empty()) co_return Next::kLater;
  const auto begin = [this, &house](ports::Done<bool> done) {
    house.ports.puzzles.write_levels(unwritten_, std::move(done));
  };
  if (!co_await await<bool>(begin)) co_return Next::kLater;
  graded_ += unwritten_.size();
  unwritten_.clear();
  co_return Next::kAtOnce;
}

// Logs at the beginning, from time to time, and at the end.
void PackGrader::report(std::uint64_t left) {
  if (left == 0) {
    if (graded_ != 0) log::info("all puzzles are graded", {{"graded", graded_}});
  } else if (throttle_.again(house_.ports.clock.steady_ms())) {
    log::info("grading puzzles", {{"graded", graded_}, {"left", left}});
  }
}

}  // namespace gridmates::actors
