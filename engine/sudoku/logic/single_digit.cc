#include "engine/sudoku/logic/single_digit.h"

#include <array>

#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

// A unit with exactly two places for a digit.
struct StrongLink {
  Unit unit = 0;
  std::array<Cell, 2> cells{};
};

// The strong links of one digit; does not allocate.
template <class Capacity>
struct StrongLinks {
  std::array<StrongLink, 3 * static_cast<std::size_t>(Capacity::kSide)> links;
  std::size_t count = 0;

  StrongLinks(const Board<Capacity>& board, int digit, int units) {
    for (Unit unit = 0; unit < units; ++unit) {
      const auto places = board.places(digit, unit);
      if (places.count() != 2) continue;
      auto cell = places.begin();
      links[count].unit = unit;
      links[count].cells[0] = static_cast<Cell>(*cell);
      links[count].cells[1] = static_cast<Cell>(*++cell);
      ++count;
    }
  }
  const StrongLink* begin() const { return links.data(); }
  const StrongLink* end() const { return links.data() + count; }
};

template <class Capacity>
Technique technique_of(const Geometry<Capacity>& geometry, const StrongLink& one, Cell middle,
                       const StrongLink& other, Cell other_middle) {
  const bool rows = geometry.is_row(one.unit) && geometry.is_row(other.unit);
  const bool columns = geometry.is_column(one.unit) && geometry.is_column(other.unit);
  const bool in_column = geometry.column(middle) == geometry.column(other_middle);
  const bool in_row = geometry.row(middle) == geometry.row(other_middle);
  if ((rows && in_column) || (columns && in_row)) return Technique::kSkyscraper;
  if (geometry.is_row(one.unit) && geometry.is_column(other.unit)) return Technique::kTwoStringKite;
  return Technique::kTurbotFish;
}

template <class Capacity>
bool tell_links(const Board<Capacity>& board, Technique technique, int digit, const StrongLink& one,
                const StrongLink& other, std::size_t middle, std::size_t other_middle,
                Steps& steps) {
  const auto& geometry = board.geometry();
  const Cell end = one.cells[1 - middle];
  const Cell other_end = other.cells[1 - other_middle];
  const Cell in = one.cells[middle];
  const Cell other_in = other.cells[other_middle];
  if (!geometry.peers[in].has(other_in)) return false;
  CellSet<Capacity> cells;
  for (Cell cell : {end, in, other_in, other_end}) cells.add(cell);
  if (cells.count() != 4) return false;
  const auto seen = geometry.peers[end] & geometry.peers[other_end];
  const auto victims = (board.places(digit) & seen).without(cells);
  if (victims.none()) return false;
  if (technique_of(geometry, one, in, other, other_in) != technique) return false;
  Step step;
  step.technique = technique;
  strike(step, victims, digit);
  step.cells = list_of(cells);
  step.digits = {static_cast<std::uint8_t>(digit)};
  step.units = {one.unit, other.unit};
  CellSet<Capacity> ends;
  for (Cell cell : {end, other_end}) ends.add(cell);
  step.fins = list_of(ends, digit);
  return steps.add(std::move(step));
}

// An empty rectangle: a box, the two lines with all its places, and a strong link of a line.
template <class Capacity>
bool tell_rectangle(const Board<Capacity>& board, int digit, Unit box, Unit row, Unit column,
                    const StrongLink& link, Steps& steps) {
  const auto& geometry = board.geometry();
  const auto places = board.places(digit, box);
  for (const std::size_t near : {0, 1}) {
    const Cell start = link.cells[near];
    const Cell end = link.cells[1 - near];
    if (places.has(start) || places.has(end)) continue;
    const bool from_row = geometry.row(start) == row && geometry.is_column(link.unit);
    const bool from_column = geometry.column(start) == column && geometry.is_row(link.unit);
    if (!from_row && !from_column) continue;
    const Unit other = from_row ? column : row;
    const auto victims =
        (board.places(digit, other) & geometry.peers[end]).without(geometry.cells_of[box]);
    if (victims.none()) continue;
    Step step;
    step.technique = Technique::kEmptyRectangle;
    strike(step, victims, digit);
    auto cells = places;
    cells.add(start);
    cells.add(end);
    step.cells = list_of(cells);
    step.digits = {static_cast<std::uint8_t>(digit)};
    step.units = {link.unit, box};
    step.fins = {{end, static_cast<std::uint8_t>(digit)}};
    if (steps.add(std::move(step))) return true;
  }
  return false;
}

// All empty rectangles of a box: every row and column that together contain all of its places, some
// in each alone.
template <class Capacity>
bool find_rectangles(const Board<Capacity>& board, int digit, Unit box,
                     const StrongLinks<Capacity>& links, Steps& steps) {
  const auto& geometry = board.geometry();
  const auto places = board.places(digit, box);
  const int arms = geometry.shape.box_rows + geometry.shape.box_columns - 1;
  const int count = places.count();
  if (count < 2 || count > arms) return false;
  const Cell corner = geometry.cell_at[box][0];
  for (int r = 0; r < geometry.shape.box_rows; ++r) {
    const auto row = static_cast<Unit>(geometry.row(corner) + r);
    const auto off_row = places.without(geometry.cells_of[row]);
    for (int c = 0; c < geometry.shape.box_columns && off_row.any(); ++c) {
      const auto column = static_cast<Unit>(geometry.column(corner) + c);
      const auto& in_column = geometry.cells_of[column];
      if (!off_row.is_part_of(in_column) || places.is_part_of(in_column)) continue;
      for (const StrongLink& link : links) {
        if (tell_rectangle(board, digit, box, row, column, link, steps)) return true;
      }
    }
  }
  return false;
}

}  // namespace

template <class Capacity>
void find_two_strong_links(const Board<Capacity>& board, Technique technique, Steps& steps) {
  const auto& geometry = board.geometry();
  const int units = technique == Technique::kTurbotFish ? geometry.units : 2 * geometry.side;
  for (int digit : DigitsOf{geometry.all_digits}) {
    const StrongLinks<Capacity> links(board, digit, units);
    for (const StrongLink* one = links.begin(); one != links.end(); ++one) {
      for (const StrongLink* other = one + 1; other != links.end(); ++other) {
        for (const std::size_t middle : {0, 1}) {
          for (const std::size_t other_middle : {0, 1}) {
            if (tell_links(board, technique, digit, *one, *other, middle, other_middle, steps)) {
              return;
            }
          }
        }
      }
    }
  }
}

template <class Capacity>
void find_empty_rectangle(const Board<Capacity>& board, Steps& steps) {
  const auto& geometry = board.geometry();
  for (int digit : DigitsOf{geometry.all_digits}) {
    const StrongLinks<Capacity> links(board, digit, 2 * geometry.side);
    if (links.count == 0) continue;
    for (Unit box = static_cast<Unit>(2 * geometry.side); box < geometry.units; ++box) {
      if (find_rectangles(board, digit, box, links, steps)) return;
    }
  }
}

template void find_two_strong_links(const Board<Nine>&, Technique, Steps&);
template void find_two_strong_links(const Board<TwentyFive>&, Technique, Steps&);
template void find_empty_rectangle(const Board<Nine>&, Steps&);
template void find_empty_rectangle(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
