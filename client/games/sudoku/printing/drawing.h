// Pages with puzzles, drawn by cairo into a PDF, an SVG or a PNG. One call at a time a thread.
//
// The letters are those that cairo itself brings, so a page looks the same on every machine and
// needs no fonts.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "client/games/sudoku/printing/sheet.h"

namespace gridmates::printing {

enum class Paper : std::uint8_t {
  kPdf,  // a page after the other
  kSvg,  // pages below each other in one picture
  kPng,  // the same of pixels, 150 to the inch, for kMostPngPages at most
};
inline constexpr std::size_t kMostPngPages = 18;

// By the ending of a file's name; nothing for another ending.
std::optional<Paper> paper_named(std::string_view file);

// Pages that draw_pages() fills.
std::size_t pages_for(std::size_t sheets, int per_page);

// Draws the puzzles, `per_page` (1, 2, 4 or 6) on a page, and behind them their solutions. The
// bytes go to `write`, which says whether it could; false when it could not.
bool draw_pages(const std::vector<Sheet>& sheets, int per_page, Paper paper,
                const std::function<bool(std::string_view)>& write);

// Draws one puzzle, which fills a page, with its caption and without its solution.
bool draw_page(const Sheet& sheet, Paper paper, const std::function<bool(std::string_view)>& write);

}  // namespace gridmates::printing
