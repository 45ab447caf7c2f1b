// RAWVF, replays as open text (Maksim Bashov, 2009; Rev6.1): `Key: value` lines, the field, and
// events with their times. Files written here have cell centres instead of pixels, and state that.
// A RawvfReader has one owner at a time; the rest are pure functions.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/minesweeper/formats/mouse.h"
#include "engine/minesweeper/formats/problem.h"
#include "engine/minesweeper/formats/replay.h"

namespace gridmates::minesweeper::formats {

// Clicks after the end are omitted. A question mark on an unflagged cell is written as two right
// clicks, because that is what it takes in every other program.
std::string write_rawvf(const Replay& replay);

// "Beginner", "Intermediate", "Expert", "Custom".
std::string_view level_of(Shape shape, std::uint16_t mines);

// Whether this line begins a replay.
bool begins_rawvf(std::string_view line);

// Takes a replay line by line. Keys and events that do not affect clicks are ignored; buttons held
// together, Shift, slides and SuperClick become clicks like in the published parser; settings that
// would change them are refused. So are contradictions: a 3BV that is not the field's, a status or
// an end that the clicks do not lead to, a button or a mouse event before the one above it, a cell
// that does not match the pixels beside it, a number or a mine that the field does not have there;
// and unpublished events. The key Time may have any value: other clocks than that of the events are
// in use, and events continue after the end.
class RawvfReader {
 public:
  RawvfReader() { replay_.field.shape = {0, 0}; }

  bool is_open() const { return part_ != Part::kNothing; }
  // Returns the problem of the line, if any; then no replay is open any more.
  std::optional<Problem> add(std::string_view line, std::size_t number);
  // Returns the replay, or what it lacks; then starts anew.
  core::Result<Replay, Problem> take();

 private:
  // Columns and rows should be counted from 1, but some programs count those of the mouse or those
  // of numbers from 0: the origins that the file so far is consistent with.
  struct Origins {
    bool zero = true;
    bool one = true;
  };
  enum class Part : std::uint8_t { kNothing, kKeys, kBoard, kEvents };
  using Wrong = std::optional<Problem>;

  Wrong add_key(std::string_view line);
  Wrong add_setting(std::string_view key, std::string_view value);
  Wrong add_row(std::string_view row);
  Wrong add_event(std::string_view line);
  Wrong add_button(std::string_view id, std::int32_t at_ms, const std::array<int, 2>& pixels);
  Wrong check_place(std::string_view place, const std::array<int, 2>& pixels);
  Wrong check_face(std::string_view id, std::string_view place);
  bool is_on_field(int x, int y) const;
  Wrong begin_events();
  Wrong check_end(bool won, std::size_t line) const;
  Wrong wrong(core::Statement why, std::size_t column = 0) const;

  Part part_ = Part::kNothing;
  std::size_t number_ = 0;  // the number of the current line
  Replay replay_;
  std::optional<std::uint16_t> mines_;
  std::size_t bbbv_line_ = 0;    // the line of the 3BV
  std::size_t status_line_ = 0;  // the line where Status says won or lost; 0: none
  bool says_won_ = false;
  int square_ = 16;  // side of a cell in pixels
  MouseRules rules_;
  std::size_t rows_ = 0;
  std::optional<Mouse> mouse_;
  std::optional<std::int32_t> latest_ms_;  // of the mouse events
  Origins mouse_origins_;
  Origins board_origins_;
  std::vector<std::uint8_t> numbers_;  // of the field
};

}  // namespace gridmates::minesweeper::formats
