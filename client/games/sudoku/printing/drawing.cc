#include "client/games/sudoku/printing/drawing.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include <cmath>
#include <memory>

#include "client/catalogue/catalogue.h"
#include "engine/sudoku/formats/symbols.h"

namespace gridmates::printing {
namespace {

using sudoku::Digits;

constexpr double kThin = 0.5;
constexpr double kThick = 1.8;
constexpr double kDigitShare = 0.62;  // of a cell's height
constexpr double kCaptionPoints = 10;
constexpr double kGrey = 0.45;  // for digits that are not givens

struct Free {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};
using Surface = std::unique_ptr<cairo_surface_t, Free>;
using Context = std::unique_ptr<cairo_t, Free>;

// A text centred at a point.
void text_around(cairo_t* cr, const std::string& text, double x, double y, double points) {
  cairo_set_font_size(cr, points);
  cairo_text_extents_t extents;
  cairo_text_extents(cr, text.c_str(), &extents);
  cairo_move_to(cr, x - extents.x_bearing - extents.width / 2,
                y - extents.y_bearing - extents.height / 2);
  cairo_show_text(cr, text.c_str());
}

void line(cairo_t* cr, double from_x, double from_y, double to_x, double to_y, double width) {
  cairo_set_line_width(cr, width);
  cairo_move_to(cr, from_x, from_y);
  cairo_line_to(cr, to_x, to_y);
  cairo_stroke(cr);
}

// One grid at one place, for puzzles and solutions in all formats.
class Grid {
 public:
  Grid(cairo_t* cr, const Place& place, const sudoku::formats::Puzzle& puzzle)
      : cr_(cr), place_(place), puzzle_(puzzle), cell_(place.size / puzzle.shape.side()) {}

  void draw_lines() const {
    cairo_set_source_rgb(cr_, 0, 0, 0);
    cairo_set_line_cap(cr_, CAIRO_LINE_CAP_SQUARE);
    const int side = puzzle_.shape.side();
    for (int i = 0; i <= side; ++i) {
      const double at = i * cell_;
      const double across = i % puzzle_.shape.box_rows == 0 ? kThick : kThin;
      const double down = i % puzzle_.shape.box_columns == 0 ? kThick : kThin;
      line(cr_, place_.left, place_.top + at, place_.left + place_.size, place_.top + at, across);
      line(cr_, place_.left + at, place_.top, place_.left + at, place_.top + place_.size, down);
    }
  }

  void draw_digits(const Digits& digits, double grey) const {
    cairo_set_source_rgb(cr_, grey, grey, grey);
    for (std::size_t i = 0; i < digits.size(); ++i) {
      if (digits[i] == 0) continue;
      const auto [x, y] = middle_of(i);
      text_around(cr_, symbol(digits[i]), x, y, cell_ * kDigitShare);
    }
  }

  // Each candidate at its own place in the cell.
  void draw_candidates() const {
    cairo_set_source_rgb(cr_, kGrey, kGrey, kGrey);
    const int in_row = static_cast<int>(std::ceil(std::sqrt(puzzle_.shape.side())));
    const double step = cell_ / in_row;
    for (std::size_t i = 0; i < puzzle_.candidates.size(); ++i) {
      const auto [x, y] = middle_of(i);
      for (int digit = 1; digit <= puzzle_.shape.side(); ++digit) {
        if ((puzzle_.candidates[i] >> (digit - 1) & 1) == 0) continue;
        const int row = (digit - 1) / in_row;
        const int column = (digit - 1) % in_row;
        text_around(cr_, symbol(static_cast<std::uint8_t>(digit)),
                    x - cell_ / 2 + (column + 0.5) * step, y - cell_ / 2 + (row + 0.5) * step,
                    step * kDigitShare);
      }
    }
  }

  void draw_caption(const std::string& words) const {
    cairo_set_source_rgb(cr_, 0, 0, 0);
    text_around(cr_, words, place_.left + place_.size / 2,
                place_.top + place_.size + kCaptionHeight * 0.7, kCaptionPoints);
  }

 private:
  struct Point {
    double x;
    double y;
  };
  Point middle_of(std::size_t cell) const {
    const auto side = static_cast<std::size_t>(puzzle_.shape.side());
    return {place_.left + (static_cast<double>(cell % side) + 0.5) * cell_,
            place_.top + (static_cast<double>(cell / side) + 0.5) * cell_};
  }
  std::string symbol(std::uint8_t digit) const {
    return {sudoku::symbol_of(digit, puzzle_.symbols)};
  }

