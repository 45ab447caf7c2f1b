// RAWVF, replays as open text (Maksim Bashov, 2009; Rev6.1): `Key: value` lines, the field, and
// events with their times. Written ones have cell centres instead of pixels, and say so. A
// RawvfReader has one owner at a time; the rest are pure functions.
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

// Clicks behind the end are left out. Where a question mark takes two right clicks on a cell, as it
// does everywhere else, two are written.
std::string write_rawvf(const Replay& replay);

// "Beginner", "Intermediate", "Expert", "Custom".
std::string_view level_of(Shape shape, std::uint16_t mines);

// Whether a replay begins with this line.
bool begins_rawvf(std::string_view line);

// Takes a replay line by line, from its first one on. Keys and events that tell nothing of clicks
// are passed over; buttons held together, Shift, slides and SuperClick are clicks as the published
// parser has them; settings that make other clicks of them are refused. So is what contradicts
// itself: another 3BV than the field's, a status or an end that the clicks do not lead to, a button
// or a mouse before the one above it, a cell that is not the one of the pixels beside it, a number
// or a mine that the field does not have there; and events that nobody has published. Time may be
// any: other clocks than that of the events are in use, and events go on behind the end.
class RawvfReader {
 public:
  RawvfReader() { replay_.field.shape = {0, 0}; }

  bool is_open() const { return part_ != Part::kNothing; }
  // What is wrong with the line, if anything; then nothing is open any more.
  std::optional<Problem> add(std::string_view line, std::size_t number);
  // The replay, or what it lacks; and begins anew.
  core::Result<Replay, Problem> take();

 private:
  // Columns and rows are counted from 1, but programs in use count those of the mouse or those of
  // numbers from 0: what a whole file can still be meant to count from.
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
  std::size_t number_ = 0;  // of the line in hand
  Replay replay_;
  std::optional<std::uint16_t> mines_;
  std::size_t bbbv_line_ = 0;    // where 3BV stands
  std::size_t status_line_ = 0;  // where Status says won or lost; 0: nowhere
  bool says_won_ = false;
  int square_ = 16;  // pixels of a cell's side
  MouseRules rules_;
  std::size_t rows_ = 0;
  std::optional<Mouse> mouse_;
  std::optional<std::int32_t> latest_ms_;  // of the mouse
  Origins mouse_origins_;
  Origins board_origins_;
  std::vector<std::uint8_t> numbers_;  // of the field
};

}  // namespace gridmates::minesweeper::formats
