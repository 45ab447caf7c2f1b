// A Sudoku match for tests, addressed by cell names. One thread.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/rules.h"
#include "tests/engine/sudoku/grid/puzzles.h"

namespace gridmates::sudoku {

inline constexpr core::Seat kAna{0};
inline constexpr core::Seat kBo{1};

// In the form of boards and options.
inline PerCell<std::uint8_t> givens_of(std::string_view line) {
  const Grid grid = *parse_line(line);
  return PerCell<std::uint8_t>(Digits(grid.begin(), grid.end()));
}

class Table {
 public:
  explicit Table(std::string_view puzzle = kPuzzle, PlayRules rules = {}, BoardRules board = {})
      : state_(*Rules::start({givens_of(puzzle), {{rules, {board}}}})) {}

  // The refusal's message, or "" if the move was made.
  std::string play(core::Seat seat, const Move& move) {
    auto next = Rules::play(state_, seat, move);
    if (!next) return next.error().message;
    state_ = *next;
    return "";
  }
  std::string set(core::Seat seat, std::string_view cell, std::uint8_t digit) {
    return play(seat, {Set{*parse_cell(cell), digit}});
  }
  std::string clear(core::Seat seat, std::string_view cell) {
    return play(seat, {Clear{*parse_cell(cell)}});
  }
  std::string note(core::Seat seat, std::string_view cell,
                   std::initializer_list<std::uint8_t> digits) {
    return play(seat, {notes_in({cell}, set_of(digits), 0)});
  }
  std::string unnote(core::Seat seat, std::string_view cell,
                     std::initializer_list<std::uint8_t> digits) {
    return play(seat, {notes_in({cell}, 0, set_of(digits))});
  }
  std::string centre(core::Seat seat, std::string_view cell,
                     std::initializer_list<std::uint8_t> digits) {
    return play(seat, {notes_in({cell}, set_of(digits), 0, NoteKind::kCentre)});
  }
  std::string write(core::Seat seat, std::initializer_list<std::string_view> cells,
                    std::uint8_t digit) {
    return play(seat, {Write{cells_of(cells), digit}});
  }
  std::string colour(core::Seat seat, std::initializer_list<std::string_view> cells,
                     std::uint8_t number) {
    return play(seat, {Colour{cells_of(cells), number}});
  }
  std::string fill(core::Seat seat, DigitSet digits = kAllDigits, bool remove = false) {
    return play(seat, {Fill{NoteKind::kCorner, digits, remove}});
  }
  std::string undo(core::Seat seat) { return play(seat, {Undo{}}); }
  std::string redo(core::Seat seat) { return play(seat, {Redo{}}); }

  View view() const { return Rules::view(state_, {}); }
  View::Cell cell(std::string_view name) const { return view().cells[*parse_cell(name)]; }
  int digit(std::string_view name) const { return cell(name).digit; }
  // The corner notes as text: "27".
  std::string notes(std::string_view name) const { return text_of(cell(name).notes); }
  std::string centre_notes(std::string_view name) const { return text_of(cell(name).centre); }
  // The player whose change blocked the last undo or redo: "A" for seat 0, "B" for seat 1, "" if
  // none did.
  std::string blocked_by() const {
    const auto by = view().status.blocked_by;
    return by ? std::string(1, static_cast<char>('A' + by->value)) : "";
  }
  const State& state() const { return state_; }

  static Notes notes_in(std::initializer_list<std::string_view> cells, DigitSet add,
                        DigitSet remove, NoteKind kind = NoteKind::kCorner) {
    return {cells_of(cells), kind, add, remove};
  }
  static core::List<Cell, kMaxCells> cells_of(std::initializer_list<std::string_view> names) {
    core::List<Cell, kMaxCells> cells;
    for (const std::string_view name : names) cells.push(*parse_cell(name));
    return cells;
  }

 private:
  static std::string text_of(DigitSet notes) {
    std::string text;
    for (std::uint8_t digit = 1; digit <= kSide; ++digit) {
      if ((notes & only(digit)) != 0) text += static_cast<char>('0' + digit);
    }
    return text;
  }
  static DigitSet set_of(std::initializer_list<std::uint8_t> digits) {
    DigitSet set = 0;
    for (std::uint8_t digit : digits) set |= only(digit);
    return set;
  }

  State state_;
};

}  // namespace gridmates::sudoku
