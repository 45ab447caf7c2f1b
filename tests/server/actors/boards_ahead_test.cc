// Boards made ahead while the workers are idle.
#include <gtest/gtest.h>

#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

// The level whose boards are made first: one of kReadyKinds.
constexpr std::uint32_t kBeginner = 1;

class BoardsAheadTest : public testing::Test {
 protected:
  void SetUp() override {
    ana_->enter("Ana");
    world_.workers_rest = true;
    world_.hub->make_boards_ahead();
  }
  double ready() const { return world_.metrics->ready_boards.Value(); }
  // One job of the workers, and what follows from it.
  void work() {
    ASSERT_TRUE(world_.jobs.run_one());
    world_.settle();
  }
  v1::ClientFrame room(std::uint32_t level) {
    v1::ClientFrame frame;
    v1::CreateRoom& create = *frame.mutable_create_room();
    create.set_key(std::string(16, static_cast<char>('a' + rooms_++)));
    create.set_game("sudoku");
    create.set_table(v1::TABLE_COOP);
    pick(create, "level", level);
    return frame;
  }
  static void pick(v1::CreateRoom& create, const std::string& name, std::uint32_t value) {
    v1::PickedOption& picked = *create.add_picked();
    picked.set_name(name);
    picked.set_value(value);
  }
  std::size_t created() const { return ana_->of(Body::kRoomCreated).size(); }
  // With default options.
  void open_room(const std::string& game, v1::Table table = v1::TABLE_COOP) {
    world_.workers_rest = false;
    ana_->create(game, table);
    world_.workers_rest = true;
    ana_->resume();
  }
  void quiet() { world_.pass(limits::kQuietMs + limits::kLookAheadMs); }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  int rooms_ = 0;
};

TEST_F(BoardsAheadTest, AreMadeOneAtATime) {
  quiet();
  EXPECT_EQ(world_.jobs.waiting(), 1u);
  EXPECT_EQ(ready(), 0);
  work();
  EXPECT_EQ(ready(), 1);
  EXPECT_EQ(world_.jobs.waiting(), 1u) << "the next one, at once";
}

TEST_F(BoardsAheadTest, AreHandedOutOnceWithoutAWorker) {
  quiet();
  work();
  ana_->send(room(kBeginner));
  EXPECT_EQ(created(), 1u);
  EXPECT_EQ(ready(), 0);
  ana_->enter_room(ana_->last(Body::kRoomCreated)->room_created().code());
  ana_->resume();
  const auto board = ana_->last(Body::kSnapshot)->snapshot().view().head().board();
  EXPECT_EQ(board.level(), "beginner");
  EXPECT_EQ(board.source(), v1::BOARD_SOURCE_GENERATED);
  ana_->send(room(kBeginner));
  EXPECT_EQ(created(), 1u) << "waits for a worker";
}

TEST_F(BoardsAheadTest, AreTakenByTheNextBoardOfARoomToo) {
  open_room("sudoku");
  quiet();
  work();
  v1::Action next = ana_->action();
  v1::PickedOption& level = *next.mutable_next()->add_picked();
  level.set_name("level");
  level.set_value(kBeginner);
  ana_->act(next);
  ASSERT_EQ(ana_->answers().size(), 1u);
  EXPECT_FALSE(ana_->answer().has_refused());
  EXPECT_EQ(ready(), 0);
}

TEST_F(BoardsAheadTest, AreNotTakenForOtherOptions) {
  quiet();
  work();
  v1::ClientFrame symmetric = room(kBeginner);
  pick(*symmetric.mutable_create_room(), "symmetry", 1);
  ana_->send(symmetric);
  EXPECT_EQ(created(), 0u);
  EXPECT_EQ(ready(), 1);
}

TEST_F(BoardsAheadTest, AreNotTakenWhereAPuzzleIsNamed) {
  quiet();
  work();
  v1::ClientFrame pasted = room(kBeginner);
  pasted.mutable_create_room()->mutable_puzzle()->set_pasted(kPuzzle);
  ana_->send(pasted);
  EXPECT_EQ(created(), 0u);
  EXPECT_EQ(ready(), 1);
}

TEST_F(BoardsAheadTest, AreNotMadeWhileAWorkerIsNeeded) {
  ana_->send(room(kBeginner));
  quiet();
  EXPECT_EQ(world_.jobs.waiting(), 1u);
  work();
  EXPECT_EQ(created(), 1u);
  EXPECT_EQ(ready(), 0);
  quiet();
  work();
  EXPECT_EQ(ready(), 1);
}

TEST_F(BoardsAheadTest, AreNotMadeWhileSomebodyPlays) {
  open_room("tictactoe", v1::TABLE_VERSUS);
  const auto bo = world_.client(2);
  bo->come_in("Bo", ana_->room());
  ana_->start();
  world_.advance(limits::kQuietMs - 1);
  ana_->mark(0);
  ASSERT_FALSE(ana_->answer().has_refused());
  world_.advance(limits::kLookAheadMs);
  EXPECT_EQ(world_.jobs.waiting(), 0u);
  quiet();
  EXPECT_EQ(world_.jobs.waiting(), 1u);
}

TEST_F(BoardsAheadTest, MakeWayForWhatSomebodyWaitsFor) {
  quiet();
  ana_->send(room(kBeginner));
  EXPECT_EQ(world_.jobs.waiting(), 2u);
  work();
  EXPECT_EQ(ready(), 0) << "was stopped";
  work();
  EXPECT_EQ(created(), 1u);
}

TEST_F(BoardsAheadTest, AreNotMadeWhileTheServerGoesAway) {
  quiet();
  bool drained = false;
  world_.hub->drain([&drained] { drained = true; });
  world_.settle();
  EXPECT_TRUE(drained) << "nobody waits for the one that is being made";
  work();
  EXPECT_EQ(world_.jobs.waiting(), 0u);
}

TEST_F(BoardsAheadTest, AreForgottenWithTheProcess) {
  quiet();
  work();
  world_.crash();
  world_.restart();
  EXPECT_EQ(ready(), 0);
}

}  // namespace
}  // namespace gridmates::actors::test
