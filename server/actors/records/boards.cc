#include "server/actors/records/boards.h"

#include <atomic>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "server/actors/records/board_job.h"
#include "server/actors/shard/ready_boards.h"
#include "server/base/limits.h"
#include "server/room/refusal.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

using Puzzles = std::optional<std::optional<ports::Puzzle>>;

// Where a board comes from, and the text of its puzzle, if it is made from one.
struct Plan {
  room::BoardChosen chosen;
  std::optional<std::string> text;
};
using Planned = core::Result<Plan, v1::Error>;

v1::Error no_puzzles(const core::Game& game) {
  return wire::invalid("puzzle", "{game} has no puzzles to choose from.",
                       {{"game", std::string(game.facts().title)}});
}

std::uint64_t chance(ports::Random& random) {
  std::array<std::uint8_t, 8> bytes;
  random.fill(bytes);
  std::uint64_t number = 0;
  for (const std::uint8_t byte : bytes) number = number << 8 | byte;
  return number;
}

// A puzzle of the table; if any will do and there is none, the game makes its own board.
Awaitable<Planned> plan_from_table(House& house, const core::Game& game, wire::PackPuzzle wanted) {
  ports::PuzzleQuery query{std::string(game.facts().id), wanted.pack, wanted.number,
                           chance(house.ports.random)};
  const auto begin = [&house, &query](ports::Done<Puzzles> done) {
    house.ports.puzzles.find(query, std::move(done));
  };
  const Puzzles found = co_await await<Puzzles>(begin);
  if (!found) co_return wire::cannot_read();
  Plan plan;
  if (!*found) {
    if (!wanted.pack.empty()) {
      co_return wire::refuse(v1::ERROR_CODE_NOT_FOUND, "There is no such puzzle.", {}, "puzzle");
    }
    plan.chosen.source = room::Source::kGenerated;
    co_return plan;
  }
  const ports::Puzzle& puzzle = **found;
  plan.chosen.source = room::Source::kTable;
  plan.chosen.pack = puzzle.pack;
  plan.chosen.number = puzzle.number;
  plan.chosen.level = puzzle.level;
  plan.text = puzzle.givens;
  co_return plan;
}

Awaitable<Planned> plan_for(House& house, const core::Game& game, const core::Bytes& options,
                            wire::PuzzleChoice choice) {
  const bool any = std::holds_alternative<wire::AnyPuzzle>(choice);
  if (any && game.makes_own(options)) co_return Plan{};
  const core::Puzzles puzzles = game.facts().puzzles;
  if (auto* pasted = std::get_if<wire::PastedPuzzle>(&choice)) {
    if (puzzles == core::Puzzles::kNone) co_return no_puzzles(game);
    Plan plan;
    plan.chosen.source = room::Source::kPasted;
    plan.text = std::move(pasted->text);
    co_return plan;
  }
  if (puzzles != core::Puzzles::kOfTable) {
    if (!any) co_return no_puzzles(game);
    co_return Plan{};
  }
  wire::PackPuzzle wanted;
  if (auto* pack = std::get_if<wire::PackPuzzle>(&choice)) wanted = std::move(*pack);
  co_return co_await plan_from_table(house, game, std::move(wanted));
}

using Made = core::Result<MadeBoard, v1::Error>;

// A board that was made ahead.
std::optional<Made> ready_board(House& house, const core::Game& game, const core::Bytes& options) {
  auto ready = house.ready_boards.take({&game, options});
  if (!ready) return std::nullopt;
  return MadeBoard{.board = std::move(ready->board), .level = std::move(ready->level)};
}

// The error for the client if nobody waits for the board any more.
v1::Error stop_error(const House& house) {
  return house.draining ? wire::shutting_down()
                        : wire::error_of(room::Refusal{room::Reason::kCancelled});
}

