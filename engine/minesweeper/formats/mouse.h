// Turns mouse buttons going down and up into clicks, like the published parser of RAWVF (rawparser
// 6, 2021). One owner at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/minesweeper/formats/replay.h"
#include "engine/minesweeper/formats/walk.h"

namespace gridmates::minesweeper::formats {

struct MouseRules {
  bool marks = false;        // a right click on a flag turns it into a question mark
  bool super_click = false;  // a left click on a number is a chord
};

class Mouse {
 public:
  Mouse(const Field& field, std::uint8_t lives, MouseRules rules)
      : walk_(field, lives), rules_(rules) {}

  // Takes "lc", "lr", "rc", "rr", "mc", "mr" or "sc": a button that goes down or up, on a cell or
  // off the field. Returns the click that this completes, if any.
  std::optional<Click> event(std::string_view id, std::int32_t at_ms, std::optional<Cell> cell);
  bool won() const { return walk_.won(); }
  bool lost() const { return walk_.lost(); }

 private:
  std::optional<Act> left_up(std::optional<Cell> cell);
  std::optional<Act> right_down(std::optional<Cell> cell);
  std::optional<Act> right_up(std::optional<Cell> cell);
  void left_down(bool with_shift);
  void middle_down();
  Act right_act(Cell cell) const;

  Walk walk_;
  MouseRules rules_;
  bool left_ = false;
  bool right_ = false;
  bool middle_ = false;
  bool shift_ = false;
  bool chorded_ = false;  // a button of the chord is still down
  bool flagged_ = false;  // the right button did something when it went down
};

}  // namespace gridmates::minesweeper::formats
