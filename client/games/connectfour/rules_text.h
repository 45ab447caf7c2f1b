// The rules of Connect Four for people. Constants; any thread.
#pragma once

#include <array>
#include <string_view>

#include "client/catalogue/catalogue.h"

namespace gridmates::commands {

inline constexpr std::array<std::string_view, 4> kConnectFourRules = {
    tr_later(
        "Two players drop discs into the seven columns by turns, X first; a disc falls to the "
        "lowest free cell. Four in a row win: across, up or diagonally. A full board without a "
        "line is a draw."),
    tr_later(
        "Columns are numbered 1 to 7 from the left. Cells are named by column and row: 1a is at "
        "the bottom left."),
    tr_later(
        "A worked step. X has 2a, 3a and 4a, with 1a and 5a empty and on the bottom. X threatens "
        "to play both columns 1 and 5; O can close only one of them, so X wins. O had to play "
        "beside the second disc already."),
    tr_later(
        "A cell that is not on the bottom can be played only when the one below it is filled. Who "
        "wants it lets the other player fill the cell below."),
};

}  // namespace gridmates::commands
