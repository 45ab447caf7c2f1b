// New boards in a room: made on a worker while play goes on.
#include <map>

#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using support::Fault;

class NextBoardTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP);
    ana_->resume();
  }
  v1::Action next(std::uint64_t client_seq) {
    v1::Action next = ana_->action(client_seq);
    next.mutable_next()->mutable_puzzle()->set_pasted(kPuzzle);
    return next;
  }

  World world_;
  std::string token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(NextBoardTest, IsAnsweredOnceWhenTheBoardIsThere) {
  ana_->act(next(10));
  EXPECT_EQ(ana_->answers().size(), 1u);
  EXPECT_FALSE(ana_->answer().has_refused());
  EXPECT_EQ(ana_->last(Body::kEvents)->events().events(0).board_chosen().board().source(),
            v1::BOARD_SOURCE_PASTED);
}

TEST_F(NextBoardTest, SaysWhatWasPasted) {
  ana_->act(next(10));
  const v1::Events events = ana_->last(Body::kEvents)->events();
  ASSERT_EQ(events.events_size(), 2);
  EXPECT_EQ(events.events(1).puzzle_read().ShortDebugString(),
            R"(format: "line" size: "9x9" solutions: 1)");
}

TEST_F(NextBoardTest, APuzzleOfTheTableWasNotPasted) {
  world_.disk.puzzles = {{"sudoku", "starter", 1, kPuzzle, "hard"}};
  v1::Action from_table = ana_->action(10);
  from_table.mutable_next()->mutable_puzzle()->mutable_pack()->set_pack("starter");
  ana_->act(from_table);
  EXPECT_EQ(ana_->last(Body::kEvents)->events().events_size(), 1);
}

TEST_F(NextBoardTest, IsGradedUnlessTheTableHasItsLevel) {
  const auto level = [this] {
    return ana_->last(Body::kEvents)->events().events(0).board_chosen().board().level();
  };
  const auto from_table = [this](std::uint64_t client_seq) {
    v1::Action next = ana_->action(client_seq);
    next.mutable_next()->mutable_puzzle()->mutable_pack()->set_pack("starter");
    return next;
  };
  ana_->act(next(10));
  EXPECT_EQ(level(), "beginner") << "pasted";
  world_.disk.puzzles = {{"sudoku", "starter", 1, kPuzzle, "unrated"}};
  ana_->act(from_table(11));
  EXPECT_EQ(level(), "beginner");
  world_.disk.puzzles = {{"sudoku", "starter", 1, kPuzzle, "hard"}};
  ana_->act(from_table(12));
  EXPECT_EQ(level(), "hard") << "as the table says";
}

TEST_F(NextBoardTest, TakesTheOptionsThatAreAskedForAndKeepsThem) {
  const auto level = [this] {
    return ana_->last(Body::kEvents)->events().events(0).board_chosen().board().level();
  };
  v1::Action easy = ana_->action(10);
  v1::PickedOption& picked = *easy.mutable_next()->add_picked();
  picked.set_name("level");
  picked.set_value(2);
  ana_->act(easy);
  ASSERT_FALSE(ana_->answer().has_refused());
  EXPECT_EQ(level(), "easy");
  v1::Action same = ana_->action(11);
  same.mutable_next();
  ana_->act(same);
  EXPECT_EQ(level(), "easy") << "from now on";
}

TEST_F(NextBoardTest, OptionsThatCannotBeArePointedAt) {
  v1::Action action = ana_->action(10);
  v1::PickedOption& picked = *action.mutable_next()->add_picked();
  picked.set_name("level");
  picked.set_value(99);
  ana_->act(action);
  EXPECT_EQ(ana_->answer().refused().field(), "picked");
  action = ana_->action(11);
  action.mutable_next()->mutable_options()->mutable_minesweeper()->set_width(9);
  ana_->act(action);
  EXPECT_EQ(ana_->answer().refused().field(), "options");
  action = ana_->action(12);
  for (std::uint32_t i = 0; i <= limits::kPickedOptions; ++i) action.mutable_next()->add_picked();
  ana_->act(action);
  EXPECT_EQ(ana_->answer().refused().field(), "picked");
  action = ana_->action(13);
  action.mutable_next()->mutable_options();
  ana_->act(action);
  EXPECT_EQ(ana_->answer().refused().field(), "options") << "of no game";
}

TEST_F(NextBoardTest, APuzzleThatWasPlayedHereIsToldAsAgain) {
  ana_->act(next(10));
  EXPECT_FALSE(ana_->last(Body::kEvents)->events().events(0).board_chosen().board().again());
  for (const std::uint64_t seq : {11, 12}) {
    v1::Action action = ana_->action(seq);
    seq == 11 ? (void)action.mutable_start() : (void)action.mutable_stop();
    ana_->act(action);
    ASSERT_FALSE(ana_->answer().has_refused());
  }
  world_.crash();
  world_.restart();
  const std::string code = ana_->room();
  ana_ = world_.client(1);
  ana_->hello();
  ana_->sign_in_with(token_);
  ana_->enter_room(code);
  ana_->resume();
  ana_->act(next(13));
  EXPECT_TRUE(ana_->last(Body::kEvents)->events().events(0).board_chosen().board().again());
}

