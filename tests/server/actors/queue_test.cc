// Finding an opponent: who is paired, what each client is sent, and what ends the search.
#include <memory>
#include <set>
#include <string>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using Status = v1::QueueStatus;

v1::ClientFrame wanted(std::uint32_t base_s = 300, const std::string& game = "tictactoe") {
  v1::ClientFrame frame;
  v1::CreateRoom& room = *frame.mutable_queue()->mutable_room();
  room.set_game(game);
  room.set_table(v1::TABLE_VERSUS);
  room.add_clocks()->set_base_s(base_s);
  return frame;
}

v1::ClientFrame unqueue() {
  v1::ClientFrame frame;
  frame.mutable_unqueue();
  return frame;
}

// The latest status that a client got of its search.
Status status(const Client& client) {
  const auto last = client.last(Body::kQueueStatus);
  return last ? last->queue_status() : Status();
}

v1::Error refused(Client& client, const v1::ClientFrame& frame) {
  client.forget_frames();
  client.send(frame);
  const auto last = client.last(Body::kError);
  return last ? last->error() : v1::Error();
}

class QueueTest : public testing::Test {
 protected:
  void SetUp() override {
    ana_->enter("Ana");
    bo_->enter("Bo");
  }
  void look_again() { world_.pass(2 * limits::kQueueAskMs); }
  v1::RoomView room_of(Client& client) {
    client.enter_room(status(client).room());
    client.resume();
    return client.last(Body::kSnapshot)->snapshot().view();
  }

  World world_{all_games(), 2};
  std::unique_ptr<Client> ana_ = world_.client(1, 0);
  std::unique_ptr<Client> bo_ = world_.client(2, 1);  // on another shard
};

