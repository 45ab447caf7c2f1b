// Computers on seats make their moves by themselves: at a person's pace, each once, and also after
// a restart.
#include <memory>
#include <string>

#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

constexpr std::uint64_t kPaceMs = 700;

class ComputersTest : public testing::Test {
 protected:
  // Ana opens a room with a computer on the second seat.
  void open(const std::string& game, v1::Table table, std::uint32_t level,
            const std::string& puzzle = "") {
    token_ = ana_->enter("Ana");
    v1::ClientFrame frame;
    v1::CreateRoom& create = *frame.mutable_create_room();
    create.set_key(std::string(16, 'k'));
    create.set_game(game);
    create.set_table(table);
    create.set_computer(level);
    if (clock_s_ != 0) create.add_clocks()->set_base_s(clock_s_);
    if (!puzzle.empty()) create.mutable_puzzle()->set_pasted(puzzle);
    ana_->send(frame);
    ASSERT_TRUE(ana_->last(Body::kRoomCreated)) << ana_->frames().back().DebugString();
    ana_->enter_room(ana_->last(Body::kRoomCreated)->room_created().code());
    ana_->resume();
    room_ = ana_->room();
  }
  void come_back() {
    ana_ = world_.client(1);
    ana_->hello();
    ana_->sign_in_with(token_);
    ana_->enter_room(room_);
    ana_->resume();
  }
  // The number of moves made by this member.
  std::size_t moves_of(std::uint32_t member) const {
    std::size_t moves = 0;
    for (const v1::ServerFrame& frame : ana_->of(Body::kEvents)) {
      for (const v1::Event& event : frame.events().events()) {
        moves += event.has_moved() && event.member() == member ? 1 : 0;
        moves += event.has_hidden() ? 1 : 0;  // a rival's move
      }
    }
    return moves;
  }
  std::size_t computers_moves() const { return moves_of(kComputer); }
  void hurry() {
    v1::ClientFrame frame;
    frame.mutable_presence()->set_room(room_);
    frame.mutable_presence()->set_hurry(true);
    ana_->send(frame);
  }
  v1::Action seat_computer(std::uint32_t seat, std::uint32_t level) {
    v1::Action action = ana_->action();
    action.mutable_computer()->set_seat(seat);
    action.mutable_computer()->set_level(level);
    return action;
  }

  static constexpr std::uint32_t kComputer = 2;
  World world_;
  std::uint32_t clock_s_ = 0;
  std::string token_;
  std::string room_;
  std::unique_ptr<Client> ana_ = world_.client(1);
};

