// RoomDelta: a valid one is applied in the order of its fields, an invalid one changes nothing.
#include "proto/convert/room_view.h"

#include <google/protobuf/util/message_differencer.h>
#include <gtest/gtest.h>

#include "engine/games/games.h"
#include "proto/convert/canonical.h"
#include "proto/convert/view_hash.h"
#include "tests/proto/example.h"
#include "tests/proto/walk.h"

namespace gridmates::convert {
namespace {

using google::protobuf::util::MessageDifferencer;
using test::example_view;

void expect_refused(const v1::RoomDelta& delta) {
  v1::RoomView view = example_view();
  EXPECT_FALSE(apply(delta, view)) << delta.ShortDebugString();
  EXPECT_TRUE(MessageDifferencer::Equals(view, example_view())) << delta.ShortDebugString();
}

v1::RoomView applied(const v1::RoomDelta& delta) {
  v1::RoomView view = example_view();
  EXPECT_TRUE(apply(delta, view)) << delta.ShortDebugString();
  return view;
}

// A delta whose first parts are valid, so that a refusal has something to undo.
v1::RoomDelta half_good() {
  v1::RoomDelta delta;
  delta.mutable_head()->set_code("OAK-55");
  delta.add_members()->set_number(3);
  return delta;
}

TEST(Apply, NothingChangesNothing) {
  EXPECT_TRUE(MessageDifferencer::Equals(applied({}), example_view()));
}

TEST(Apply, AHeadReplacesTheWholeHead) {
  v1::RoomDelta delta;
  delta.mutable_head()->set_code("LIME-03");
  EXPECT_EQ(applied(delta).head().ShortDebugString(), "code: \"LIME-03\"");
}

TEST(Apply, MembersAreReplacedOrComeInByNumber) {
  v1::RoomView view = example_view();
  view.mutable_members(1)->set_number(5);
  v1::RoomDelta delta;
  for (std::uint32_t number : {7, 3, 5}) {
    v1::Member& member = *delta.add_members();
    member.set_number(number);
    member.set_name("new");
  }
  ASSERT_TRUE(apply(delta, view));
  ASSERT_EQ(view.members_size(), 4);
  EXPECT_EQ(view.members(0).ShortDebugString(), "number: 1 name: \"ana\" seat: 1");
  EXPECT_EQ(view.members(1).ShortDebugString(), "number: 3 name: \"new\"");
  EXPECT_EQ(view.members(2).ShortDebugString(), "number: 5 name: \"new\"");
  EXPECT_EQ(view.members(3).ShortDebugString(), "number: 7 name: \"new\"");
}

TEST(Apply, GoneMembersGo) {
  v1::RoomDelta delta;
  delta.add_gone(1);
  const v1::RoomView view = applied(delta);
  ASSERT_EQ(view.members_size(), 1);
  EXPECT_EQ(view.members(0).name(), "bo");
}

TEST(Apply, MatchesAreClearedBeforeNewOnesAreAppendedAndChanged) {
  v1::RoomDelta delta;
  delta.set_clear_matches(true);
  *delta.add_matches() = example_view().matches(0);
  v1::MatchDelta& change = *delta.add_match_deltas();
  v1::TicTacToeCellChange& cell = *change.mutable_tictactoe()->add_cells();
  cell.set_index(0);
  cell.mutable_cell()->set_mark(v1::TIC_TAC_TOE_MARK_O);
  const v1::RoomView view = applied(delta);
  ASSERT_EQ(view.matches_size(), 1);
  EXPECT_EQ(view.matches(0).tictactoe().cells(0).mark(), v1::TIC_TAC_TOE_MARK_O);
  EXPECT_EQ(view.matches(0).tictactoe().cells(4).mark(), v1::TIC_TAC_TOE_MARK_X);
}

TEST(Apply, PlayersComeIntoAMatchByNumber) {
  v1::RoomDelta delta;
  v1::MatchPlayer& player = *delta.add_match_deltas()->add_players();
  player.set_player(2);
  player.set_member(4);
  player.set_name("eva");
  const v1::RoomView view = applied(delta);
  ASSERT_EQ(view.matches(0).players_size(), 3);
  EXPECT_EQ(view.matches(0).players(2).ShortDebugString(), "player: 2 member: 4 name: \"eva\"");
}

TEST(Apply, AStatusIsReplacedWholeAndKeptWhenAbsent) {
  v1::RoomDelta delta;
  v1::TicTacToeDelta& board = *delta.add_match_deltas()->mutable_tictactoe();
  EXPECT_EQ(applied(delta).matches(0).tictactoe().status().plies(), 1u);
  board.mutable_status()->set_to_move(1);
  EXPECT_EQ(applied(delta).matches(0).tictactoe().status().ShortDebugString(), "to_move: 1");
}

TEST(Apply, RefusesAMemberWhoIsNotThere) {
  v1::RoomDelta delta = half_good();
  delta.add_gone(9);
  expect_refused(delta);
}

TEST(Apply, RefusesAMatchThatIsNotThere) {
  v1::RoomDelta delta = half_good();
  delta.add_match_deltas()->set_index(1);
  expect_refused(delta);
  delta = half_good();
  delta.set_clear_matches(true);
  delta.add_match_deltas();
  expect_refused(delta);
}

TEST(Apply, RefusesAMatchOutOfItsPlace) {
  v1::RoomDelta delta = half_good();
  delta.add_matches()->set_index(2);
  expect_refused(delta);
  delta = half_good();
  delta.add_matches();  // index 0 is taken
  expect_refused(delta);
}

TEST(Apply, RefusesACellOffTheBoard) {
  v1::RoomDelta delta = half_good();
  v1::TicTacToeDelta& board = *delta.add_match_deltas()->mutable_tictactoe();
  board.add_cells()->mutable_cell();  // 0 is on it
  v1::TicTacToeCellChange& off = *board.add_cells();
  off.mutable_cell();
  for (std::uint32_t index : {9u, 256u, 0x80000000u, 0xffffffffu}) {
    off.set_index(index);
    expect_refused(delta);
  }
}

TEST(Apply, RefusesAChangeThatDoesNotSayToWhat) {
  v1::RoomDelta delta = half_good();
  delta.add_match_deltas()->mutable_tictactoe()->add_cells()->set_index(1);
  expect_refused(delta);
}

TEST(Apply, RefusesABoardOfAnotherGame) {
  v1::RoomDelta delta = half_good();
  delta.add_match_deltas()->mutable_sudoku();
  expect_refused(delta);
  delta = half_good();
  delta.set_clear_matches(true);
  delta.add_matches();  // no board at all
  delta.add_match_deltas()->mutable_tictactoe();
  expect_refused(delta);
}

TEST(ApplyBoard, ChangesNothingWhenTheLastCellDoesNotFit) {
  v1::MatchView view = example_view().matches(0);
  v1::MatchDelta delta;
  v1::TicTacToeDelta& board = *delta.mutable_tictactoe();
  board.add_cells()->mutable_cell()->set_mark(v1::TIC_TAC_TOE_MARK_O);
  board.add_cells()->set_index(9);
  EXPECT_FALSE(apply_board(delta, view));
  EXPECT_TRUE(MessageDifferencer::Equals(view, example_view().matches(0)));
}

// Applying the deltas from the first move to the end gives the room that a newcomer sees.
TEST(Apply, DeltasOfAWholeMatchEndAtTheSnapshot) {
  for (const core::Game* game : all_games().all()) {
    v1::RoomView followed = example_view();
    followed.clear_matches();
    const int accepted = test::walk(*game, 8, 200, [&followed](const test::Step& step) {
      v1::RoomDelta delta;
      if (followed.matches().empty()) {
        *delta.add_matches() = test::view_of(step.converter, step.before);
      }
      step.converter.delta(core::difference(step.before, step.after), *delta.add_match_deltas());
      ASSERT_TRUE(apply(delta, followed));
      v1::RoomView fresh = example_view();
      *fresh.mutable_matches(0) = test::view_of(step.converter, step.after);
      ASSERT_EQ(canonical_bytes_of(followed), canonical_bytes_of(fresh));
      ASSERT_EQ(view_hash(followed), view_hash(fresh));
    });
    EXPECT_GE(accepted, 5) << game->facts().id;
  }
}

}  // namespace
}  // namespace gridmates::convert
