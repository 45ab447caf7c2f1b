// Pages with puzzles, drawn with cairo into a PDF, an SVG or a PNG. One call at a time per thread.
//
// The font is cairo's built-in one, so a page looks the same on every machine and needs no fonts.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "client/games/sudoku/printing/sheet.h"

namespace gridmates::printing {

enum class Paper : std::uint8_t {
  kPdf,  // one page after the other
  kSvg,  // pages below each other in one picture
  kPng,  // the same as pixels, 150 per inch, for kMostPngPages at most
};
inline constexpr std::size_t kMostPngPages = 18;

// The format by a file name's extension; nullopt for another one.
std::optional<Paper> paper_named(std::string_view file);

// The number of pages that draw_pages() makes.
std::size_t pages_for(std::size_t sheets, int per_page);

// Draws the puzzles, `per_page` (1, 2, 4 or 6) on a page, then their solutions. The bytes are
// passed to `write`, which returns false on failure; returns false then.
bool draw_pages(const std::vector<Sheet>& sheets, int per_page, Paper paper,
                const std::function<bool(std::string_view)>& write);

// Draws one puzzle on a page of its own, with its caption and without its solution.
bool draw_page(const Sheet& sheet, Paper paper, const std::function<bool(std::string_view)>& write);

}  // namespace gridmates::printing
