// Exports a finished Minesweeper match in the formats of other programs. Pure; any thread.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "client/tools/one_shot.h"
#include "engine/minesweeper/formats/field_file.h"

namespace gridmates::tools {

// The field of a match that was solved or lost, as it is public then, and the cell that was opened
// first: at the start of the match, as in a race and a rematch, or by a player. nullopt if the view
// has no such field.
struct Opened {
  minesweeper::Field field;
  minesweeper::Cell first = 0;
  bool begins_open = false;
};
std::optional<Opened> opened_field(const v1::MatchView& match);

// The field, with its proof if the format has a place for it, or the clicks. Fails for a match that
// was stopped before its field was solved or lost: formats know only these two ends.
//
// RAWVF: times are room time, from the start of the match; the clicks of all players are ordered by
// time; if a part is open when the match begins, at a race or a rematch, that is the first click.
// Cells that the option `open_matched` opens automatically are written as chords. A hit without a
// mine (the law strict) is not in the file.
std::variant<std::string, Failure> mines_replay(const v1::Replay& replay,
                                                minesweeper::formats::Format format);

}  // namespace gridmates::tools
