// What a room says of a match that has ended. Plain values; any thread.
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

// A match that has ended, for the leaderboards, if it counts, and for what its players have played.
struct FinishedRun {
  struct Player {
    PlayerId player;
    Name name;
    Seat seat;
    // At a race: which place and when, 0 without one, and whether with help.
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
  std::string help_class;    // elsewhere than at a race, core::Match::help_class
  std::uint64_t puzzle = 0;  // a hash of the board that was played
  bool assisted = false;
  std::uint64_t room_ms = 0;
  std::int64_t wall_ms = 0;
  Seq ended;
  core::Merit merit;         // elsewhere
  bool interrupted = false;  // a player paused, or was gone
  bool apart = false;        // and the game compares such runs apart
  bool counts = true;        // a board solved for the first time in the room, or a duel decided
  // Who made at least one move, or played a versus match; by seat, at a race by place.
  std::vector<Player> players;
  std::optional<DailyOpened> daily = {};
  std::string rated = {};  // the variant in which it changes ratings; empty: it changes none

  // Players of one board have been faster than anybody can be. Racers each have a time of their
  // own.
  bool is_too_fast() const {
    return table == core::Table::kCoop && !players.empty() &&
           room_ms < merit.least_ms / players.size();
  }
};

}  // namespace gridmates::room
