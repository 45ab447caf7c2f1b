#include "client/games/sudoku/hint_lines.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/hint_words.h"
#include "engine/sudoku/help_moves.h"
#include "engine/sudoku/logic/hint.h"

namespace gridmates::lines {
namespace {

// What the hint used as candidates.
enum class Candidates { kLeft, kCorner, kCentre };

// Removes the candidates that earlier hints have excluded.
void exclude(const v1::SudokuHint& hint, sudoku::Position& position) {
  for (const v1::SudokuPlaced& excluded : hint.excluded()) {
    if (excluded.cell() >= position.pencil_marks.size()) continue;
    sudoku::DigitSet& left = position.pencil_marks[excluded.cell()];
    if (left == 0) left = position.shape.all_digits();
    left &= ~sudoku::only(static_cast<std::uint8_t>(std::min(excluded.digit(), 255U)));
  }
}

// Whether the board has candidates of this kind.
bool are_there(const v1::SudokuView& view, Candidates candidates) {
  return candidates == Candidates::kLeft ||
         std::ranges::any_of(view.cells(), [&](const v1::SudokuCell& cell) {
           return (candidates == Candidates::kCorner ? cell.notes() : cell.centre()) != 0;
         });
}

sudoku::Position position_of(const v1::SudokuView& view, Candidates candidates) {
  sudoku::Position position{
      .shape = words::sudoku_shape(view), .givens = {}, .digits = {}, .pencil_marks = {}};
  for (const v1::SudokuCell& cell : view.cells()) {
    const auto digit = static_cast<std::uint8_t>(cell.digit());
    position.givens.push_back(cell.given() ? digit : 0);
    position.digits.push_back(digit);
    position.pencil_marks.push_back(candidates == Candidates::kLeft     ? 0
                                    : candidates == Candidates::kCorner ? cell.notes()
                                                                        : cell.centre());
  }
  if (candidates == Candidates::kLeft) exclude(view.status().hint(), position);
  return position;
}

// The lines of the hint that is found here, if it is the one shown; else empty.
std::vector<std::string> lines_found(const v1::SudokuView& view) {
  const v1::SudokuHint& shown = view.status().hint();
  if (shown.kind() != v1::SUDOKU_HINT_KIND_STEP) return {};
  for (const auto candidates : {Candidates::kLeft, Candidates::kCorner, Candidates::kCentre}) {
    if (!are_there(view, candidates)) continue;
    const auto found = sudoku::hint(position_of(view, candidates), sudoku::TechniqueSet::all(), {},
                                    sudoku::SearchBudget(sudoku::kHintBudget));
    if (!found || found->why != shown.why() || found->lines.empty()) continue;
    return words::reason_lines(*found, words::sudoku_shape(view));
  }
  return {};
}

}  // namespace

Looked hint_lines(const v1::SudokuView& view) {
  const v1::SudokuHint& hint = view.status().hint();
  if (hint.why().empty()) {
    return tr("no hint is shown with its reason; ask for a hint three times first");
  }
  const sudoku::Shape shape = words::sudoku_shape(view);
  std::vector<std::string> reasons = words::reason_lines(hint, shape);
  if (reasons.empty()) reasons = lines_found(view);
  if (reasons.empty()) reasons.push_back(words::hint_sentences(hint, shape).why);
  std::vector<std::string> lines;
  lines.reserve(reasons.size());
  for (const std::string& reason : reasons) {
    lines.push_back("hint " + std::to_string(lines.size() + 1) + ": " + reason);
  }
  return lines;
}

}  // namespace gridmates::lines
