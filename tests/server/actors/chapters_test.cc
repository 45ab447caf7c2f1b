// Chapters of rooms: when they are written, and when a room is read from one.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/room/room.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class ChaptersTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP, kPuzzle);
    ana_->start();
  }
  const support::Disk::Room& stored() const { return world_.disk.rooms[0]; }
  void say(std::uint64_t times) {
    for (std::uint64_t i = 0; i < times; ++i) {
      ana_->say("number " + std::to_string(++said_) + " of the things that I have to say");
      if (said_ % 20 == 0) world_.pass(2'000);
    }
  }
  void restart() {
    world_.crash();
    world_.restart();
    ana_ = world_.client(1);
    ana_->hello();
    ana_->sign_in_with(token_);
    ana_->enter_room(stored().record.code.str());
  }
  // Whether the room answers a Resume with its current state.
  bool resumes() {
    ana_->resume();
    return ana_->last(Body::kSyncDone) &&
           ana_->last(Body::kSyncDone)->sync_done().head() == stored().head.value;
  }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::string token_;
  std::uint64_t said_ = 0;
};

TEST_F(ChaptersTest, OneIsWrittenWhenItIsWorthIt) {
  say(limits::kChapterRows - 5);
  EXPECT_THAT(stored().chapters, testing::IsEmpty());
  say(10);
  ASSERT_EQ(stored().chapters.size(), 1u);
  const ports::Chapter& chapter = stored().chapters.begin()->second;
  const auto restored = room::Room::restore(world_.games, chapter.room);
  ASSERT_TRUE(restored.has_value());
  EXPECT_EQ(restored->head(), chapter.at);
  EXPECT_EQ(restored->state_hash(), chapter.state_hash);
  EXPECT_EQ(restored->match(), chapter.match);
  EXPECT_EQ(stored().clients.size(), 1u);
}

TEST_F(ChaptersTest, NoneIsWrittenBecauseSomebodyFollows) {
  world_.disk.rooms[0].listed->hot = false;  // as after the room has left memory
  restart();
  EXPECT_TRUE(resumes());
  EXPECT_TRUE(stored().listed->hot);
  EXPECT_THAT(stored().chapters, testing::IsEmpty());
}

TEST_F(ChaptersTest, ARestartBeginsWithOne) {
  say(limits::kRecentEvents + 2 * limits::kChapterRows);
  const std::size_t chapters = stored().chapters.size();
  EXPECT_GT(chapters, 3u);
  EXPECT_LE(chapters, 2 + limits::kRecentEvents / limits::kChapterRows) << "older ones are deleted";
  auto& batches = world_.disk.rooms[0].batches;
  const Seq first = stored().chapters.begin()->second.at;
  batches.erase(batches.begin(), batches.upper_bound(first.value - 1));
  restart();
  EXPECT_TRUE(resumes()) << "what lies before the chapter is not read";
  v1::Action say = ana_->action(10'000);
  say.mutable_say()->set_text("and on it goes");
  ana_->act(say);
  EXPECT_EQ(ana_->answer().seq(), stored().head.value);
}

TEST_F(ChaptersTest, OneThatIsNoGoodIsWrittenAnew) {
  say(limits::kRecentEvents + 2 * limits::kChapterRows);
  for (auto& [at, chapter] : world_.disk.rooms[0].chapters) chapter.room.resize(7);
  restart();
  EXPECT_TRUE(resumes()) << "the room is folded from its first event";
  ASSERT_FALSE(stored().chapters.empty());
  for (const auto& [at, chapter] : stored().chapters) {
    EXPECT_TRUE(room::Room::restore(world_.games, chapter.room).has_value()) << at;
  }
  const Seq first = stored().chapters.begin()->second.at;
  EXPECT_LE(first.value + limits::kRecentEvents, stored().head.value)
      << "the next restart begins with it";
}

TEST_F(ChaptersTest, WhatIsOlderThanIsRememberedHasAnUnknownOutcome) {
  const auto saying = [this](std::uint64_t client_seq) {
    v1::Action say = ana_->action(client_seq);
    say.mutable_say()->set_text("number " + std::to_string(client_seq));
    return say;
  };
  for (std::uint64_t seq = 1'000; seq < 1'000 + 2 * limits::kAnswersPerClient; ++seq) {
    ana_->act(saying(seq));
    world_.pass(200);
  }
  ana_->act(saying(1'000));
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_OUTCOME_UNKNOWN);
  EXPECT_EQ(ana_->answer().refused().retry(), v1::RETRY_AFTER_RESYNC);
  const Seq head = stored().head;
  ana_->act(saying(1'000 + limits::kAnswersPerClient));
  EXPECT_TRUE(ana_->answer().repeated());
  EXPECT_EQ(stored().head, head);
}

}  // namespace
}  // namespace gridmates::actors::test
