// Invitations reach players who are signed in, on any connection, and only those.
#include <memory>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class InvitationTest : public testing::Test {
 protected:
  void SetUp() override {
    ana_->enter("Ana");
    ana_->create("tictactoe", v1::TABLE_VERSUS);
    ana_->resume();
    bo_->enter("Bo");
    v1::Action lock = ana_->action();
    lock.mutable_lock();
    ana_->act(lock);
  }
  std::string invite(Client& who, const std::string& name, std::uint64_t client_seq = 0) {
    v1::Action invite = who.action(client_seq);
    invite.mutable_invite()->set_name(name);
    who.act(invite);
    return who.answer().has_refused() ? who.answer().refused().reason() : "";
  }

  World world_{all_games(), 2};
  std::unique_ptr<Client> ana_ = world_.client(1, 0);
  std::unique_ptr<Client> bo_ = world_.client(2, 1);  // on another shard
};

TEST_F(InvitationTest, ReachesTheirClientsAndLetsThemIn) {
  bo_->enter_room(ana_->room());
  bo_->join();
  EXPECT_EQ(bo_->answer().refused().reason(), "locked");
  EXPECT_EQ(invite(*ana_, "bO"), "") << "in either case";
  const auto got = bo_->last(Body::kInvitation);
  ASSERT_TRUE(got.has_value());
  EXPECT_EQ(got->invitation().room(), ana_->room());
  EXPECT_EQ(got->invitation().by(), "Ana");
  EXPECT_FALSE(ana_->last(Body::kInvitation).has_value());
  EXPECT_EQ(ana_->last(Body::kEvents)->events().events(0).invited().name(), "bO");
  bo_->join();
  EXPECT_FALSE(bo_->answer().has_refused());
}

TEST_F(InvitationTest, IsGoodAfterARestart) {
  invite(*ana_, "Bo");
  const std::string token = bo_->frames().at(1).signed_in().token();
  const std::string room = ana_->room();
  world_.crash();
  world_.restart();
  const auto bo = world_.client(2);
  bo->hello();
  bo->sign_in_with(token);
  bo->enter_room(room);
  bo->join();
  EXPECT_FALSE(bo->answer().has_refused());
}

TEST_F(InvitationTest, IsRefusedWhereNobodyOfThatNameIsSignedIn) {
  EXPECT_EQ(invite(*ana_, "Cleo"), "nobody_called");
  bo_->connection().hang_up();
  world_.settle();
  EXPECT_EQ(invite(*ana_, "Bo"), "nobody_called") << "who has gone";
  EXPECT_EQ(invite(*ana_, "Ana"), "is_here");
}

TEST_F(InvitationTest, TooManyAreRefusedWhetherSomebodyIsThereOrNot) {
  const std::uint32_t burst = limits::kInvitationBurst / limits::kInvitationCost;
  for (std::uint32_t i = 0; i < burst; ++i) EXPECT_EQ(invite(*ana_, "Cleo"), "nobody_called");
  EXPECT_EQ(invite(*ana_, "Cleo"), "invited_too_often");
  EXPECT_EQ(invite(*ana_, "Bo"), "invited_too_often");
  EXPECT_FALSE(bo_->last(Body::kInvitation).has_value());
  world_.advance(limits::kInvitationCost * 1'000);
  EXPECT_EQ(invite(*ana_, "Bo", 50), "");
  ana_->act([this] {
    v1::Action again = ana_->action(50);
    again.mutable_invite()->set_name("Bo");
    return again;
  }());
  EXPECT_TRUE(ana_->answer().repeated());
  EXPECT_EQ(bo_->of(Body::kInvitation).size(), 1u) << "a repeat invites nobody again";
}

TEST_F(InvitationTest, IsNotForStrangersToGive) {
  bo_->enter_room(ana_->room());
  EXPECT_EQ(invite(*bo_, "Ana"), "");
  EXPECT_EQ(bo_->answer().refused().code(), v1::ERROR_CODE_NOT_FOUND);
}

}  // namespace
}  // namespace gridmates::actors::test
