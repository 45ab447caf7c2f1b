#include "server/wire/room_view.h"

#include <google/protobuf/util/message_differencer.h>

#include <utility>

#include "engine/sudoku/view.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "proto/convert/room_view.h"
#include "proto/convert/view_hash.h"
#include "server/wire/published_view.h"
#include "tests/contract/any_values.h"
#include "tests/server/wire/played_room.h"

namespace gridmates::wire::test {
namespace {

using google::protobuf::util::MessageDifferencer;

v1::RoomDelta advanced(PublishedView& published, const room::RoomView& now) {
  v1::RoomDelta delta;
  published.advance(now, delta);
  return delta;
}

void expect_delta(const room::RoomView& before, const room::RoomView& after) {
  v1::RoomView view = to_wire(before);
  PublishedView published(before);
  EXPECT_EQ(published.hash(), convert::view_hash(view));
  ASSERT_TRUE(convert::apply(advanced(published, after), view));
  EXPECT_TRUE(MessageDifferencer::Equals(view, to_wire(after)))
      << view.DebugString() << "\nis not\n"
      << to_wire(after).DebugString();
  EXPECT_EQ(published.hash(), convert::view_hash(view));
  EXPECT_EQ(published.view(), after);
}

// Makes this many good moves of Ana's.
void play_anything(PlayedRoom& played, int moves) {
  core::Random random(core::seed_from(static_cast<std::uint64_t>(moves)));
  const core::Game* rules = all_games().find("sudoku");
  constexpr int kTries = 2'000;
  for (int i = 0; moves > 0 && i < kTries; ++i) {
    moves -= played.act(1, "Ana", room::Play{contract::any_move(*rules, random)}) ? 1 : 0;
  }
  ASSERT_EQ(moves, 0);
}

// From every state to every other, for every viewer before and after.
void expect_all_deltas(const PlayedRoom& played) {
  for (std::size_t from = 1; from < played.after.size(); ++from) {
    for (std::size_t to = 1; to < played.after.size(); ++to) {
      for (const MemberNo member : {MemberNo(1), MemberNo(2), MemberNo(3)}) {
        const room::Room& before = played.after[from];
        const room::Room& after = played.after[to];
        expect_delta(before.view(before.viewer(member)), after.view(after.viewer(member)));
      }
    }
  }
}

TEST(Delta, LeadsFromAnyStateOfAVersusRoomToAnyOther) {
  PlayedRoom played = won_tictactoe();
  ASSERT_TRUE(played.act(1, "Ana", room::Rematch{}));
  ASSERT_TRUE(played.act(3, "Chen", room::Leave{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Start{}));
  ASSERT_TRUE(played.act(1, "Ana", room::PassHost{MemberNo(2)}));
  ASSERT_TRUE(played.act(2, "Bo", room::Play{core::Bytes{1, 8}}));
  expect_all_deltas(played);
}

// A board with constants, which no delta contains.
TEST(Delta, LeadsFromAnyStateOfABoardWithConstantsToAnyOther) {
  PlayedRoom played("connectfour", core::Table::kVersus);
  ASSERT_TRUE(played.act(2, "Bo", room::Join{}));
  ASSERT_TRUE(played.act(3, "Chen", room::Join{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Start{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Play{core::Bytes{1, 3}}));
  ASSERT_TRUE(played.act(2, "Bo", room::Play{core::Bytes{1, 3}}));
  ASSERT_TRUE(played.act(1, "Ana", room::Resign{}));
  expect_all_deltas(played);
}

// Rivals' boards become visible when a player's own race is over.
TEST(Delta, LeadsFromAnyStateOfARaceToAnyOther) {
  PlayedRoom played("sudoku", core::Table::kRace);
  ASSERT_TRUE(played.act(2, "Bo", room::Join{}));
  ASSERT_TRUE(played.act(3, "Chen", room::Join{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Start{}));
  play_anything(played, 2);
  ASSERT_TRUE(played.act(2, "Bo", room::Resign{}));
  play_anything(played, 2);
  ASSERT_TRUE(played.act(3, "Chen", room::Leave{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Stop{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Rematch{}));
  expect_all_deltas(played);
}

TEST(Delta, LeadsFromAnyStateOfACoopRoomToAnyOther) {
  PlayedRoom played("sudoku", core::Table::kCoop);
  ASSERT_TRUE(played.act(1, "Ana", room::Start{}));
  play_anything(played, 3);
  ASSERT_TRUE(played.act(2, "Bo", room::Join{}));
  play_anything(played, 5);
  ASSERT_TRUE(played.act(1, "Ana", room::Pause{}));
  ASSERT_TRUE(played.act(3, "Chen", room::Join{true}));
  ASSERT_TRUE(played.act(1, "Ana", room::Unpause{}));
  ASSERT_TRUE(played.act(1, "Ana", room::Kick{MemberNo(2)}));
  ASSERT_TRUE(played.act(1, "Ana", room::Stop{}));
  ASSERT_GT(played.after.size(), 15u);
  expect_all_deltas(played);
}

// Puts this hint into the status of a board.
void show(const sudoku::HintFound& hint, core::MatchView& board) {
  auto status = *core::decode<sudoku::View::Status>(board.status);
  status.hint = hint;
  board.status = core::encode(status);
}

// The hash does not cover the facts of a hint; the delta has them, even if only they changed.
TEST(Delta, BringsWhatTheSentencesOfAHintAreMadeOf) {
  PlayedRoom played("sudoku", core::Table::kCoop);
  ASSERT_TRUE(played.act(1, "Ana", room::Start{}));
  const room::RoomView none = played.room().view({});
  sudoku::HintFound hint;
  hint.that = "There is an X-Wing.";
  room::RoomView old = none;
  show(hint, old.matches[0].board);
  hint.facts.value.emplace().cells.push(7);
  room::RoomView now = none;
  show(hint, now.matches[0].board);
  for (const auto& [from, to] : {std::pair(none, now), std::pair(old, now), std::pair(now, old)}) {
    expect_delta(from, to);
  }
  EXPECT_EQ(to_wire(now).matches(0).sudoku().status().hint().facts().cells(0), 7u);
  EXPECT_EQ(PublishedView(now).hash(), PublishedView(old).hash());
  EXPECT_NE(PublishedView(now).hash(), PublishedView(none).hash());
}

TEST(Delta, OfOneMoveIsSmall) {
  const PlayedRoom played = won_tictactoe();
  const std::size_t ply = played.after.size() - 3;  // the last move but one
  PublishedView published(played.after[ply - 1].view({}));
  const auto change = advanced(published, played.after[ply].view({}));
  EXPECT_EQ(change.matches_size(), 0);
  ASSERT_EQ(change.match_deltas_size(), 1);
  EXPECT_EQ(change.match_deltas(0).tictactoe().cells_size(), 2);  // the new mark and the old "last"
}

TEST(Delta, OfNothingIsNothing) {
  const PlayedRoom played = won_tictactoe();
  PublishedView published(played.room().view({}));
  EXPECT_EQ(advanced(published, played.room().view({})).ByteSizeLong(), 0u);
}

TEST(RoomViewOnTheWire, SaysWhatThereIs) {
  const PlayedRoom played = won_tictactoe();
  const v1::RoomView view = to_wire(played.room().view({}));
  EXPECT_EQ(view.head().code(), "KITE-42");
  EXPECT_EQ(view.head().table(), v1::TABLE_VERSUS);
  EXPECT_EQ(view.head().state(), v1::ROOM_STATE_FINISHED_FIRST_WON);
  EXPECT_EQ(view.head().options().tictactoe().size(), 3u);
  EXPECT_EQ(view.head().board().source(), v1::BOARD_SOURCE_GENERATED);
  ASSERT_EQ(view.members_size(), 3);
  EXPECT_EQ(view.members(2).name(), "Chen");
  EXPECT_EQ(view.members(2).seat(), 0u);
  ASSERT_EQ(view.matches_size(), 1);
  EXPECT_EQ(view.matches(0).columns(), 3u);
}

TEST(RoomViewOnTheWire, ShowsTheOpenVote) {
  PlayedRoom played = won_tictactoe();
  ASSERT_TRUE(played.act(2, "Bo", room::Renew{}));
  const v1::RoomView view = to_wire(played.room().view({}));
  const v1::Vote& vote = view.head().vote();
  EXPECT_EQ(vote.kind(), v1::VOTE_KIND_RENEW);
  EXPECT_EQ(vote.by(), 2u);
  EXPECT_EQ(vote.yes_size() + vote.no_size() + vote.waiting_size(), 2);
  ASSERT_EQ(vote.yes_size(), 1);
  EXPECT_EQ(vote.yes(0), 2u);
  EXPECT_EQ(vote.waiting(0), 1u);
  ASSERT_TRUE(played.act(1, "Ana", room::Vote{false}));
  EXPECT_FALSE(to_wire(played.room().view({})).head().has_vote());
  expect_all_deltas(played);
}

TEST(RoomViewOnTheWire, ShowsNoBoardBeforeTheStart) {
  const PlayedRoom played("sudoku", core::Table::kCoop);
  const v1::RoomView view = to_wire(played.room().view({}));
  EXPECT_EQ(view.matches_size(), 0);
  EXPECT_FALSE(view.head().has_options());
}

}  // namespace
}  // namespace gridmates::wire::test
