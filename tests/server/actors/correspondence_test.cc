// Two players who are connected at different times.
#include <memory>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::uint64_t kSecondMs = 1'000;

class CorrespondenceTest : public testing::Test {
 protected:
  // Ana against Bo, with `move_s` seconds for a move; 0 means without clocks.
  void begin(std::uint32_t move_s) {
    ana_token_ = ana_->enter("Ana");
    v1::ClientFrame frame;
    v1::CreateRoom& create = *frame.mutable_create_room();
    create.set_key(std::string(16, 'k'));
    create.set_game("tictactoe");
    create.set_table(v1::TABLE_VERSUS);
    if (move_s != 0) {
      create.add_clocks()->set_base_s(move_s);
      create.mutable_clocks(0)->set_each_turn(true);
    }
    ana_->send(frame);
    room_ = ana_->last(Body::kRoomCreated)->room_created().code();
    ana_->enter_room(room_);
    ana_->resume();
    bo_token_ = bo_->come_in("Bo", room_);
    ana_->start();
  }
  void go(Client& client) {
    client.connection().hang_up();
    world_.settle();
  }
  // Signed in with the token, in no room.
  std::unique_ptr<Client> back(const std::string& token) {
    auto client = world_.client(next_client_++);
    client->hello();
    client->sign_in_with(token);
    client->enter_room(room_);
    return client;
  }
  static std::vector<std::string> your_move(const Client& client) {
    const v1::SignedIn signed_in = client.last(Body::kSignedIn)->signed_in();
    return {signed_in.your_move().begin(), signed_in.your_move().end()};
  }
  static bool listed_as_your_move(Client& client) {
    v1::ClientFrame list;
    list.mutable_list_rooms();
    client.send(list);
    return client.last(Body::kRoomList)->room_list().rooms(0).your_move();
  }
  bool closed() const { return world_.disk.rooms[0].record.closed; }

  World world_;
  std::uint8_t next_client_ = 3;
  std::string room_;
  std::string ana_token_;
  std::string bo_token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(CorrespondenceTest, WhoSignsInLearnsWhereItIsTheirMove) {
  begin(0);
  go(*bo_);
  EXPECT_THAT(your_move(*back(bo_token_)), IsEmpty()) << "it is Ana's move";
  ana_->mark(4);
  bo_ = back(bo_token_);
  EXPECT_THAT(your_move(*bo_), ElementsAre(room_));
  EXPECT_TRUE(listed_as_your_move(*bo_));
  EXPECT_FALSE(listed_as_your_move(*ana_));
  bo_->resume();
  EXPECT_FALSE(listed_as_your_move(*bo_)) << "Bo is there and sees it";
  go(*ana_);
  bo_->mark(0);
  EXPECT_THAT(your_move(*back(ana_token_)), ElementsAre(room_));
}

// So that the player to move is known before the room is read again.
TEST_F(CorrespondenceTest, WhomAMatchOfDaysWaitsForIsWrittenWithTheMove) {
  begin(3 * limits::kDayS);
  ana_->mark(4);
  const support::Disk::Room& stored = world_.disk.rooms[0];
  ASSERT_TRUE(stored.listed);
  EXPECT_EQ(stored.listed->awaited, PlayerId(2));
}

TEST_F(CorrespondenceTest, NobodyIsWaitedForOnceTheMatchIsOver) {
  begin(0);
  ana_->mark(4);
  go(*bo_);
  EXPECT_THAT(your_move(*back(bo_token_)), ElementsAre(room_));
  v1::Action resign = ana_->action();
  resign.mutable_resign();
  ana_->act(resign);
  EXPECT_THAT(your_move(*back(bo_token_)), IsEmpty());
}

TEST_F(CorrespondenceTest, ItGoesOnBehindRestarts) {
  begin(0);
  ana_->mark(4);
  world_.crash();
  world_.clock.advance(3 * limits::kDayS * kSecondMs);
  world_.restart();
  bo_ = back(bo_token_);
  EXPECT_THAT(your_move(*bo_), ElementsAre(room_));
  bo_->resume();
  bo_->mark(0);
  EXPECT_FALSE(bo_->answer().has_refused());
}

TEST_F(CorrespondenceTest, AMatchWithoutClocksWaitsThirtyDays) {
  begin(0);
  go(*ana_);
  go(*bo_);
  world_.advance(limits::kDesertedTurnsMs - 1);
  EXPECT_FALSE(closed());
  world_.pass(2 * kSecondMs);
  EXPECT_TRUE(closed());
}

TEST_F(CorrespondenceTest, AClockOfDaysEndsTheMatchAndAbsenceDoesNot) {
  begin(10 * limits::kDayS);
  ana_->mark(4);
  go(*ana_);
  go(*bo_);
  world_.advance((10 * limits::kDayS - 1) * kSecondMs);
  EXPECT_THAT(your_move(*back(bo_token_)), ElementsAre(room_));
  world_.pass(2 * kSecondMs);
  ana_ = back(ana_token_);
  ana_->resume();
  EXPECT_EQ(ana_->last(Body::kSnapshot)->snapshot().view().head().state(),
            v1::ROOM_STATE_FINISHED_FIRST_WON);
}

}  // namespace
}  // namespace gridmates::actors::test
