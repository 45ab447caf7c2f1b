#include "tests/client/tools/replay/told_match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "proto/convert/events_hash.h"

namespace gridmates::tools {
namespace {

constexpr std::array kNames = {"ana", "bo"};
constexpr std::int64_t kBeganMs = 1'760'000'000'000;

}  // namespace

ToldMatch::ToldMatch(const std::string& game, v1::Table table, std::string_view puzzle,
                     const v1::Move* opening)
    : game_(*all_games().find(game)), converter_(*convert::converter(game)), table_(table) {
  core::Bytes options =
      *game_.at_table(game_.default_options(), static_cast<core::Table>(table - 1));
  if (!puzzle.empty()) options = *game_.with_puzzle(options, puzzle);
  const core::Bytes first = opening != nullptr ? *converter_.move(*opening) : core::Bytes();
  board_ =
      *game_.make_board(options, core::seed_from(7),
                        opening != nullptr ? std::optional<core::ByteView>(first) : std::nullopt);
  const std::size_t matches = table == v1::TABLE_RACE ? 2 : 1;
  for (std::size_t i = 0; i < matches; ++i) matches_.push_back(*game_.start(board_));
  v1::RoomHead& head = *told_.mutable_head();
  head.set_code("KITE-42");
  head.set_match(1);
  head.set_game(game);
  head.set_table(table);
  converter_.options(options, *head.mutable_options());
  head.mutable_board()->set_source(v1::BOARD_SOURCE_TABLE);
  head.mutable_board()->set_level(game_.level(board_));
  category_ = game_.category(options);
  told_.set_run("KITE-42/1");
  event(0).mutable_started()->set_match(1);
}

void ToldMatch::play(std::uint64_t room_time_ms, std::uint32_t player, const v1::Move& move) {
  EXPECT_TRUE(try_play(room_time_ms, player, move)) << move.ShortDebugString();
}

bool ToldMatch::try_play(std::uint64_t room_time_ms, std::uint32_t player, const v1::Move& move) {
  return make(room_time_ms, player, *converter_.past_move(move));
}

void ToldMatch::hint(std::uint64_t room_time_ms, std::uint32_t player) {
  v1::Move ask;
  ask.mutable_sudoku()->mutable_ask_hint();
  EXPECT_TRUE(make(room_time_ms, player, *matches_.front().worked_out(*converter_.move(ask))));
}

v1::Event& ToldMatch::event(std::uint64_t room_time_ms) {
  v1::Event& event = *told_.add_events();
  event.set_seq(static_cast<std::uint64_t>(told_.events_size()) + 4);
  event.set_room_time_ms(room_time_ms);
  event.set_wall_time_ms(kBeganMs + static_cast<std::int64_t>(room_time_ms));
  return event;
}

v1::Replay ToldMatch::told(v1::RoomState result, v1::EndCause cause, std::uint32_t player) {
  ended_ms_ = std::max(ended_ms_, told_.events().rbegin()->room_time_ms());
  v1::MatchEnded& ended = *event(ended_ms_).mutable_ended();
  ended.set_result(result);
  ended.set_cause(cause);
  v1::Replay told = told_;
  put_view(player, *told.mutable_match());
  told.set_board(board_.data(), board_.size());
  told.set_rules_version(game_.facts().rules_version);
  told.set_events_in_all(static_cast<std::uint32_t>(told.events_size()));
  seal(told);
  record(result, *told.mutable_recorded());
  return told;
}

v1::Replay ToldMatch::resigned(std::uint32_t loser) {
  const std::uint32_t winner = 1 - loser;
  v1::Replay told = this->told(
      winner == 0 ? v1::ROOM_STATE_FINISHED_FIRST_WON : v1::ROOM_STATE_FINISHED_SECOND_WON,
      v1::END_CAUSE_RESIGNED);
  v1::Event& end = *told.mutable_events(told.events_size() - 1);
  end.set_member(loser + 1);
  end.mutable_ended()->set_winner(winner + 1);
  end.mutable_ended()->set_winner_name(kNames[winner]);
  seal(told);
  return told;
}

void ToldMatch::put_view(std::uint32_t player, v1::MatchView& view) const {
  const std::uint32_t index = is_race() ? player : 0;
  const core::Seat seat(static_cast<std::uint8_t>(index));
  converter_.view(matches_[index].view({core::Viewer::Kind::kAfterwards, seat}), view);
  view.set_index(index);
  for (std::uint32_t i = 0; i < kNames.size(); ++i) {
    if (is_race() && i != player) continue;
    v1::MatchPlayer& one = *view.add_players();
    one.set_player(i);
    one.set_member(i + 1);
    one.set_name(kNames[i]);
  }
}

void ToldMatch::seal(v1::Replay& told) { told.set_events_hash(convert::events_hash(told)); }

bool ToldMatch::make(std::uint64_t room_time_ms, std::uint32_t player, const core::Bytes& move) {
  core::Match& match = matches_[is_race() ? player : 0];
  const core::Match before = match;
  if (!match.play(core::Seat(static_cast<std::uint8_t>(player)), move)) return false;
  before_.push_back(before);
  v1::Event& event = this->event(room_time_ms);
  event.set_member(player + 1);
  event.mutable_moved()->set_player(player);
  event.mutable_moved()->set_match_index(is_race() ? player : 0);
  converter_.move(move, *event.mutable_moved()->mutable_move());
  movers_.insert(player);
  if (match.outcome().over()) finished_ms_[player] = room_time_ms;
  return true;
}

void ToldMatch::take_back(std::uint64_t room_time_ms, std::uint32_t moves) {
  event(room_time_ms).mutable_taken_back()->set_moves(moves);
  matches_.front() = before_[before_.size() - moves];
  before_.erase(before_.end() - moves, before_.end());
}

void ToldMatch::record(v1::RoomState result, v1::RecordedRun& run) const {
  const core::Match& match = matches_.front();
  run.set_rules(3);
  run.set_time_ms(ended_ms_);
  run.set_wall_time_ms(kBeganMs + static_cast<std::int64_t>(ended_ms_));
  const v1::BoardInfo& board = told_.head().board();
  run.set_pack(board.pack());
  run.set_number(board.number());
  run.set_level(board.level());
  std::string category = game_.level(board_);
  for (const std::string& more : {category_, is_race() ? std::string() : match.help_class()}) {
    if (!more.empty()) category += (category.empty() ? "" : " ") + more;
  }
  run.set_category(category);
  run.set_assisted(!is_race() && match.assisted());
  const bool versus = table_ == v1::TABLE_VERSUS;
  for (const std::uint32_t number : versus ? std::set<std::uint32_t>{0, 1} : movers_) {
    record_player(number, result, *run.add_players());
  }
  run.set_tells_row(true);
  run.set_tells_players(true);
  run.set_team_size(static_cast<std::uint32_t>(run.players_size()));
  const auto solvers =
      std::ranges::count(run.players(), v1::RUN_RESULT_SOLVED, &v1::RecordedPlayer::result);
  run.set_solved(solvers > 0 && solvers == run.players_size());
  run.set_stopped(result == v1::ROOM_STATE_FINISHED_UNSOLVED);
  if (table_ == v1::TABLE_VERSUS) return;
  const core::Merit merit = match.merit();
  run.set_worth(merit.worth);
  run.set_unranked(!merit.ranks);
  if (is_race()) return;
  run.set_clicks(merit.clicks);
  run.set_no_flag(merit.no_flag);
  run.set_too_fast(ended_ms_ < merit.least_ms / std::max<std::size_t>(1, movers_.size()));
}

void ToldMatch::record_player(std::uint32_t number, v1::RoomState result,
                              v1::RecordedPlayer& player) const {
  player.set_name(kNames[number]);
  player.set_player(number + 1);
  player.set_result(v1::RUN_RESULT_SOLVED);
  if (result == v1::ROOM_STATE_FINISHED_DRAWN) player.set_result(v1::RUN_RESULT_DRAWN);
  const bool first = result == v1::ROOM_STATE_FINISHED_FIRST_WON;
  if (first || result == v1::ROOM_STATE_FINISHED_SECOND_WON) {
    player.set_result((number == 0) == first ? v1::RUN_RESULT_WON : v1::RUN_RESULT_LOST);
  }
  if (!is_race()) return;
  const core::Match& own = matches_[number];
  player.set_assisted(own.assisted());
  if (!own.outcome().over()) player.set_result(v1::RUN_RESULT_LOST);
  player.set_time_ms(finished_ms_[number]);
  player.set_no_flag(own.merit().no_flag);
  player.set_too_fast(finished_ms_[number] < own.merit().least_ms);
}

v1::Move sudoku_set(std::uint32_t cell, std::uint32_t digit) {
  v1::Move move;
  move.mutable_sudoku()->mutable_set()->set_cell(cell);
  move.mutable_sudoku()->mutable_set()->set_digit(digit);
  return move;
}

v1::Move ttt_mark(std::uint32_t cell) {
  v1::Move move;
  move.mutable_tictactoe()->set_cell(cell);
  return move;
}

v1::Replay solved_together() {
  ToldMatch match("sudoku", v1::TABLE_COOP, kAlmostSolved);
  match.play(60'000, 0, sudoku_set(0, 5));
  match.hint(61'000, 1);
  match.play(62'000, 1, sudoku_set(1, 3));
  match.event(63'000).mutable_paused();
  match.event(63'000).mutable_interrupted();
  match.event(63'000).mutable_unpaused();
  match.hint(64'000, 0);
  match.play(1'162'041, 0, sudoku_set(2, 4));
  v1::Replay told = match.told(v1::ROOM_STATE_FINISHED_SOLVED);
  told.mutable_recorded()->set_interrupted(true);
  return told;
}

v1::Replay duel() {
  ToldMatch match("tictactoe", v1::TABLE_VERSUS);
  for (std::uint32_t i = 0; i < 5; ++i) {
    constexpr std::uint32_t kCells[] = {0, 3, 1, 4, 2};
    match.play(1'000 * (i + 1), i % 2, ttt_mark(kCells[i]));
  }
  return match.told(v1::ROOM_STATE_FINISHED_FIRST_WON);
}

v1::Replay raced_in_order(std::uint32_t player) {
  ToldMatch match("sudoku", v1::TABLE_RACE, kAlmostSolved);
  for (std::uint32_t who = 0; who < 2; ++who) {
    for (std::uint32_t cell = 0; cell < 3; ++cell) {
      match.play(10'000 * (who + 1) + cell, who, sudoku_set(cell, cell == 0 ? 5 : cell + 2));
    }
  }
  return match.told(v1::ROOM_STATE_FINISHED_SOLVED, v1::END_CAUSE_MOVE, player);
}

}  // namespace gridmates::tools