TEST_F(NextBoardTest, OthersPlayOnMeanwhileAndARepeatWaitsForTheSameAnswer) {
  bo_->enter("Bo");
  bo_->enter_room(ana_->room());
  bo_->join();
  world_.workers_rest = true;
  ana_->act(next(10));
  bo_->say("meanwhile");
  EXPECT_FALSE(bo_->answer().has_refused());
  bo_->act(next(10));
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_FORBIDDEN);
  ana_->act(next(10));
  v1::Action other = next(10);
  other.mutable_next()->mutable_puzzle()->mutable_any();
  ana_->act(other);
  world_.workers_rest = false;
  world_.settle();
  std::map<std::uint64_t, std::vector<v1::ActionAnswer>> answers;
  for (const auto& answer : ana_->answers()) answers[answer.client_seq()].push_back(answer);
  ASSERT_EQ(answers[10].size(), 3u);
  int accepted = 0;
  for (const auto& answer : answers[10]) {
    if (answer.has_refused()) {
      EXPECT_EQ(answer.refused().code(), v1::ERROR_CODE_ID_REUSED);
    } else {
      ++accepted;
      EXPECT_EQ(answer.seq(), world_.disk.rooms[0].head.value);
    }
  }
  EXPECT_EQ(accepted, 2);
}

TEST_F(NextBoardTest, ABoardThatComesLateOvertakesNothing) {
  bo_->enter("Bo");
  bo_->enter_room(ana_->room());
  bo_->join();
  // The first board arrives while the room is writing, and the second is requested meanwhile.
  world_.workers_rest = true;
  ana_->act(next(10));
  world_.store_rests = true;
  bo_->say("writing");
  world_.workers_rest = false;
  world_.settle();
  world_.workers_rest = true;
  ana_->act(next(11));
  int appends = 0;
  world_.store->append_fault = [&appends](const ports::Append&) {
    return ++appends == 1 ? Fault::kUnavailable : Fault::kNone;
  };
  world_.store_rests = false;
  world_.settle();
  EXPECT_EQ(ana_->answer().client_seq(), 10u);
  EXPECT_EQ(ana_->answer().refused().retry(), v1::RETRY_AFTER_DELAY);
  world_.workers_rest = false;
  world_.settle();
  EXPECT_EQ(ana_->answer().client_seq(), 11u);
  EXPECT_EQ(ana_->answer().refused().retry(), v1::RETRY_AFTER_DELAY);
  ana_->act(next(10));
  EXPECT_FALSE(ana_->answer().has_refused());
  ana_->act(next(11));
  EXPECT_FALSE(ana_->answer().has_refused());
}

TEST_F(NextBoardTest, WhatItsClientAsksAfterItWaitsAndIsHeldUpWithIt) {
  world_.workers_rest = true;
  ana_->forget_frames();
  ana_->act(next(10));
  v1::Action say = ana_->action(11);
  say.mutable_say()->set_text("meanwhile");
  ana_->act(say);
  EXPECT_TRUE(ana_->answers().empty());
  world_.store->append_fault = [](const ports::Append&) { return Fault::kUnavailable; };
  world_.workers_rest = false;
  world_.settle();
  ASSERT_EQ(ana_->answers().size(), 2u);
  for (const auto& answer : ana_->answers()) {
    EXPECT_EQ(answer.refused().retry(), v1::RETRY_AFTER_DELAY);
  }
  EXPECT_EQ(ana_->answer().client_seq(), 11u);
  world_.store->append_fault = nullptr;
  ana_->act(next(10));
  EXPECT_FALSE(ana_->answer().has_refused());
  ana_->act(say);
  EXPECT_FALSE(ana_->answer().has_refused());
}

TEST_F(NextBoardTest, IsRefusedWithItsReason) {
  v1::Action bad = ana_->action(10);
  bad.mutable_next()->mutable_puzzle()->set_pasted(kImpossible);
  ana_->act(bad);
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_BAD_PUZZLE);
  world_.workers->full = true;
  ana_->act(next(11));
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_RETRY_LATER);
  v1::Action say = ana_->action(12);
  say.mutable_say()->set_text("and now?");
  ana_->act(say);
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_RETRY_LATER) << "nothing overtakes";
  world_.workers->full = false;
  ana_->act(next(11));
  EXPECT_FALSE(ana_->answer().has_refused());
}

}  // namespace
}  // namespace gridmates::actors::test
