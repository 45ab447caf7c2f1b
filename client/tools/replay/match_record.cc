#include "client/tools/replay/match_record.h"

#include <array>
#include <cstdio>

#include "client/core/player_page.h"

namespace gridmates::tools {

std::string clock_words(std::uint64_t time_ms) {
  const std::uint64_t seconds = time_ms / 1000;
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + (rest.size() == 1 ? ":0" : ":") + rest;
}

std::string utc_words(std::int64_t wall_time_ms) {
  const std::uint64_t seconds = static_cast<std::uint64_t>(wall_time_ms) / 1'000 % 86'400;
  std::array<char, 16> time{};
  std::snprintf(time.data(), time.size(), "T%02u:%02u:%02uZ",
                static_cast<unsigned>(seconds / 3'600), static_cast<unsigned>(seconds / 60 % 60),
                static_cast<unsigned>(seconds % 60));
  return client::date_words(wall_time_ms) + time.data();
}

pgn::Result result_of(v1::RoomState state, core::Seat seat_of_x) {
  const bool first_won = state == v1::ROOM_STATE_FINISHED_FIRST_WON;
  if (first_won || state == v1::ROOM_STATE_FINISHED_SECOND_WON) {
    return first_won == (seat_of_x == core::kFirstSeat) ? pgn::Result::kXWon : pgn::Result::kOWon;
  }
  return state == v1::ROOM_STATE_FINISHED_DRAWN ? pgn::Result::kDrawn : pgn::Result::kUnfinished;
}

}  // namespace gridmates::tools