TEST_F(QueueTest, TwoWhoWantTheSamePlayAtOnce) {
  ana_->send(wanted());
  EXPECT_TRUE(status(*ana_).has_waiting());
  bo_->send(wanted());
  look_again();
  ASSERT_NE(status(*bo_).room(), "");
  EXPECT_EQ(status(*ana_).room(), status(*bo_).room());
  const v1::RoomView room = room_of(*ana_);
  EXPECT_EQ(room.head().state(), v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  EXPECT_EQ(room.members_size(), 2);
  EXPECT_EQ(room.head().clocks(0).base_s(), 300u);
  room_of(*bo_);
  const bool ana_begins = room.matches(0).players(0).name() == "Ana";
  Client& first = ana_begins ? *ana_ : *bo_;
  first.mark(4);
  EXPECT_FALSE(first.answer().has_refused());
}

TEST_F(QueueTest, WhoBeginsIsDrawnByLot) {
  std::set<std::string> began;
  for (int match = 0; match < 20 && began.size() < 2; ++match) {
    ana_->send(wanted());
    bo_->send(wanted());
    look_again();
    began.insert(room_of(*ana_).matches(0).players(0).name());
    for (Client* client : {ana_.get(), bo_.get()}) {
      client->enter_room(status(*client).room());
      v1::Action leave = client->action();
      leave.mutable_leave();
      client->act(leave);
    }
  }
  EXPECT_EQ(began.size(), 2u);
}

TEST_F(QueueTest, WhoWantsSomethingElseWaits) {
  ana_->send(wanted(300));
  bo_->send(wanted(60));
  look_again();
  EXPECT_TRUE(status(*ana_).has_waiting());
  bo_->send(wanted(300, "connectfour"));
  look_again();
  EXPECT_TRUE(status(*bo_).has_waiting());
  bo_->send(wanted(300));
  look_again();
  EXPECT_NE(status(*bo_).room(), "") << "a new search takes the place of the one before";
}

TEST_F(QueueTest, TwoDevicesOfOnePlayerAreNotPaired) {
  const std::string token = ana_->frames().at(1).signed_in().token();
  const auto phone = world_.client(3, 1);
  phone->hello();
  phone->sign_in_with(token);
  ana_->send(wanted());
  phone->send(wanted());
  look_again();
  EXPECT_TRUE(status(*ana_).has_over());
  EXPECT_TRUE(status(*phone).has_waiting());
  bo_->send(wanted());
  look_again();
  EXPECT_EQ(status(*phone).room(), status(*bo_).room());
  EXPECT_TRUE(status(*ana_).has_over());
}

TEST_F(QueueTest, EndsByUnqueueAndWithTheConnection) {
  ana_->send(wanted());
  ana_->send(unqueue());
  EXPECT_TRUE(status(*ana_).has_over());
  EXPECT_FALSE(status(*ana_).over().has_error());
  bo_->send(wanted());
  look_again();
  EXPECT_TRUE(status(*bo_).has_waiting());
  bo_->connection().hang_up();
  world_.settle();
  ana_->send(wanted());
  look_again();
  EXPECT_TRUE(status(*ana_).has_waiting());
  ana_->send(unqueue());
  ana_->send(unqueue());
  EXPECT_TRUE(status(*ana_).has_over()) << "also without a search";
}

TEST_F(QueueTest, OffersAComputerAfterAWhileAndLooksOn) {
  ana_->send(wanted());
  world_.pass(limits::kQueueComputerMs - 2 * limits::kQueueAskMs);
  EXPECT_EQ(status(*ana_).waiting().computer(), 0u);
  world_.pass(4 * limits::kQueueAskMs);
  const std::uint32_t level = status(*ana_).waiting().computer();
  EXPECT_GE(level, 1u);
  EXPECT_LE(level, 6u);
  const std::size_t told = ana_->of(Body::kQueueStatus).size();
  look_again();
  EXPECT_EQ(ana_->of(Body::kQueueStatus).size(), told) << "once";
  bo_->send(wanted());
  look_again();
  EXPECT_NE(status(*ana_).room(), "");
}

TEST_F(QueueTest, SaysWhatIsWrongWithWhatIsWanted) {
  EXPECT_EQ(refused(*ana_, wanted(300, "go")).field(), "game");
  v1::ClientFrame frame = wanted();
  frame.mutable_queue()->mutable_room()->set_table(v1::TABLE_COOP);
  EXPECT_EQ(refused(*ana_, frame).field(), "table");
  frame = wanted();
  frame.mutable_queue()->mutable_room()->set_computer(3);
  EXPECT_EQ(refused(*ana_, frame).field(), "computer");
  frame = wanted();
  frame.mutable_queue()->mutable_room()->set_private_room(true);
  EXPECT_EQ(refused(*ana_, frame).field(), "private_room");
  frame = wanted();
  frame.mutable_queue()->mutable_room()->set_rated(true);
  frame.mutable_queue()->mutable_room()->clear_clocks();
  EXPECT_EQ(refused(*ana_, frame).reason(), "rated_needs_clock");
  EXPECT_FALSE(ana_->last(Body::kQueueStatus).has_value());
}

TEST_F(QueueTest, TwoOfOneNamePlayEachOther) {
  const auto other = world_.client(3, 1);
  other->enter("Ana");
  ana_->send(wanted());
  other->send(wanted());
  look_again();
  const v1::RoomView room = room_of(*ana_);
  ASSERT_EQ(room.members_size(), 2);
  EXPECT_NE(room.members(0).name(), room.members(1).name());
}

TEST_F(QueueTest, AnyNameMayPlay) {
  const auto other = world_.client(3, 1);
  other->enter("Opponent");
  other->send(wanted());
  EXPECT_TRUE(status(*other).has_waiting());
  const auto third = world_.client(4, 0);
  third->enter("opponent");
  third->send(wanted());
  look_again();
  const v1::RoomView room = room_of(*other);
  ASSERT_EQ(room.members_size(), 2);
  EXPECT_NE(room.members(0).name(), room.members(1).name());
}

TEST_F(QueueTest, WhoHasOpenedTooManyRoomsIsNotTheHost) {
  const auto bo_opens = [this](char key) {
    v1::ClientFrame frame;
    v1::CreateRoom& create = *frame.mutable_create_room();
    create.set_key(std::string(16, key));
    create.set_game("tictactoe");
    create.set_table(v1::TABLE_VERSUS);
    bo_->send(frame);
  };
  for (std::size_t i = 0; i < limits::kRoomsPerPlayer; ++i) bo_opens(static_cast<char>('a' + i));
  for (std::uint64_t i = 0; i < 8; ++i) {  // the host would be drawn by lot
    bo_->send(wanted());
    const auto other = world_.client(10 + i, 0);
    other->enter("Cy" + std::to_string(i));
    other->send(wanted());
    world_.pass(3'000);  // 20 rooms at once would exceed the rate limit
    ASSERT_NE(status(*other).room(), "") << status(*other).DebugString();
    const v1::RoomView room = room_of(*other);
    EXPECT_EQ(room.members(static_cast<int>(room.head().host()) - 1).name(),
              "Cy" + std::to_string(i));
    bo_->send(unqueue());
  }
}

TEST_F(QueueTest, WhoLosesTheConnectionBeforeHearingOfTheRoomGetsItOnTheNext) {
  const auto cy = world_.client(3, 1);
  const std::string token = cy->enter("Cy");
  cy->send(wanted());
  ana_->send(wanted());
  look_again();
  ASSERT_NE(status(*cy).room(), "");
  const std::string room = status(*cy).room();
  cy->connection().hang_up();  // the status may not have arrived
  world_.settle();
  const auto again = world_.client(4, 0);
  again->hello();
  again->sign_in_with(token);
  again->send(wanted());
  look_again();
  EXPECT_EQ(status(*again).room(), room);
  again->enter_room(room);
  again->resume();
  again->send(wanted());
  look_again();
  EXPECT_TRUE(status(*again).has_waiting()) << "that one has been taken up";
}

TEST_F(QueueTest, ARatedMatchIsRated) {
  v1::ClientFrame frame = wanted();
  frame.mutable_queue()->mutable_room()->set_rated(true);
  ana_->send(frame);
  bo_->send(frame);
  look_again();
  EXPECT_EQ(room_of(*ana_).head().rated(), "3x3x3");
}

}  // namespace
}  // namespace gridmates::actors::test
