// The same options and seed give the same field everywhere: checks hashes of fields and proofs.
#include <gtest/gtest.h>

#include "engine/minesweeper/generate/generate.h"

namespace gridmates::minesweeper {
namespace {

// FNV-1a, 64 bits (Fowler, Noll, Vo).
class Hash {
 public:
  void add(std::uint64_t value) {
    for (int i = 0; i < 8; ++i) value_ = (value_ ^ (value >> (8 * i) & 0xff)) * 0x100000001b3;
  }
  void add(const std::vector<Cell>& cells) {
    add(cells.size());
    for (const Cell cell : cells) add(cell);
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325;
};

std::uint64_t hash_of(const GeneratorOptions& wanted, int count) {
  Hash hash;
  for (int i = 0; i < count; ++i) {
    const Generated made = generate(wanted, core::seed_from(static_cast<std::uint64_t>(i)));
    made.field.mines.each([&](Cell mine) { hash.add(mine); });
    hash.add(made.attempts);
    for (const Step& step : made.proof) {
      hash.add(static_cast<std::uint64_t>(step.argument) * 2 + (step.mined ? 1 : 0));
      hash.add(step.cells);
      hash.add(step.because);
    }
  }
  return hash.value();
}

TEST(GenerateSame, FieldsOfASeedStayWhatTheyAre) {
  EXPECT_EQ(hash_of({{9, 9}, 10, 40}, 100), 17697385368513853853u);
  EXPECT_EQ(hash_of({{9, 9}, 10, 0, Start::kSafe}, 100), 16156201504315786998u);
  EXPECT_EQ(hash_of({{16, 16}, 40, 0}, 50), 1463941113447480879u);
  EXPECT_EQ(hash_of({{30, 16}, 99, 250}, 10), 13636159266450423726u);
  EXPECT_EQ(hash_of({{20, 20}, 120, 210}, 10), 16712090685956094009u);
  EXPECT_EQ(hash_of({{50, 50}, 500, 1275}, 3), 15618168519560039933u);
}

TEST(GenerateSame, AnotherSeedIsAnotherField) {
  const GeneratorOptions wanted{{9, 9}, 10, 40};
  EXPECT_FALSE(generate(wanted, core::seed_from(1)).field ==
               generate(wanted, core::seed_from(2)).field);
}

}  // namespace
}  // namespace gridmates::minesweeper
