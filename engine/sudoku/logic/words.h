// The pieces of sentences about a deduction: lists of cells, digits and units, conclusions, chains.
// Pure functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/core/sentence.h"
#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/grid/symbols.h"
#include "engine/sudoku/logic/language.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// The row, column and box of a cell.
std::array<Unit, 3> units_of(Shape shape, Cell cell);

// The parts of a step as text. Must not outlive the step or the language.
class Words {
 public:
  Words(Shape shape, const Step& step, Symbols symbols, const Language& language = english())
      : shape_(shape), step_(step), symbols_(symbols), language_(language) {}

  const Step& step() const { return step_; }

  // A sentence, or a part of one, in the reader's language: each {name} must be a parameter. All
  // text goes through here, so that each form of a text has its own template.
  std::string say(core::Sentence text, const core::Parameters& parameters = {}) const;

  // The conjunction at the end of a list: "A, B and C", "A, B or C".
  enum class Last : std::uint8_t { kAnd, kOr };
  // "A1, A5 and C2".
  std::string cells() const { return cells(step_.cells); }
  std::string cells(std::span<const Cell> of, Last last = Last::kAnd) const;
  // "3, 5 and 7".
  std::string digits(Last last = Last::kAnd) const { return digits(step_.digits, last); }
  std::string digits(std::span<const std::uint8_t> of, Last last = Last::kAnd) const;
  std::string digit(std::uint8_t of) const { return std::string(1, symbol_of(of, symbols_)); }
  // "rows B and G", "row B and box 5".
  std::string units() const { return units(step_.units); }
  std::string units(std::span<const Unit> of) const;
  // "these columns", "this box", "these units".
  std::string these(std::span<const Unit> of) const;
  // "A is so; B is so".
  std::string clauses(const std::vector<std::string>& of) const;

  // Whether two cells share a unit.
  bool see(Cell a, Cell b) const;
  // The cells of the proof that lie in the unit.
  std::vector<Cell> cells_of(Unit unit) const;
  // The cells, or the digits, of some candidates, ascending, without duplicates.
  static std::vector<Cell> cells_in(std::span<const Candidate> of);
  static std::vector<std::uint8_t> digits_in(std::span<const Candidate> of);

  // The conclusions: "B3 is 7", "D2 and F8 cannot be 7", "A2 cannot be 3; A3 cannot be 3 or 7".
  std::string follows() const;
  // "not D2, not F8" if only one digit is eliminated and none placed; otherwise like follows().
  std::string not_these() const;

  // "A1 is not 5", "A1 or A2 is 5", "neither A1 nor A2 is 5".
  std::string node(const Node& node) const;
  // "if A1 is not 5, then A7 is 5; then B8 is not 5".
  std::string chain(std::span<const Node> nodes) const;

 private:
  std::string name(Cell cell) const { return language_.cell(shape_, cell); }
  std::string in_a_list(const std::vector<std::string>& items, Last last = Last::kAnd) const;

  Shape shape_;
  const Step& step_;
  Symbols symbols_;
  const Language& language_;
};

}  // namespace gridmates::sudoku
