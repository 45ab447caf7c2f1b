// Hints, checks and votes at a Sudoku, by what the clients of two people print, with the server
// killed in the middle.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"
#include "tests/engine/sudoku/grid/puzzles.h"

namespace gridmates::e2e {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Help : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(started_) << evening_.log();
    const std::string opened = ana_.ask("new sudoku coop --puzzle " + std::string(sudoku::kPuzzle));
    ASSERT_THAT(opened, StartsWith("ok new "));
    code_ = code_of(opened);
    ASSERT_THAT(bo_.ask("join " + code_), StartsWith("ok join"));
    ASSERT_THAT(ana_.ask("start"), StartsWith("ok start"));
    ASSERT_TRUE(bo_.see("match 1 started"));
  }
  // The output of `board`, without the answer.
  static std::string board(Player& player) {
    const std::size_t from = player.lines().size();
    EXPECT_THAT(player.ask("board"), StartsWith("ok board"));
    std::string all;
    for (std::size_t i = from; i < player.lines().size(); ++i) {
      const std::string& line = player.lines()[i];
      if (line.starts_with("row ") || line.starts_with("hint: ") || line.starts_with("wrong: ")) {
        all += line + "\n";
      }
    }
    return all;
  }
  void restart() {
    evening_.kill_server();
    ASSERT_TRUE(evening_.start()) << evening_.log();
    ASSERT_TRUE(ana_.see("* back"));
    ASSERT_TRUE(bo_.see("* back"));
  }

  Evening evening_;
  const bool started_ = evening_.start();
  Player ana_ = evening_.client("ana");
  Player bo_ = evening_.client("bo");
  std::string code_;
};

TEST_F(Help, HintsAreGivenWhileTheOtherTypes) {
  constexpr int kTimes = 20;
  for (int i = 0; i < kTimes; ++i) {
    ana_.type("hint");
    bo_.type(i % 2 == 0 ? "set A3 4" : "clear A3");
  }
  for (int i = 0; i < kTimes; ++i) {
    EXPECT_THAT(ana_.answer(), AnyOf(StartsWith("ok hint"), StartsWith("no hint STALE")));
    EXPECT_THAT(bo_.answer(), StartsWith("ok "));
  }
  EXPECT_THAT(bo_.ask("set A3 4"), StartsWith("ok set"));
  for (int step = 0; step < 3; ++step) EXPECT_THAT(ana_.ask("hint"), StartsWith("ok hint"));
  EXPECT_THAT(board(ana_), HasSubstr("hint: Hidden Single: "));
  EXPECT_THAT(ana_.ask("say that is all"), StartsWith("ok say"));
  EXPECT_TRUE(bo_.see("ana says: that is all"));
  EXPECT_EQ(board(ana_), board(bo_));
}

TEST_F(Help, AHintIsStillThereAfterAKill) {
  ana_.ask("hint");
  EXPECT_THAT(ana_.ask("hint"), StartsWith("ok hint"));
  const std::string before = board(ana_);
  EXPECT_THAT(before, HasSubstr("Look at box 2."));
  restart();
  EXPECT_EQ(board(ana_), before);
  EXPECT_THAT(ana_.ask("hint"), StartsWith("ok hint"));
  EXPECT_TRUE(bo_.see("so A6 is 8."));
}

TEST_F(Help, AHintNamesAWrongDigitOnlyWhenTheOthersAgree) {
  ana_.ask("set A4 6");
  bo_.ask("set A3 2");
  EXPECT_THAT(ana_.ask("hint"), StartsWith("ok hint"));
  ASSERT_TRUE(bo_.see("ana asked for a hint: A digit is wrong."));
  EXPECT_THAT(ana_.ask("hint"), StartsWith("ok hint"));
  ASSERT_TRUE(bo_.see("ana asks: hint? 20 s."));
  EXPECT_THAT(board(ana_), Not(HasSubstr("Look at A3.")));
  EXPECT_THAT(bo_.ask("yes"), StartsWith("ok yes"));
  EXPECT_TRUE(ana_.see("ana asked for a hint: Look at A3."));
}

TEST_F(Help, IsAgreedOnAcrossAKill) {
  ana_.ask("set A4 6");
  bo_.ask("set A3 2");
  EXPECT_THAT(ana_.ask("check"), StartsWith("ok check"));
  ASSERT_TRUE(bo_.see("ana asks: check? 20 s."));
  restart();
  EXPECT_THAT(bo_.ask("yes"), StartsWith("ok yes"));
  EXPECT_TRUE(ana_.see("ana checked the digits: A3 is wrong.")) << "who has asked, not who voted";
  EXPECT_THAT(ana_.ask("reveal A3"), StartsWith("ok reveal"));
  ASSERT_TRUE(bo_.see("ana asks: reveal A3? 20 s."));
  EXPECT_THAT(bo_.ask("no"), StartsWith("ok no"));
  ASSERT_TRUE(ana_.see("vote reveal A3: refused"));
  EXPECT_THAT(ana_.ask("lastgood"), StartsWith("ok lastgood"));
  ASSERT_TRUE(bo_.see("ana asks: last good? 20 s."));
  EXPECT_THAT(bo_.ask("leave"), StartsWith("ok leave"));
  EXPECT_TRUE(ana_.see("went back to the last position without a wrong digit."));
  EXPECT_THAT(board(ana_), HasSubstr("row A: 5 3 . 6 7"));
  EXPECT_THAT(ana_.ask("restart"), StartsWith("ok restart"));
  EXPECT_TRUE(ana_.see("ana cleared the board."));
  ASSERT_EQ(evening_.stop_server(), 0);
  EXPECT_EQ(evening_.check().status, 0) << evening_.check().out;
}

TEST_F(Help, IsNotHeldUpByAPlayerWhoDrops) {
  ana_.ask("set A4 6");
  bo_.ask("set A3 2");
  EXPECT_THAT(ana_.ask("check"), StartsWith("ok check"));
  ASSERT_TRUE(bo_.see("ana asks: check? 20 s."));
  bo_.process().kill();
  EXPECT_TRUE(ana_.see("bo is away."));
  EXPECT_TRUE(ana_.see("vote check: passed, 1 of 1."));
  EXPECT_TRUE(ana_.see("checked the digits: A3 is wrong."));
}

}  // namespace
}  // namespace gridmates::e2e
