#include "server/wire/replay.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "proto/convert/events_hash.h"
#include "server/base/folded.h"
#include "server/wire/errors.h"
#include "server/wire/events.h"
#include "server/wire/fill.h"
#include "server/wire/frames.h"
#include "server/wire/room_view.h"

namespace gridmates::wire {
namespace {

core::Viewer afterwards(std::size_t seat) {
  return {core::Viewer::Kind::kAfterwards, Seat(static_cast<std::uint8_t>(seat))};
}

// The index of the match to show: the only one, or at a race that of the named racer or of the
// first place; if nobody finished, the first match.
std::optional<std::size_t> match_of(const room::RoomView& seen, const std::string& player) {
  if (seen.matches.empty()) return std::nullopt;
  if (seen.head.table != core::Table::kRace) return std::size_t{0};
  const std::string wanted = folded(player);
  for (std::size_t i = 0; i < seen.matches.size(); ++i) {
    const room::PlayerView& racer = seen.matches[i].players.front();
    if (player.empty() ? racer.place == 1 : folded(racer.name.str()) == wanted) return i;
  }
  return player.empty() ? std::optional(std::size_t{0}) : std::nullopt;
}

void put_match(const room::RoomView& seen, std::size_t match, v1::Replay& out) {
  room::RoomView alone{seen.head, {}, {seen.matches[match]}};
  v1::RoomView view = to_wire(alone);
  *out.mutable_head() = std::move(*view.mutable_head());
  *out.mutable_match() = std::move(*view.mutable_matches(0));
}

v1::RunResult result_of(ports::RunPlayer::Result result) {
  switch (result) {
    case ports::RunPlayer::Result::kSolved:
      return v1::RUN_RESULT_SOLVED;
    case ports::RunPlayer::Result::kWon:
      return v1::RUN_RESULT_WON;
    case ports::RunPlayer::Result::kDrawn:
      return v1::RUN_RESULT_DRAWN;
    case ports::RunPlayer::Result::kLost:
      break;
  }
  return v1::RUN_RESULT_LOST;
}

// The number in the match plus 1 of the row's player; 0 if nobody played with that id and number.
// In older matches a player who left and came back has two numbers.
std::uint32_t number_in(const ports::RunPlayer& row, const room::FinishedRun& ended) {
  const auto is_same = [&row](const room::FinishedRun::Player& played) {
    return played.player == row.player && played.seat == row.seat;
  };
  return std::ranges::any_of(ended.players, is_same) ? row.seat.value + 1U : 0;
}

void put_run(const ports::WrittenRun& written, const room::FinishedRun& ended,
             v1::RecordedRun& out) {
  const ports::Run& run = written.run;
  out.set_rules(run.rules);
  out.set_least_rules(ports::least_rules(ended.wall_ms, written.all_ended_since));
  out.set_category(run.category);
  out.set_assisted(run.assisted);
  out.set_time_ms(run.time_ms);
  out.set_worth(run.worth);
  out.set_no_flag(run.no_flag);
  out.set_interrupted(run.interrupted);
  out.set_too_fast(run.too_fast);
  out.set_unranked(!run.ranks);
  out.set_puzzle(run.puzzle);
  out.set_wall_time_ms(run.wall_ms);
  out.set_pack(run.pack);
  out.set_number(run.number);
  out.set_level(run.level);
  out.set_tells_row(true);
  out.set_solved(written.solved);
  out.set_stopped(run.stopped);
  out.set_team_size(written.team_size);
  out.set_tells_players(true);
  out.set_clicks(run.clicks);
  out.set_played(static_cast<std::uint32_t>(ended.players.size()));
  for (const ports::RunPlayer& player : run.players) {
    v1::RecordedPlayer& told = *out.add_players();
    told.set_name(player.name.str());
    told.set_result(result_of(player.result));
    told.set_time_ms(player.time_ms);
    told.set_assisted(player.assisted);
    told.set_no_flag(player.no_flag);
    told.set_too_fast(player.too_fast);
    told.set_player(number_in(player, ended));
  }
}

void put(const ports::RunStanding& standing, v1::RunStanding& out) {
  out.set_player(static_cast<std::uint32_t>(standing.player));
  put_heading(standing.board, *out.mutable_board());
  if (standing.better) out.set_place(*standing.better + 1);
  out.set_best_before_ms(standing.best_before_ms.value_or(0));
}

// Fills in the fields that only the first part has.
void put_first(const room::RoomView& seen, std::size_t match, const PastMatch& past,
               v1::Replay& out) {
  put_match(seen, match, out);
  // Only a match that counts has a line on the leaderboards.
  const auto ended = past.after.ended_match();
  if (ended && past.run && past.run->run.counts) {
    put_run(*past.run, *ended, *out.mutable_recorded());
    v1::RecordedRun& recorded = *out.mutable_recorded();
    recorded.set_tells_standings(true);
    for (const auto& standing : past.standings) put(standing, *recorded.add_standings());
  }
  const auto& board = past.after.board().board;
  out.set_board(board.items().data(), board.items().size());
  out.set_rules_version(past.after.opened().rules_version);
}

}  // namespace

core::Result<v1::Replay, v1::Error> replay(const GetReplay& get, const PastMatch& past) {
  const auto match = match_of(past.after.view(afterwards(0)), get.racer);
  if (!match) {
    return invalid("racer", "Nobody of that name was in the race.");
  }
  const core::Viewer viewer = afterwards(*match);
  const room::RoomView seen = past.after.view(viewer);
  v1::Replay out;
  out.set_run(get.run);
  out.set_events_in_all(past.in_all);
  if (get.from == 0) put_first(seen, *match, past, out);
  const auto tell = [&](const room::Event& event, v1::Event& told) {
    told = to_wire(Step{event, past.after, viewer, seen.members});
    if (told.has_ended()) told.mutable_ended()->clear_heard();
  };
  fill(past.events, *out.mutable_events(), tell, out.ByteSizeLong());
  out.set_events_hash(convert::events_hash(out));
  return out;
}

}  // namespace gridmates::wire
