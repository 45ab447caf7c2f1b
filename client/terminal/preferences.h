// What a person has chosen about boards and keys. Plain values; any thread.
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

// What a board shows beside what stands on it.
enum class Aid : std::uint8_t {
  kLines,     // the row, column and box of the cursor
  kSame,      // the digit under the cursor, wherever else it stands
  kNotes,     // the same digit in notes
  kClashes,   // digits, and notes, that stand in a unit twice
  kLeft,      // how many of each digit are left
  kComplete,  // digits of which none are left are dim there
  kDim,       // notes are dim where keys write digits
  kClock,     // the time, in the header
  kMotion,    // what moves: the light over a board that is solved
  kGhost,     // how far one's own best run was by now
};
// Their names for people, in that order.
inline constexpr std::array<std::string_view, 10> kAidNames = {
    "lines", "same", "notes", "clashes", "left", "complete", "dim", "clock", "motion", "ghost"};

// Which letters are arrows while a match is played.
enum class Keys : std::uint8_t {
  kVim,       // h j k l
  kArrows,    // none
  kWasd,      // w a s d
  kLeftHand,  // w a s d; where a board takes figures, q w e a s d z x c are 1 to 9 instead
};
inline constexpr std::array<std::string_view, 4> kKeysNames = {"vim", "arrows", "wasd",
                                                               "left-hand"};

// Whose cursors are seen on a board that several people look at.
enum class Cursors : std::uint8_t {
  kAll,
  kYours,  // the others' are not shown
  kNone,   // nor is one's own shown to them
};
inline constexpr std::array<std::string_view, 3> kCursorsNames = {"all", "yours", "none"};

struct Preferences {
  std::array<bool, kAidNames.size()> hidden{};  // by Aid
  Look look = {};
  Cursors cursors = Cursors::kAll;
  Keys keys = Keys::kVim;
  words::CellNames cells = words::CellNames::kLetters;
  bool mouse = true;          // clicks are wanted; otherwise they select text
  bool wrap = false;          // the cursor leaves the board at the other side
  bool simple_notes = false;  // one kind of notes
  bool numbers = false;       // digits above 9 are no letters
  bool next = false;          // alone, hints are asked for, up to where, after each move
  bool left_panel = false;    // what stands beside the board stands at its left
  bool bell = false;          // the terminal's sound, when others want something
  bool no_questions = false;  // what cannot be undone is done at once
  bool ask_moves = false;     // where two take turns a move is made when its key is pressed again
  bool claims = false;        // a win is claimed as soon as the other has been away long enough

  // w a s d are arrows.
  bool wasd() const { return keys == Keys::kWasd || keys == Keys::kLeftHand; }

  // Hides what these name, and nothing else.
  void hide(const std::vector<std::string>& names) {
    for (std::size_t i = 0; i < kAidNames.size(); ++i) {
      hidden[i] = std::ranges::find(names, kAidNames[i]) != names.end();
    }
  }
  bool shows(Aid aid) const { return !hidden[static_cast<std::size_t>(aid)]; }
};

}  // namespace gridmates::terminal
