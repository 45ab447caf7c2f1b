// While a board is made: those who wait hear how it goes, and can end it.
#include <gtest/gtest.h>

#include <functional>
#include <utility>

#include "engine/sudoku/rules.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

// What happens while a board is made; set by the test.
std::function<void(const core::Making&)> during;

struct SlowRules : sudoku::Rules {
  static core::Result<Board> make_board(const Options& options, const core::Seed& seed,
                                        const Move* first_move, const core::Making& making = {}) {
    if (during) during(making);
    if (making.stop.stop_requested()) return core::Refusal{core::RefusalCode::kOutOfBudget, "late"};
    return sudoku::Rules::make_board(options, seed, first_move, {});
  }
};

const core::Games& slow_games() {
  static const core::Games games = [] {
    core::Games all;
    all.add(core::erased<SlowRules>());
    return all;
  }();
  return games;
}

class MakingTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP);
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
    chen_->come_in("Chen", ana_->room());
    world_.workers_rest = true;
  }
  ~MakingTest() override { during = nullptr; }

  std::unique_ptr<Client> other_client_of_ana() {
    auto other = world_.client(9);
    other->hello();
    other->sign_in_with(token_);
    other->enter_room(ana_->room());
    return other;
  }
  static v1::Action next(Client& client) {
    v1::Action action = client.action();
    action.mutable_next();
    return action;
  }
  static v1::ClientFrame cancel(const std::string& room = "") {
    v1::ClientFrame frame;
    frame.mutable_cancel_board()->set_room(room);
    return frame;
  }
  void work() {
    world_.workers_rest = false;
    world_.settle();
    world_.workers_rest = true;
  }
  // Three boards are tried, and this time goes by before each.
  void try_three(std::uint64_t ms) {
    during = [this, ms](const core::Making& making) {
      for (std::uint32_t tried = 1; tried <= 3; ++tried) {
        world_.clock.advance(ms);
        if (making.on_tried) making.on_tried(tried);
      }
    };
  }
  static std::vector<std::uint32_t> tried(const Client& client, const std::string& room) {
    std::vector<std::uint32_t> tried;
    for (const auto& frame : client.of(Body::kBoardProgress)) {
      EXPECT_EQ(frame.board_progress().room(), room);
      tried.push_back(frame.board_progress().tried());
    }
    return tried;
  }
  static v1::ErrorCode refused(const Client& client) { return client.answer().refused().code(); }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }

  World world_{slow_games()};
  std::string token_;                               // Ana's
  std::unique_ptr<Client> ana_ = world_.client(1);  // the host
  std::unique_ptr<Client> bo_ = world_.client(2);
  std::unique_ptr<Client> chen_ = world_.client(3);
};

using Counts = std::vector<std::uint32_t>;

TEST_F(MakingTest, TheRoomHearsHowItGoesAndThatItIsOver) {
  try_three(limits::kProgressMs);
  ana_->act(next(*ana_));
  work();
  EXPECT_EQ(tried(*ana_, ana_->room()), (Counts{1, 2, 3, 0}));
  EXPECT_EQ(tried(*bo_, ana_->room()), (Counts{1, 2, 3, 0}));
  EXPECT_FALSE(ana_->answer().has_refused());
}

TEST_F(MakingTest, NothingIsSaidMoreThanOnceASecond) {
  try_three(limits::kProgressMs / 2);
  ana_->act(next(*ana_));
  work();
  EXPECT_EQ(tried(*bo_, ana_->room()), (Counts{2, 0}));
}

TEST_F(MakingTest, NothingIsSaidOfABoardThatIsThereAtOnce) {
  try_three(0);
  ana_->act(next(*ana_));
  work();
  EXPECT_TRUE(tried(*bo_, ana_->room()).empty());
}

TEST_F(MakingTest, NothingOfItIsJournalled) {
  try_three(limits::kProgressMs);
  const std::uint64_t before = head();
  ana_->act(next(*ana_));
  work();
  EXPECT_EQ(head(), before + 1) << "the board alone";
}

TEST_F(MakingTest, TheAskerEndsItAndIsAnsweredAtOnce) {
  ana_->act(next(*ana_));
  const std::uint64_t before = head();
  ana_->send(cancel(ana_->room()));
  EXPECT_EQ(refused(*ana_), v1::ERROR_CODE_CANCELLED);
  EXPECT_EQ(ana_->answer().refused().reason(), "cancelled");
  EXPECT_EQ(ana_->answer().refused().retry(), v1::RETRY_NEVER);
  bool stopped = false;
  during = [&stopped](const core::Making& making) { stopped = making.stop.stop_requested(); };
  work();
  EXPECT_TRUE(stopped) << "the worker hears it";
  EXPECT_EQ(head(), before) << "no board comes";
}

TEST_F(MakingTest, WhatWasAskedBehindItIsDoneThen) {
  ana_->act(next(*ana_));
  ana_->say("and now?");
  ana_->send(cancel(ana_->room()));
  const auto answers = ana_->answers();
  ASSERT_GE(answers.size(), 2u);
  EXPECT_EQ(answers[answers.size() - 2].refused().code(), v1::ERROR_CODE_CANCELLED);
  EXPECT_FALSE(answers.back().has_refused());
}

TEST_F(MakingTest, OthersDoNotEndIt) {
  ana_->act(next(*ana_));
  const std::size_t answers = ana_->answers().size();
  bo_->send(cancel(ana_->room()));
  EXPECT_EQ(ana_->answers().size(), answers);
  work();
  EXPECT_FALSE(ana_->answer().has_refused());
}

