#include "server/actors/records/runs.h"

#include <array>
#include <cstdio>

#include "server/base/dates.h"
#include "server/ports/puzzles.h"

namespace gridmates::actors {
namespace {

using Result = ports::RunPlayer::Result;

Result result_of(room::Result result, Seat seat) {
  switch (result) {
    case room::Result::kSolved:
      return Result::kSolved;
    case room::Result::kFirstWon:
      return seat == Seat(0) ? Result::kWon : Result::kLost;
    case room::Result::kSecondWon:
      return seat == Seat(1) ? Result::kWon : Result::kLost;
    case room::Result::kDrawn:
      return Result::kDrawn;
    case room::Result::kUnsolved:
    case room::Result::kLost:
    case room::Result::kAbandoned:
      break;
  }
  return Result::kLost;
}

ports::Run::Source source_of(room::Source source) {
  switch (source) {
    case room::Source::kTable:
      return ports::Run::Source::kTable;
    case room::Source::kPasted:
      return ports::Run::Source::kPasted;
    case room::Source::kGenerated:
      break;
  }
  return ports::Run::Source::kGenerated;
}

// Distinguishes a pasted puzzle from others.
std::string name_of_puzzle(const room::FinishedRun& finished, std::uint16_t rules) {
  std::array<char, 17> hex{};
  const std::uint64_t hash =
      rules < ports::Run::kByLevel ? core::fnv1a(finished.board.options.items()) : finished.puzzle;
  std::snprintf(hex.data(), hex.size(), "%016llx", static_cast<unsigned long long>(hash));
  return hex.data();
}

// "easy checked hints", "daily 2026-11-24 easy hints".
std::string category_of(const room::FinishedRun& finished, std::uint16_t rules) {
  if (finished.daily) {
    const std::string help = finished.help_class.empty() ? "" : " " + finished.help_class;
    return std::string(ports::kDailyCategory) + date_of(finished.daily->day) + " " +
           finished.daily->level.str() + help;
  }
  if (rules < ports::Run::kByLevel) return finished.category;
  const std::string level = finished.board.level.str();
  std::string category = level == ports::kUnrated ? std::string() : level;
  for (const std::string* more : {&finished.category, &finished.help_class}) {
    if (!more->empty()) category += (category.empty() ? "" : " ") + *more;
  }
  return category;
}

// Sets what leaderboards sort, divide and hide runs by. The merits of a race are all of the same
// board; players who have finished come first.
void grade(const room::FinishedRun& finished, ports::Run& run) {
  if (finished.table == core::Table::kVersus || finished.players.empty()) return;
  const bool race = finished.table == core::Table::kRace;
  const core::Merit& merit = race ? finished.players.front().merit : finished.merit;
  // Nobody should learn about a daily's board before playing it, not even its measure.
  run.worth = finished.daily ? 0 : merit.worth;
  run.ranks = merit.ranks;
  run.interrupted = finished.interrupted;
  run.apart = finished.apart;
  if (finished.board.source == room::Source::kPasted)
    run.puzzle = name_of_puzzle(finished, run.rules);
  if (race) return;
  run.no_flag = merit.no_flag;
  run.too_fast = finished.counts && finished.is_too_fast();
  if (run.rules >= ports::Run::kAllEnded) run.clicks = merit.clicks;
}

}  // namespace

ports::Run to_run(const room::FinishedRun& finished, const RoomCode& code, std::uint16_t rules) {
  ports::Run run;
  run.rules = rules;
  run.code = code;
  run.match = finished.match;
  run.game = finished.game;
  run.table = finished.table;
  run.source = source_of(finished.board.source);
  run.pack = finished.board.pack.str();
  run.number = finished.board.number;
  run.level = finished.board.level.str();
  run.category = category_of(finished, rules);
  run.assisted = finished.assisted;
  run.time_ms = finished.room_ms;
  run.wall_ms = finished.wall_ms;
  run.ended = finished.ended;
  run.counts = finished.counts;
  run.rated = finished.rated;
  run.stopped =
      finished.result == room::Result::kAbandoned || finished.result == room::Result::kUnsolved;
  const bool race = finished.table == core::Table::kRace;
  const bool is_parted = rules >= ports::Run::kParted;
  if (is_parted) grade(finished, run);
  for (const auto& player : finished.players) {
    const Result of_racer = player.place != 0 ? Result::kSolved : Result::kLost;
    run.players.push_back({player.player, player.name, player.seat,
                           race ? of_racer : result_of(finished.result, player.seat),
                           player.finished_ms, player.assisted, is_parted && player.merit.no_flag,
                           is_parted && race && player.finished_ms < player.merit.least_ms,
                           player.rating});
  }
  return run;
}

ports::DailyEnd to_daily_end(const room::FinishedDaily& finished) {
  return {finished.solved,  finished.counts, finished.room_ms,
          finished.wall_ms, finished.help,   finished.apart};
}

}  // namespace gridmates::actors
