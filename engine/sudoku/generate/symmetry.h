// Symmetries of the pattern of givens, and the orbits of cells under them. Plain values and pure
// functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

enum class Symmetry : std::uint8_t {
  kNone,
  kRotate180,
  kRotate90,
  kVertical,      // left and right are mirror images; the axis is vertical
  kHorizontal,    // top and bottom are mirror images
  kDiagonal,      // mirrored at the diagonal from the top left
  kAntidiagonal,  // mirrored at the diagonal from the top right
  kFull,          // all of these at once
};

// All symmetries, in the order above.
std::span<const Symmetry> symmetries();

// "none", "rotate180", "rotate90", "vertical", "horizontal", "diagonal", "antidiagonal", "full",
// and back; nullopt for other words.
std::string_view name_of(Symmetry symmetry);
std::optional<Symmetry> symmetry_named(std::string_view name);

// The orbits of cells under a symmetry: either all cells of an orbit are givens or none.
class Orbits {
 public:
  Orbits(Shape shape, Symmetry symmetry);

  int count() const { return static_cast<int>(begins_.size()) - 1; }
  // The cells of orbit 0 .. count() - 1.
  std::span<const std::uint16_t> cells(int orbit) const;
  // The orbit of a cell.
  int of(int cell) const { return orbit_of_[static_cast<std::size_t>(cell)]; }

 private:
  std::vector<std::uint16_t> cells_;  // orbit after orbit
  std::vector<std::uint16_t> begins_;
  std::vector<std::uint16_t> orbit_of_;
};

}  // namespace gridmates::sudoku
