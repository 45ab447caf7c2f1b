// The digger: removes givens from a full grid as long as its solution stays unique. One thread at a
// time.
//
// A puzzle with a unique solution keeps it with more givens, so a given that is needed once stays
// needed: one pass over the cells leaves a minimal puzzle. For the same reason removing many cells
// at once changes only the time it takes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/sudoku/generate/symmetry.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {

// When digging ends, in givens.
struct DigLimits {
  int enough = 0;  // stop with this many or fewer left
  int fewest = 0;  // never leave fewer
  // When this cost, as counted in generator_options.h, is reached, the other givens stay.
  std::uint64_t work = ~std::uint64_t{0};
};

struct Dug {
  Digits puzzle;
  int givens = 0;
  bool minimal = false;                // proved: no given, or no orbit of givens, can be removed
  std::vector<std::uint16_t> removed;  // orbits, in the order of removal
  std::uint64_t work = 0;              // its cost
};

class Digger {
 public:
  // The orbits must outlive the digger. `effort` limits each test for a unique solution; if it does
  // not suffice, the givens stay.
  Digger(Shape shape, const Orbits& orbits, const Effort& effort)
      : shape_(shape), orbits_(orbits), effort_(effort) {}

  // Digs the cells in this order, those of an orbit together. nullopt if the stop token ends it.
  std::optional<Dug> dig(const Digits& full, std::span<const std::uint16_t> cells,
                         DigLimits limits) const;

  // Puts back the orbit that was removed last.
  void put_back(Dug& dug, const Digits& full) const;

 private:
  enum class Count : std::uint8_t { kOne, kMore, kUnknown };
  using OrbitSpan = std::span<const std::uint16_t>;

  std::vector<std::uint16_t> orbits_of(std::span<const std::uint16_t> cells) const;
  OrbitSpan affordable(OrbitSpan queue, int givens, DigLimits limits) const;
  int cells_in(OrbitSpan orbits) const;
  void write(OrbitSpan orbits, const Digits* from, Digits& to) const;
  Count count(Dug& dug, OrbitSpan removed, const Digits& full) const;
  bool may_ban(OrbitSpan removed) const;
  Solutions count_others(const Digits& puzzle, OrbitSpan removed, const Digits& full) const;

  Shape shape_;
  const Orbits& orbits_;
  Effort effort_;
};

}  // namespace gridmates::sudoku
