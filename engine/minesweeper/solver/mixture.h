// Combines components and far cells: how many fields each number of mines of a component occurs in.
// Scratch memory that is reused; one thread at a time.
//
// A convolution of the components' ways, finished by C(far, rest). Only ratios of binomials are
// used, so that no count exceeds that of the field itself (table.h explains why that fits).
#pragma once

#include <span>
#include <vector>

#include "engine/minesweeper/solver/table.h"

namespace gridmates::minesweeper::counting {

template <class Real>
class Mixture {
 public:
  struct Part {
    std::span<const Real> ways;  // of least, least + 1 ... mines; not empty
    int least = 0;
  };

  // Returns false if the mines cannot be distributed so. The spans are used until the last query.
  bool mix(std::span<const Part> parts, int far, int mines);

  // The weight of each number of mines of a part; valid until the next call.
  std::span<const Real> weights(std::size_t part);
  // The share of the far cells.
  Share far() const;
  // Natural logarithm of the number of fields.
  double log_fields() const;

 private:
  // The state after some of the parts, with `least`, least + 1 ... mines.
  struct Stage {
    std::size_t first = 0;
    std::size_t width = 1;
    int least = 0;
  };

  void lay_out();
  bool end_with_far();

  std::span<const Part> parts_;
  int far_ = 0;
  int mines_ = 0;
  int base_ = 0;               // mines in far cells for which one way counts 1
  std::vector<Stage> stages_;  // one more than parts
  std::vector<Real> before_;   // ways to reach a stage
  std::vector<Real> after_;    // ways to continue from it
  std::vector<Real> weights_;
};

extern template class Mixture<double>;
extern template class Mixture<long double>;

}  // namespace gridmates::minesweeper::counting
