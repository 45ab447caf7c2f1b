// The rules of ultimate tic-tac-toe for people. Constants; any thread.
#pragma once

#include <array>
#include <string_view>

#include "client/catalogue/catalogue.h"

namespace gridmates::commands {

inline constexpr std::array<std::string_view, 5> kUltimateRules = {
    tr_later("Nine small boards of 3x3 form a large one. Two players take turns placing marks, X "
             "first. Three in a row win a small board; three small boards in a row win the match."),
    tr_later(
        "Each mark sends the other player: a mark in the top right cell of its small board sends "
        "to the small board at the top right. If that board is won or full, the other player may "
        "play in any open board. Nobody plays in a board that is won or full."),
    tr_later("If no cell is left to play in and nobody has three boards in a row, the match is a "
             "draw, no matter who has won more boards."),
    tr_later(
        "A worked step. X must play in the top left board and has a1 and b1 there, so c1 wins it. "
        "c1 is a top right cell and sends O to the top right board, where O has g1 and h1: O plays "
        "i1 and wins that board. i1 is a top right cell too, but that board is won now, so X may "
        "play in any open board. Each has won one, and X has the choice: c1 was right."),
    tr_later("Look at where your move sends your opponent before you look at what it wins: winning "
             "a small board is costly if it lets them choose any board."),
};

}  // namespace gridmates::commands
