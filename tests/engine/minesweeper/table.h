// Fields drawn as pictures, and players at them. For tests. One thread.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/minesweeper/field/coordinates.h"
#include "engine/minesweeper/rules.h"

namespace gridmates::minesweeper::test {

using Picture = std::vector<std::string_view>;  // rows; '*' is a mine

// Opening a1 opens all but four cells: g6 and h6 are provably mined, and h7 or h8 is.
inline const Picture kFifty = {"........", "........", "........", "........",
                               "........", "......**", ".......*", "........"};
// The same on the right; on the left a7, b7 and b8 are provably mined, and a8 is safe by the count.
inline const Picture kBoth = {"........", "........", "........", "........",
                              "........", "......**", "**.....*", ".*......"};
// With a safe start at d4, which shows 2.
inline const Picture kTwo = {"........", "........", "..*.....", "........",
                             "....*...", "........", "........", "........"};

// A laid board of this picture.
Board board_of(const Picture& picture, Options options = {}, std::string_view first = "a1");

// A match and what its last move was answered.
class Table {
 public:
  explicit Table(const Board& board) : state(*Rules::start(board)) {}
  Table(const Picture& picture, const Options& options, std::string_view first = "a1")
      : Table(board_of(picture, options, first)) {}

  // The seat that moves from now on.
  Table& as(std::uint8_t seat) {
    seat_ = core::Seat(seat);
    return *this;
  }
  bool open(std::string_view name) { return play({Open{cell(name)}}); }
  bool flag(std::string_view name) { return play({Flag{cell(name)}}); }
  bool clear(std::string_view name) { return play({Clear{cell(name)}}); }
  // Puts a flag or takes it away, whichever can be: a move of the player who should have made one.
  bool flip(std::string_view name) {
    return state.flags.has(cell(name)) ? clear(name) : flag(name);
  }
  bool mark(std::string_view name) { return play({Mark{cell(name)}}); }
  bool chord(std::string_view name) { return play({Chord{cell(name)}}); }
  bool ask(std::string_view name) { return play({Ask{cell(name)}}); }
  bool hint() { return play({Hint{}}); }
  bool vote(bool go_on) { return play({Vote{go_on}}); }
  bool give_up() { return play({GiveUp{}}); }
  bool decided(bool go_on) { return play({Decided{go_on}}); }
  // Flags, one after the other.
  void flags(const std::vector<std::string_view>& names) {
    for (const std::string_view name : names) EXPECT_TRUE(flag(name)) << name;
  }
  bool play(const Move& move);
  // The player of this seat leaves the table.
  void leave(std::uint8_t seat) { state = Rules::left(state, core::Seat(seat)); }

  Cell cell(std::string_view name) const { return *cell_named(shape_of(state), name); }
  View::Cell seen(std::string_view name, core::Viewer viewer = {}) const {
    return Rules::view(state, viewer).cells[cell(name)];
  }
  View::Status status(core::Viewer viewer = {}) const { return Rules::view(state, viewer).status; }
  View::Status afterwards() const { return status({core::Viewer::Kind::kAfterwards, {}}); }
  core::Outcome::Kind outcome() const { return Rules::outcome(state).kind; }

  State state;
  core::Refusal refused;  // why the last move was, if it was

 private:
  core::Seat seat_;
};

// The names of cells, in their order.
std::string names_of(Shape shape, const Cells& cells);

}  // namespace gridmates::minesweeper::test
