// Draws notes. Pure except for the drawing; one thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/terminal/canvas.h"
#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::terminal {

// The look of notes: the ones in `clashing` have a "!" after them or, if `close`, after their row.
struct NotesLook {
  std::uint32_t clashing = 0;
  Role role = Role::kNormal;
  bool close = false;
};

// The notes of a cell, up to nine digits, at fixed positions in three rows.
void draw_notes(const Region& region, std::uint32_t notes, const NotesLook& look);
// The same above and below a middle row with other notes: 1 to 5 above, 6 to 9 below.
void draw_notes_around(const Region& region, std::uint32_t notes, const NotesLook& look);
// Notes in one row, "247", or centred in it, where a single one is ":2", unlike a digit; ends in
// "+" if not all of them fit.
void draw_note_line(const Region& row, std::uint32_t notes, const NotesLook& look);
void draw_centre_line(const Region& row, std::uint32_t notes, const NotesLook& look);

}  // namespace gridmates::terminal
