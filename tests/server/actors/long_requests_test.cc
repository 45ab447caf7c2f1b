// Replays and Resumes of a long room beside a live match: they wait for each other, and nothing
// else waits for them.
#include <algorithm>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

// Ana has played a match of thousands of events alone, which has ended.
struct LongMatch {
  LongMatch() {
    World world;
    const auto ana = world.client(1);
    token = ana->enter("Ana");
    ana->create("sudoku", v1::TABLE_COOP, kPuzzle);
    ana->resume();
    ana->start();
    constexpr std::uint32_t kNotes = 2'400;
    for (std::uint32_t i = 0; i < kNotes; ++i) {
      v1::Action note = ana->action();
      auto& move = *note.mutable_play()->mutable_move()->mutable_sudoku()->mutable_notes();
      move.add_cells(80);
      i % 2 == 0 ? move.set_add(1) : move.set_remove(1);
      ana->act(note);
      if (i % 50 == 0) world.advance(500);
    }
    const std::uint32_t digits[] = {2, 8, 6, 1, 7, 9};
    for (std::uint32_t i = 0; i < 6; ++i) ana->set(75 + i, digits[i]);
    world.pass(1'000);
    room = ana->room();
    disk = world.disk;
  }
  static const LongMatch& played() {
    static const LongMatch match;
    return match;
  }

  support::Disk disk;
  std::string token;
  std::string room;
};

// Ana then plays another match. Bo watches; Chen is a member who does not follow the room.
class LongRequestsTest : public testing::Test {
 protected:
  void SetUp() override {
    world_.crash();
    world_.disk = LongMatch::played().disk;
    world_.random = support::FakeRandom(2);
    world_.restart();
    ana_ = world_.client(4);
    ana_->hello();
    ana_->sign_in_with(LongMatch::played().token);
    ana_->enter_room(LongMatch::played().room);
    ana_->resume();
    v1::Action again = ana_->action();
    again.mutable_rematch();
    ana_->act(again);
    ana_->start();
    bo_ = world_.client(2);
    bo_->enter("Bo");
    bo_->enter_room(ana_->room());
    bo_->join(true);
    bo_->resume();
    chen_ = world_.client(3);
    chen_token_ = chen_->enter("Chen");
    chen_->enter_room(ana_->room());
    chen_->join(true);
    world_.pass(10'000);
    for (Client* client : {ana_.get(), bo_.get(), chen_.get()}) client->forget_frames();
  }
  v1::ClientFrame replay(std::uint32_t from = 0) const {
    v1::ClientFrame frame;
    frame.mutable_get_replay()->set_run(ana_->room() + "/1");
    frame.mutable_get_replay()->set_from(from);
    return frame;
  }
  v1::ClientFrame resume() const {
    v1::ClientFrame frame;
    frame.mutable_resume()->set_room(ana_->room());
    return frame;
  }
  v1::ClientFrame unsubscribe() const {
    v1::ClientFrame frame;
    frame.mutable_unsubscribe()->set_room(ana_->room());
    return frame;
  }
  static v1::ClientFrame ping() {
    v1::ClientFrame frame;
    frame.mutable_ping();
    return frame;
  }
  static v1::ClientFrame move(Client& client, std::uint32_t cell, std::uint32_t digit) {
    v1::ClientFrame frame;
    *frame.mutable_action() = client.action();
    auto& set = *frame.mutable_action()->mutable_play()->mutable_move()->mutable_sudoku();
    set.mutable_set()->set_cell(cell);
    set.mutable_set()->set_digit(digit);
    return frame;
  }
  // Whether the client was notified that Chen is connected.
  static bool shows_chen(const Client& client) {
    const auto presence = client.of(Body::kPresence);
    return std::ranges::any_of(presence, [](const v1::ServerFrame& frame) {
      return frame.presence().member() == 3 && frame.presence().connected();
    });
  }
  // The request ids answered by SyncDone or Replay, in order.
  static std::vector<std::uint32_t> long_answers(const Client& client) {
    std::vector<std::uint32_t> answers;
    for (const auto& frame : client.frames()) {
      if (frame.has_sync_done() || frame.has_replay()) answers.push_back(frame.reply_to());
    }
    return answers;
  }

  World world_;
  std::string chen_token_;
  std::unique_ptr<Client> ana_;
  std::unique_ptr<Client> bo_;
  std::unique_ptr<Client> chen_;
};

TEST_F(LongRequestsTest, PingsAndMovesPassWhileAReplayIsRead) {
  ana_->send_only(replay());
  ana_->send_only(ping());
  ana_->send_only(move(*ana_, 75, 2));
  const auto answered = [this] {
    return ana_->last(Body::kPong) && !ana_->answers().empty() && ana_->last(Body::kEvents);
  };
  while (!answered()) ASSERT_TRUE(world_.step());
  EXPECT_FALSE(ana_->answer().has_refused());
  EXPECT_TRUE(ana_->of(Body::kReplay).empty());
  world_.settle();
  EXPECT_EQ(ana_->of(Body::kReplay).size(), 1u);
}

TEST_F(LongRequestsTest, WhatAReplayHasCostHoldsUpTheNextOneAndNoMove) {
  ana_->send(replay());
  ASSERT_EQ(ana_->of(Body::kReplay).size(), 1u);
  ana_->send(replay(limits::kReplayEvents));
  ana_->send(resume());
  for (std::uint32_t cell = 75; cell < 81; ++cell) {
    ana_->send(move(*ana_, cell, 1));
    ana_->send(ping());
  }
  EXPECT_EQ(ana_->answers().size(), 6u) << "no time has gone by";
  EXPECT_EQ(ana_->of(Body::kPong).size(), 6u);
  EXPECT_EQ(long_answers(*ana_).size(), 1u);
  world_.pass(1'000);
  EXPECT_EQ(long_answers(*ana_).size(), 1u);
  world_.pass(20'000);
  EXPECT_EQ(long_answers(*ana_).size(), 3u);
}

TEST_F(LongRequestsTest, NineWaitInOrderAndTheTenthIsToComeAgain) {
  std::vector<std::uint32_t> asked = {bo_->send_only(replay())};
  for (std::size_t i = 0; i < limits::kFollowed; ++i) asked.push_back(bo_->send_only(resume()));
  asked.push_back(bo_->send_only(replay(limits::kReplayEvents)));
  const std::uint32_t tenth = bo_->send_only(resume());
  while (!bo_->last(Body::kError)) ASSERT_TRUE(world_.step());
  EXPECT_TRUE(long_answers(*bo_).empty());
  const v1::ServerFrame refused = *bo_->last(Body::kError);
  EXPECT_EQ(refused.reply_to(), tenth);
  EXPECT_EQ(refused.error().code(), v1::ERROR_CODE_RETRY_LATER);
  EXPECT_EQ(refused.error().retry(), v1::RETRY_AFTER_DELAY);
  EXPECT_GT(refused.error().retry_after_ms(), 0u);
  world_.pass(30'000);
  EXPECT_EQ(long_answers(*bo_), asked);
  EXPECT_EQ(bo_->of(Body::kError).size(), 1u);
  bo_->send(resume());
  world_.pass(10'000);
  EXPECT_EQ(long_answers(*bo_).size(), asked.size() + 1) << "there is room again";
}

TEST_F(LongRequestsTest, UnsubscribeTakesBackAResumeThatWaits) {
  chen_->send_only(replay());
  chen_->send_only(resume());
  chen_->send_only(unsubscribe());
  world_.pass(30'000);
  EXPECT_EQ(long_answers(*chen_).size(), 1u) << "the replay";
  ana_->say("who is there?");
  EXPECT_TRUE(chen_->of(Body::kEvents).empty());
  EXPECT_FALSE(shows_chen(*bo_));
}

TEST_F(LongRequestsTest, AResumeBehindAnUnsubscribeIsAnswered) {
  chen_->send_only(replay());
  chen_->send_only(resume());
  chen_->send_only(unsubscribe());
  const std::uint32_t last = chen_->send_only(resume());
  world_.pass(30'000);
  ASSERT_EQ(chen_->of(Body::kSyncDone).size(), 1u);
  EXPECT_EQ(chen_->last(Body::kSyncDone)->reply_to(), last);
  ana_->say("who is there?");
  EXPECT_EQ(chen_->of(Body::kEvents).size(), 1u);
}

TEST_F(LongRequestsTest, UnsubscribeTakesBackAResumeWhoseRoomIsLookedFor) {
  world_.disk.rooms[0].term = Term(99);  // another owner has had the room
  ana_->say("is it still ours?");
  world_.store_rests = true;
  chen_->send(resume());
  chen_->send(unsubscribe());
  chen_->send(ping());
  EXPECT_EQ(chen_->of(Body::kPong).size(), 1u);
  world_.store_rests = false;
  world_.settle();
  EXPECT_TRUE(long_answers(*chen_).empty());
  chen_->send(resume());
  EXPECT_EQ(long_answers(*chen_).size(), 1u);
}

TEST_F(LongRequestsTest, ANewerConnectionWaitsForNoneOfThemAndNoneIsDone) {
  const auto newer = world_.client(3);
  newer->hello();
  chen_->connection().stall();  // so the older connection takes a while to end
  chen_->send_only(replay());
  chen_->send_only(resume());
  v1::ClientFrame sign_in;
  sign_in.mutable_sign_in()->set_token(chen_token_);
  newer->send_only(sign_in);
  while (!newer->last(Body::kSignedIn)) ASSERT_TRUE(world_.step());
  EXPECT_TRUE(long_answers(*chen_).empty());
  int reads = 0;
  world_.store->read_fails = [&reads] {
    ++reads;
    return false;
  };
  world_.settle();
  world_.pass(30'000);
  EXPECT_EQ(chen_->closed(), v1::CLOSE_REASON_REPLACED);
  EXPECT_TRUE(long_answers(*chen_).empty());
  EXPECT_FALSE(shows_chen(*bo_));
  EXPECT_LE(reads, 1) << "the journal is read no further";
}

TEST_F(LongRequestsTest, DrainingWaitsForNoneOfThem) {
  bo_->send_only(replay());
  bo_->send_only(resume());
  while (world_.deliveries.waiting() == 0) ASSERT_TRUE(world_.step());
  bool drained = false;
  world_.hub->drain([&drained] { drained = true; });
  world_.settle();
  EXPECT_TRUE(drained);
  EXPECT_EQ(bo_->closed(), v1::CLOSE_REASON_GOING_AWAY);
  EXPECT_TRUE(long_answers(*bo_).empty());
}

TEST_F(LongRequestsTest, AJoinAndAResumeSentAtOnceAreBothAnswered) {
  const auto dee = world_.client(5);
  dee->enter("Dee");
  dee->enter_room(ana_->room());
  v1::ClientFrame join;
  *join.mutable_action() = dee->action();
  join.mutable_action()->mutable_join();
  dee->send_only(join);
  const std::uint32_t early = dee->send_only(resume());
  world_.settle();
  EXPECT_FALSE(dee->answer().has_refused());
  EXPECT_FALSE(dee->last(Body::kError)) << "the Resume comes after the Join";
  ASSERT_TRUE(dee->last(Body::kSyncDone));
  EXPECT_EQ(dee->last(Body::kSyncDone)->reply_to(), early);
}

}  // namespace
}  // namespace gridmates::actors::test
