// A match that has ended, as the room reports it. Plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/facts.h"
#include "engine/core/rules.h"
#include "server/base/ids.h"
#include "server/room/event.h"

namespace gridmates::room {

// For the histories of its players and, if it counts, for the leaderboards.
struct FinishedRun {
  struct Player {
    PlayerId player;
    Name name;
    Seat seat;
    // At a race: place and time of finishing, 0 if they did not finish, and whether they had help.
    std::uint8_t place = 0;
    std::uint64_t finished_ms = 0;
    bool assisted = false;
    core::Merit merit = {};    // at a race
    std::uint16_t rating = 0;  // of a computer in a rated match
  };
  std::uint32_t match = 0;
  std::string game;
  core::Table table = core::Table::kCoop;
  Result result = Result::kSolved;
  BoardChosen board;         // `board` bytes empty
  std::string category;      // core::Game::category
  std::string help_class;    // core::Match::help_class; empty at a race
  std::uint64_t puzzle = 0;  // a hash of the board that was played
  bool assisted = false;
  std::uint64_t room_ms = 0;
  std::int64_t wall_ms = 0;
  Seq ended;
  core::Merit merit;         // not at a race
  bool interrupted = false;  // a player paused or was away
  bool apart = false;        // and the game compares such runs apart
  bool counts = true;  // first solution of the board in the room, or a versus match won or drawn
  // At a versus table all, elsewhere those with a move; by seat, at a race by place.
  std::vector<Player> players;
  std::optional<DailyOpened> daily = {};
  std::string rated = {};  // the variant in which it changes ratings; empty: it changes none

  // Whether players of one board were faster than people can be. In a race each player's own time
  // decides.
  bool is_too_fast() const {
    return table == core::Table::kCoop && !players.empty() &&
           room_ms < merit.least_ms / players.size();
  }
};

}  // namespace gridmates::room
