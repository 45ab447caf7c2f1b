// How cells of boards are named in texts for people: as the settings say, for each game. What
// programs read does not depend on it. One thread chooses and asks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace gridmates::words {

enum class CellNames : std::uint8_t {
  kLetters,  // a letter for the row, a number for the column: A5
  kNumbers,  // numbers for both: r1c5
};
// The same cell in each, in that order: the values of the setting.
inline constexpr std::array<std::string_view, 2> kCellNamesNames = {"A5", "r1c5"};

// From now on cells of this game, by its id, are named so.
void choose_cell_names(std::string_view game, CellNames names);
// What was chosen; kLetters where nothing was.
CellNames cell_names(std::string_view game);

}  // namespace gridmates::words