TEST_F(ComputersTest, MoveAtThePaceOfAPerson) {
  open("tictactoe", v1::TABLE_VERSUS, 6);
  const v1::Member computer = ana_->last(Body::kSnapshot)->snapshot().view().members(1);
  EXPECT_EQ(computer.name(), "computer 6");
  EXPECT_EQ(computer.computer(), 6u);
  ana_->start();
  ana_->mark(4);
  world_.advance(kPaceMs - 1);
  world_.settle();
  EXPECT_EQ(computers_moves(), 0u);
  world_.advance(1);
  world_.settle();
  EXPECT_EQ(computers_moves(), 1u);
  world_.pass(60'000);
  EXPECT_EQ(computers_moves(), 1u) << "it is Ana's turn";
}

TEST_F(ComputersTest, MoveAtOnceForWhoIsInAHurry) {
  open("tictactoe", v1::TABLE_VERSUS, 6);
  ana_->start();
  ana_->mark(4);
  hurry();
  EXPECT_EQ(computers_moves(), 1u);
  hurry();
  EXPECT_EQ(computers_moves(), 1u);
}

TEST_F(ComputersTest, UseAPartOfWhatTheirClockHas) {
  clock_s_ = 1;
  open("connectfour", v1::TABLE_VERSUS, 6);
  ana_->start();
  for (std::uint32_t column = 0; column < 4; ++column) {
    v1::Action action = ana_->action();
    action.mutable_play()->mutable_move()->mutable_connectfour()->set_column(column);
    ana_->act(action);
    ASSERT_FALSE(ana_->answer().has_refused()) << ana_->answer().DebugString();
    world_.pass(100);
    EXPECT_EQ(computers_moves(), column + 1);
  }
}

TEST_F(ComputersTest, AreNotHurriedByWhoWatches) {
  open("tictactoe", v1::TABLE_VERSUS, 6);
  const auto bo = world_.client(2);
  bo->come_in("Bo", room_);
  ana_->start();
  ana_->mark(4);
  v1::ClientFrame frame;
  frame.mutable_presence()->set_room(room_);
  frame.mutable_presence()->set_hurry(true);
  bo->send(frame);
  EXPECT_EQ(computers_moves(), 0u);
}

TEST_F(ComputersTest, MakeNoRunOfAWinOverThem) {
  open("tictactoe", v1::TABLE_VERSUS, 1);
  ana_->start();
  v1::Action resign = ana_->action();
  resign.mutable_resign();
  ana_->act(resign);
  const v1::Events events = ana_->last(Body::kEvents)->events();
  const v1::Event& ended = events.events(events.events_size() - 1);
  ASSERT_TRUE(ended.has_ended());
  EXPECT_EQ(ended.ended().run(), "") << "it is on no list";
}

TEST_F(ComputersTest, ThinkAgainAfterARestart) {
  open("tictactoe", v1::TABLE_VERSUS, 6);
  ana_->start();
  ana_->mark(4);
  world_.crash();
  world_.restart();
  come_back();
  EXPECT_EQ(computers_moves(), 0u);
  world_.pass(kPaceMs);
  EXPECT_EQ(computers_moves(), 1u);
}

TEST_F(ComputersTest, MoveOnceThoughTheJournalCannotBeWrittenForAWhile) {
  open("tictactoe", v1::TABLE_VERSUS, 6);
  ana_->start();
  ana_->mark(4);
  world_.store->append_fault = [](const ports::Append&) { return support::Fault::kUnavailable; };
  world_.pass(kPaceMs);
  EXPECT_EQ(computers_moves(), 0u);
  world_.store->append_fault = nullptr;
  world_.pass(5'000);
  EXPECT_EQ(computers_moves(), 1u);
}

TEST_F(ComputersTest, DropWhatTheyThinkOfAMatchThatHasEnded) {
  open("tictactoe", v1::TABLE_VERSUS, 6);
  ana_->start();
  ana_->mark(4);
  v1::Action resign = ana_->action();
  resign.mutable_resign();
  ana_->act(resign);
  ASSERT_FALSE(ana_->answer().has_refused());
  world_.pass(5'000);
  EXPECT_EQ(computers_moves(), 0u);
}

TEST_F(ComputersTest, PlayEachOtherForThoseWhoWatch) {
  open("tictactoe", v1::TABLE_VERSUS, 6);
  v1::Action stand = ana_->action();
  stand.mutable_stand();
  ana_->act(stand);
  ana_->act(seat_computer(1, 3));
  ASSERT_FALSE(ana_->answer().has_refused()) << ana_->answer().refused().message();
  ana_->start();
  world_.pass(kPaceMs);
  EXPECT_EQ(moves_of(3), 1u);
  ana_->connection().hang_up();
  world_.settle();
  world_.pass(20'000);
  come_back();
  const v1::RoomView view = ana_->last(Body::kSnapshot)->snapshot().view();
  EXPECT_EQ(view.head().state(), v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE) << "nobody has watched";
  world_.pass(20'000);
  EXPECT_GE(moves_of(3) + moves_of(kComputer), 4u);
}

TEST_F(ComputersTest, RaceAtTheirPaceAndFinish) {
  open("sudoku", v1::TABLE_RACE, 6, kPuzzle);
  ana_->start();
  hurry();
  world_.pass(limits::kCountdownMs + 3'000);
  EXPECT_EQ(computers_moves(), 0u) << "nobody hurries a rival";
  world_.pass(1'000);
  EXPECT_EQ(computers_moves(), 1u);
  world_.pass(6 * 3'500);
  EXPECT_EQ(computers_moves(), 6u);
}

}  // namespace
}  // namespace gridmates::actors::test
