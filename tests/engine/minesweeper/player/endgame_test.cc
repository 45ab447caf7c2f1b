// Few fields: all of them are found, and the plan wins as many as an exhaustive search.
#include "engine/minesweeper/player/endgame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "tests/engine/minesweeper/player/small_fields.h"

namespace gridmates::minesweeper {
namespace {

constexpr std::uint64_t kPlenty = 10'000'000;

// The fields that look like each position after opening this many random cells.
std::map<std::vector<std::uint8_t>, std::pair<Cells, std::vector<Field>>> after_openings(
    Shape shape, std::uint16_t mines, std::size_t openings) {
  core::Random random(core::seed_from(mines));
  std::vector<Cell> order(shape.cells());
  for (Cell cell = 0; cell < order.size(); ++cell) order[cell] = cell;
  random.shuffle(std::span(order));
  order.resize(openings);
  std::map<std::vector<std::uint8_t>, std::pair<Cells, std::vector<Field>>> found;
  for (const Field& field : all_fields(shape, mines, order[0])) {
    const auto is_mine = [&](Cell cell) { return field.mines.has(cell); };
    if (std::any_of(order.begin(), order.end(), is_mine)) continue;
    Cells opened;
    for (const Cell cell : order) open(field, cell, opened);
    auto& [cells, fields] = found[seen(field, opened).cells];
    cells = opened;
    fields.push_back(field);
  }
  return found;
}

// What is shown for one field, in the form of FewFields.
std::vector<std::uint8_t> shown_by(const Field& field, const std::vector<Cell>& cells) {
  std::vector<std::uint8_t> shown;
  for (const Cell cell : cells) {
    shown.push_back(field.mines.has(cell) ? kShownMine : number_at(field, cell));
  }
  return shown;
}

void expect_same_fields(const FewFields& all, const std::vector<Field>& fields) {
  std::vector<std::vector<std::uint8_t>> expected;
  std::vector<std::vector<std::uint8_t>> found;
  for (const Field& field : fields) expected.push_back(shown_by(field, all.cells));
  for (std::size_t field = 0; field < all.count; ++field) {
    found.emplace_back();
    for (std::size_t place = 0; place < all.cells.size(); ++place) {
      found.back().push_back(all.at(place, field));
    }
  }
  std::sort(expected.begin(), expected.end());
  std::sort(found.begin(), found.end());
  EXPECT_EQ(found, expected);
}

TEST(FewFields, AreAllFieldsThatLookLikeThePosition) {
  int positions = 0;
  for (const std::size_t openings : {1, 2, 3}) {
    for (const auto& [_, same] : after_openings({5, 4}, 4, openings)) {
      const auto& [opened, fields] = same;
      const Position position = seen(fields.front(), opened);
      const Odds now = odds(position);
      const auto all = few_fields(position, now, fields.size(), kPlenty);
      ASSERT_TRUE(all);
      expect_same_fields(*all, fields);
      if (fields.size() > 1) {
        EXPECT_FALSE(few_fields(position, now, fields.size() - 1, kPlenty));
      }
      EXPECT_FALSE(few_fields(position, now, fields.size(), 1) && fields.size() > 1);
      ++positions;
    }
  }
  EXPECT_GT(positions, 100);
}

// Expects that the plan wins as many of the fields as an exhaustive search.
void expect_best_plan(const std::vector<Field>& fields, const Cells& opened) {
  const Position position = seen(fields.front(), opened);
  const auto all = few_fields(position, odds(position), fields.size(), kPlenty);
  ASSERT_TRUE(all);
  const auto plan = best_plan(*all, kPlenty);
  ASSERT_TRUE(plan);
  EXPECT_EQ(std::lround(plan->wins * static_cast<double>(fields.size())),
            most_wins(fields, opened));
}

TEST(BestPlan, WinsAsMuchAsTryingEverything) {
  int positions = 0;
  for (const Shape shape : {Shape{4, 3}, Shape{5, 3}, Shape{7, 2}}) {
    for (const std::uint16_t mines : {2, 3, 4}) {
      for (const std::size_t openings : {1, 2, 3}) {
        for (const auto& [_, same] : after_openings(shape, mines, openings)) {
          const auto& [opened, fields] = same;
          if (fields.size() < 2 || fields.size() > 60) continue;
          if (!odds(seen(fields.front(), opened)).safe.empty()) continue;
          expect_best_plan(fields, opened);
          ++positions;
        }
      }
    }
  }
  EXPECT_GT(positions, 100);
}

TEST(BestPlan, EndsWithItsBudget) {
  for (const auto& [_, same] : after_openings({4, 4}, 4, 1)) {
    const auto& [opened, fields] = same;
    const Position position = seen(fields.front(), opened);
    if (fields.size() < 100 || !odds(position).safe.empty()) continue;
    const auto all = few_fields(position, odds(position), fields.size(), kPlenty);
    ASSERT_TRUE(all);
    EXPECT_FALSE(best_plan(*all, 99));
    EXPECT_TRUE(best_plan(*all, kPlenty));
    return;
  }
  FAIL() << "no position has this many fields";
}

}  // namespace
}  // namespace gridmates::minesweeper
