#include "client/games/sudoku/print.h"

#include <string_view>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/printing/drawing.h"
#include "client/games/sudoku/puzzle.h"

namespace gridmates::lines {

Looked print_sudoku(std::span<const std::string> words, const Sight& sight) {
  const bool with_own = words.size() == 4 && words[1] == "--with" && words[2] == "own";
  const std::string file = with_own ? words[3] : words.size() == 2 ? words[1] : "";
  const auto paper = printing::paper_named(file);
  if (!paper) {
    return tr("as in print FILE.pdf, print --with own FILE.pdf; or FILE.svg, FILE.png");
  }
  printing::Sheet sheet{words::sudoku_puzzle(sight.match.sudoku()), std::nullopt, ""};
  if (!with_own) sheet.puzzle.placed.clear();
  if (sight.head.board().level() != "unrated") sheet.caption = sight.head.board().level();
  ToSave save{file, ""};
  const auto take = [&save](std::string_view bytes) {
    save.bytes += bytes;
    return true;
  };
  if (!printing::draw_page(sheet, *paper, take)) return tr("the page cannot be drawn");
  return save;
}

}  // namespace gridmates::lines
