// How cells of boards are named in texts for people, set for each game. Texts for programs do not
// depend on it. One thread sets and reads.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace gridmates::words {

enum class CellNames : std::uint8_t {
  kLetters,  // a letter for the row, a number for the column: A5
  kNumbers,  // numbers for both: r1c5
};
// A cell named in each way, in the same order: the values of the setting.
inline constexpr std::array<std::string_view, 2> kCellNamesNames = {"A5", "r1c5"};

// Sets how cells of this game, by its id, are named.
void choose_cell_names(std::string_view game, CellNames names);
// The setting; kLetters if none was set.
CellNames cell_names(std::string_view game);

}  // namespace gridmates::words
