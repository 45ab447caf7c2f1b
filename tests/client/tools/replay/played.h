// A Minesweeper match played by the engine, and a server's replay of it after the end. One thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "engine/minesweeper/board.h"
#include "gridmates/v1/replay.pb.h"
#include "proto/convert/game_converter.h"

namespace gridmates::tools {

class Played {
 public:
  // A random field for these options at this table. At co-op it is laid for an opening of `first`,
  // which is not made yet; if `again`, it is open already.
  Played(const v1::MinesweeperOptions& options, v1::Table table, std::uint32_t first,
         bool again = false) {
    v1::GameOptions asked;
    *asked.mutable_minesweeper() = options;
    const auto at = game_.at_table(*converter_.options(asked), static_cast<core::Table>(table - 1));
    const core::Bytes opening = *converter_.move(open(first));
    const auto first_move =
        table == v1::TABLE_RACE ? std::nullopt : std::optional<core::ByteView>(opening);
    core::Bytes board = *game_.make_board(*at, core::seed_from(7), first_move);
    if (again) board = *game_.again(board);
    board_ = *core::decode<minesweeper::Board>(board);
    match_ = *game_.start(board);
    v1::RoomHead& head = *told_.mutable_head();
    head.set_game("minesweeper");
    head.set_table(table);
    converter_.options(*at, *head.mutable_options());
    head.mutable_board()->set_again(again);
    told_.set_run("KITE-42/1");
    event(0).mutable_started()->set_match(1);
  }

  static v1::Move open(std::uint32_t cell) {
    v1::Move move;
    move.mutable_minesweeper()->mutable_open()->set_cell(cell);
    return move;
  }
  static v1::Move flag(std::uint32_t cell) {
    v1::Move move;
    move.mutable_minesweeper()->mutable_flag()->set_cell(cell);
    return move;
  }
  static v1::Move clear(std::uint32_t cell) {
    v1::Move move;
    move.mutable_minesweeper()->mutable_clear()->set_cell(cell);
    return move;
  }

  // Makes a move a second after the one before; false if the rules refuse it.
  bool play(std::uint32_t player, const v1::Move& move) {
    if (!match_->play(core::Seat(static_cast<std::uint8_t>(player)), *converter_.move(move))) {
      return false;
    }
    now_ms_ += 1'000;
    v1::Moved& moved = *event(now_ms_).mutable_moved();
    moved.set_player(player);
    *moved.mutable_move() = move;
    return true;
  }

  // Opens all closed cells without a mine, one by one.
  void open_all(std::uint32_t player) {
    const auto mines = this->mines();
    for (std::uint32_t cell = 0; cell < mines.size(); ++cell) {
      if (!mines[cell]) play(player, open(cell));
    }
  }

  // Whether each cell is a mine.
  std::vector<bool> mines() const {
    std::vector<bool> mines;
    const std::uint16_t cells = board_.options.shape.cells();
    for (std::uint16_t cell = 0; cell < cells; ++cell) mines.push_back(board_.mines.has(cell));
    return mines;
  }

  // The match as its players see it.
  v1::MatchView seen() const { return view_of({core::Viewer::Kind::kPlayer, core::Seat(0)}); }
  bool over() const { return match_->outcome().over(); }
  // The current match, followed by the end of its room.
  v1::Replay told() const {
    v1::Replay told = told_;
    *told.mutable_match() = view_of({core::Viewer::Kind::kAfterwards, {}});
    for (const char* name : {"ana", "bo"}) {
      v1::MatchPlayer& player = *told.mutable_match()->add_players();
      player.set_player(static_cast<std::uint32_t>(told.match().players_size() - 1));
      player.set_name(name);
      if (told.head().table() == v1::TABLE_RACE) break;
    }
    v1::Event& ended = *told.add_events();
    ended.set_room_time_ms(now_ms_);
    ended.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_SOLVED);
    told.set_events_in_all(static_cast<std::uint32_t>(told.events_size()));
    return told;
  }

 private:
  v1::Event& event(std::uint64_t room_time_ms) {
    v1::Event& event = *told_.add_events();
    event.set_seq(static_cast<std::uint64_t>(told_.events_size()));
    event.set_room_time_ms(room_time_ms);
    event.set_wall_time_ms(1'760'000'000'000 + static_cast<std::int64_t>(room_time_ms));
    return event;
  }
  v1::MatchView view_of(core::Viewer viewer) const {
    v1::MatchView view;
    converter_.view(match_->view(viewer), view);
    return view;
  }

  const core::Game& game_ = *all_games().find("minesweeper");
  const convert::GameConverter& converter_ = *convert::converter("minesweeper");
  minesweeper::Board board_;
  std::optional<core::Match> match_;
  v1::Replay told_;
  std::uint64_t now_ms_ = 0;
};

}  // namespace gridmates::tools
