#include "engine/sudoku/logic/geometry.h"

namespace gridmates::sudoku {

template <class Capacity>
Geometry<Capacity>::Geometry(Shape of_shape)
    : shape(of_shape),
      side(shape.side()),
      cells(shape.cells()),
      units(3 * side),
      all_digits((DigitSet{1} << side) - 1) {
  std::array<int, 3 * kSide> filled{};
  for (int cell = 0; cell < cells; ++cell) {
    const int row = cell / side;
    const int column = cell % side;
    const int boxes_a_row = side / shape.box_columns;
    const int box = row / shape.box_rows * boxes_a_row + column / shape.box_columns;
    const std::array<int, 3> mine = {row, side + column, 2 * side + box};
    for (std::size_t kind = 0; kind < mine.size(); ++kind) {
      const auto unit = static_cast<std::size_t>(mine[kind]);
      units_of[static_cast<std::size_t>(cell)][kind] = static_cast<Unit>(unit);
      cells_of[unit].add(static_cast<std::size_t>(cell));
      cell_at[unit][static_cast<std::size_t>(filled[unit]++)] = static_cast<Cell>(cell);
    }
    all_cells.add(static_cast<std::size_t>(cell));
  }
  for (std::size_t cell : all_cells) {
    for (Unit unit : units_of[cell]) peers[cell] |= cells_of[unit];
    peers[cell].remove(cell);
  }
}

template <class Capacity>
std::shared_ptr<const Geometry<Capacity>> Geometry<Capacity>::of(Shape shape) {
  static const std::shared_ptr<const Geometry> kUsual(new Geometry(Shape{3, 3}));
  if (shape == kUsual->shape) return kUsual;
  return std::shared_ptr<const Geometry>(new Geometry(shape));
}

template struct Geometry<Nine>;
template struct Geometry<TwentyFive>;

}  // namespace gridmates::sudoku
