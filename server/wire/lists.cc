// Frames with lists of rooms, packs, puzzles and leaderboards.
#include <algorithm>
#include <ranges>
#include <utility>

#include "proto/convert/game_converter.h"
#include "server/base/limits.h"
#include "server/ports/period.h"
#include "server/room/view.h"
#include "server/wire/fill.h"
#include "server/wire/frames.h"
#include "server/wire/ratings.h"
#include "server/wire/room_view.h"

namespace gridmates::wire {
namespace {

void put(const lobby::Listed& listed, v1::RoomSummary& out) {
  const lobby::Summary& room = *listed.room;
  out.set_code(room.code.str());
  out.set_game(room.game);
  out.set_table(to_wire(room.table));
  out.set_state(to_wire(static_cast<room::Leaf>(room.state)));
  out.set_host(room.host.str());
  out.set_seated(room.seated);
  out.set_computers(room.computers());
  out.set_seats(room.seats);
  out.set_watching(room.watching);
  out.set_present(room.present);
  out.set_private_room(room.private_room);
  out.set_mine(listed.mine);
  out.set_your_move(listed.your_move);
  out.set_rating(room.rating);
  out.set_level(room.level);
  out.set_locked(room.locked);
  out.set_daily(room.daily);
  out.set_watchers(to_wire(static_cast<room::Watchers>(room.watchers)));
  out.set_delay_s(room.delay_s);
  out.set_rated(room.rated);
  if (const auto set = core::decode<room::ClocksSet>(room.clocks); set && !room.clocks.empty()) {
    for (const room::TurnClock& clock : set->clocks) wire::put(clock, *out.add_clocks());
  }
  if (room.options.empty()) return;
  convert::converter(room.game)->options(room.options, *out.mutable_options());
}

void put_window(const FameOf& of, v1::Leaderboard& out) {
  out.set_game(of.game);
  out.set_window(of.period);
  out.set_before(ports::period_before(of.period));
}

v1::BoardSource source_of(ports::Run::Source source) {
  switch (source) {
    case ports::Run::Source::kTable:
      return v1::BOARD_SOURCE_TABLE;
    case ports::Run::Source::kPasted:
      return v1::BOARD_SOURCE_PASTED;
    case ports::Run::Source::kGenerated:
      return v1::BOARD_SOURCE_GENERATED;
  }
  return v1::BOARD_SOURCE_UNSPECIFIED;
}

bool is_of(const ports::BestLine& line, PlayerId player) {
  return std::ranges::count(line.run.players, player, &ports::RunPlayer::player) > 0;
}

void put(const ports::BestLine& line, PlayerId asker, v1::BestTime& out) {
  const ports::Run& run = line.run;
  out.set_place(line.place);
  out.set_mine(is_of(line, asker));
  out.set_run(run.code.str() + '/' + std::to_string(run.match));
  for (const auto& player : run.players) out.add_players(player.name.str());
  out.set_time_ms(run.time_ms);
  out.set_wall_time_ms(run.wall_ms);
  out.set_pack(run.pack);
  out.set_number(run.number);
  out.set_level(run.level);
  out.set_worth(run.worth);
  out.set_no_flag(run.no_flag);
  out.set_interrupted(run.interrupted);
  out.set_too_fast(run.too_fast);
}

// Puts at most this many lines: the best, or those around the asker's best one.
void put(const ports::BestTimes& times, std::size_t lines, const FameOf& of, v1::BestTimes& out) {
  put_heading(times, out);
  std::size_t first = 0;
  if (of.around) {
    const auto is_own = [&of](const ports::BestLine& line) { return is_of(line, of.asker); };
    const auto own = std::ranges::find_if(times.lines, is_own) - times.lines.begin();
    const std::size_t before = static_cast<std::size_t>(own);
    if (times.lines.size() > lines) first = before - std::min(before, lines / 2);
  }
  for (const auto& line : times.lines | std::views::drop(first) | std::views::take(lines)) {
    put(line, of.asker, *out.add_lines());
  }
}

void put(const ports::Tally& tally, PlayerId asker, v1::Tally& out) {
  out.set_player(tally.name.str());
  out.set_place(tally.place);
  out.set_mine(tally.player == asker);
  out.set_wins(tally.wins);
  out.set_draws(tally.draws);
  out.set_losses(tally.losses);
  for (const auto& run : tally.runs) {
    out.add_runs(run.room.str() + '/' + std::to_string(run.match));
  }
}

// Ratings may use half of a frame, shared equally by the lists.
void put(const std::vector<ports::RatingList>& lists, PlayerId asker, v1::Leaderboard& board) {
  for (const ports::RatingList& list : lists) {
    v1::RatingList& out = *board.add_ratings();
    out.set_variant(list.variant);
    const auto put_line = [asker](const ports::RatedPlayer& player, v1::RatedPlayer& line) {
      wire::put(player.rating, line);
      line.set_player(player.name.str());
      line.set_place(player.place);
      line.set_mine(player.player == asker);
    };
    wire::fill(list.players, *out.mutable_players(), put_line,
               limits::kFrameOutBytes - limits::kFrameOutBytes / 2 / lists.size());
  }
}

}  // namespace

void put_heading(const ports::BestTimes& times, v1::BestTimes& out) {
  out.set_table(to_wire(times.table));
  out.set_category(times.category);
  out.set_source(source_of(times.source));
  out.set_team_size(times.team_size);
  out.set_assisted(times.assisted);
}

v1::ServerFrame room_list(std::uint32_t reply_to, const std::vector<lobby::Listed>& rooms) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  fill(rooms, *frame.mutable_room_list()->mutable_rooms(),
       [](const lobby::Listed& room, v1::RoomSummary& out) { put(room, out); });
  return frame;
}

