// A game that was played, click by click. A plain value; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper::formats {

enum class Act : std::uint8_t {
  kOpen,   // left click
  kFlag,   // puts a flag on a closed cell or takes it away
  kMark,   // puts a question mark on a closed cell or takes it away
  kChord,  // opens around a number
};

struct Click {
  std::int32_t at_ms = 0;  // from the first opening on; before it negative
  Act act = Act::kOpen;
  Cell cell = 0;
  friend bool operator==(const Click&, const Click&) = default;
};

// Clicks of a game at most.
inline constexpr std::size_t kMaxClicks = 100'000;

struct Replay {
  Field field;
  std::string player;     // one line
  std::string timestamp;  // when it was played, in words; perhaps empty
  std::uint8_t lives = 1;
  bool assisted = false;      // with hints, say
  bool known = false;         // the player may have seen the field before (UPK)
  std::uint32_t time_ms = 0;  // played
  std::uint16_t bbbv = 0;     // 3BV of the field; 0: not known
  std::vector<Click> clicks;  // in order of time, at most kMaxClicks
  friend bool operator==(const Replay&, const Replay&) = default;
};

}  // namespace gridmates::minesweeper::formats