  cairo_t* cr_;
  const Place& place_;
  const sudoku::formats::Puzzle& puzzle_;
  double cell_;
};

std::string number_of(std::size_t index) { return tr("No. {}", index + 1); }

void draw_grid(cairo_t* cr, const Place& place, const Sheet& sheet, const std::string& caption) {
  const Grid grid(cr, place, sheet.puzzle);
  grid.draw_digits(sheet.puzzle.givens, 0);
  grid.draw_digits(sheet.puzzle.placed, kGrey);
  grid.draw_candidates();
  grid.draw_lines();
  grid.draw_caption(caption);
}

void draw_puzzle(cairo_t* cr, const Place& place, const Sheet& sheet, std::size_t index) {
  draw_grid(cr, place, sheet,
            number_of(index) + (sheet.caption.empty() ? "" : ": ") + sheet.caption);
}

void draw_solution(cairo_t* cr, const Place& place, const Sheet& sheet, std::size_t index) {
  const Grid grid(cr, place, sheet.puzzle);
  if (sheet.solution) grid.draw_digits(*sheet.solution, 0);
  grid.draw_lines();
  grid.draw_caption(tr("Solution of {}", number_of(index)));
}

using DrawOne = void (*)(cairo_t*, const Place&, const Sheet&, std::size_t);

// Fills pages with sheets. Calls `end_page` after each page.
template <class EndPage>
void draw_all(cairo_t* cr, const std::vector<Sheet>& sheets, const std::vector<Place>& places,
              DrawOne draw_one, EndPage end_page) {
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    draw_one(cr, places[i % places.size()], sheets[i], i);
    if ((i + 1) % places.size() == 0 || i + 1 == sheets.size()) end_page();
  }
}

std::size_t pages_of(std::size_t sheets, std::size_t places) {
  return (sheets + places - 1) / places;
}

// The output. For cairo a PDF that could not be written counts as drawn, so a failure is kept here.
struct Out {
  const std::function<bool(std::string_view)>& write;
  bool has_failed = false;
};

cairo_status_t pass_on(void* closure, const unsigned char* bytes, unsigned int size) {
  Out& out = *static_cast<Out*>(closure);
  out.has_failed = out.has_failed || !out.write({reinterpret_cast<const char*>(bytes), size});
  return out.has_failed ? CAIRO_STATUS_WRITE_ERROR : CAIRO_STATUS_SUCCESS;
}

// Pixels per point.
constexpr double kPixels = 150.0 / 72;

Surface surface_of(Paper paper, std::size_t pages, Out& out) {
  const double height = kPageHeight * static_cast<double>(pages);
  switch (paper) {
    case Paper::kPdf:
      return Surface(cairo_pdf_surface_create_for_stream(pass_on, &out, kPageWidth, kPageHeight));
    case Paper::kSvg:
      return Surface(cairo_svg_surface_create_for_stream(pass_on, &out, kPageWidth, height));
    case Paper::kPng:
      break;
  }
  return Surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                            static_cast<int>(std::ceil(kPageWidth * kPixels)),
                                            static_cast<int>(std::ceil(height * kPixels))));
}

// An image is black at first, and its unit is the pixel.
void prepare_pixels(cairo_t* cr) {
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  cairo_scale(cr, kPixels, kPixels);
}

// Lets `draw` fill this number of pages; it calls its second argument after each.
template <class Draw>
bool draw_on(Paper paper, std::size_t pages, const std::function<bool(std::string_view)>& write,
             Draw draw) {
  if (paper == Paper::kPng && pages > kMostPngPages) return false;
  Out out{write};
  const Surface surface = surface_of(paper, pages, out);
  const Context context(cairo_create(surface.get()));
  cairo_t* const cr = context.get();
  if (paper == Paper::kPng) prepare_pixels(cr);
  cairo_select_font_face(cr, "@cairo:", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  draw(cr, [cr, paper] {
    if (paper == Paper::kPdf) {
      cairo_show_page(cr);
    } else {
      cairo_translate(cr, 0, kPageHeight);
    }
  });
  if (paper == Paper::kPng &&
      cairo_surface_write_to_png_stream(surface.get(), pass_on, &out) != CAIRO_STATUS_SUCCESS) {
    return false;
  }
  cairo_surface_finish(surface.get());
  return !out.has_failed && cairo_surface_status(surface.get()) == CAIRO_STATUS_SUCCESS &&
         cairo_status(cr) == CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::optional<Paper> paper_named(std::string_view file) {
  if (file.ends_with(".pdf")) return Paper::kPdf;
  if (file.ends_with(".svg")) return Paper::kSvg;
  return file.ends_with(".png") ? std::optional(Paper::kPng) : std::nullopt;
}

std::size_t pages_for(std::size_t sheets, int per_page) {
  return pages_of(sheets, puzzle_places(per_page).size()) +
         pages_of(sheets, solution_places().size());
}

bool draw_pages(const std::vector<Sheet>& sheets, int per_page, Paper paper,
                const std::function<bool(std::string_view)>& write) {
  const std::vector<Place> puzzles = puzzle_places(per_page);
  const std::vector<Place> solutions = solution_places();
  return draw_on(paper, pages_for(sheets.size(), per_page), write,
                 [&](cairo_t* cr, const auto& end_page) {
                   draw_all(cr, sheets, puzzles, draw_puzzle, end_page);
                   draw_all(cr, sheets, solutions, draw_solution, end_page);
                 });
}

bool draw_page(const Sheet& sheet, Paper paper,
               const std::function<bool(std::string_view)>& write) {
  return draw_on(paper, 1, write, [&](cairo_t* cr, const auto& end_page) {
    draw_grid(cr, puzzle_places(1).front(), sheet, sheet.caption);
    end_page();
  });
}

}  // namespace gridmates::printing
