// A Sudoku puzzle as files and links represent it: the givens, and what else a format may contain.
// Plain values; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/formats/symbols.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku::formats {

// The format that a puzzle was written in, or is to be written in.
enum class Format : std::uint8_t {
  kLine,        // all cells in one line, further words after a blank
  kList,        // numbers separated by commas, 0 for empty
  kLink,        // a link with ?s= (SudokuExchange) or ?bd= (SudokuWiki)
  kGrid,        // rows of cells separated by blanks, boxes drawn or not
  kCandidates,  // rows of the candidates of each cell, as posted in forums
  kSdk,         // SadMan and SudoCue: rows, remarks, sections [Puzzle] [State] [PencilMarks]
  kSdm,         // SudoCue: one puzzle per line, 0 for empty
  kSs,          // Simple Sudoku: rows of boxes drawn with | and -
  kSdx,         // SudoCue: candidates separated by blanks, `u` before a placed digit
  kJson,        // one JSON object per line
};
inline constexpr std::size_t kFormats = static_cast<std::size_t>(Format::kJson) + 1;

// "line", "list", "link", "grid", "candidates", "sdk", "sdm", "ss", "sdx", "json", and back;
// nullopt for other words.
std::string_view name_of(Format format);
std::optional<Format> format_named(std::string_view name);

// A remark about a puzzle, without line ends. `kind` is the letter of .sdk: A author, B date, C
// comment, D description, H clues, L level, N solutions, S source, T time, U address; or kFields,
// the words after a puzzle in its line.
struct Remark {
  char kind = 'C';
  std::string text;
  friend bool operator==(const Remark&, const Remark&) = default;
};
inline constexpr char kFields = '+';
inline constexpr std::string_view kRemarkKinds = "ABCDHLNSTU";

// Bit d-1 stands for the digit d, up to kMaxSide.
using CandidateSet = std::uint32_t;

struct Puzzle {
  Shape shape{};
  Symbols symbols = Symbols::kFromOne;
  Format format = Format::kLine;
  Digits givens{};
  Digits placed{};  // placed digits that are not givens; empty if the format has none
  std::vector<CandidateSet> candidates{};  // candidates of each cell without a digit, none for
                                           // the others; empty if the format has none
  std::vector<Remark> remarks{};
};

// Givens and placed digits together.
Digits position_of(const Puzzle& puzzle);

}  // namespace gridmates::sudoku::formats
