// A race for tests: its people, moves of the probe game, and views of it. One thread.
#pragma once

#include <cstdint>
#include <string>

#include "server/room/statechart/probe_game.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {

inline RoomFixture probe_race() {
  return {"probe", core::Table::kRace, probe_board(core::Table::kRace)};
}

inline Play probe(core::Outcome::Kind kind, std::uint32_t cost_ms = 0, bool assists = false) {
  return {core::encode(ProbeGame::Move{{kind, {}}, true, cost_ms, assists})};
}
inline constexpr auto kOn = core::Outcome::Kind::kPlaying;
inline constexpr auto kSolves = core::Outcome::Kind::kSolved;
inline constexpr auto kLoses = core::Outcome::Kind::kLost;

// Ada, Ben and Cleo race a Sudoku; Dan watches.
inline RoomFixture three() {
  RoomFixture room = RoomFixture::race();
  room.ask(kBen, Join{});
  room.ask(kCleo, Join{});
  room.ask(kDan, Join{true});
  room.ask(kAda, Start{});
  return room;
}

inline std::string finish(RoomFixture& room, Person who) {
  const std::uint8_t digits[] = {5, 3, 4, 6};
  std::string last;
  for (std::uint8_t cell = 0; cell < 4; ++cell) last = room.ask(who, set(cell, digits[cell]));
  return last;
}

inline RoomView seen_by(const RoomFixture& room, Person who) {
  return room.room.view(room.room.viewer(room.number(who)));
}

// The matches whose cells this person sees: "0 2".
inline std::string boards_of(const RoomFixture& room, Person who) {
  std::string seen;
  for (const MatchSeen& match : seen_by(room, who).matches) {
    if (match.board.cells.empty()) continue;
    seen += (seen.empty() ? "" : " ") + std::to_string(match.index);
  }
  return seen;
}

inline const PlayerView& racer(const RoomView& view, std::size_t seat) {
  return view.matches.at(seat).players.at(0);
}

}  // namespace gridmates::room
