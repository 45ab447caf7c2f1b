// A match of any game played by the engine in a test, and the replay that a server would send. One
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/seeds.h"
#include "engine/games/games.h"
#include "gridmates/v1/replay.pb.h"
#include "proto/convert/game_converter.h"

namespace gridmates::replay {

class Recorded {
 public:
  // `puzzle` is for games with puzzles.
  Recorded(const std::string& game, v1::GameOptions options, v1::Table table,
           const std::string& puzzle = {})
      : game_(*all_games().find(game)), converter_(*convert::converter(game)) {
    core::Bytes bytes = game_.default_options();
    if (options.game_case() != v1::GameOptions::GAME_NOT_SET) bytes = *converter_.options(options);
    bytes = *game_.at_table(bytes, static_cast<core::Table>(table - 1));
    v1::RoomHead& head = *told_.mutable_head();
    head.set_code("KITE-42");
    head.set_game(game);
    head.set_table(table);
    head.set_match(1);
    converter_.options(bytes, *head.mutable_options());
    if (!puzzle.empty()) {
      bytes = *game_.with_puzzle(bytes, puzzle);
      head.mutable_board()->set_source(v1::BOARD_SOURCE_PASTED);
    }
    options_ = bytes;
    start(std::nullopt);
    told_.set_rules_version(game_.facts().rules_version);
    told_.set_run("KITE-42/1");
    event().mutable_started()->set_match(1);
    seen_.push_back(seen());
  }

  // Makes a move; false if the rules refuse it. Does a server's work: computes a hint, and lays a
  // board that waits for the move.
  bool play(std::uint32_t player, const v1::Move& move, std::uint64_t after_ms = 1'000) {
    core::Bytes bytes = *converter_.move(move);
    if (match_->needs_work(bytes)) bytes = *match_->worked_out(bytes);
    const core::Seat seat(static_cast<std::uint8_t>(player));
    auto done = match_->play(seat, bytes);
    if (!done && done.error().code == core::RefusalCode::kNeedsBoard) {
      start(bytes);
      done = match_->play(seat, bytes);
    }
    if (!done) return false;
    now_ms_ += after_ms;
    v1::Moved& moved = *event().mutable_moved();
    moved.set_player(player);
    converter_.move(bytes, *moved.mutable_move());
    seen_.push_back(seen());
    return true;
  }
  void pause() {
    event().mutable_paused();
    seen_.push_back(seen());
    event().mutable_unpaused();
    seen_.push_back(seen());
  }

  // The view of a player after each event.
  const std::vector<v1::MatchView>& views() const { return seen_; }
  bool over() const { return match_->outcome().over(); }
  v1::Replay told(v1::RoomState result = v1::ROOM_STATE_FINISHED_SOLVED) {
    v1::Replay told = told_;
    told.mutable_head()->set_state(result);
    *told.mutable_match() = view_of(core::Viewer::Kind::kAfterwards);
    for (const char* name : {"ana", "bo"}) {
      v1::MatchPlayer& player = *told.mutable_match()->add_players();
      player.set_player(static_cast<std::uint32_t>(told.match().players_size() - 1));
      player.set_member(player.player() + 1);
      player.set_name(name);
    }
    v1::Event& ended = *told.add_events();
    ended.set_room_time_ms(now_ms_);
    ended.mutable_ended()->set_result(result);
    told.set_events_in_all(static_cast<std::uint32_t>(told.events_size()));
    return told;
  }
  // The view of everybody after the end, only the board.
  v1::MatchView end() const { return view_of(core::Viewer::Kind::kAfterwards); }

 private:
  // Starts on a new board, laid for `move` if the board waits for one.
  void start(const std::optional<core::Bytes>& move) {
    const core::Bytes board = *game_.make_board(options_, core::seed_from(7), move);
    match_ = *game_.start(board);
    told_.set_board(board.data(), board.size());
  }
  v1::Event& event() {
    v1::Event& event = *told_.add_events();
    event.set_seq(static_cast<std::uint64_t>(told_.events_size()));
    event.set_room_time_ms(now_ms_);
    return event;
  }
  v1::MatchView seen() const { return view_of(core::Viewer::Kind::kPlayer); }
  v1::MatchView view_of(core::Viewer::Kind kind) const {
    v1::MatchView view;
    converter_.view(match_->view({kind, core::Seat(0)}), view);
    return view;
  }

  const core::Game& game_;
  const convert::GameConverter& converter_;
  core::Bytes options_;
  std::optional<core::Match> match_;
  v1::Replay told_;
  std::vector<v1::MatchView> seen_;
  std::uint64_t now_ms_ = 0;
};

}  // namespace gridmates::replay
