// While a board is made, the clients that wait for it get its progress.
#include "tests/server/actors/making_fixture.h"

namespace gridmates::actors::test {
namespace {

using Counts = std::vector<std::uint32_t>;

core::Statement harder() { return core::Statement("{what} was asked for.", {{"what", "Harder"}}); }

TEST_F(MakingTest, TheRoomHearsHowItGoesAndThatItIsOver) {
  try_three(limits::kProgressMs);
  ana_->act(next(*ana_));
  work();
  EXPECT_EQ(tried(*ana_, ana_->room()), (Counts{1, 2, 3, 0}));
  EXPECT_EQ(tried(*bo_, ana_->room()), (Counts{1, 2, 3, 0}));
  EXPECT_FALSE(ana_->answer().has_refused());
}

TEST_F(MakingTest, NothingIsSaidMoreThanOnceASecond) {
  try_three(limits::kProgressMs / 2);
  ana_->act(next(*ana_));
  work();
  EXPECT_EQ(tried(*bo_, ana_->room()), (Counts{2, 0}));
}

TEST_F(MakingTest, NothingIsSaidOfABoardThatIsThereAtOnce) {
  try_three(0);
  ana_->act(next(*ana_));
  work();
  EXPECT_TRUE(tried(*bo_, ana_->room()).empty());
}

TEST_F(MakingTest, NothingOfItIsJournalled) {
  try_three(limits::kProgressMs);
  const std::uint64_t before = head();
  ana_->act(next(*ana_));
  work();
  EXPECT_EQ(head(), before + 1) << "the board alone";
}

TEST_F(MakingTest, WhoOpensARoomHearsHowItGoes) {
  try_three(limits::kProgressMs);
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  work();
  EXPECT_EQ(tried(*eva, ""), (Counts{1, 2, 3}));
  EXPECT_TRUE(eva->last(Body::kRoomCreated));
  EXPECT_TRUE(tried(*bo_, "").empty());
}

TEST_F(MakingTest, TheRoomHearsWhatTheNearestBoardDoesNotMeet) {
  during = [](const core::Making& making) { making.on_unmet(harder()); };
  ana_->act(next(*ana_));
  work();
  EXPECT_FALSE(ana_->answer().has_refused()) << "it is played";
  for (const Client* client : {ana_.get(), bo_.get()}) {
    ASSERT_TRUE(client->last(Body::kBoardProgress));
    EXPECT_EQ(client->last(Body::kBoardProgress)->board_progress().unmet(),
              "Harder was asked for.");
    const v1::BoardProgress told = client->last(Body::kBoardProgress)->board_progress();
    EXPECT_EQ(told.tried(), 0u);
    ASSERT_EQ(told.statements_size(), 1);
    EXPECT_EQ(told.statements(0).sentence(), "{what} was asked for.");
    EXPECT_EQ(told.statements(0).parameters(0).value(), "Harder");
  }
}

TEST_F(MakingTest, WhoOpensARoomHearsWhatItsBoardDoesNotMeet) {
  during = [](const core::Making& making) { making.on_unmet(harder()); };
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  work();
  ASSERT_GE(eva->frames().size(), 2u);
  const auto& note = eva->frames()[eva->frames().size() - 2];
  EXPECT_EQ(note.board_progress().unmet(), "Harder was asked for.");
  EXPECT_TRUE(eva->frames().back().has_room_created());
}

TEST_F(MakingTest, WhatABoardDoesNotMeetIsSaidInBounds) {
  during = [](const core::Making& making) {
    making.on_unmet(harder());
    const std::string long_name(limits::kUnmetBytes, 'x');
    making.on_unmet(core::Statement("{name} was required.", {{"name", long_name}}));
  };
  ana_->act(next(*ana_));
  work();
  EXPECT_EQ(ana_->last(Body::kBoardProgress)->board_progress().unmet(), "Harder was asked for.");
}

TEST_F(MakingTest, WhileARoomIsOpenedOtherRequestsAreAnswered) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  v1::ClientFrame list;
  list.mutable_list_rooms();
  eva->send(list);
  EXPECT_TRUE(eva->last(Body::kRoomList));
  EXPECT_FALSE(eva->last(Body::kRoomCreated));
}

TEST_F(MakingTest, RoomsAreOpenedOneAfterAnother) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  const std::size_t before = world_.jobs.waiting();
  for (char key : {'x', 'y', 'z'}) {
    v1::ClientFrame frame;
    frame.mutable_create_room()->set_key(std::string(16, key));
    frame.mutable_create_room()->set_game("sudoku");
    frame.mutable_create_room()->set_table(v1::TABLE_COOP);
    eva->send(frame);
  }
  EXPECT_EQ(world_.jobs.waiting(), before + 1);
  work();
  EXPECT_EQ(eva->of(Body::kRoomCreated).size(), 3u);
}

}  // namespace
}  // namespace gridmates::actors::test
