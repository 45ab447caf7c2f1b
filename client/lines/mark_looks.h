// Commands that print a board of marks, for games of two: a row, a column, a cell, the last mark,
// and everything except the rows. Pure; any thread.
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

// The commands for a board whose cells are named by letter and number.
std::span<const commands::Help> mark_looks();

// The result of one of these commands: "row 8: g8 X, h8 O". The others print parts of the game's
// board. nullopt for other words.
std::optional<Looked> look_at_marks(std::span<const std::string> words, const Sight& sight,
                                    const GameLines& game, const MarkBoard& board);

}  // namespace gridmates::lines
