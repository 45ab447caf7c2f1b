// What a finished match leaves for the boards of fame. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/rules.h"
#include "server/base/ids.h"

namespace gridmates::ports {

// How somebody came out of a finished match; kSolved at a race: finished it.
struct RunPlayer {
  enum class Result : std::uint8_t { kSolved, kWon, kDrawn, kLost, kLast = kLost };
  PlayerId player;
  Name name;
  Seat seat;
  Result result = Result::kSolved;
  // At a race, where each plays alone: when this player finished, in milliseconds of room time, and
  // whether with help.
  std::uint64_t time_ms = 0;
  bool assisted = false;
  friend bool operator==(const RunPlayer&, const RunPlayer&) = default;
};

// A finished match as the boards of fame show it; the journal proves it.
struct Run {
  enum class Source : std::uint8_t { kTable, kPasted, kGenerated, kLast = kGenerated };
  RoomCode code;
  std::uint32_t match = 0;  // the run is CODE/match
  std::string game;
  core::Table table = core::Table::kCoop;
  Source source = Source::kGenerated;
  std::string pack;  // with kTable
  std::uint32_t number = 0;
  std::string level;
  std::string category;  // what the game compares alone, core::Game::category
  bool assisted = false;
  std::uint64_t time_ms = 0;  // room time at the end
  std::int64_t wall_ms = 0;
  Seq ended;                       // the event that ended it
  std::vector<RunPlayer> players;  // at a race who finished comes first, by place
  friend bool operator==(const Run&, const Run&) = default;
};

}  // namespace gridmates::ports
