// A finished match of two as text similar to PGN, for all games with a notation
// (engine/pgn/record.h). Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/standing_moves.h"
#include "client/tools/replay/game_replay.h"
#include "engine/core/fields.h"
#include "engine/pgn/record.h"
#include "gridmates/v1/replay.pb.h"
#include "proto/convert/game_converter.h"

namespace gridmates::tools {

// "0:03", minutes and seconds of room time.
std::string clock_words(std::uint64_t time_ms);
// "2025-11-20T21:03:11Z"
std::string utc_words(std::int64_t wall_time_ms);
// The result of a match if the player in this seat has X.
pgn::Result result_of(v1::RoomState state, core::Seat seat_of_x);

// The match on this board; nullopt if its moves are not those of such a game.
template <class Notation>
std::optional<pgn::Record<Notation>> record_of(const v1::Replay& replay,
                                               const typename Notation::Rules::Board& board) {
  const convert::GameConverter* converter = convert::converter(replay.head().game());
  if (converter == nullptr) return std::nullopt;
  pgn::Record<Notation> record;
  record.board = board;
  for (const v1::Event* event : client::standing_moves(replay.events())) {
    const auto bytes = converter->past_move(event->moved().move());
    if (!bytes) return std::nullopt;
    const auto move = core::decode<typename Notation::Rules::Move>(*bytes);
    if (!move) return std::nullopt;
    record.plies.push_back({*move, clock_words(event->room_time_ms())});
  }
  const core::Seat x = Notation::seat_of_x(pgn::state_after(record, record.plies.size()));
  for (const v1::MatchPlayer& player : replay.match().players()) {
    (player.player() == x.value ? record.x : record.o) = player.name();
  }
  record.result = result_of(replay.head().state(), x);
  if (!replay.events().empty()) record.utc = utc_words(replay.events().rbegin()->wall_time_ms());
  return record;
}

// The GameReplay of such a game. `kBoardOf` takes a v1::MatchView and returns its board, or
// nullopt.
template <class Notation, auto kBoardOf>
GameReplay replay_of_two(std::string_view game) {
  GameReplay replay;
  replay.game = game;
  replay.formats = {"pgn"};
  replay.what = tr("the moves as text, similar to PGN");
  replay.write = [](const v1::Replay& ended,
                    std::string_view) -> std::variant<std::string, Failure> {
    const auto board = kBoardOf(ended.match());
    const auto record = board ? record_of<Notation>(ended, *board) : std::nullopt;
    if (!record) return Failure{1, tr("this is not a match that this program knows")};
    return pgn::record_text(*record);
  };
  replay.remarks = [](const v1::Replay&) -> std::function<std::string(const v1::Moved&)> {
    return nullptr;
  };
  return replay;
}

}  // namespace gridmates::tools
