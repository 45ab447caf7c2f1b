// A person's preferences for boards and keys. Plain values; any thread.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/terminal/theme.h"
#include "client/words/cell_names.h"

namespace gridmates::terminal {

// Optional aids of a board.
enum class Aid : std::uint8_t {
  kLines,     // the row, column and box of the cursor
  kSame,      // the digit under the cursor, in all its cells
  kNotes,     // the same digit in notes
  kClashes,   // repeated digits, and notes, in a unit
  kLeft,      // how many of each digit remain
  kComplete,  // completed digits are dim in that list
  kDim,       // notes are dim while keys write digits
  kClock,     // the time, in the header
  kMotion,    // animation: the light over a solved board
  kGhost,     // the progress of your best run at this time
};
// Their names for people, in the same order.
inline constexpr std::array<std::string_view, 10> kAidNames = {
    "lines", "same", "notes", "clashes", "left", "complete", "dim", "clock", "motion", "ghost"};

// Which letters act as arrows during a match.
enum class Keys : std::uint8_t {
  kVim,       // h j k l
  kArrows,    // none
  kWasd,      // w a s d
  kLeftHand,  // w a s d; on boards with digits, q w e a s d z x c are 1 to 9 instead
};
inline constexpr std::array<std::string_view, 4> kKeysNames = {"vim", "arrows", "wasd",
                                                               "left-hand"};

// Whose cursors are shown on a shared board.
enum class Cursors : std::uint8_t {
  kAll,
  kYours,  // the others' are hidden
  kNone,   // yours is not sent to them either
};
inline constexpr std::array<std::string_view, 3> kCursorsNames = {"all", "yours", "none"};

struct Preferences {
  std::array<bool, kAidNames.size()> hidden{};  // by Aid
  Look look = {};
  Cursors cursors = Cursors::kAll;
  Keys keys = Keys::kVim;
  words::CellNames cells = words::CellNames::kLetters;
  bool mouse = true;          // clicks are used; otherwise they select text
  bool wrap = false;          // the cursor wraps around at the edge
  bool simple_notes = false;  // one kind of notes
  bool numbers = false;       // digits above 9 are numbers, not letters
  bool next = false;          // alone, hints are requested, up to where, after each move
  bool left_panel = false;    // what is beside the board is at its left
  bool bell = false;          // the terminal's sound, on others' requests
  bool no_questions = false;  // no confirmation of irreversible actions
  bool ask_moves = false;     // where two take turns a move needs its key pressed twice
  bool claims = false;        // claim a win as soon as the other player has been away long enough

  // Whether w a s d act as arrows.
  bool wasd() const { return keys == Keys::kWasd || keys == Keys::kLeftHand; }

  // Hides exactly the aids with these names.
  void hide(const std::vector<std::string>& names) {
    for (std::size_t i = 0; i < kAidNames.size(); ++i) {
      hidden[i] = std::ranges::find(names, kAidNames[i]) != names.end();
    }
  }
  bool shows(Aid aid) const { return !hidden[static_cast<std::size_t>(aid)]; }
};

}  // namespace gridmates::terminal
