// Boards made for the first move: on a worker while the room goes on, journalled with that move.
#include <map>

#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using support::Fault;

class FirstMoveTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    ana_->create("minesweeper", v1::TABLE_COOP);
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
    ana_->start();
    begun_ = head();
  }
  // Decided on the state at the start of the match, or on an unknown state.
  v1::Action open(Client& client, std::uint64_t client_seq, std::uint32_t cell,
                  bool decided_then = true) const {
    v1::Action open = client.action(client_seq);
    open.mutable_play()->mutable_move()->mutable_minesweeper()->mutable_open()->set_cell(cell);
    open.set_seq(decided_then ? begun_ : 0);
    return open;
  }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }
  // How many of the events sent to Ana have this body.
  int told(v1::Event::BodyCase body) const {
    int count = 0;
    for (const auto& frame : ana_->of(Body::kEvents)) {
      for (const auto& event : frame.events().events()) count += event.body_case() == body ? 1 : 0;
    }
    return count;
  }
  void ana_comes_back() {
    const std::string code = ana_->room();
    world_.restart();
    ana_ = world_.client(1);
    ana_->hello();
    ana_->sign_in_with(token_);
    ana_->enter_room(code);
    ana_->resume();
  }
  const v1::MinesweeperView& field() {
    ana_->resume();
    snapshot_ = ana_->last(Body::kSnapshot)->snapshot();
    return snapshot_.view().matches(0).minesweeper();
  }

  World world_;
  std::string token_;
  std::uint64_t begun_ = 0;  // seq of the event that began it
  v1::Snapshot snapshot_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(FirstMoveTest, IsAnsweredOnceWithTheBoardAndTheMove) {
  EXPECT_FALSE(field().status().laid());
  const std::uint64_t before = head();
  ana_->forget_frames();
  ana_->act(open(*ana_, 10, 40));
  ASSERT_EQ(ana_->answers().size(), 1u);
  EXPECT_EQ(ana_->answer().seq(), before + 2);
  ASSERT_EQ(ana_->of(Body::kEvents).size(), 1u) << "one batch, one frame";
  EXPECT_EQ(told(v1::Event::kBoardChosen), 1);
  EXPECT_EQ(told(v1::Event::kMoved), 1);
  EXPECT_TRUE(field().status().laid());
  EXPECT_EQ(field().cells(40).face(), v1::MINESWEEPER_FACE_OPEN);
  EXPECT_EQ(field().cells(40).number(), 0u) << "an opening";
}

