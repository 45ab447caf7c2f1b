// Notes as they are drawn. Pure but for what is drawn; one thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/terminal/canvas.h"
#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::terminal {

// How notes look: those of the set `clashing` stand out, with a "!" behind them or, where they
// stand close together, behind their row.
struct NotesLook {
  std::uint32_t clashing = 0;
  Role role = Role::kNormal;
  bool close = false;
};

// The notes of a cell, up to nine digits, at their fixed places, three rows.
void draw_notes(const Region& region, std::uint32_t notes, const NotesLook& look);
// The same around a middle row that other notes have: 1 to 5 above, 6 to 9 below.
void draw_notes_around(const Region& region, std::uint32_t notes, const NotesLook& look);
// Notes in one row, "247", or at the middle of it, where a lone one is ":2", which no digit looks
// like; ends in "+" when not all of them fit.
void draw_note_line(const Region& row, std::uint32_t notes, const NotesLook& look);
void draw_centre_line(const Region& row, std::uint32_t notes, const NotesLook& look);

}  // namespace gridmates::terminal
