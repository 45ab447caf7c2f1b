// The rules of Minesweeper for people. Constants; any thread.
#pragma once

#include <array>
#include <string_view>

#include "client/catalogue/catalogue.h"

namespace gridmates::commands {

inline constexpr std::array<std::string_view, 6> kMinesweeperRules = {
    tr_later(
        "Open every cell that has no mine. A number says how many of the eight cells around it "
        "are mines; a cell with none opens its neighbours too. A flag marks what you take for a "
        "mine, and keeps the cell from being opened by mistake."),
    tr_later(
        "Cells are named by column and row: a1 is at the top left, c2 stands in the third column "
        "and the second row."),
    tr_later(
        "The first cell opened is never a mine. Under the law speed, the default, the rest can be "
        "worked out without a guess; standard may need one; strict counts opening a cell that was "
        "not provably safe as a hit; kind forgives forced guesses, but no others."),
    tr_later("Opening a number that has as many flags around it as it says opens the other cells "
             "around it: a chord."),
    tr_later(
        "A worked step. Row 2 has the numbers 1 2 1 in columns b, c and d; row 1 above them is "
        "closed, and all else around them is open. The 1 at b2 touches a1, b1 and c1, the 2 at "
        "c2 touches b1, c1 and d1. The 2 has one mine more than the 1, and of what it touches "
        "only d1 is not touched by the 1: so d1 is a mine. In the same way b1 is a mine, from "
        "the other end. Both mines of the 2 are found, and c1 is safe."),
    tr_later(
        "Together everybody opens one field. A race gives everybody the same field with the same "
        "first opening; a mine costs time there."),
};

}  // namespace gridmates::commands
