// The pieces that sentences about a deduction are made of: lists of cells, digits and units, what
// follows, chains. Pure functions; any thread.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/grid/symbols.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// "A", "A and B", "A, B and C".
std::string in_a_list(const std::vector<std::string>& items, std::string_view last = "and");

// "a W-Wing", "an X-Wing", "Pointing".
std::string with_article(std::string_view technique);

// The row, column and box of a cell.
std::array<Unit, 3> units_of(Shape shape, Cell cell);

// "it", "both of them", "all of them".
std::string_view them(std::size_t count);

// A step in pieces of a sentence. It must not outlive the step.
class Words {
 public:
  Words(Shape shape, const Step& step, Symbols symbols)
      : shape_(shape), step_(step), symbols_(symbols) {}

  const Step& step() const { return step_; }

  // "A1, A5 and C2".
  std::string cells() const { return cells(step_.cells); }
  std::string cells(std::span<const Cell> of, std::string_view last = "and") const;
  // "3, 5 and 7".
  std::string digits(std::string_view last = "and") const { return digits(step_.digits, last); }
  std::string digits(std::span<const std::uint8_t> of, std::string_view last = "and") const;
  // "rows B and G", "row B and box 5".
  std::string units() const { return units(step_.units); }
  std::string units(std::span<const Unit> of) const;
  // "these columns", "this box", "these units".
  std::string these(std::span<const Unit> of) const;

  // Whether two cells share a unit.
  bool see(Cell a, Cell b) const;
  // The proof's cells that lie in the unit.
  std::vector<Cell> cells_of(Unit unit) const;
  // The cells and the digits of some candidates, ascending, each once.
  static std::vector<Cell> cells_in(std::span<const Candidate> of);
  static std::vector<std::uint8_t> digits_in(std::span<const Candidate> of);

  // What follows: "B3 is 7", "D2 and F8 cannot be 7", "A2 cannot be 3; A3 cannot be 3 or 7".
  std::string follows() const;
  // "not D2, not F8" where one digit goes and nothing else follows; otherwise as follows().
  std::string not_these() const;

  // "A1 is not 5", "A1 or A2 is 5", "neither A1 nor A2 is 5".
  std::string node(const Node& node) const;
  // "if A1 is not 5, then A7 is 5; then B8 is not 5".
  std::string chain(std::span<const Node> nodes) const;

 private:
  Shape shape_;
  const Step& step_;
  Symbols symbols_;
};

}  // namespace gridmates::sudoku
