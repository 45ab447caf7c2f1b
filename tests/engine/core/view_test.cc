// Deltas of views: before + difference(before, after) = after.
#include "engine/core/view.h"

#include <gtest/gtest.h>

namespace gridmates::core {
namespace {

MatchView view_of(std::vector<Bytes> cells, Bytes status) {
  return {2, std::move(cells), std::move(status)};
}

TEST(View, NoChangeIsAnEmptyDelta) {
  const MatchView view = view_of({{1}, {2}}, {3});
  EXPECT_TRUE(difference(view, view).empty());
}

TEST(View, ADeltaNamesWhatChangedAndNothingElse) {
  const MatchView before = view_of({{1}, {2}, {3}, {4}}, {5});
  const MatchView after = view_of({{1}, {9}, {3}, {8}}, {5});
  const ViewDelta delta = difference(before, after);
  const std::vector<std::pair<std::uint32_t, Bytes>> cells = {{1, {9}}, {3, {8}}};
  EXPECT_EQ(delta.cells, cells);
  EXPECT_FALSE(delta.status);

  MatchView applied = before;
  EXPECT_TRUE(apply(delta, applied));
  EXPECT_EQ(applied, after);
}

TEST(View, TheStatusTravelsWhenItChanged) {
  const MatchView before = view_of({{1}}, {5});
  const MatchView after = view_of({{1}}, {6, 7});
  const ViewDelta delta = difference(before, after);
  EXPECT_TRUE(delta.cells.empty());
  MatchView applied = before;
  EXPECT_TRUE(apply(delta, applied));
  EXPECT_EQ(applied, after);
}

TEST(View, ACellOffTheBoardChangesNothing) {
  MatchView view = view_of({{1}, {2}}, {3});
  const MatchView before = view;
  EXPECT_FALSE(apply({{{0, {9}}, {2, {9}}}, Bytes{9}}, view));
  EXPECT_EQ(view, before);
}

}  // namespace
}  // namespace gridmates::core