// Passes on the first answer: a worker's, or CANCELLED. Any thread.
class FirstAnswer {
 public:
  explicit FirstAnswer(ports::Done<Made> done) : done_(std::move(done)) {}
  void give(Made made) {
    std::unique_lock lock(mutex_);
    const auto done = std::exchange(done_, nullptr);
    lock.unlock();
    if (done) done(std::move(made));
  }

 private:
  std::mutex mutex_;
  ports::Done<Made> done_;
};

// How far a job is.
struct Telling {
  std::atomic<bool> begun = false;
  std::atomic<bool> told = false;  // on_tried has been posted
};

// Gives the game the stop token, and posts its progress to the thread of `here`.
core::Making making_for(const BoardWait& wait, const ports::Clock& clock, const Executor& here,
                        std::shared_ptr<Telling> telling) {
  core::Making making;
  making.stop = wait.stop;
  if (!wait.on_tried) return making;
  making.on_tried = [&clock, here, tell = wait.on_tried, telling = std::move(telling),
                     told_ms = clock.steady_ms()](std::uint32_t tried) mutable {
    const std::uint64_t now_ms = clock.steady_ms();
    if (now_ms < told_ms + limits::kProgressMs) return;
    told_ms = now_ms;
    telling->told = true;
    boost::asio::post(here, [tell, tried] { tell(tried); });
  };
  return making;
}

Awaitable<Made> make(House& house, const core::Game& game, PlayerId player, BoardOrder order,
                     BoardWait wait) {
  core::Seed seed;
  house.ports.random.fill(seed);
  const Executor here = co_await boost::asio::this_coro::executor;
  std::optional<std::stop_callback<std::function<void()>>> stopped;
  // The first board may take long by itself: on_tried is called for it too.
  std::unique_ptr<ports::Clock::Timer> first;
  const auto begin = [&](ports::Done<Made> done) {
    const auto answer = std::make_shared<FirstAnswer>(std::move(done));
    const auto telling = std::make_shared<Telling>();
    auto job = [&game, order, seed, answer, telling,
                making = making_for(wait, house.ports.clock, here, telling)] {
      telling->begun = true;
      answer->give(make_now(game, order, seed, making));
    };
    if (wait.on_tried && !order.has_puzzle) {
      first =
          house.ports.clock.after(2 * limits::kProgressMs, [here, telling, tell = wait.on_tried] {
            if (telling->begun && !telling->told) boost::asio::post(here, [tell] { tell(1); });
          });
    }
    if (!house.ports.workers.post(player, std::move(job))) {
      return answer->give(wire::busy());
    }
    // Weak: only the job may keep the answer, which keeps this coroutine.
    stopped.emplace(wait.stop, [weak = std::weak_ptr(answer)] {
      const auto alive = weak.lock();
      if (alive) alive->give(wire::error_of(room::Refusal{room::Reason::kCancelled}));
    });
  };
  Made made = co_await await<Made>(begin);
  if (!made && wait.stop.stop_requested()) co_return stop_error(house);
  co_return made;
}

std::optional<room::PuzzleRead> read_of(const std::optional<core::PuzzleFacts>& facts) {
  if (!facts) return std::nullopt;
  return room::PuzzleRead{facts->format, facts->size, facts->solutions};
}

}  // namespace

core::Result<core::Bytes, v1::Error> options_by(const core::Game& game, core::Table table,
                                                core::Bytes options,
                                                const wire::OptionsChoice& choice) {
  if (choice.options) options = *choice.options;
  for (const wire::PickedOption& picked : choice.picked) {
    auto changed = game.with_option(options, picked.name, picked.value);
    if (!changed) return wire::error_of(changed.error(), "picked");
    options = *std::move(changed);
  }
  auto at_table = game.at_table(options, table);
  if (!at_table) return wire::error_of(at_table.error(), "options");
  return *std::move(at_table);
}

