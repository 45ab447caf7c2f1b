// A room from outside: what its members are sent, and when.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "proto/convert/room_view.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using support::Fault;

class RoomTest : public testing::Test {
 protected:
  // Ana opens a tic-tac-toe room and Bo sits down; both follow it, and the match begins.
  void play_tictactoe() {
    ana_token_ = ana_->enter("Ana");
    ana_->create("tictactoe", v1::TABLE_VERSUS);
    ASSERT_FALSE(ana_->room().empty());
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
    ana_->start();
    ASSERT_FALSE(ana_->answer().has_refused()) << ana_->answer().DebugString();
  }
  // The server dies and restarts; Ana is back but does not follow the room yet.
  void restart_and_return() {
    const std::string code = ana_->room();
    world_.crash();
    world_.restart();
    ana_ = world_.client(1);
    ana_->hello();
    ana_->sign_in_with(ana_token_);
    ana_->enter_room(code);
  }
  // The next append has this fault; later ones have none.
  void next_append(Fault fault) {
    world_.store->append_fault = [this, fault](const ports::Append&) {
      world_.store->append_fault = nullptr;
      return fault;
    };
  }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }
  std::vector<std::uint64_t> seqs(const Client& client) {
    std::vector<std::uint64_t> seqs;
    for (const auto& frame : client.of(Body::kEvents)) {
      for (const auto& event : frame.events().events()) seqs.push_back(event.seq());
    }
    return seqs;
  }

  World world_;
  std::string ana_token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(RoomTest, AMatchIsPlayedAndSeenByBoth) {
  play_tictactoe();
  ana_->mark(0);
  bo_->mark(4);
  ana_->mark(1);
  bo_->mark(5);
  ana_->mark(2);
  const auto events = bo_->last(Body::kEvents);
  ASSERT_TRUE(events.has_value());
  const v1::Event ended = *events->events().events().rbegin();
  ASSERT_TRUE(ended.has_ended()) << ended.DebugString();
  EXPECT_EQ(ended.ended().winner_name(), "Ana");
  EXPECT_EQ(ended.ended().run(), ana_->room() + "/1");
  ASSERT_EQ(world_.disk.runs.size(), 1u);
  EXPECT_EQ(world_.disk.runs[0].players[0].result, ports::RunPlayer::Result::kWon);
}

TEST_F(RoomTest, NothingIsSaidOrShownBeforeItIsDurable) {
  play_tictactoe();
  bo_->forget_frames();
  next_append(Fault::kCrashWritten);  // written, and never answered
  ana_->mark(0);
  EXPECT_EQ(ana_->answers().size(), 1u) << "the start alone";
  EXPECT_TRUE(bo_->of(Body::kEvents).empty());
}

TEST_F(RoomTest, ARefusalIsTypedAndHarmsNothing) {
  play_tictactoe();
  const std::uint64_t before = head();
  bo_->mark(0);
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_NOT_YOUR_TURN);
  ana_->set(0, 1);
  EXPECT_EQ(ana_->answer().refused().field(), "move") << "a move of another game";
  EXPECT_EQ(head(), before);
}

TEST_F(RoomTest, AListSaysThatAMatchIsPlayedAndNotWhoseTurnItIs) {
  play_tictactoe();
  const auto listed_state = [this] {
    v1::ClientFrame list;
    list.mutable_list_rooms();
    ana_->send(list);
    return ana_->last(Body::kRoomList)->room_list().rooms(0).state();
  };
  EXPECT_EQ(listed_state(), v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  v1::Action play = ana_->action(50);
  play.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(0);
  ana_->act(play);
  EXPECT_EQ(listed_state(), v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  bo_->act([&] {
    v1::Action resign = bo_->action(51);
    resign.mutable_resign();
    return resign;
  }());
  EXPECT_EQ(listed_state(), v1::ROOM_STATE_FINISHED_FIRST_WON);
}

TEST_F(RoomTest, ARepeatIsAnsweredAndNotDoneAgain) {
  play_tictactoe();
  v1::Action play = ana_->action(50);
  play.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(0);
  ana_->act(play);
  const std::uint64_t seq = ana_->answer().seq();
  const std::uint64_t before = head();
  ana_->act(play);
  EXPECT_EQ(ana_->answer().seq(), seq);
  EXPECT_TRUE(ana_->answer().repeated());
  EXPECT_EQ(head(), before);
  play.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(1);
  ana_->act(play);
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_ID_REUSED);
  play.set_client_seq(49);
  ana_->act(play);
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_NOT_APPLIED);
}

