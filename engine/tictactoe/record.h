// Games as text in the manner of PGN (Edwards, 1994): tags for the board, its rules and the
// players, then the moves as cells and the words of openings, with comments in braces, and the
// result.
//
//   [Game "mnk"]
//   [Board "15x15x5"]
//   ...
//   1. h8 {0:03} i9 2. h9 swap 1-0
//
// Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/tictactoe/rules.h"

namespace gridmates::tictactoe {

enum class Result : std::uint8_t { kUnfinished, kXWon, kOWon, kDrawn, kLast = kDrawn };

struct Record {
  struct Ply {
    Move move;
    std::string comment;  // empty: none

    friend bool operator==(const Ply&, const Ply&) = default;
  };
  Variant variant;
  std::string x, o;  // the names of who had X and O at the end
  std::string utc;   // when it ended, as 2025-11-20T21:03:11Z; empty: not known
  Result result = Result::kUnfinished;
  std::vector<Ply> plies;

  friend bool operator==(const Record&, const Record&) = default;
};

// Lines of at most 80 characters where words allow it. Braces in comments become round brackets,
// and control characters blanks.
std::string record_text(const Record& record);

// The first game of the text, which loses it and the blanks behind it. kInvalid, with a sentence
// that names the move where there is one: for what is no such text, for a move that the rules
// refuse, and for a result that the board contradicts. Tags that are not known are passed over. The
// text then loses all up to the next game.
core::Result<Record> take_record(std::string_view& text);

// The state after this number of plies of a record that has been read, or after all of them.
State state_after(const Record& record, std::size_t plies);

}  // namespace gridmates::tictactoe
