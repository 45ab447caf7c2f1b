#include "engine/sudoku/generate/symmetry.h"

#include <algorithm>
#include <array>

namespace gridmates::sudoku {
namespace {

struct Named {
  Symmetry symmetry;
  std::string_view name;
};
constexpr std::array kNames = {
    Named{Symmetry::kNone, "none"},
    Named{Symmetry::kRotate180, "rotate180"},
    Named{Symmetry::kRotate90, "rotate90"},
    Named{Symmetry::kVertical, "vertical"},
    Named{Symmetry::kHorizontal, "horizontal"},
    Named{Symmetry::kDiagonal, "diagonal"},
    Named{Symmetry::kAntidiagonal, "antidiagonal"},
    Named{Symmetry::kFull, "full"},
};
constexpr std::array kSymmetries = {
    Symmetry::kNone,       Symmetry::kRotate180, Symmetry::kRotate90,     Symmetry::kVertical,
    Symmetry::kHorizontal, Symmetry::kDiagonal,  Symmetry::kAntidiagonal, Symmetry::kFull,
};

// The images of a cell under the symmetry's maps; two of them generate all of kFull.
std::array<int, 2> images(Symmetry symmetry, int side, int cell) {
  const int row = cell / side;
  const int column = cell % side;
  const int last = side - 1;
  const auto at = [side](int to_row, int to_column) { return to_row * side + to_column; };
  switch (symmetry) {
    case Symmetry::kNone:
      break;
    case Symmetry::kRotate180:
      return {at(last - row, last - column), cell};
    case Symmetry::kRotate90:
      return {at(column, last - row), cell};
    case Symmetry::kVertical:
      return {at(row, last - column), cell};
    case Symmetry::kHorizontal:
      return {at(last - row, column), cell};
    case Symmetry::kDiagonal:
      return {at(column, row), cell};
    case Symmetry::kAntidiagonal:
      return {at(last - column, last - row), cell};
    case Symmetry::kFull:
      return {at(column, last - row), at(row, last - column)};
  }
  return {cell, cell};
}

}  // namespace

std::span<const Symmetry> symmetries() { return kSymmetries; }

std::string_view name_of(Symmetry symmetry) {
  const auto row = std::find_if(kNames.begin(), kNames.end(),
                                [&](const Named& named) { return named.symmetry == symmetry; });
  return row == kNames.end() ? std::string_view() : row->name;
}

std::optional<Symmetry> symmetry_named(std::string_view name) {
  const auto row = std::find_if(kNames.begin(), kNames.end(),
                                [&](const Named& named) { return named.name == name; });
  return row == kNames.end() ? std::nullopt : std::optional(row->symmetry);
}

Orbits::Orbits(Shape shape, Symmetry symmetry)
    : begins_{0}, orbit_of_(static_cast<std::size_t>(shape.cells())) {
  std::vector<bool> is_known(orbit_of_.size());
  cells_.reserve(orbit_of_.size());
  const auto add = [&](int cell) {
    const auto i = static_cast<std::size_t>(cell);
    if (is_known[i]) return;
    is_known[i] = true;
    orbit_of_[i] = static_cast<std::uint16_t>(begins_.size() - 1);
    cells_.push_back(static_cast<std::uint16_t>(cell));
  };
  for (int cell = 0; cell < shape.cells(); ++cell) {
    if (is_known[static_cast<std::size_t>(cell)]) continue;
    add(cell);
    for (std::size_t i = begins_.back(); i < cells_.size(); ++i) {
      for (const int image : images(symmetry, shape.side(), cells_[i])) add(image);
    }
    begins_.push_back(static_cast<std::uint16_t>(cells_.size()));
  }
}

std::span<const std::uint16_t> Orbits::cells(int orbit) const {
  const auto i = static_cast<std::size_t>(orbit);
  return std::span(cells_).subspan(begins_[i],
                                   static_cast<std::size_t>(begins_[i + 1] - begins_[i]));
}

}  // namespace gridmates::sudoku
