// Fields drawn as pictures, and players on them. For tests. One thread.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/minesweeper/field/coordinates.h"
#include "engine/minesweeper/rules.h"

namespace gridmates::minesweeper::test {

using Picture = std::vector<std::string_view>;  // rows; '*' is a mine

// Opening a1 opens all but four cells: g6 and h6 are provable mines, and either h7 or h8 is one.
inline const Picture kFifty = {"........", "........", "........", "........",
                               "........", "......**", ".......*", "........"};
// The same on the right; on the left a7, b7 and b8 are provable mines, and a8 is safe by the count.
inline const Picture kBoth = {"........", "........", "........", "........",
                              "........", "......**", "**.....*", ".*......"};
// With a safe start at d4, which shows 2.
inline const Picture kTwo = {"........", "........", "..*.....", "........",
                             "....*...", "........", "........", "........"};

// A laid board of this picture.
Board board_of(const Picture& picture, Options options = {}, std::string_view first = "a1");

// A match with the refusal of its last move, if any.
class Table {
 public:
  explicit Table(const Board& board) : state(*Rules::start(board)) {}
  Table(const Picture& picture, const Options& options, std::string_view first = "a1")
      : Table(board_of(picture, options, first)) {}

  // Sets the seat that moves from now on.
  Table& as(std::uint8_t seat) {
    seat_ = core::Seat(seat);
    return *this;
  }
  bool open(std::string_view name) { return play({Open{cell(name)}}); }
  bool flag(std::string_view name) { return play({Flag{cell(name)}}); }
  bool clear(std::string_view name) { return play({Clear{cell(name)}}); }
  // Sets or clears a flag, whichever is possible: a move for a player who needs to have made one.
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
  // Sets these flags, one after the other.
  void flags(const std::vector<std::string_view>& names) {
    for (const std::string_view name : names) EXPECT_TRUE(flag(name)) << name;
  }
  bool play(const Move& move);
  // The player of this seat leaves.
  void leave(std::uint8_t seat) { state = Rules::left(state, core::Seat(seat)); }

  Cell cell(std::string_view name) const { return *cell_named(shape_of(state), name); }
  View::Cell seen(std::string_view name, core::Viewer viewer = {}) const {
    return Rules::view(state, viewer).cells[cell(name)];
  }
  View::Status status(core::Viewer viewer = {}) const { return Rules::view(state, viewer).status; }
  View::Status afterwards() const { return status({core::Viewer::Kind::kAfterwards, {}}); }
  core::Outcome::Kind outcome() const { return Rules::outcome(state).kind; }

  State state;
  core::Refusal refused;  // the refusal of the last move, if any

 private:
  core::Seat seat_;
};

// The names of cells, in their order.
std::string names_of(Shape shape, const Cells& cells);

}  // namespace gridmates::minesweeper::test
