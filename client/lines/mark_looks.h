// The commands that look at a board of marks, for the games of two: a row, a column, a cell, the
// last mark, and all but the rows. Pure; any thread.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "client/commands/command_list.h"
#include "client/lines/game_lines.h"

namespace gridmates::lines {

// A board of marks, row by row from the top left.
struct MarkBoard {
  std::vector<std::string> rows;     // their names: "1"
  std::vector<std::string> columns;  // "a"
  std::vector<char> signs;           // '.' is an empty cell
};
// Rows from 1 and columns from a.
std::vector<std::string> numbers_to(int last);
std::vector<std::string> letters_to(int columns);

// The looks of a board whose cells are named by letter and number.
std::span<const commands::Help> mark_looks();

// What one of those words asks for: "row 8: g8 X, h8 O". The rest is what the board of the game
// prints. Nothing for other words.
std::optional<Looked> look_at_marks(std::span<const std::string> words, const Sight& sight,
                                    const GameLines& game, const MarkBoard& board);

}  // namespace gridmates::lines
