// A recorded game, click by click. A plain value; any thread.
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
  kFlag,   // puts a flag on a closed cell or removes it
  kMark,   // puts a question mark on a closed cell or removes it
  kChord,  // opens around a number
};

struct Click {
  std::int32_t at_ms = 0;  // since the first opening; negative before it
  Act act = Act::kOpen;
  Cell cell = 0;
  friend bool operator==(const Click&, const Click&) = default;
};

// The limit of clicks in a game.
inline constexpr std::size_t kMaxClicks = 100'000;

struct Replay {
  Field field;
  std::string player;     // one line
  std::string timestamp;  // when it was played, as text; may be empty
  std::uint8_t lives = 1;
  bool assisted = false;      // for example with hints
  bool known = false;         // the player may have seen the field before (UPK)
  std::uint32_t time_ms = 0;  // played time
  std::uint16_t bbbv = 0;     // 3BV of the field; 0: unknown
  std::vector<Click> clicks;  // in order of time, at most kMaxClicks
  friend bool operator==(const Replay&, const Replay&) = default;
};

}  // namespace gridmates::minesweeper::formats
