#include "tests/engine/sudoku/logic/judge.h"

#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {
namespace {

// Whether the text has this as a whole word: D1 is not in D12.
bool has_word(const std::string& text, const std::string& word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const bool begins = at == 0 || std::isalnum(static_cast<unsigned char>(text[at - 1])) == 0;
    const std::size_t end = at + word.size();
    const bool ends =
        end == text.size() || std::isalnum(static_cast<unsigned char>(text[end])) == 0;
    if (begins && ends) return true;
  }
  return false;
}

bool names(const std::string& text, Shape shape, Candidate c) {
  return has_word(text, name_of_cell(shape, c.cell)) &&
         has_word(text, std::string(1, symbol_of(c.digit)));
}

// Whether every inference names only cells that can have its digit. For these two techniques the
// chains hold the cells and digits of a subset instead.
template <class Capacity>
bool names_candidates(const Step& step, const Board<Capacity>& board) {
  if (step.technique == Technique::kUniqueRectangle3) return true;
  if (step.technique == Technique::kSueDeCoq) return true;
  for (const auto& chain : step.chains) {
    for (const Node& node : chain) {
      for (Cell cell : node.cells) {
        if (!board.has({cell, node.digit})) return false;
      }
    }
  }
  return true;
}

}  // namespace

template <class Capacity>
std::string fault_of(const Step& step, const Board<Capacity>& board, const Digits& solution) {
  const Shape shape = board.geometry().shape;
  const std::string told = sentence(shape, step);
  if (!names_candidates(step, board)) return "a node names what is no candidate: " + told;
  if (step.placements.empty() && step.eliminations.empty()) return "nothing follows: " + told;
  for (Candidate c : step.placements) {
    if (!board.has(c)) return "no candidate is placed: " + told;
    if (solution[c.cell] != c.digit) return "a wrong digit is placed: " + told;
    if (!names(told, shape, c)) return "a placement is not named: " + told;
  }
  for (Candidate c : step.eliminations) {
    if (!board.has(c)) return "what is no candidate goes: " + told;
    if (solution[c.cell] == c.digit) return "a digit of the solution goes: " + told;
    if (!names(told, shape, c)) return "an elimination is not named: " + told;
  }
  return {};
}

template <class Capacity>
JudgedPath judged_path(Shape shape, const Digits& givens, const TechniqueSet& techniques,
                       NextStep<Capacity> next) {
  JudgedPath walk;
  const auto solution = solve(shape, givens);
  if (!solution) return {"no solution"};
  auto board = board_of<Capacity>(shape, givens);
  const std::size_t most = LadderOptions{}.max_steps;
  while (!board.is_solved()) {
    const auto step = next(board, techniques, {});
    if (!step) return walk;
    walk.fault = fault_of(*step, board, *solution);
    if (walk.fault.empty() && ++walk.steps > most) walk.fault = "no end";
    if (!walk.fault.empty()) return walk;
    apply(*step, board);
  }
  walk.solved = true;
  return walk;
}

template std::string fault_of(const Step&, const Board<Nine>&, const Digits&);
template std::string fault_of(const Step&, const Board<TwentyFive>&, const Digits&);
template JudgedPath judged_path(Shape, const Digits&, const TechniqueSet&, NextStep<Nine>);
template JudgedPath judged_path(Shape, const Digits&, const TechniqueSet&, NextStep<TwentyFive>);

}  // namespace gridmates::sudoku
