// The first opening and the proofs of 10,000 fields a size: every field must keep the promise of
// its start, wherever the first click is, and the independent checker must accept every guarantee.
// Prints a line a size; exit status 1 if anything fails.
#include <algorithm>
#include <iostream>

#include "engine/core/random.h"
#include "engine/minesweeper/generate/generate.h"
#include "engine/minesweeper/proof/check.h"
#include "tests/bench/bench.h"
#include "tests/bench/mines_size.h"

namespace gridmates::minesweeper {
namespace {

struct FieldCounts {
  int fields = 0;
  int broken_starts = 0;  // a mine at the first click, or a number where an opening is promised
  int wrong_numbers = 0;  // of mines
  int guaranteed = 0;
  int flawed_proofs = 0;
  std::size_t longest_proof = 0;

  bool good() const { return broken_starts + wrong_numbers + flawed_proofs == 0; }
};

// Seed n opens the n-th cell first, modulo the cells; the two starts alternate after each pass.
void add_field(const Size& size, std::uint64_t number, bool no_guess, FieldCounts& counts) {
  const auto first = static_cast<Cell>(number % size.shape.cells());
  const Start start = number / size.shape.cells() % 2 == 0 ? Start::kZero : Start::kSafe;
  const GeneratorOptions wanted{size.shape, size.mines, first, start, no_guess};
  const Generated made = generate(wanted, core::seed_from(number));
  ++counts.fields;
  const bool zero = start == Start::kZero;
  if (made.field.mines.has(first) || (zero && number_at(made.field, first) != 0)) {
    ++counts.broken_starts;
  }
  if (made.field.mines.count() != size.mines) ++counts.wrong_numbers;
  if (!made.guaranteed) return;
  ++counts.guaranteed;
  counts.longest_proof = std::max(counts.longest_proof, made.proof.size());
  if (const auto flaw = check(made.field, first, made.proof)) {
    ++counts.flawed_proofs;
    std::cerr << "seed " << number << ", step " << flaw->step << ": " << flaw->why << "\n";
  }
}

bool run(const Size& size, std::uint64_t seeds, bool no_guess) {
  const double begin = bench::cpu_seconds();
  FieldCounts counts;
  for (std::uint64_t number = 0; number < seeds; ++number) {
    add_field(size, number, no_guess, counts);
  }
  std::cout << name_of(size) << (no_guess ? " no guess: " : " any: ") << counts.fields
            << " fields, " << counts.broken_starts << " broken starts, " << counts.wrong_numbers
            << " wrong numbers of mines, " << counts.guaranteed << " guaranteed, "
            << counts.flawed_proofs << " flawed proofs, longest proof " << counts.longest_proof
            << " steps, " << bench::cpu_seconds() - begin << " s" << std::endl;
  return counts.good();
}

}  // namespace
}  // namespace gridmates::minesweeper

// first_opening_bench [seeds a size]
int main(int argc, char** argv) {
  using gridmates::minesweeper::Size;
  const std::uint64_t seeds = argc > 1 ? gridmates::bench::number(argv[1]) : 10'000;
  bool good = true;
  for (const bool no_guess : {false, true}) {
    for (const Size& size : {Size{{8, 8}, 10}, Size{{9, 9}, 10}, Size{{16, 16}, 40},
                             Size{{30, 16}, 99}, Size{{20, 20}, 80}, Size{{50, 50}, 500}}) {
      good = gridmates::minesweeper::run(size, seeds, no_guess) && good;
    }
  }
  return good ? 0 : 1;
}
