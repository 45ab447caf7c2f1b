// The keys of a Sudoku.
#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/pane.h"

namespace gridmates::terminal {
namespace {

// Keys that differ if letters are digits.
struct LetterKeys {
  Binding go_to{kGoTo, "g", "g B3", "", "go to a cell", "MOVE"};
  Binding digit{
      SudokuPane::kDigit, "1 2 3 4 5 6 7 8 9", "1-9", "set", "write; again: clear", "WRITE"};
  Binding lock{SudokuPane::kLock, "d", "d", "", "choose a digit first", "WRITE"};
  Binding bookmark{SudokuPane::kBookmark, "b '", "b / '", "", "set a bookmark / go back", "WRITE"};
  Binding centre{SudokuPane::kCentreMode, "c", "c", "", "digits are centre notes", "MODE"};
};

LetterKeys above_nine() {
  LetterKeys keys;
  keys.go_to = {kGoTo, "/", "/ B3", "", "go to a cell", "MOVE"};
  keys.digit.keys = "1 2 3 4 5 6 7 8 9 a b c d e f g A B C D E F G";
  keys.lock = {SudokuPane::kLock, ";", ";", "", "choose a digit first", "WRITE"};
  keys.bookmark = {SudokuPane::kBookmark,      "\" '", "\" / '", "",
                   "set a bookmark / go back", "WRITE"};
  keys.centre = {SudokuPane::kCentreMode, "i", "i", "", "digits are centre notes", "MODE"};
  return keys;
}

// The keys for the digits of a board with this side: single keys, and numbers.
struct DigitLabels {
  int side;
  std::string_view keys;
  std::string_view number;
};
constexpr std::array<DigitLabels, 10> kDigitLabels = {{{4, "1-4", ""},
                                                       {6, "1-6", ""},
                                                       {8, "1-8", ""},
                                                       {9, "1-9", ""},
                                                       {10, "1-9,a", "# 10 Enter"},
                                                       {12, "1-9,a-c", "# 12 Enter"},
                                                       {15, "1-9,a-f", "# 15 Enter"},
                                                       {16, "1-9,a-g", "# 16 Enter"},
                                                       {20, "1-9,a-g", "# 20 Enter"},
                                                       {25, "1-9,a-g", "# 25 Enter"}}};

Bindings table_of(const LetterKeys& letters, Keys keys) {
  using Pane = SudokuPane;
  return {
      arrows_binding(Pane::kMove, keys, tr_later("one cell"), tr_later("MOVE")),
      {Pane::kBox, "H J K L", "H J K L", "", "one box", "MOVE"},
      {Pane::kEmptyInLine, "Ctrl+Left Ctrl+Down Ctrl+Up Ctrl+Right", "Ctrl+arrows", "",
       "next empty cell in line", "MOVE"},
      {Pane::kRowEnds, "Home End", "Home End", "", "ends of the row", "MOVE"},
      letters.go_to,
      {Pane::kSelect, "Shift+Left Shift+Down Shift+Up Shift+Right Drag", "Shift+arrow", "",
       "select cells; drag too", "MOVE"},
      {Pane::kSelecting, ", Esc", ", / Esc", "", "arrows select / no more", "MOVE"},
      {Pane::kPoint, "Click Release", "click", "", "choose; again: digit + 1", "MOVE"},
      {Pane::kWheel, "WheelUp WheelDown", "wheel", "", "cursor's digit +1 / -1", "MOVE"},
      {Pane::kEmptyCell, "w W", "w / W", "", "next / last empty cell", "MOVE"},
      letters.digit,
      {Pane::kNoteDigit,
       "Alt+1 Alt+2 Alt+3 Alt+4 Alt+5 Alt+6 Alt+7 Alt+8 Alt+9 "
       "Ctrl+1 Ctrl+2 Ctrl+3 Ctrl+4 Ctrl+5 Ctrl+6 Ctrl+7 Ctrl+8 Ctrl+9",
       "Alt+1-9", "", "corner note in any mode", "WRITE"},
      {Pane::kClear, "0 Del Backspace", "0 Del", "clear", "empty the cell", "WRITE"},
      {Pane::kRestart, "Ctrl+x", "Ctrl+x", "", "restart: clear the board", "WRITE"},
      {Pane::kUndo, "u U", "u / U", "undo", "undo / redo your own", "WRITE"},
      {Pane::kFill, "m r", "m / r", "", "note all / remove notes", "WRITE"},
      {Pane::kTypeFill, "Ctrl+f", "Ctrl+f 7", "", "note one digit", "WRITE"},
      {Pane::kToCentre, ".", ".", "", "make its notes centred", "WRITE"},
      letters.lock,
      {Pane::kWriteLocked, "Enter", "Enter", "", "chosen digit, or a menu", "WRITE"},
      letters.bookmark,
      {Pane::kTypeBookmark, "Ctrl+k", "Ctrl+k x", "", "bookmark with a name", "WRITE"},
      {Pane::kTypeGoTo, "Ctrl+g", "Ctrl+g x", "", "go back to that", "WRITE"},
      {Pane::kAskHint, "n", "n", "", "hint; then where, why", "HELP", At::kNoRace},
      {Pane::kHintLines, "I", "I", "", "hint: all lines of why", "HELP", At::kNoRace},
      {Pane::kCheck, "!", "!", "", "check the digits", "HELP", At::kNoRace},
      {Pane::kReveal, "=", "= =", "", "reveal this cell", "HELP", At::kNoRace},
      {Pane::kLastGood, "<", "< <", "", "back to no wrong digit", "HELP", At::kNoRace},
      {Pane::kDigitMode, "z", "z", "", "digits are digits", "MODE"},
      {Pane::kCornerMode, "x", "x", "notes", "digits are corner notes", "MODE"},
      letters.centre,
      {Pane::kColourMode, "v", "v", "", "digits are colours", "MODE"},
      {Pane::kPrivateMode, "O", "O", "", "digits are private notes", "MODE"},
      {Pane::kNextMode, "Space", "Space", "", "next mode", "MODE"},
      {Pane::kCopy, "y Y", "y / Y", "", "copy puzzle / board", "AROUND"},
      {Pane::kCopyMore, "Ctrl+y Ctrl+u", "Ctrl+y, u", "", "copy candidates / link", "AROUND"},
      {Pane::kTypePrint, "Ctrl+o", "Ctrl+o", "", "print: a file of it", "AROUND"},
      {Pane::kRating, "Ctrl+t", "Ctrl+t", "", "how hard the puzzle is", "AROUND"},
      {kWho, "o", "o", "", "who set what", "TOGETHER"},
  };
}

// The table with this board's labels, and with more than nine digits the key before a typed number.
Bindings with_digits(Bindings table, int side) {
  const auto* labels = std::ranges::find(kDigitLabels, side, &DigitLabels::side);
  if (labels == kDigitLabels.end()) return table;
  const auto digit = std::ranges::find(table, int{SudokuPane::kDigit}, &Binding::act);
  digit->label = labels->keys;
  if (labels->number.empty()) return table;
  table.insert(digit + 1,
               {SudokuPane::kNumber, "#", labels->number, "",
                side > 16 ? tr_later("a digit above 16") : tr_later("a digit as a number"),
                tr_later("WRITE")});
  return table;
}

Bindings with_simple_notes(Bindings table) {
  std::erase_if(table, [](const Binding& line) {
    return line.act == SudokuPane::kCentreMode || line.act == SudokuPane::kToCentre;
  });
  std::ranges::find(table, int{SudokuPane::kCornerMode}, &Binding::act)->help =
      tr_later("digits are notes");
  std::ranges::find(table, int{SudokuPane::kNoteDigit}, &Binding::act)->help =
      tr_later("a note in any mode");
  return table;
}

// Moves the functions of these letters to other keys.
Bindings with_wasd(Bindings table) {
  for (Binding& line : table) {
    if (line.act == SudokuPane::kEmptyCell) {
      line.keys = "e E";
      line.label = "e / E";
    } else if (line.act == SudokuPane::kLock) {
      line.keys = line.label = ";";
    }
  }
  return table;
}

// Nine letters are the digits, in the order of a keypad; Space cycles through the modes.
Bindings with_left_hand(Bindings table) {
  std::erase_if(table, [](const Binding& line) {
    return line.act == SudokuPane::kDigitMode || line.act == SudokuPane::kCornerMode ||
           line.act == SudokuPane::kCentreMode;
  });
  for (Binding& line : table) {
    if (line.act == SudokuPane::kMove)
      line = arrows_binding(line.act, Keys::kArrows, line.help, line.group);
    if (line.act == SudokuPane::kDigit) {
      line.keys = "1 2 3 4 5 6 7 8 9 q w e a s d z x c";
      line.label = "qwe asd zxc";
    } else if (line.act == SudokuPane::kEmptyCell) {
      line.keys = "f W";
      line.label = "f / W";
    } else if (line.act == SudokuPane::kNextMode) {
      line.word = tr_later("notes");
    }
  }
  return table;
}

}  // namespace

const Bindings& SudokuPane::bindings() const {
  static std::map<std::tuple<int, bool, Keys>, Bindings> tables;
  const int side = shape_.side();
  const auto [place, is_new] = tables.try_emplace({side, preferences_.simple_notes, keys()});
  if (!is_new) return place->second;
  Bindings table = with_digits(table_of(has_letters() ? above_nine() : LetterKeys{}, keys()), side);
  if (preferences_.simple_notes) table = with_simple_notes(std::move(table));
  if (keys() == Keys::kWasd || keys() == Keys::kLeftHand) table = with_wasd(std::move(table));
  if (keys() == Keys::kLeftHand) table = with_left_hand(std::move(table));
  place->second = std::move(table);
  return place->second;
}

}  // namespace gridmates::terminal
