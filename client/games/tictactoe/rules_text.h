// The rules of Tic-tac-toe for people. Constants; any thread.
#pragma once

#include <array>
#include <string_view>

#include "client/catalogue/catalogue.h"

namespace gridmates::commands {

inline constexpr std::array<std::string_view, 4> kTicTacToeRules = {
    tr_later("Two players take turns placing their marks, X first. Three in a row win: across, "
             "down or diagonally. A full board without a line is a draw."),
    tr_later("Cells are named by column and row: a1 is at the top left."),
    tr_later(
        "Larger boards, up to 19x19, may need four, five or more in a row. Where the overline is "
        "exact, only a line of just that length wins. With the opening pie the second player may "
        "take over the first mark instead of answering it. With swap2 the first player puts X, O "
        "and X; the second one goes on with O, takes X, or puts one more of each and leaves the "
        "choice to the first."),
    tr_later(
        "A worked step. X has a1 and b2, and c3 is empty: X threatens the diagonal, and O has "
        "to play c3. A mark that makes two such threats at once is a fork: O can close only one "
        "of them, and X wins."),
};

}  // namespace gridmates::commands