Awaitable<core::Result<NewBoard, v1::Error>> make_board(House& house, const core::Game& game,
                                                        PlayerId player, core::Bytes options,
                                                        wire::PuzzleChoice choice, BoardWait wait) {
  Planned planned = co_await plan_for(house, game, options, std::move(choice));
  if (!planned) co_return planned.error();
  if (wait.stop.stop_requested()) co_return stop_error(house);
  Plan& plan = *planned;
  core::Bytes with_puzzle = options;
  if (plan.text) {
    auto read = game.with_puzzle(options, *plan.text);
    if (!read) co_return wire::error_of(read.error(), "puzzle");
    with_puzzle = *std::move(read);
    auto of_its_size = game.without_puzzle(with_puzzle);
    if (!of_its_size) co_return wire::error_of(of_its_size.error(), "puzzle");
    options = *std::move(of_its_size);
  }
  const bool graded = !plan.chosen.level.empty() && plan.chosen.level.str() != ports::kUnrated;
  const bool pasted = plan.chosen.source == room::Source::kPasted;
  BoardOrder order{.options = std::move(with_puzzle),
                   .grade = !graded,
                   .pasted = pasted ? plan.text : std::nullopt,
                   .has_puzzle = plan.text.has_value(),
                   .field = plan.text ? "puzzle" : "options"};
  auto made = plan.text ? std::nullopt : ready_board(house, game, options);
  if (!made) made = co_await make(house, game, player, std::move(order), wait);
  if (!*made) co_return made->error();
  MadeBoard& board = **made;
  if (wait.on_unmet && !board.unmet.empty()) wait.on_unmet(board.unmet);
  plan.chosen.options = core::Blob<limits::kOptionsBytes>(std::move(options));
  plan.chosen.board = core::Blob<limits::kBoardBytes>(std::move(board.board));
  if (!board.level.empty()) plan.chosen.level = board.level;
  if (plan.chosen.source == room::Source::kTable && plan.chosen.level.empty()) {
    plan.chosen.level = std::string(ports::kUnrated);
  }
  co_return NewBoard{std::move(plan.chosen), read_of(board.read)};
}

// A board that does not meet its options is made again from another seed, a few times.
Awaitable<core::Result<ports::DailyBoard, v1::Error>> make_daily_board(
    House& house, const core::Game& game, PlayerId player, ports::DailyName daily,
    core::Bytes options, BoardWait wait) {
  Made made = MadeBoard{};
  for (int attempt = 0; attempt < limits::kDailyAttempts; ++attempt) {
    BoardOrder order{.options = options, .grade = true, .daily = true, .field = "level"};
    made = co_await make(house, game, player, std::move(order), wait);
    if (!made) co_return made.error();
    if (made->unmet.empty()) break;
  }
  co_return ports::DailyBoard{std::move(daily), std::move(options), std::move(made->board),
                              std::move(made->level)};
}

Awaitable<core::Result<core::Bytes, v1::Error>> lay_board(House& house, const core::Game& game,
                                                          PlayerId player,
                                                          core::Bytes waiting_board,
                                                          core::Bytes first_move) {
  auto options = game.options_of(waiting_board);
  if (!options) co_return wire::error_of(options.error(), "move");
  BoardOrder order{
      .options = *std::move(options), .first_move = std::move(first_move), .field = "move"};
  Made made = co_await make(house, game, player, std::move(order), {});
  if (!made) co_return made.error();
  co_return std::move(made->board);
}

Awaitable<core::Result<core::Bytes, v1::Error>> work_out(House& house, PlayerId player,
                                                         core::Match match, core::Bytes move) {
  using Found = core::Result<core::Bytes, v1::Error>;
  const auto begin = [&house, player, &match, &move](ports::Done<Found> done) {
    auto job = [match, move, done] {
      Found found = wire::fault();
      try {
        auto worked = match.worked_out(move);
        found = worked ? Found(*std::move(worked)) : Found(wire::error_of(worked.error(), "move"));
      } catch (const std::exception&) {
        // `found` is the error for the client already.
      }
      done(std::move(found));
    };
    if (house.ports.workers.post(player, std::move(job))) return;
    done(wire::busy());
  };
  co_return co_await await<Found>(begin);
}

}  // namespace gridmates::actors
