// The rules of Connect Four for people. Constants; any thread.
#pragma once

#include <array>
#include <string_view>

#include "client/catalogue/catalogue.h"

namespace gridmates::commands {

inline constexpr std::array<std::string_view, 4> kConnectFourRules = {
    tr_later("Two players take turns dropping discs into the seven columns, X first; a disc falls "
             "to the lowest free cell. Four in a row win: across, up or diagonally. A full board "
             "without a line is a draw."),
    tr_later(
        "Columns are numbered 1 to 7 from the left. Cells are named by column and row: 1a is at "
        "the bottom left."),
    tr_later("A worked step. X has 2a, 3a and 4a, and 1a and 5a on the bottom row are empty. X "
             "threatens columns 1 and 5; O can block only one of them, so X wins. O should have "
             "blocked as soon as X had two discs side by side."),
    tr_later("A cell that is not on the bottom can be played only when the one below it is filled. "
             "If you want such a cell, make the other player fill the one below."),
};

}  // namespace gridmates::commands
