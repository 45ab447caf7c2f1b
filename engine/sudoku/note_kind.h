// The kinds of notes. Plain value; any thread.
#pragma once

#include <cstdint>

namespace gridmates::sudoku {

// What a digit noted in a cell means is up to players; the kinds are kept apart.
enum class NoteKind : std::uint8_t { kCorner, kCentre, kLast = kCentre };

}  // namespace gridmates::sudoku
