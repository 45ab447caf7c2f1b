// A finished match as text in the manner of PGN.
#include <array>
#include <cstdio>

#include "client/catalogue/catalogue.h"
#include "client/core/player_page.h"
#include "client/core/standing_moves.h"
#include "client/games/tictactoe/board.h"
#include "client/tools/replay/list.h"
#include "engine/tictactoe/record.h"

namespace gridmates::tools {
namespace {

using tictactoe::Move;
using tictactoe::Record;

Move move_of(const v1::TicTacToeMove& move) {
  const bool is_known = v1::TicTacToeAct_IsValid(move.act());
  return {static_cast<std::uint16_t>(move.cell()),
          {is_known ? static_cast<Move::Act>(move.act()) : Move::Act::kPut}};
}

// "0:03", minutes and seconds of room time.
std::string clock_words(std::uint64_t time_ms) {
  const std::uint64_t seconds = time_ms / 1000;
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + (rest.size() == 1 ? ":0" : ":") + rest;
}

// "2025-11-20T21:03:11Z"
std::string utc_of(std::int64_t wall_time_ms) {
  const std::uint64_t seconds = static_cast<std::uint64_t>(wall_time_ms) / 1'000 % 86'400;
  std::array<char, 16> time{};
  std::snprintf(time.data(), time.size(), "T%02u:%02u:%02uZ",
                static_cast<unsigned>(seconds / 3'600), static_cast<unsigned>(seconds / 60 % 60),
                static_cast<unsigned>(seconds % 60));
  return client::date_words(wall_time_ms) + time.data();
}

tictactoe::Result result_of(v1::RoomState state, bool swapped) {
  const bool first_won = state == v1::ROOM_STATE_FINISHED_FIRST_WON;
  if (first_won || state == v1::ROOM_STATE_FINISHED_SECOND_WON) {
    return first_won != swapped ? tictactoe::Result::kXWon : tictactoe::Result::kOWon;
  }
  return state == v1::ROOM_STATE_FINISHED_DRAWN ? tictactoe::Result::kDrawn
                                                : tictactoe::Result::kUnfinished;
}

std::variant<std::string, Failure> write(const v1::Replay& replay, std::string_view) {
  const auto variant = words::variant_of(replay.match());
  if (!variant) return Failure{1, tr("this is no match that this program knows")};
  Record record;
  record.variant = *variant;
  for (const v1::Event* event : client::standing_moves(replay.events())) {
    record.plies.push_back(
        {move_of(event->moved().move().tictactoe()), clock_words(event->room_time_ms())});
  }
  const bool swapped = replay.match().tictactoe().status().swapped();
  for (const v1::MatchPlayer& player : replay.match().players()) {
    (words::mark_of(replay.match(), player.player()) == 'X' ? record.x : record.o) = player.name();
  }
  record.result = result_of(replay.head().state(), swapped);
  if (!replay.events().empty()) record.utc = utc_of(replay.events().rbegin()->wall_time_ms());
  return tictactoe::record_text(record);
}

}  // namespace

GameReplay tictactoe_replay() {
  GameReplay replay;
  replay.game = "tictactoe";
  replay.formats = {"pgn"};
  replay.what = tr("the moves as text in the manner of PGN");
  replay.write = write;
  replay.remarks = [](const v1::Replay&) -> std::function<std::string(const v1::Moved&)> {
    return nullptr;
  };
  return replay;
}

}  // namespace gridmates::tools
