#include "client/games/sudoku/private_look.h"

#include <optional>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/looks.h"
#include "client/games/sudoku/typed_cells.h"
#include "client/words/refusals.h"

namespace gridmates::lines {

std::vector<std::string> private_note_lines(const Sight& sight) {
  const v1::SudokuView& view = sight.match.sudoku();
  const int side = words::sudoku_shape(view).side();
  std::vector<std::string> lines;
  for (const auto& [cell, digits] : sight.private_notes) {
    if (cell >= static_cast<std::uint32_t>(view.cells_size())) continue;
    const std::uint32_t shown = words::private_notes_in(sight.private_notes, view, cell);
    if (shown == 0) continue;
    lines.push_back("private " + words::sudoku_cell(cell, side) + ": " + sudoku_digit_words(shown));
  }
  return lines;
}

Looked look_at_private_notes(std::span<const std::string> words, const Sight& sight) {
  if (words.size() == 1) {
    std::vector<std::string> lines = private_note_lines(sight);
    return lines.empty() ? std::vector<std::string>{std::string("private: ") + tr("none")} : lines;
  }
  const v1::SudokuView& view = sight.match.sudoku();
  const commands::TypedBoard board{words::sudoku_shape(view).side()};
  if (words.size() != 3)
    return tr("as in private A5 27 or private A5 none; private alone lists them");
  const auto cells = commands::parse_cells(words[1], board);
  if (!cells) return words::refusal_sentence(cells.error());
  const auto digits = words[2] == "none" ? std::optional<std::uint32_t>(0)
                                         : commands::parse_digits(words[2], board);
  if (!digits) {
    return tr("notes are different digits, {}, without blanks, as in private A5 27, or none",
              board.range());
  }
  ToNote notes;
  for (const std::uint32_t cell : *cells) {
    if (view.cells(static_cast<int>(cell)).digit() != 0 && *digits != 0) {
      return tr("{} is not empty", words::sudoku_cell(cell, board.side));
    }
    notes.push_back({cell, *digits});
  }
  return notes;
}

}  // namespace gridmates::lines
