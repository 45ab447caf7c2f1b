// Deltas of views: before + difference(before, after) = after.
#include "engine/core/view.h"

#include <gtest/gtest.h>

namespace gridmates::core {
namespace {

MatchView view_of(Cells cells, Bytes status) { return {2, std::move(cells), std::move(status)}; }

TEST(View, NoChangeIsAnEmptyDelta) {
  const MatchView view = view_of({{1}, {2}}, {3});
  EXPECT_TRUE(difference(view, view).empty());
}

TEST(View, ADeltaNamesWhatChangedAndNothingElse) {
  const MatchView before = view_of({{1}, {2}, {3}, {4}}, {5});
  const MatchView after = view_of({{1}, {9}, {3}, {8}}, {5});
  const ViewDelta delta = difference(before, after);
  EXPECT_EQ(delta.indices, (std::vector<std::uint32_t>{1, 3}));
  EXPECT_EQ(delta.cells, (Cells{{9}, {8}}));
  EXPECT_FALSE(delta.status);

  MatchView applied = before;
  EXPECT_TRUE(apply(delta, applied));
  EXPECT_EQ(applied, after);
}

TEST(View, TheStatusTravelsWhenItChanged) {
  const MatchView before = view_of({{1}}, {5});
  const MatchView after = view_of({{1}}, {6, 7});
  const ViewDelta delta = difference(before, after);
  EXPECT_TRUE(delta.indices.empty());
  MatchView applied = before;
  EXPECT_TRUE(apply(delta, applied));
  EXPECT_EQ(applied, after);
}

// Cells of different lengths keep their bounds if one of them grows or shrinks.
TEST(View, CellsMayChangeTheirLength) {
  const MatchView before = view_of({{1}, {}, {3, 4}}, {5});
  const MatchView after = view_of({{}, {2, 2, 2}, {3, 4}}, {5});
  const ViewDelta delta = difference(before, after);
  EXPECT_EQ(delta.indices, (std::vector<std::uint32_t>{0, 1}));
  MatchView applied = before;
  EXPECT_TRUE(apply(delta, applied));
  EXPECT_EQ(applied, after);
}

// The same bytes with different bounds are different cells.
TEST(View, CellsAreToldApartByTheirBounds) {
  EXPECT_FALSE((Cells{{1, 2}, {3}} == Cells{{1}, {2, 3}}));
}

TEST(View, ACellOffTheBoardChangesNothing) {
  MatchView view = view_of({{1}, {2}}, {3});
  const MatchView before = view;
  EXPECT_FALSE(apply({{0, 2}, {{9}, {9}}, Bytes{9}}, view));
  EXPECT_EQ(view, before);
}

}  // namespace
}  // namespace gridmates::core
