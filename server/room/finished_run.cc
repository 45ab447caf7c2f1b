// Room::ended_match, finished_run and finished_daily: the summaries of a match that has ended.
#include "server/room/finished_run.h"

#include <algorithm>
#include <utility>

#include "server/base/computers.h"
#include "server/room/room.h"

namespace gridmates::room {
namespace {

// Whether the match counts for the leaderboards: the first solution of the board in the room, in a
// daily in time; at a versus table, a win or a draw.
bool counts(const Facts& facts, Result result, std::int64_t wall_ms) {
  if (facts.daily && wall_ms >= counts_until(facts.daily->day)) return false;
  if (facts.room->table != core::Table::kVersus) {
    return result == Result::kSolved && !facts.board->again;
  }
  return result == Result::kFirstWon || result == Result::kSecondWon || result == Result::kDrawn;
}

// Whether the game compares the match apart because a player paused.
bool compares_apart(const MatchRecord& record, const Facts& facts) {
  return record.interrupted && facts.game->facts().pauses_apart;
}

std::string help_of(const core::Match& match) {
  std::string help = match.help_class();
  return help.empty() && match.assisted() ? "help" : help;
}

FinishedRun::Player run_player(const MatchRecord& record, Seat seat) {
  const std::size_t i = seat.value;
  FinishedRun::Player player{record.players[i].player, record.players[i].name, seat};
  if (!record.is_race()) return player;
  player.place = record.racers[i].place;
  player.finished_ms = record.racers[i].finished_ms;
  player.assisted = record.matches[i].assisted();
  player.merit = record.matches[i].merit();
  return player;
}

// Computers have a fixed rating in each variant.
void rate(const std::optional<core::RatedVariant>& variant, FinishedRun& run) {
  if (!run.counts || !variant) return;
  run.rated = variant->name;
  for (FinishedRun::Player& player : run.players) {
    if (is_computer(player.player))
      player.rating = variant->of(core::Level(level_of(player.player)));
  }
}

}  // namespace

std::optional<FinishedRun> Room::ended_match() const {
  const auto* finished = std::get_if<Finished>(&state_);
  if (finished == nullptr) return std::nullopt;
  const MatchRecord& record = finished->record;
  const bool moved = std::ranges::any_of(
      record.players, [](const MatchPlayer& player) { return player.moves > 0; });
  const bool is_run = counts(facts_, finished->result, finished->wall_ms);
  if (!moved && !is_run) return std::nullopt;
  FinishedRun run{facts_.match,
                  facts_.room->game.str(),
                  facts_.room->table,
                  finished->result,
                  *facts_.board,
                  facts_.game->category(facts_.board->options.items()),
                  record.is_race() ? std::string() : record.matches.front().help_class(),
                  core::fnv1a(facts_.board->board.items()),
                  !record.is_race() && record.matches.front().assisted(),
                  finished->room_ms,
                  finished->wall_ms,
                  finished->ended,
                  record.matches.front().merit(),
                  record.interrupted,
                  compares_apart(record, facts_),
                  is_run,
                  {},
                  facts_.daily};
  run.board.board.clear();
  for (const Seat seat : record.standings()) {
    const bool versus = facts_.room->table == core::Table::kVersus;
    if (!versus && record.players[seat.value].moves == 0) continue;
    run.players.push_back(run_player(record, seat));
  }
  rate(rated(), run);
  return run;
}

std::optional<FinishedRun> Room::finished_run() const {
  std::optional<FinishedRun> ended = ended_match();
  return ended && ended->counts ? std::move(ended) : std::nullopt;
}

std::optional<FinishedDaily> Room::finished_daily() const {
  const auto* finished = std::get_if<Finished>(&state_);
  if (finished == nullptr || !facts_.daily) return std::nullopt;
  const MatchRecord& record = finished->record;
  const auto run = finished_run();
  const bool solved = finished->result == Result::kSolved;
  return FinishedDaily{record.players.begin()->player,
                       solved,
                       run && run->merit.ranks && !run->is_too_fast(),
                       finished->room_ms,
                       finished->wall_ms,
                       help_of(record.matches.front()),
                       solved && compares_apart(record, facts_)};
}

}  // namespace gridmates::room
