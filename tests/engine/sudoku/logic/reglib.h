// Positions with what a technique finds there, in the form of HoDoKu's regression library. Pure
// functions; any thread.
//
// A line is `:code:digits:grid:removed:eliminations:placements:extra:`. In the grid `+` stands
// before a digit that is no given; the lists hold candidates as digit, row, column. A code may have
// a variant behind a dash; the variant x says that the technique must find nothing.
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

// Nothing when the line is none.
std::optional<ReglibCase> read_reglib_line(std::string_view line);

// A line back from its parts, without digits and extra.
std::string reglib_line(std::string_view code, const Board<Nine>& board,
                        std::span<const Candidate> eliminations,
                        std::span<const Candidate> placements);

// Which technique a code means.
struct ReglibCode {
  std::string_view code;
  Technique technique;
  std::optional<Technique> second{};  // two steps at once (siamese fish, dual kites): the technique
                                      // that one of them may have instead
  bool more_in_its_cells = false;     // takes candidates in the pattern's own cells too, which the
                                      // library leaves out
};
std::span<const ReglibCode> reglib_codes();
const ReglibCode* reglib_code(std::string_view code);  // null when there is none

// What is wrong with what the technique finds in this position, in words; empty when all it finds
// together is what the line says, or one of its steps is (or two are, for a code of two).
std::string complaint(const ReglibCase& position, const ReglibCode& code);

}  // namespace gridmates::sudoku
