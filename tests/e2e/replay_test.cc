// The replay of a match played by real clients: the board at each step equals, line by line, the
// board that its player had then.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view kGivens =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

using Lines = std::vector<std::string>;

// Two players in a room of theirs, and the board after each move as its player saw it.
class Replayed : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(evening_.start()) << evening_.log();
    ana_.emplace(evening_.url(), "ana", evening_.folder() / "state");
    bo_.emplace(evening_.url(), "bo", evening_.folder() / "state");
  }
  void open(const std::string& room) {
    const std::string opened = ana_->ask("new " + room);
    ASSERT_THAT(opened, StartsWith("ok new "));
    code_ = code_of(opened);
    ASSERT_THAT(bo_->ask("join " + code_), StartsWith("ok join"));
    ASSERT_THAT(ana_->ask("start"), StartsWith("ok start"));
    ASSERT_TRUE(bo_->see("match 1 started"));
    boards_.push_back(board(*ana_));
  }
  // The output of a command before its answer, without the lines about the room.
  Lines printed(Player& player, const std::string& command) {
    const std::size_t before = player.lines().size();
    EXPECT_THAT(player.ask(command), StartsWith("ok ")) << command;
    Lines lines(player.lines().begin() + static_cast<std::ptrdiff_t>(before),
                player.lines().end() - 1);
    std::erase_if(lines, [this](const std::string& line) { return line.starts_with(code_ + " "); });
    return lines;
  }
  Lines board(Player& player) { return printed(player, "board"); }
  // False if the rules refuse the move.
  bool move(Player& player, const std::string& words) {
    if (!player.ask(words).starts_with("ok ")) return false;
    boards_.push_back(board(player));
    return true;
  }
  // The replay shows the same boards, step by step.
  void expect_same_again(Player& who) {
    ASSERT_THAT(who.ask("replay " + code_ + "/1"), StartsWith("ok replay " + code_ + "/1 steps "));
    for (std::size_t step = 0; step < boards_.size(); ++step) {
      Lines lines = printed(who, step == 0 ? "back" : "step");
      ASSERT_THAT(lines.front(), StartsWith("step " + std::to_string(step) + "/"));
      std::erase_if(lines, [](const std::string& line) {
        return line.starts_with("step ") || line.starts_with("beside: ");
      });
      ASSERT_EQ(lines, boards_[step]) << "step " << step;
    }
  }

  Evening evening_;
  std::optional<Player> ana_;
  std::optional<Player> bo_;
  std::string code_;
  std::vector<Lines> boards_;
};

TEST_F(Replayed, ASudokuIsSeenAgainAsItWasPlayed) {
  ASSERT_NO_FATAL_FAILURE(open("sudoku coop --puzzle " + std::string(kGivens)));
  EXPECT_TRUE(move(*ana_, "set A3 1"));
  EXPECT_TRUE(move(*ana_, "undo"));
  EXPECT_TRUE(move(*ana_, "note A3 24"));
  EXPECT_TRUE(move(*bo_, "colour E5 3"));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(move(*bo_, "hint"));
  for (std::size_t i = 0; i < kGivens.size(); ++i) {
    if (kGivens[i] != '.') continue;
    const std::string cell(1, static_cast<char>('A' + i / 9));
    EXPECT_TRUE(move(i % 2 == 0 ? *ana_ : *bo_,
                     "set " + cell + std::to_string(i % 9 + 1) + " " + kSolution[i]));
  }
  ASSERT_TRUE(ana_->see("solved"));
  const std::string undone = ana_->ask("undo");
  EXPECT_THAT(undone, StartsWith("no undo WRONG_STATE: the match has ended"));
  EXPECT_THAT(undone, HasSubstr("replay"));
  EXPECT_EQ(printed(*ana_, "replay").front().rfind("replay " + code_ + "/1: sudoku co-op", 0), 0U);
  boards_.pop_back();                 // after the last move the board shows the end
  Player cy = evening_.client("cy");  // a run on leaderboards is public
  expect_same_again(cy);
  EXPECT_EQ(evening_.stop_server(), 0);
}

TEST_F(Replayed, AMineFieldIsSeenAgainAsItWasPlayed) {
  ASSERT_NO_FATAL_FAILURE(open("minesweeper coop --lives 3"));
  EXPECT_TRUE(move(*ana_, "open e5"));
  ASSERT_TRUE(bo_->see("opened e5"));
  EXPECT_TRUE(move(*bo_, "hint"));
  bool over = false;
  for (int cell = 0; cell < 81 && !over; ++cell) {
    Player& player = cell % 2 == 0 ? *ana_ : *bo_;
    const std::string name =
        std::string(1, static_cast<char>('a' + cell % 9)) + std::to_string(cell / 9 + 1);
    move(player, "open " + name);
    over = player.count("match 1: ") > 0;
  }
  ASSERT_TRUE(over);
  boards_.pop_back();  // the last one shows all mines
  expect_same_again(*ana_);
  Player dora = evening_.client("dora");
  EXPECT_THAT(dora.ask("step"), StartsWith("no step WRONG_STATE"));
  EXPECT_THAT(dora.ask("replay " + code_ + "/1"), StartsWith("no replay NOT_FOUND"))
      << "a lost match is for those who were there";
  EXPECT_THAT(dora.ask("replay " + code_ + "/7"), StartsWith("no replay NOT_FOUND"));
  EXPECT_EQ(evening_.stop_server(), 0);
}

}  // namespace
}  // namespace gridmates::e2e
