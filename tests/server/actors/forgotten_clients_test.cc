// Clients whose recorded commands a room does not have in memory: it reads them from the journal,
// and others do not notice.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class ForgottenClientsTest : public testing::Test {
 protected:
  void SetUp() override {
    world_.store->chapter_rows = 1;
    tokens_[0] = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP, kPuzzle);
    tokens_[1] = bo_->enter("Bo");
    bo_->enter_room(ana_->room());
    bo_->join();
    ana_->start();
    bo_->act(saying(7));
    first_ = bo_->answer().seq();
    for (int i = 0; i < 10; ++i) ana_->say("I am heard last");
    ASSERT_GT(world_.disk.rooms[0].clients.size(), 1u) << "both stand beside a chapter";
  }

  v1::Action saying(std::uint64_t client_seq) const {
    v1::Action say = bo_->action(client_seq);
    say.mutable_say()->set_text("number " + std::to_string(client_seq));
    return say;
  }
  // Afterwards the store gives a room the commands of only one client, the last active one: Ana's.
  void restart() {
    world_.clients_told = 1;
    world_.crash();
    world_.restart();
    ana_ = back(1, tokens_[0]);
    ana_->resume();
    bo_ = back(2, tokens_[1]);
  }
  std::unique_ptr<Client> back(std::uint8_t number, const std::string& token) {
    const std::string code = world_.disk.rooms[0].record.code.str();
    auto client = world_.client(number);
    client->hello();
    client->sign_in_with(token);
    client->enter_room(code);
    return client;
  }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
  std::array<std::string, 2> tokens_;
  std::uint64_t first_ = 0;  // the seq of Bo's message
};

TEST_F(ForgottenClientsTest, ARepeatGetsTheFirstAnswer) {
  restart();
  const std::uint64_t before = head();
  bo_->act(saying(7));
  EXPECT_TRUE(bo_->answer().repeated());
  EXPECT_EQ(bo_->answer().seq(), first_);
  EXPECT_EQ(head(), before);
}

TEST_F(ForgottenClientsTest, WhatIsNewIsDecided) {
  restart();
  bo_->act(saying(8));
  EXPECT_EQ(bo_->answer().seq(), head());
  EXPECT_FALSE(bo_->answer().repeated());
}

TEST_F(ForgottenClientsTest, WhatHadNoEffectIsToldSo) {
  restart();
  bo_->act(saying(5));
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_NOT_APPLIED);
}

TEST_F(ForgottenClientsTest, AResumeTellsTheLastClientSeq) {
  restart();
  bo_->resume();
  ASSERT_TRUE(bo_->last(Body::kSyncDone).has_value());
  EXPECT_EQ(bo_->last(Body::kSyncDone)->sync_done().last_client_seq(), 7u);
}

TEST_F(ForgottenClientsTest, WhatIsAskedMeanwhileIsAnsweredInOrder) {
  restart();
  int reads = 0;
  world_.store->read_fails = [&reads] { return ++reads < 3; };
  bo_->act(saying(7));
  bo_->act(saying(8));
  ana_->act(saying(100));
  EXPECT_TRUE(bo_->answers().empty()) << "nobody knows yet";
  world_.pass(3 * limits::kRetryAfterMs);
  ASSERT_EQ(bo_->answers().size(), 2u);
  EXPECT_TRUE(bo_->answers()[0].repeated());
  EXPECT_EQ(bo_->answer().seq(), head() - 1);
  EXPECT_EQ(ana_->answer().seq(), head());
}

}  // namespace
}  // namespace gridmates::actors::test