TEST_F(MakingTest, ThereIsNothingToEndWhereNothingIsMade) {
  ana_->forget_frames();
  ana_->send(cancel(ana_->room()));
  ana_->send(cancel());
  ana_->send(cancel("NONE-00"));
  EXPECT_TRUE(ana_->frames().empty());
}

TEST_F(MakingTest, ANewHostEndsItToo) {
  ana_->act(next(*ana_));
  const auto other = other_client_of_ana();
  v1::Action pass = other->action();
  pass.mutable_pass_host()->set_member(2);
  other->act(pass);
  ASSERT_FALSE(other->answer().has_refused());
  bo_->send(cancel(ana_->room()));
  EXPECT_EQ(refused(*ana_), v1::ERROR_CODE_CANCELLED);
}

TEST_F(MakingTest, ItEndsWhenItsAskerHasLeft) {
  ana_->act(next(*ana_));
  const auto other = other_client_of_ana();
  v1::Action leave = other->action();
  leave.mutable_leave();
  other->act(leave);
  EXPECT_EQ(refused(*ana_), v1::ERROR_CODE_CANCELLED);
  bo_->act(next(*bo_));
  work();
  EXPECT_FALSE(bo_->answer().has_refused());
}

TEST_F(MakingTest, WhoOpensARoomHearsHowItGoes) {
  try_three(limits::kProgressMs);
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  work();
  EXPECT_EQ(tried(*eva, ""), (Counts{1, 2, 3}));
  EXPECT_TRUE(eva->last(Body::kRoomCreated));
  EXPECT_TRUE(tried(*bo_, "").empty());
}

TEST_F(MakingTest, TheRoomHearsWhatTheNearestBoardDoesNotMeet) {
  during = [](const core::Making& making) { making.on_unmet("Harder was asked for."); };
  ana_->act(next(*ana_));
  work();
  EXPECT_FALSE(ana_->answer().has_refused()) << "it is played";
  for (const Client* client : {ana_.get(), bo_.get()}) {
    ASSERT_TRUE(client->last(Body::kBoardProgress));
    EXPECT_EQ(client->last(Body::kBoardProgress)->board_progress().unmet(),
              "Harder was asked for.");
    EXPECT_EQ(client->last(Body::kBoardProgress)->board_progress().tried(), 0u);
  }
}

TEST_F(MakingTest, WhoOpensARoomHearsWhatItsBoardDoesNotMeet) {
  during = [](const core::Making& making) { making.on_unmet("Harder was asked for."); };
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  work();
  ASSERT_GE(eva->frames().size(), 2u);
  const auto& note = eva->frames()[eva->frames().size() - 2];
  EXPECT_EQ(note.board_progress().unmet(), "Harder was asked for.");
  EXPECT_TRUE(eva->frames().back().has_room_created());
}

TEST_F(MakingTest, WhatABoardDoesNotMeetIsSaidInBounds) {
  during = [](const core::Making& making) {
    making.on_unmet("Harder was asked for.");
    making.on_unmet(std::string(limits::kUnmetBytes, 'x'));
  };
  ana_->act(next(*ana_));
  work();
  EXPECT_EQ(ana_->last(Body::kBoardProgress)->board_progress().unmet(), "Harder was asked for.");
}

TEST_F(MakingTest, WhoOpensARoomEndsIt) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  eva->send(cancel());
  ASSERT_TRUE(eva->last(Body::kError));
  EXPECT_EQ(eva->last(Body::kError)->error().code(), v1::ERROR_CODE_CANCELLED);
  EXPECT_EQ(eva->last(Body::kError)->error().reason(), "cancelled");
  work();
  EXPECT_FALSE(eva->last(Body::kRoomCreated));
  eva->create("sudoku", v1::TABLE_COOP);
  work();
  EXPECT_TRUE(eva->last(Body::kRoomCreated)) << "the same key is good still";
}

TEST_F(MakingTest, WhileARoomIsOpenedOtherRequestsAreAnswered) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  v1::ClientFrame list;
  list.mutable_list_rooms();
  eva->send(list);
  EXPECT_TRUE(eva->last(Body::kRoomList));
  EXPECT_FALSE(eva->last(Body::kRoomCreated));
}

TEST_F(MakingTest, RoomsAreOpenedOneAfterAnother) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  const std::size_t before = world_.jobs.waiting();
  for (char key : {'x', 'y', 'z'}) {
    v1::ClientFrame frame;
    frame.mutable_create_room()->set_key(std::string(16, key));
    frame.mutable_create_room()->set_game("sudoku");
    frame.mutable_create_room()->set_table(v1::TABLE_COOP);
    eva->send(frame);
  }
  EXPECT_EQ(world_.jobs.waiting(), before + 1);
  work();
  EXPECT_EQ(eva->of(Body::kRoomCreated).size(), 3u);
}

TEST_F(MakingTest, ItEndsWithTheConnectionThatOpensARoom) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  const std::size_t rooms = world_.disk.rooms.size();
  eva->connection().hang_up();
  world_.settle();
  bool stopped = false;
  during = [&stopped](const core::Making& making) { stopped = making.stop.stop_requested(); };
  work();
  EXPECT_TRUE(stopped);
  EXPECT_EQ(world_.disk.rooms.size(), rooms);
}

}  // namespace
}  // namespace gridmates::actors::test
