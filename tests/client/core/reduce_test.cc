#include <gtest/gtest.h>

#include <vector>

#include "client/core/model.h"
#include "tests/client/core/fake_room.h"

namespace gridmates::client {
namespace {

class ReduceTest : public testing::Test {
 protected:
  ReduceTest() {
    server_.start_sudoku();
    take(server_.snapshot(1));
    take(server_.sync_done());
  }

  Need take(const v1::ServerFrame& frame, std::uint64_t now_ms = 10'000) {
    notices_.clear();
    return reduce(model_, "KITE-42", frame, now_ms,
                  [this](const Notice& notice) { notices_.push_back(notice); });
  }
  // The numbers of the events in the last frame.
  std::vector<std::uint64_t> applied() const {
    std::vector<std::uint64_t> seqs;
    for (const auto& notice : notices_) {
      if (const auto* event = std::get_if<EventApplied>(&notice))
        seqs.push_back(event->event.seq());
    }
    return seqs;
  }
  std::uint32_t digit(int cell) const {
    return model_.room->view.matches(0).sudoku().cells(cell).digit();
  }

  using Seqs = std::vector<std::uint64_t>;
  FakeRoom server_{"KITE-42"};
  Model model_;
  std::vector<Notice> notices_;
};

TEST_F(ReduceTest, ASnapshotIsTheWholeRoom) {
  ASSERT_TRUE(model_.room);
  EXPECT_EQ(model_.room->seq, 3u);
  EXPECT_EQ(model_.room->you, 1u);
  EXPECT_TRUE(model_.room->live);
  EXPECT_TRUE(model_.room->hosting());
  EXPECT_TRUE(model_.room->seated());
  EXPECT_EQ(model_.room->player(), 0u);
  EXPECT_EQ(model_.room->name_of(2), "bo");
  EXPECT_EQ(model_.hash_mismatches, 0u);
}

TEST_F(ReduceTest, WhatAMoveHasChangedIsKnownAsItWasBefore) {
  take(server_.events(server_.set(1, 4, 7)));
  ASSERT_EQ(model_.room->before.sudoku().cells_size(), 1);
  EXPECT_EQ(model_.room->before.sudoku().cells(0).index(), 4u);
  EXPECT_EQ(model_.room->before.sudoku().cells(0).cell().digit(), 0u);
  take(server_.events(server_.set(2, 4, 8)));
  EXPECT_EQ(model_.room->before.sudoku().cells(0).cell().digit(), 7u);
  take(server_.events(server_.said(1, "hello")));
  EXPECT_EQ(model_.room->before.sudoku().cells_size(), 0);
}

TEST_F(ReduceTest, EventsApplyTheirDeltasInOrder) {
  const auto first = server_.set(1, 4, 7);
  const auto second = server_.set(2, 5, 8);
  EXPECT_EQ(take(server_.events(first, second)), Need::kNothing);
  EXPECT_EQ(applied(), (Seqs{4, 5}));
  EXPECT_EQ(digit(4), 7u);
  EXPECT_EQ(digit(5), 8u);
  EXPECT_EQ(model_.room->feed.size(), 2u);
  EXPECT_TRUE(model_.room->feed.front().has_delta()) << "what an undo did is reported by its delta";
}

TEST_F(ReduceTest, TheSinkSeesTheModelAsItIsAfterEachEvent) {
  const auto first = server_.set(1, 4, 7);
  const auto second = server_.set(2, 4, 8);
  std::vector<std::uint32_t> seen;
  reduce(model_, "KITE-42", server_.events(first, second), 0,
         [&](const Notice&) { seen.push_back(digit(4)); });
  EXPECT_EQ(seen, (std::vector<std::uint32_t>{7, 8}));
}

TEST_F(ReduceTest, OldEventsAreDropped) {
  const auto event = server_.set(1, 4, 7);
  take(server_.events(event));
  EXPECT_EQ(take(server_.events(event)), Need::kNothing);
  EXPECT_EQ(applied(), Seqs{});
  EXPECT_EQ(model_.room->seq, 4u);
}

TEST_F(ReduceTest, AGapAsksForAResumeAndAppliesNothing) {
  server_.set(1, 4, 7);
  const auto later = server_.set(2, 5, 8);
  EXPECT_EQ(take(server_.events(later)), Need::kResume);
  EXPECT_EQ(applied(), Seqs{});
  EXPECT_EQ(model_.room->seq, 3u);
  EXPECT_EQ(model_.gaps, 1u);
}

TEST_F(ReduceTest, AWrongHashAsksForANewStart) {
  auto frame = server_.events(server_.set(1, 4, 7));
  frame.mutable_events()->set_view_hash(frame.events().view_hash() + 1);
  EXPECT_EQ(take(frame), Need::kStartAfresh);
  EXPECT_EQ(model_.hash_mismatches, 1u);
}

TEST_F(ReduceTest, AWrongHashAtTheEndOfASyncAsksForANewStart) {
  auto frame = server_.sync_done();
  frame.mutable_sync_done()->set_view_hash(1);
  EXPECT_EQ(take(frame), Need::kStartAfresh);
  EXPECT_EQ(model_.hash_mismatches, 1u);
}

TEST_F(ReduceTest, ADeltaThatDoesNotFitDropsThePosition) {
  auto event = server_.next(1);
  event.mutable_delta()->add_match_deltas()->set_index(5);
  event.mutable_delta()->mutable_match_deltas(0)->mutable_sudoku();
  EXPECT_EQ(take(server_.events(event)), Need::kStartAfresh);
  EXPECT_EQ(model_.room->seq, 0u);
  EXPECT_EQ(model_.room->epoch, 0u);
}

TEST_F(ReduceTest, ASyncThatEndsFurtherAheadAsksForAResume) {
  server_.set(1, 4, 7);
  EXPECT_EQ(take(server_.sync_done()), Need::kResume);
}

TEST_F(ReduceTest, AnotherEpochAsksForANewStart) {
  server_.epoch = 78;
  EXPECT_EQ(take(server_.events(server_.set(1, 4, 7))), Need::kStartAfresh);
}

TEST_F(ReduceTest, ASnapshotTellsWhatWasMissed) {
  const auto missed = server_.said(2, "hello");
  auto frame = server_.snapshot(1);
  *frame.mutable_snapshot()->add_recent() = missed;
  take(frame);
  EXPECT_EQ(applied(), Seqs{4});
  EXPECT_EQ(model_.room->seq, 4u);
}

TEST_F(ReduceTest, TheFirstSnapshotTellsNoHistory) {
  auto frame = server_.snapshot(1);
  *frame.mutable_snapshot()->add_recent() = server_.said(2, "long ago");
  model_.room.reset();
  take(frame);
  EXPECT_EQ(applied(), Seqs{});
  EXPECT_EQ(model_.room->feed.size(), 1u);
}

TEST_F(ReduceTest, AResetDropsThePosition) {
  v1::ServerFrame frame;
  frame.mutable_reset()->set_room("KITE-42");
  take(frame);
  EXPECT_EQ(model_.room->seq, 0u);
  EXPECT_FALSE(model_.room->live);
}

TEST_F(ReduceTest, OtherRoomsAreNotHeard) {
  FakeRoom other("FOX-11");
  EXPECT_EQ(take(other.snapshot(1)), Need::kNothing);
  EXPECT_EQ(model_.room->code, "KITE-42");
  EXPECT_EQ(take(other.events(other.said(1, "x"))), Need::kNothing);
  EXPECT_EQ(model_.room->seq, 3u);
}

TEST_F(ReduceTest, RoomTimeRunsWhilePlayingAndLive) {
  EXPECT_EQ(model_.room->time_ms(10'000), 3'000u);
  EXPECT_EQ(model_.room->time_ms(12'500), 5'500u);
  model_.room->view.mutable_head()->set_clock_stands(true);
  EXPECT_EQ(model_.room->time_ms(12'500), 3'000u) << "until the first move";
  model_.room->view.mutable_head()->set_clock_stands(false);
  model_.room->live = false;
  EXPECT_EQ(model_.room->time_ms(12'500), 3'000u);
}

TEST_F(ReduceTest, TheNameOfWhoeverLeftStays) {
  auto event = server_.next(2);
  event.mutable_left()->set_name("bo");
  event.mutable_delta()->add_gone(2);
  server_.view.mutable_members()->RemoveLast();
  EXPECT_EQ(take(server_.events(event)), Need::kNothing);
  EXPECT_EQ(model_.room->member(2), nullptr);
  EXPECT_EQ(model_.room->name_of(2), "bo");
}

// After a race on large boards a view has the cells of only some boards.
TEST_F(ReduceTest, WhoDoesNotRaceLooksAtABoardThatIsShown) {
  Room room;
  EXPECT_EQ(room.match(), nullptr);
  for (std::uint32_t index : {0u, 1u, 2u}) {
    v1::MatchView& match = *room.view.add_matches();
    match.set_index(index);
    match.add_players()->set_member(index + 1);
    match.mutable_sudoku()->mutable_status();
  }
  room.you = 7;
  EXPECT_EQ(room.match()->index(), 0u);
  room.view.mutable_matches(1)->mutable_sudoku()->add_cells();
  EXPECT_EQ(room.match()->index(), 1u);
  room.you = 3;
  EXPECT_EQ(room.match()->index(), 2u) << "one's own";
}

TEST_F(ReduceTest, TalkFromBeforeTheRecentEventsIsInTheFeedWithItsNames) {
  v1::ServerFrame frame = server_.snapshot(1);
  v1::Event& said = *frame.mutable_snapshot()->add_talk();
  said.set_seq(1);
  said.set_member(77);
  said.mutable_said()->set_text("long ago");
  said.mutable_said()->set_name("Zoe");
  take(frame);
  ASSERT_FALSE(model_.room->feed.empty());
  EXPECT_EQ(model_.room->feed.front().said().text(), "long ago");
  EXPECT_EQ(model_.room->name_of(77), "Zoe");
}

}  // namespace
}  // namespace gridmates::client
