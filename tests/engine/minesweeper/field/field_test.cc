// Numbers, and valid sizes of fields.
#include "engine/minesweeper/field/field.h"

#include <gtest/gtest.h>

#include "tests/engine/minesweeper/field/drawn.h"

namespace gridmates::minesweeper {
namespace {

int counted(const Field& field, int column, int row) {
  int mines = 0;
  for (int y = row - 1; y <= row + 1; ++y) {
    for (int x = column - 1; x <= column + 1; ++x) {
      if (x < 0 || y < 0 || x >= field.shape.width || y >= field.shape.height) continue;
      if (x == column && y == row) continue;
      mines += field.mines.has(static_cast<Cell>(y * field.shape.width + x)) ? 1 : 0;
    }
  }
  return mines;
}

TEST(Field, NumbersAreTheMinesAround) {
  const Field field = test::drawn({"*.*", ".*.", "*.*"});
  EXPECT_EQ(numbers_of(field), (std::vector<std::uint8_t>{1, 3, 1, 3, 4, 3, 1, 3, 1}));
  EXPECT_EQ(number_at(field, test::cell(field, "b2")), 4);
}

TEST(Field, NumbersAgreeWithCountingOnFieldsByChance) {
  core::Random random(core::seed_from(1));
  for (int i = 0; i < 300; ++i) {
    const Field field = test::by_chance(random, 20);
    const auto numbers = numbers_of(field);
    ASSERT_EQ(numbers.size(), field.shape.cells());
    for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
      const int expected = counted(field, field.shape.column(cell), field.shape.row(cell));
      ASSERT_EQ(numbers[cell], expected);
      ASSERT_EQ(number_at(field, cell), expected);
    }
  }
}

TEST(Field, TheStartKeepsCellsFreeWhereverItIs) {
  EXPECT_EQ(most_mines({9, 9}, Start::kZero), 72);
  EXPECT_EQ(most_mines({9, 9}, Start::kSafe), 80);
  EXPECT_EQ(most_mines({50, 50}, Start::kZero), 2491);
  EXPECT_EQ(most_mines({2, 5}, Start::kZero), 4);
  EXPECT_EQ(most_mines({1, 1}, Start::kZero), 0);
  EXPECT_EQ(most_mines({1, 1}, Start::kSafe), 0);
}

TEST(Field, StartsHaveNames) {
  EXPECT_EQ(name_of(Start::kZero), "zero");
  EXPECT_EQ(name_of(Start::kSafe), "safe");
  for (const Start start : {Start::kZero, Start::kSafe}) {
    EXPECT_EQ(start_named(name_of(start)), start);
  }
  EXPECT_FALSE(start_named("Zero"));
}

TEST(Field, SidesAndMinesHaveBounds) {
  EXPECT_TRUE(check_field({8, 50}, 1, Start::kZero).ok());
  EXPECT_TRUE(check_field({9, 9}, 72, Start::kZero).ok());
  EXPECT_TRUE(check_field({9, 9}, 73, Start::kSafe).ok());
  const struct {
    Shape shape;
    std::uint16_t mines;
    Start start;
    const char* says;
  } wrong[] = {
      {{7, 9}, 10, Start::kZero, "8 to 50 cells wide"},
      {{9, 51}, 10, Start::kZero, "8 to 50 cells wide"},
      {{9, 0}, 10, Start::kZero, "8 to 50 cells wide"},
      {{255, 255}, 10, Start::kZero, "8 to 50 cells wide"},
      {{9, 9}, 0, Start::kSafe, "1 to 80 mines"},
      {{9, 9}, 81, Start::kSafe, "1 to 80 mines"},
      {{9, 9}, 73, Start::kZero, "1 to 72 mines"},
      {{50, 50}, 65'535, Start::kZero, "1 to 2491 mines"},
  };
  for (const auto& [shape, mines, start, says] : wrong) {
    const auto answer = check_field(shape, mines, start);
    ASSERT_FALSE(answer.ok()) << says;
    EXPECT_EQ(answer.error().code, core::RefusalCode::kInvalid);
    EXPECT_NE(answer.error().message.find(says), std::string::npos) << answer.error().message;
  }
}

}  // namespace
}  // namespace gridmates::minesweeper