TEST_F(RoomTest, ARepeatAfterARestartGetsTheFirstAnswer) {
  play_tictactoe();
  v1::Action play = ana_->action(50);
  play.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(0);
  ana_->act(play);
  const std::uint64_t seq = ana_->answer().seq();
  restart_and_return();
  ana_->act(play);
  EXPECT_EQ(ana_->answer().seq(), seq);
  EXPECT_TRUE(ana_->answer().repeated());
}

TEST_F(RoomTest, WhenTheStoreCannotWriteEverybodyMayTryAgainInOrder) {
  play_tictactoe();
  bo_->forget_frames();
  next_append(Fault::kUnavailable);
  v1::Action play = ana_->action(50);
  play.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(0);
  ana_->act(play);
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_STORAGE_UNAVAILABLE);
  EXPECT_EQ(ana_->answer().refused().retry(), v1::RETRY_AFTER_DELAY);
  EXPECT_TRUE(bo_->of(Body::kEvents).empty());

  v1::Action say = ana_->action(51);
  say.mutable_say()->set_text("hello?");
  ana_->act(say);
  EXPECT_EQ(ana_->answer().client_seq(), 51u);
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_STORAGE_UNAVAILABLE)
      << "nothing overtakes";
  ana_->act(play);
  EXPECT_FALSE(ana_->answer().has_refused());
  ana_->act(say);
  EXPECT_FALSE(ana_->answer().has_refused());
  EXPECT_EQ(bo_->of(Body::kEvents).size(), 2u);
}

TEST_F(RoomTest, AnUnknownEndIsLookedUpBeforeAnythingIsSaid) {
  play_tictactoe();
  bo_->forget_frames();
  next_append(Fault::kUnknownWritten);
  ana_->mark(0);
  EXPECT_FALSE(ana_->answer().has_refused());
  EXPECT_EQ(ana_->answer().seq(), head());
  EXPECT_EQ(bo_->of(Body::kEvents).size(), 1u);
  next_append(Fault::kUnknownNotWritten);
  bo_->mark(1);
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_STORAGE_UNAVAILABLE);
  EXPECT_EQ(ana_->answer().seq(), head());
}

