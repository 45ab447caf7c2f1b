// Positions with the conclusions of a technique, in the form of HoDoKu's regression library. Pure
// functions; any thread.
//
// A line is `:code:digits:grid:removed:eliminations:placements:extra:`. In the grid `+` precedes a
// digit that is no given; the lists have candidates as digit, row, column. A code may have a
// variant after a dash; the variant x means that the technique must find nothing.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/logic/finders.h"

namespace gridmates::sudoku {

struct ReglibCase {
  std::string line;
  std::string code;  // without its variant
  std::string variant;
  Board<Nine> board;
  std::vector<Candidate> eliminations;  // ascending
  std::vector<Candidate> placements;    // ascending
};

// nullopt if the line is not a position.
std::optional<ReglibCase> read_reglib_line(std::string_view line);

// Makes a line from its parts, without digits and extra.
std::string reglib_line(std::string_view code, const Board<Nine>& board,
                        std::span<const Candidate> eliminations,
                        std::span<const Candidate> placements);

// The technique of a code.
struct ReglibCode {
  std::string_view code;
  Technique technique;
  std::optional<Technique> second{};  // two steps at once (siamese fish, dual kites): the technique
                                      // that one of them may have instead
  bool more_in_its_cells = false;     // takes candidates in the pattern's own cells too, which the
                                      // library leaves out
};
std::span<const ReglibCode> reglib_codes();
const ReglibCode* reglib_code(std::string_view code);  // null if unknown

// The error in what the technique finds in this position, in words; empty if all it finds together
// equals the line, or one of its steps does (or two, for a code of two).
std::string complaint(const ReglibCase& position, const ReglibCode& code);

}  // namespace gridmates::sudoku
