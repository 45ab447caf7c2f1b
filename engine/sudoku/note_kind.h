// The kinds of notes. Plain value; any thread.
#pragma once

#include <cstdint>

namespace gridmates::sudoku {

// What a note means is up to the players; the kinds are stored separately.
enum class NoteKind : std::uint8_t { kCorner, kCentre, kLast = kCentre };

}  // namespace gridmates::sudoku
