// The rules of Sudoku for people. Constants; any thread.
#pragma once

#include <array>
#include <string_view>

#include "client/catalogue/catalogue.h"

namespace gridmates::commands {

inline constexpr std::array<std::string_view, 5> kSudokuRules = {
    tr_later(
        "Fill the empty cells so that every row, every column and every box has each digit once. "
        "On a board of 9x9 these are 1 to 9, and a box has 3x3 cells. Every puzzle that the "
        "server makes has one solution; the hardest ones take long chains of reasoning."),
    tr_later(
        "Cells are named by row and column: A1 is at the top left, B3 stands in the second row "
        "and the third column."),
    tr_later("The digits already in its row, column and box limit what a cell can be. Notes record "
             "that: corner notes for where a digit can go within a box, centre notes for what a "
             "cell can be."),
    tr_later(
        "A worked step. Box 1 is rows A to C, columns 1 to 3. It has no 7 yet, and A1, A2 and B3 "
        "are empty. There is a 7 at A8, so that A1 and A2 cannot be 7: row A has its 7. Only B3 "
        "is left, so B3 is 7. This is a Hidden Single. A hint (n, or the command hint) tells the "
        "next step that the board has, in three parts: that there is one, where, and why."),
    tr_later(
        "Together everybody writes on one board, and undo takes back your own moves. A race gives "
        "everybody the same puzzle on a board of their own; the first to finish wins. Hints, "
        "checks and revealed digits are listed at the end, and such a run stands on leaderboards "
        "of its own."),
};

}  // namespace gridmates::commands
