// The options and results of reading. Plain values and pure functions; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "engine/core/sentence.h"
#include "engine/sudoku/formats/puzzle.h"

namespace gridmates::sudoku::formats {

// Decides what a text does not determine by itself.
struct ReadOptions {
  std::optional<Shape> box;        // nullopt: the boxes as drawn, or the usual ones of a side
  std::optional<Symbols> symbols;  // nullopt: as the symbols show
};

enum class Trouble : std::uint8_t {
  kUnreadable,    // no puzzle in any format, or a broken one
  kWhichSymbols,  // needs ReadOptions::symbols; on a command line --first-digit
  kWhichBox,      // needs ReadOptions::box; on a command line --box
  kTooLong,       // a line longer than text::kMaxLineBytes
};

// Why a text could not be read. Lines and columns count from 1, columns in characters.
struct Problem {
  Trouble trouble = Trouble::kUnreadable;
  std::size_t line = 0;
  std::size_t column = 0;
  core::Statement why;  // in English printable ASCII, one sentence without its full stop
};

// "line 3, column 5: WHY", in English.
std::string in_words(const Problem& problem);

using Read = core::Result<Puzzle, Problem>;

// A puzzle or a problem, and the line where it begins.
struct Item {
  std::size_t line = 0;
  Read read;
};

}  // namespace gridmates::sudoku::formats
