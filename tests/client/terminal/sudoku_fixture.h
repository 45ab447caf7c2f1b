// A face at the scripted Sudoku on the small board, and the moves that it requests.
#pragma once

#include <string>

#include "tests/client/terminal/face_fixture.h"  // IWYU pragma: export

namespace gridmates::terminal::testing {

// Cells of sudoku_model().
inline constexpr int kA2 = 1;
inline constexpr int kA4 = 3;  // empty, with notes
inline constexpr int kA5 = 4;
inline constexpr int kB1 = 9;   // 6, given
inline constexpr int kB2 = 10;  // empty, with the notes 2 and 7
inline constexpr int kB3 = 11;  // like B2
inline constexpr int kB4 = 12;
inline constexpr int kI8 = 79;  // 7

class SudokuTest : public FaceTest {
 protected:
  v1::SudokuView& board() { return *model_.room->view.mutable_matches(0)->mutable_sudoku(); }
  v1::SudokuCell& cell(int index) { return *board().mutable_cells(index); }
  // All other players stand up.
  void stand_others_up() {
    for (v1::Member& member : *model_.room->view.mutable_members()) {
      if (member.number() != model_.room->you) member.clear_seat();
    }
  }
  // The screen position of a cell's digit.
  static Spot spot(int index) {
    const int row = index / 9;
    const int column = index % 9;
    return {3 + row + row / 3, 5 + column * 4};
  }
  Shade shade(int index) {
    return picture(face_, kS).cell(spot(index).row, spot(index).column).shade;
  }
  void mouse(Key::Kind kind, int index) {
    face_.key(Key::click(kind, spot(index).row, spot(index).column), kNowMs);
  }
  // The last requested move, without its wrapping; empty if there is none. Forgets it.
  std::string move() {
    const std::string lead = "act play { move { sudoku { ";
    const std::size_t behind = std::string(" } } }").size();
    std::string move = recorder_.asked.empty() ? "" : recorder_.asked.back();
    recorder_.asked.clear();
    return move.starts_with(lead) ? move.substr(lead.size(), move.size() - lead.size() - behind)
                                  : move;
  }
};

}  // namespace gridmates::terminal::testing
