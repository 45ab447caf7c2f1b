// Components and far cells together: how often each number of mines of a component goes with the
// number of mines of the whole field. Scratch memory that is used again; one thread at a time.
//
// A convolution of the components' ways, ended by C(far, rest). Of the binomials only their ratios
// are used, so that no count is larger than the field itself makes it (table.h says why that fits).
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

  // False: the mines cannot be spread so. The spans are used until the last question.
  bool mix(std::span<const Part> parts, int far, int mines);

  // How often each number of mines of a part is met; until the next call.
  std::span<const Real> weights(std::size_t part);
  // What the far cells have.
  Share far() const;
  // Natural logarithm of the number of fields.
  double log_fields() const;

 private:
  // Some of the parts have been taken, with `least`, least + 1 ... mines.
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
  int base_ = 0;               // mines in far cells, of which one way counts 1
  std::vector<Stage> stages_;  // one more than parts
  std::vector<Real> before_;   // ways to get to a stage
  std::vector<Real> after_;    // ways to go on from it
  std::vector<Real> weights_;
};

extern template class Mixture<double>;
extern template class Mixture<long double>;

}  // namespace gridmates::minesweeper::counting