v1::ServerFrame pack_list(std::uint32_t reply_to, const std::vector<ports::Pack>& packs) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  fill(packs, *frame.mutable_pack_list()->mutable_packs(),
       [](const ports::Pack& pack, v1::Pack& out) {
         out.set_name(pack.name);
         out.set_game(pack.game);
         out.set_puzzles(pack.puzzles);
       });
  return frame;
}

v1::ServerFrame puzzle_list(std::uint32_t reply_to, const ports::PuzzlesOf& of,
                            const ports::ListedPuzzles& list) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  v1::PuzzleList& out = *frame.mutable_puzzle_list();
  out.set_game(of.game);
  out.set_pack(of.pack);
  out.set_more(list.more);
  for (const ports::ListedPuzzle& listed : list.puzzles) {
    v1::ListedPuzzle& puzzle = *out.add_puzzles();
    puzzle.set_number(listed.number);
    puzzle.set_size(listed.size);
    puzzle.set_level(listed.level);
  }
  return frame;
}

v1::ServerFrame leaderboard(std::uint32_t reply_to, const FameOf& of,
                            const ports::BestBoards& best) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  v1::Leaderboard& out = *frame.mutable_leaderboard();
  put_window(of, out);
  auto& list = *out.mutable_best_times();
  const int boards = static_cast<int>(best.boards.size());
  std::size_t lines = limits::kLeaderboardLines;
  const auto put_board = [&](const auto& times, auto& board) { put(times, lines, of, board); };
  fill(best.boards, list, put_board);
  // Shortens all lists before it leaves out whole lists.
  while (list.size() < boards && lines > 1) {
    lines /= 2;
    list.Clear();
    fill(best.boards, list, put_board);
  }
  out.set_more(best.more || list.size() < boards);
  return frame;
}

v1::ServerFrame leaderboard(std::uint32_t reply_to, const FameOf& of,
                            const std::vector<ports::Tally>& tallies,
                            const std::vector<ports::RatingList>& ratings) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  put_window(of, *frame.mutable_leaderboard());
  put(ratings, of.asker, *frame.mutable_leaderboard());
  fill(
      tallies, *frame.mutable_leaderboard()->mutable_tallies(),
      [&of](const ports::Tally& tally, v1::Tally& out) { put(tally, of.asker, out); },
      frame.ByteSizeLong());
  return frame;
}

}  // namespace gridmates::wire
