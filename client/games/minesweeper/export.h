// A finished Minesweeper match in the formats that other programs read. Pure; any thread.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "client/tools/one_shot.h"
#include "engine/minesweeper/formats/field_file.h"

namespace gridmates::tools {

// The field of a match that was solved or lost, as everybody may see it then, and the cell where it
// was opened first: when the match began, as at a race and at a rematch, or by a player. Nothing
// for what is none.
struct Opened {
  minesweeper::Field field;
  minesweeper::Cell first = 0;
  bool begins_open = false;
};
std::optional<Opened> opened_field(const v1::MatchView& match);

// The field, with its proof where the format has a place for it, or the clicks. There is none of a
// match that was stopped before its field was solved or lost: formats know only these two ends.
//
// RAWVF: times are room time, from the start of the match; the clicks of all players stand in the
// order of their times; what is open when the match begins, at a race or a rematch, is the first
// click. What the option
// `open_matched` opens by itself is written as chords. A hit without a mine (the law strict) is
// none in the file.
std::variant<std::string, Failure> mines_replay(const v1::Replay& replay,
                                                minesweeper::formats::Format format);

}  // namespace gridmates::tools
