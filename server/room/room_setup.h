// The parameters of a new room. A plain value; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/room/command.h"
#include "server/room/daily.h"  // IWYU pragma: export
#include "server/room/event.h"

namespace gridmates::room {

// `first` becomes its host and takes the first chair.
struct RoomSetup {
  RoomCode code;
  std::string game;
  core::Table table = core::Table::kCoop;
  bool private_room = false;
  Identity first;
  BoardChosen board;
  std::optional<PuzzleRead> read = {};    // of a pasted puzzle
  std::optional<DailyOpened> daily = {};  // the board is that of a day
  std::uint16_t cap_minutes = 0;          // of a race; 0: none
  WatchingSet watching = {};
  std::optional<core::Level> computer = {};  // on the second chair
  std::optional<Identity> opponent = {};     // on the second chair instead; then the match begins
  std::optional<ClocksSet> clocks = {};      // at a versus table
  bool rated = false;                        // at a versus table
  std::uint8_t best_of = 0;                  // at a versus table: matches of a series; 0: no series
  Chair opener{1};  // at a versus table: the chair that begins the first match
};

}  // namespace gridmates::room
