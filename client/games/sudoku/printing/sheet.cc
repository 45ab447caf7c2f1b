#include "client/games/sudoku/printing/sheet.h"

#include <algorithm>

namespace gridmates::printing {
namespace {

constexpr double kGap = 24;

}  // namespace

std::vector<Place> places_of(int columns, int rows) {
  const double width = (kPageWidth - 2 * kMargin - kGap * (columns - 1)) / columns;
  const double height = (kPageHeight - 2 * kMargin - kGap * (rows - 1)) / rows;
  const double size = std::min(width, height - kCaptionHeight);
  // Centred in each one's share of the page.
  std::vector<Place> places;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      places.push_back({kMargin + column * (width + kGap) + (width - size) / 2,
                        kMargin + row * (height + kGap) + (height - kCaptionHeight - size) / 2,
                        size});
    }
  }
  return places;
}

std::vector<Place> puzzle_places(int per_page) {
  const int columns = per_page > 2 ? 2 : 1;
  return places_of(columns, per_page / columns);
}

std::vector<Place> solution_places() { return places_of(3, 4); }

}  // namespace gridmates::printing
