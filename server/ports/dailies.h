// The boards of dailies, and how players did. Safe for concurrent use. Done as ports/done.h says;
// nullopt: cannot be read or written now.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/bytes.h"
#include "server/base/dates.h"
#include "server/base/ids.h"
#include "server/ports/done.h"

namespace gridmates::ports {

// Identifies a daily: a game, a level and a day.
struct DailyName {
  std::string game;
  std::string level;  // as in core::Daily
  Day day = 0;
  friend auto operator<=>(const DailyName&, const DailyName&) = default;
};

// Its board. It is made on its day, at the first request, and never changes.
struct DailyBoard {
  DailyName daily;
  core::Bytes options;
  core::Bytes board;
  std::string level;  // of the board, in a word of its game; empty: none
  friend bool operator==(const DailyBoard&, const DailyBoard&) = default;
};

// How a player's try ended, written with the event that ended it.
struct DailyEnd {
  bool solved = false;
  bool counts = false;  // compared with others and for streaks
  std::uint64_t time_ms = 0;
  std::int64_t wall_ms = 0;
  std::string help;  // as in room::FinishedDaily; empty: none
  // Solved with a pause, and the game compares such runs apart.
  bool apart = false;
  friend bool operator==(const DailyEnd&, const DailyEnd&) = default;
};

// The one try that a player has at a daily, and the room in which it is played.
struct DailyTry {
  RoomCode room;
  std::optional<DailyEnd> end;  // nullopt: still being played
  friend bool operator==(const DailyTry&, const DailyTry&) = default;
};

// A daily as one player sees it.
struct DailyStanding {
  std::optional<DailyTry> mine;
  // The place of `mine` if it counts: by time, among tries with the same help and the same `apart`.
  std::uint32_t place = 0;
  std::uint32_t of = 0;      // the number of those tries
  std::uint32_t solved = 0;  // how many tries count in all
  friend bool operator==(const DailyStanding&, const DailyStanding&) = default;
};

class Dailies {
 public:
  virtual ~Dailies() = default;
  // The inner nullopt: not made yet.
  virtual void find_board(DailyName daily, Done<std::optional<std::optional<DailyBoard>>> done) = 0;
  // Stores the board unless there is one; returns the board that is stored then.
  virtual void settle_board(DailyBoard board, Done<std::optional<DailyBoard>> done) = 0;
  // One for each, in order. Other players' standings do not include tries of computer players.
  virtual void standings(PlayerId player, std::vector<DailyName> dailies,
                         Done<std::optional<std::vector<DailyStanding>>> done) = 0;
  // The days on which the player has a daily of this game that counts, latest first, at most
  // limits::kStreakDays.
  virtual void counted_days(PlayerId player, std::string game,
                            Done<std::optional<std::vector<Day>>> done) = 0;
  // Whether the player may see what is played in this room: it plays no daily, or a daily that the
  // player plays there or has finished, or one of a day before `open`.
  virtual void may_see(RoomId room, PlayerId player, Day open, Done<std::optional<bool>> done) = 0;
};

}  // namespace gridmates::ports
