// Fields with redrawn parts have their mines distributed like random fields: not pushed to the
// border, not packed. docs/MINESWEEPER.md has more such measures, and 3BV.
#include <gtest/gtest.h>

#include <functional>

#include "engine/minesweeper/generate/generate.h"

namespace gridmates::minesweeper {
namespace {

struct Means {
  double border = 0;  // share of the border cells that are mined
  double around = 0;  // mines around a mine
  double blocks = 0;  // squares of two, all mined, a field
};

void add(const Field& field, Means& sum) {
  const Shape shape = field.shape;
  const int border_cells = 2 * (shape.width + shape.height) - 4;
  int border = 0, around = 0, blocks = 0;
  field.mines.each([&](Cell mine) {
    const Neighbours near(shape, mine);
    border += near.size() < 8 ? 1 : 0;
    around += number_at(field, mine);
    const bool has_block =
        shape.column(mine) + 1 < shape.width && shape.row(mine) + 1 < shape.height;
    if (!has_block) return;
    const auto below = static_cast<Cell>(mine + shape.width);
    blocks += field.mines.has(static_cast<Cell>(mine + 1)) && field.mines.has(below) &&
                      field.mines.has(static_cast<Cell>(below + 1))
                  ? 1
                  : 0;
  });
  sum.border += static_cast<double>(border) / border_cells;
  sum.around += static_cast<double>(around) / field.mines.count();
  sum.blocks += blocks;
}

Means means_of(int count, const std::function<Field(std::uint64_t)>& make) {
  Means sum;
  for (int i = 0; i < count; ++i) add(make(static_cast<std::uint64_t>(i)), sum);
  return {sum.border / count, sum.around / count, sum.blocks / count};
}

TEST(GenerateLike, RedrawnFieldsAreLikePlainOnes) {
  const Shape shape{50, 50};
  const GeneratorOptions wanted{shape, 550, shape.at(25, 25)};
  const int count = 30;
  int redrawn = 0;
  const Means made = means_of(count, [&](std::uint64_t number) {
    const Generated one = generate(wanted, core::seed_from(number));
    redrawn += one.attempts > kPlainCells / shape.cells() ? 1 : 0;
    EXPECT_TRUE(one.guaranteed);
    return one.field;
  });
  const Means plain = means_of(count, [&](std::uint64_t number) {
    core::Random random(core::seed_from(number));
    return lay(shape, wanted.mines, wanted.first, wanted.start, random);
  });
  EXPECT_GT(redrawn, count * 3 / 4);
  EXPECT_NEAR(made.border / plain.border, 1, 0.1);
  EXPECT_NEAR(made.around / plain.around, 1, 0.03);
  EXPECT_NEAR(made.blocks / plain.blocks, 1, 0.25);
}

}  // namespace
}  // namespace gridmates::minesweeper
