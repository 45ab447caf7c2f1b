// The events of boards that come on the table. Part of event.h, which has their rules; include
// that.
#pragma once

#include <algorithm>
#include <cstdint>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/hooks.h"
#include "server/base/ids.h"
#include "server/base/limits.h"

namespace gridmates::room {

// Where a board came from.
enum class Source : std::uint8_t { kTable, kPasted, kGenerated, kLast = kGenerated };

// Carries the finished board: replay never generates. While a match is on: the board made for its
// first move, which follows.
struct BoardChosen {
  core::Blob<limits::kOptionsBytes> options;
  core::Blob<limits::kBoardBytes> board;
  Source source = Source::kGenerated;
  core::Text<limits::kPackNameBytes> pack;  // with kTable
  std::uint32_t number = 0;
  core::Text<32> level;
  bool again = false;  // a rematch, or a puzzle that this room has played
  static constexpr auto fields(auto& s) {
    return std::tie(s.options, s.board, s.source, s.pack, s.number, s.level, s.again);
  }
  friend bool operator==(const BoardChosen&, const BoardChosen&) = default;
};

// After the first BoardChosen: the room plays this board of a day, once, and nothing else.
struct DailyOpened {
  std::uint32_t day = 0;  // server/base/dates.h
  core::Text<core::hooks::kLevelBytes> level;
  static constexpr auto fields(auto& s) { return std::tie(s.day, s.level); }
  friend bool operator==(const DailyOpened&, const DailyOpened&) = default;
};

// Who may watch a room.
enum class Watchers : std::uint8_t {
  kAll,
  kLink,  // everybody with the code; lists do not offer the room
  kNone,
  kLast = kNone
};

// After the first BoardChosen, unless these are the default values.
struct WatchingSet {
  Watchers watchers = Watchers::kAll;
  std::uint16_t delay_s = 0;  // how late watchers see the room; at most limits::kWatchDelayS
  static constexpr auto fields(auto& s) { return std::tie(s.watchers, s.delay_s); }
  friend bool operator==(const WatchingSet&, const WatchingSet&) = default;
};

// After a BoardChosen with a pasted puzzle: how the text was read.
struct PuzzleRead {
  core::Text<core::hooks::kPuzzleFactBytes> format;
  core::Text<core::hooks::kPuzzleFactBytes> size;
  std::uint8_t solutions = 1;  // 2 for two or more
  static constexpr auto fields(auto& s) { return std::tie(s.format, s.size, s.solutions); }
  friend bool operator==(const PuzzleRead&, const PuzzleRead&) = default;
};

// After a BoardChosen, at a race: the minutes after which it ends for all; 0: no cap from now on.
struct CapSet {
  std::uint16_t minutes = 0;
  static constexpr auto fields(auto& s) { return std::tie(s.minutes); }
  friend bool operator==(const CapSet&, const CapSet&) = default;
};

// How long a player may think at a versus table.
struct TurnClock {
  std::uint32_t base_s = 0;       // for all turns, or for each; 1 to limits::kClockS
  std::uint16_t increment_s = 0;  // added after each turn; at most limits::kIncrementS
  bool each_turn = false;         // every turn begins with base_s
  static constexpr auto fields(auto& s) { return std::tie(s.base_s, s.increment_s, s.each_turn); }
  friend bool operator==(const TurnClock&, const TurnClock&) = default;
};

// After the first BoardChosen, at a versus table: one clock for each chair, or one for both.
struct ClocksSet {
  core::List<TurnClock, 2> clocks;

  // One of the clocks has a day or more: players need not be connected.
  bool for_days() const {
    return std::ranges::any_of(clocks,
                               [](const TurnClock& one) { return one.base_s >= limits::kDayS; });
  }
  static constexpr auto fields(auto& s) { return std::tie(s.clocks); }
  friend bool operator==(const ClocksSet&, const ClocksSet&) = default;
};

// After a BoardChosen, at a versus table: the player on this chair begins the next match.
struct OpenerSet {
  Chair chair;
  static constexpr auto fields(auto& s) { return std::tie(s.chair); }
  friend bool operator==(const OpenerSet&, const OpenerSet&) = default;
};

// After the first BoardChosen, at a versus table: its matches are played in series.
struct SeriesSet {
  std::uint8_t best_of = 0;  // an odd number from 3 to limits::kBestOf
  static constexpr auto fields(auto& s) { return std::tie(s.best_of); }
  friend bool operator==(const SeriesSet&, const SeriesSet&) = default;
};

// After the first BoardChosen, at a versus table: matches change the ratings of the players.
struct RatedSet {
  static constexpr auto fields(auto&) { return std::tie(); }
  friend bool operator==(const RatedSet&, const RatedSet&) = default;
};

}  // namespace gridmates::room
