// Rights of members: all are sent with SyncDone, later those that have changed, to their member.
#include <map>

#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using Act = v1::Action::ActCase;

class RightsTest : public testing::Test {
 protected:
  void begin(const std::string& game, v1::Table table) {
    ana_->enter("Ana");
    ana_->create(game, table, game == "sudoku" ? kPuzzle : "");
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
  }
  // The rights known to a client that has applied all frames so far.
  static std::map<std::uint32_t, std::string> known(const Client& client) {
    std::map<std::uint32_t, std::string> rights;
    for (const auto& frame : client.frames()) {
      for (const auto& told : frame.rights()) {
        EXPECT_EQ(told.room(), client.room());
        for (const auto& right : told.rights()) rights[right.act()] = right.refused().reason();
      }
    }
    return rights;
  }
  // Counts the frames with rights, and forgets all frames.
  static std::size_t told(Client& client) {
    std::size_t count = 0;
    for (const auto& frame : client.frames()) count += frame.rights().empty() ? 0 : 1;
    client.forget_frames();
    return count;
  }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(RightsTest, ComeWholeWithTheEndOfASync) {
  begin("sudoku", v1::TABLE_COOP);
  const auto done = bo_->last(Body::kSyncDone);
  ASSERT_EQ(done->rights_size(), 1);
  EXPECT_EQ(done->rights(0).rights_size(),
            v1::Action::descriptor()->FindOneofByName("act")->field_count());
  EXPECT_EQ(known(*bo_).at(Act::kStart), "host_only");
  EXPECT_EQ(known(*bo_).at(Act::kJoin), "member_already");
  EXPECT_EQ(known(*bo_).at(Act::kStand), "");
}

TEST_F(RightsTest, ChangeForEachAsItIsForThem) {
  begin("tictactoe", v1::TABLE_VERSUS);
  EXPECT_EQ(known(*ana_).at(Act::kKick), "") << "since Bo has come";
  EXPECT_EQ(known(*ana_).at(Act::kStart), "");
  ana_->start();
  EXPECT_EQ(known(*ana_).at(Act::kPlay), "");
  EXPECT_EQ(known(*bo_).at(Act::kPlay), "not_your_turn");
  ana_->mark(0);
  EXPECT_EQ(known(*ana_).at(Act::kPlay), "not_your_turn");
  EXPECT_EQ(known(*bo_).at(Act::kPlay), "");
}

TEST_F(RightsTest, ComeAlongWithTheEventsThatChangedThem) {
  begin("tictactoe", v1::TABLE_VERSUS);
  bo_->forget_frames();
  ana_->start();
  ASSERT_EQ(bo_->frames().size(), 1u);
  EXPECT_TRUE(bo_->frames().front().has_events());
  EXPECT_EQ(bo_->frames().front().rights_size(), 1);
}

TEST_F(RightsTest, AreNotSaidAgainByWhatChangesNone) {
  begin("sudoku", v1::TABLE_COOP);
  ana_->start();
  told(*ana_);
  told(*bo_);
  bo_->set(80, 9);
  ana_->say("well done");
  EXPECT_EQ(told(*ana_) + told(*bo_), 0u);
}

TEST_F(RightsTest, ReachWhoIsOnAnotherShard) {
  World two(all_games(), 2);
  ana_ = two.client(1, 0);
  bo_ = two.client(2, 1);
  begin("tictactoe", v1::TABLE_VERSUS);
  ana_->start();
  EXPECT_EQ(known(*bo_).at(Act::kPlay), "not_your_turn");
  EXPECT_EQ(known(*ana_).at(Act::kPlay), "");
  ana_.reset();
  bo_.reset();
}

}  // namespace
}  // namespace gridmates::actors::test