TEST_F(RoomTest, AnUnknownEndIsLookedUpUntilItIsKnown) {
  play_tictactoe();
  next_append(Fault::kUnknownWritten);
  bool broken = true;
  world_.store->read_fails = [&broken] { return broken; };
  ana_->forget_frames();
  ana_->mark(0);
  world_.pass(5'000);
  EXPECT_TRUE(ana_->answers().empty());
  broken = false;
  world_.pass(2'000);
  EXPECT_EQ(ana_->answer().seq(), head());
}

TEST_F(RoomTest, ARoomThatSomebodyElseHasTakenEndsHereAndIsFoundAnew) {
  play_tictactoe();
  const std::string code = ana_->room();
  ++world_.disk.rooms[0].term.value;  // another owner
  ana_->mark(0);
  EXPECT_EQ(ana_->answer().refused().retry(), v1::RETRY_AFTER_DELAY);
  EXPECT_EQ(bo_->closed(), v1::CLOSE_REASON_GOING_AWAY);
  ana_ = world_.client(1);
  ana_->hello();
  ana_->sign_in_with(ana_token_);
  ana_->enter_room(code);
  ana_->resume();
  EXPECT_TRUE(ana_->last(Body::kSyncDone).has_value());
}

TEST_F(RoomTest, StrangersAreToldNothing) {
  play_tictactoe();
  auto chen = world_.client(3);
  chen->enter("Chen");
  chen->enter_room(ana_->room());
  chen->resume();
  const std::string told = chen->last(Body::kError)->error().ShortDebugString();
  EXPECT_EQ(chen->last(Body::kError)->error().code(), v1::ERROR_CODE_NOT_FOUND);
  chen->say("hello");
  EXPECT_EQ(chen->answer().refused().ShortDebugString(), told);
  chen->mark(0);
  EXPECT_EQ(chen->answer().refused().ShortDebugString(), told);
  chen->set(0, 1);  // a move of another game
  EXPECT_EQ(chen->answer().refused().ShortDebugString(), told);
  chen->enter_room("KITE-99");
  chen->resume();
  EXPECT_EQ(chen->last(Body::kError)->error().ShortDebugString(), told) << "no more than before";
  chen->say("hello");
  EXPECT_EQ(chen->answer().refused().ShortDebugString(), told);
}

TEST_F(RoomTest, WhoIsHereAlreadyMayJoinAgain) {
  play_tictactoe();
  const std::uint64_t before = head();
  bo_->join();
  EXPECT_FALSE(bo_->answer().has_refused());
  EXPECT_EQ(bo_->answer().seq(), before);
  EXPECT_EQ(head(), before);
}

TEST_F(RoomTest, WhoIsPutOutSeesThatAndNothingMore) {
  play_tictactoe();
  v1::Action resign = bo_->action();
  resign.mutable_resign();
  bo_->act(resign);
  bo_->forget_frames();
  v1::Action kick = ana_->action();
  kick.mutable_kick()->set_member(2);
  ana_->act(kick);
  const auto last = bo_->last(Body::kEvents);
  ASSERT_TRUE(last.has_value());
  bo_->forget_frames();
  ana_->say("are you gone?");
  EXPECT_TRUE(bo_->frames().empty());
  bo_->join();
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_FORBIDDEN);
  bo_->say("why?");
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_FORBIDDEN);
  bo_->resume();
  EXPECT_EQ(bo_->last(Body::kError)->error().code(), v1::ERROR_CODE_FORBIDDEN);
}

TEST_F(RoomTest, AClosedRoomStillAnswersRepeats) {
  ana_token_ = ana_->enter("Ana");
  ana_->create("tictactoe", v1::TABLE_VERSUS);
  v1::Action leave = ana_->action(5);
  leave.mutable_leave();
  ana_->act(leave);
  const std::uint64_t seq = ana_->answer().seq();
  EXPECT_NE(seq, 0u);
  restart_and_return();
  ana_->act(leave);
  EXPECT_EQ(ana_->answer().seq(), seq);
  EXPECT_TRUE(ana_->answer().repeated());
  v1::Action say = ana_->action(6);
  say.mutable_say()->set_text("anybody?");
  ana_->act(say);
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_ROOM_CLOSED);
  ana_->resume();
  EXPECT_EQ(ana_->last(Body::kError)->error().code(), v1::ERROR_CODE_ROOM_CLOSED);
}

TEST_F(RoomTest, EventsComeOnceAndWithoutAGap) {
  play_tictactoe();
  ana_->mark(0);
  bo_->say("hm");
  bo_->mark(4);
  const auto bos = seqs(*bo_);
  for (std::size_t i = 1; i < bos.size(); ++i) EXPECT_EQ(bos[i], bos[i - 1] + 1);
  EXPECT_EQ(bos.back(), head());
  EXPECT_GE(bos.size(), 4u);
}

}  // namespace
}  // namespace gridmates::actors::test