// No clock runs before the first move or while the field is being laid.
TEST_F(FirstMoveTest, StartsTheClock) {
  world_.advance(20'000);
  EXPECT_FALSE(field().status().laid());
  EXPECT_EQ(snapshot_.room_time_ms(), 0u);
  EXPECT_TRUE(snapshot_.view().head().clock_stands());
  world_.workers_rest = true;
  ana_->act(open(*ana_, 10, 40));
  world_.advance(5'000);
  world_.workers_rest = false;
  world_.settle();
  EXPECT_EQ(ana_->last(Body::kEvents)->events().events().rbegin()->room_time_ms(), 0u);
  world_.advance(2'000);
  EXPECT_TRUE(field().status().laid());
  EXPECT_EQ(snapshot_.room_time_ms(), 2'000u);
  EXPECT_FALSE(snapshot_.view().head().clock_stands());
}

TEST_F(FirstMoveTest, LaysTheFieldOfAGameId) {
  std::vector<std::string> shown;
  std::vector<bool> again;
  for (const char* id : {"9x9x10+7", "9x9x10+7", "9x9x10+8"}) {
    v1::Action stop = ana_->action();
    stop.mutable_stop();
    ana_->act(stop);
    v1::Action next = ana_->action();
    next.mutable_next()->mutable_puzzle()->set_pasted(id);
    ana_->act(next);
    ana_->start();
    ana_->act(open(*ana_, 0, 40));
    std::string faces;
    for (const auto& cell : field().cells()) {
      faces += std::to_string(cell.face()) + std::to_string(cell.number()) + ' ';
    }
    shown.push_back(faces);
    again.push_back(snapshot_.view().head().board().again());
  }
  EXPECT_EQ(shown[0], shown[1]);
  EXPECT_NE(shown[0], shown[2]);
  EXPECT_EQ(again, (std::vector{false, true, false})) << "known fields stay off the boards";
  v1::Action stop = ana_->action();
  stop.mutable_stop();
  ana_->act(stop);
  v1::Action other = ana_->action();
  other.mutable_next()->mutable_puzzle()->set_pasted("16x16x40+7");
  ana_->act(other);
  EXPECT_EQ(ana_->answer().refused().field(), "puzzle");
}

TEST_F(FirstMoveTest, TheNextBoardMayBeOfAnotherSize) {
  v1::Action stop = ana_->action();
  stop.mutable_stop();
  ana_->act(stop);
  v1::Action next = ana_->action();
  v1::MinesweeperOptions& options = *next.mutable_next()->mutable_options()->mutable_minesweeper();
  options.set_width(20);
  options.set_height(16);
  options.set_mines(40);
  next.mutable_next()->mutable_puzzle()->set_pasted("20x16x40+7");
  ana_->act(next);
  ASSERT_FALSE(ana_->answer().has_refused());
  ana_->start();
  ana_->act(open(*ana_, 0, 40));
  EXPECT_EQ(field().cells_size(), 320);
  EXPECT_EQ(snapshot_.view().head().options().minesweeper().width(), 20u);
  world_.crash();
  world_.restart();
  EXPECT_EQ(world_.disk.rooms.size(), 1u);
}

TEST_F(FirstMoveTest, AnotherMeanwhileIsStaleAndARepeatWaitsForTheSameAnswer) {
  world_.workers_rest = true;
  ana_->act(open(*ana_, 10, 40));
  const std::uint64_t before = head();
  bo_->act(open(*bo_, 10, 0, false));
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_STALE);
  EXPECT_EQ(bo_->answer().refused().retry(), v1::RETRY_AFTER_RESYNC);
  bo_->say("meanwhile");
  EXPECT_FALSE(bo_->answer().has_refused());
  ana_->act(open(*ana_, 10, 40));
  world_.workers_rest = false;
  world_.settle();
  std::map<std::uint64_t, int> answers;
  for (const auto& answer : ana_->answers()) {
    if (answer.client_seq() == 10) ++answers[answer.seq()];
  }
  EXPECT_EQ(answers, (std::map<std::uint64_t, int>{{before + 3, 2}}));
  bo_->act(open(*bo_, 11, 0));
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_STALE)
      << "it was meant for a field that had not been laid";
  EXPECT_EQ(head(), before + 3);
}

TEST_F(FirstMoveTest, WhatItsClientAsksAfterItIsAnsweredAfterIt) {
  world_.workers_rest = true;
  ana_->forget_frames();
  ana_->act(open(*ana_, 10, 40));
  ana_->act(open(*ana_, 11, 40, false));
  v1::Action say = ana_->action(12);
  say.mutable_say()->set_text("there");
  ana_->act(say);
  EXPECT_TRUE(ana_->answers().empty());
  world_.workers_rest = false;
  world_.settle();
  std::vector<std::pair<std::uint64_t, v1::ErrorCode>> answers;
  for (const auto& answer : ana_->answers()) {
    answers.emplace_back(answer.client_seq(), answer.refused().code());
  }
  EXPECT_EQ(answers, (std::vector<std::pair<std::uint64_t, v1::ErrorCode>>{
                         {10, v1::ERROR_CODE_UNSPECIFIED},
                         {11, v1::ERROR_CODE_ILLEGAL_MOVE},
                         {12, v1::ERROR_CODE_UNSPECIFIED}}))
      << "the second is judged by the field that the first has laid";
}

TEST_F(FirstMoveTest, ACrashWhileItIsLaidLeavesNothing) {
  world_.workers_rest = true;
  ana_->act(open(*ana_, 10, 40));
  const std::uint64_t before = head();
  world_.crash();
  world_.workers_rest = false;
  ana_comes_back();
  EXPECT_EQ(head(), before);
  EXPECT_FALSE(field().status().laid());
  ana_->act(open(*ana_, 10, 40));
  EXPECT_EQ(ana_->answer().seq(), before + 2);
  EXPECT_TRUE(field().status().laid());
}

TEST_F(FirstMoveTest, ACrashAtItsAppendLeavesAllOrNothing) {
  for (const Fault fault : {Fault::kCrashNotWritten, Fault::kCrashWritten}) {
    const bool written = fault == Fault::kCrashWritten;
    const std::uint64_t before = head();
    const std::uint64_t seq = written ? 11 : 10;
    world_.store->append_fault = [fault](const ports::Append&) { return fault; };
    ana_->act(open(*ana_, seq, 40));
    world_.crash();
    ana_comes_back();
    EXPECT_EQ(head(), written ? before + 2 : before);
    EXPECT_EQ(field().status().laid(), written);
    if (!written) continue;
    ana_->act(open(*ana_, seq, 40));
    EXPECT_EQ(ana_->answer().seq(), before + 2);
    EXPECT_TRUE(ana_->answer().repeated());
    EXPECT_EQ(head(), before + 2);
  }
}

TEST_F(FirstMoveTest, WhatCannotBeWrittenIsLaidAnew) {
  int appends = 0;
  world_.store->append_fault = [&appends](const ports::Append&) {
    return ++appends == 1 ? Fault::kUnavailable : Fault::kNone;
  };
  const std::uint64_t before = head();
  ana_->act(open(*ana_, 10, 40));
  EXPECT_EQ(ana_->answer().refused().retry(), v1::RETRY_AFTER_DELAY);
  EXPECT_EQ(head(), before);
  ana_->act(open(*ana_, 10, 40));
  EXPECT_EQ(ana_->answer().seq(), before + 2);
}

TEST_F(FirstMoveTest, BusyWorkersAskToTryAgain) {
  world_.workers->full = true;
  ana_->act(open(*ana_, 10, 40));
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_RETRY_LATER);
  world_.workers->full = false;
  ana_->act(open(*ana_, 10, 40));
  EXPECT_FALSE(ana_->answer().has_refused());
}

TEST_F(FirstMoveTest, TheServerGoesAwayOnceItIsDone) {
  const std::uint64_t before = head();
  world_.workers_rest = true;
  ana_->act(open(*ana_, 10, 40));
  bool drained = false;
  world_.hub->drain([&drained] { drained = true; });
  world_.settle();
  EXPECT_FALSE(drained);
  world_.workers_rest = false;
  world_.settle();
  EXPECT_EQ(head(), before + 2);
}

TEST_F(FirstMoveTest, OfAMatchThatWasStoppedIsStale) {
  world_.workers_rest = true;
  bo_->act(open(*bo_, 10, 40));
  v1::Action stop = ana_->action(11);
  stop.mutable_stop();
  ana_->act(stop);
  v1::Action rematch = ana_->action(12);
  rematch.mutable_rematch();
  ana_->act(rematch);
  v1::Action start = ana_->action(13);
  start.mutable_start();
  ana_->act(start);
  EXPECT_FALSE(ana_->answer().has_refused());
  world_.workers_rest = false;
  world_.settle();
  EXPECT_EQ(bo_->answer().client_seq(), 10u);
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_STALE);
  EXPECT_FALSE(field().status().laid());
}

}  // namespace
}  // namespace gridmates::actors::test
