// The digger: takes givens from a full grid for as long as the solution remains the only one. One
// thread at a time.
//
// A puzzle that has one solution keeps it with more givens, so once a given is needed, it always
// will be: going through the cells once leaves a puzzle that is minimal. For the same reason many
// cells can be taken at once and nothing changes but the time it takes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/sudoku/generate/symmetry.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {

// Where digging ends, in givens.
struct DigLimits {
  int enough = 0;  // with this many or fewer left, it is done
  int fewest = 0;  // and it never leaves fewer
  // When it has cost so much, as options.h counts it, the other givens stay.
  std::uint64_t work = ~std::uint64_t{0};
};

struct Dug {
  Digits puzzle;
  int givens = 0;
  bool minimal = false;                // shown: no given can go, or no orbit of them
  std::vector<std::uint16_t> removed;  // orbits, in the order in which they went
  std::uint64_t work = 0;              // what it cost
};

class Digger {
 public:
  // The orbits must outlive the digger. `effort` is for one question whether there is one solution;
  // where it does not suffice, givens stay.
  Digger(Shape shape, const Orbits& orbits, const Effort& effort)
      : shape_(shape), orbits_(orbits), effort_(effort) {}

  // Digs the cells in this order, those of an orbit together. Nothing when the stop token ends it.
  std::optional<Dug> dig(const Digits& full, std::span<const std::uint16_t> cells,
                         DigLimits limits) const;

  // Puts the orbit back that was removed last.
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
