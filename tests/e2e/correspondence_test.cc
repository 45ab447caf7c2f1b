// Two players who are connected at different times, and a take-back, by what clients print.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// The code of a room in which ana has begun a match against bo.
std::string begun(const std::string& command, Player& ana, Player& bo) {
  const std::string code = code_of(ana.ask(command));
  EXPECT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  EXPECT_EQ(ana.ask("start"), "ok start");
  return code;
}

TEST(Correspondence, WhoSignsInReadsWhereItIsTheirMove) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  const std::string code = begun("new tictactoe versus --clock move:3d", ana, bo);
  ASSERT_TRUE(bo.see("match 1 started"));
  bo.ask("quit");
  ASSERT_TRUE(ana.see("bo is away"));
  ASSERT_EQ(ana.ask("play b2"), "ok play");
  ana.ask("quit");
  evening.stop_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  Player again = evening.client("bo");
  ASSERT_TRUE(again.see("* your move in " + code));
  EXPECT_EQ(again.ask("rooms"), "ok rooms 1");
  EXPECT_EQ(again.count("room " + code + ": tictactoe versus, 3x3, your move,"), 1U);
  ASSERT_THAT(again.ask("join " + code), StartsWith("ok join"));
  EXPECT_EQ(again.ask("play a1"), "ok play");
}

TEST(TakeBack, BothPlayersGoOnFromTheSameBoard) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  const std::string code = begun("new tictactoe versus", ana, bo);
  EXPECT_THAT(ana.ask("takeback"), HasSubstr("You have no move that can be taken back."));
  ASSERT_EQ(ana.ask("play b2"), "ok play");
  ASSERT_TRUE(bo.see("ana played b2"));
  ASSERT_EQ(bo.ask("play a1"), "ok play");
  ASSERT_EQ(ana.ask("takeback"), "ok takeback");
  ASSERT_TRUE(bo.see("ana asks: take a move back?"));
  ASSERT_EQ(bo.ask("yes"), "ok yes");
  ASSERT_TRUE(ana.see(code + " 2 moves were taken back."));
  evening.kill_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  ASSERT_TRUE(bo.see("* back"));
  ASSERT_EQ(ana.ask("play a1"), "ok play");
  ASSERT_TRUE(bo.see("ana played a1"));
  ASSERT_EQ(bo.ask("resign"), "ok resign");
  ASSERT_TRUE(ana.see(code + " match 1: won by ana"));
  const Ran verified = evening.command({"gridmates", "verify", code + "/1"});
  EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
  ana.ask("quit");
  bo.ask("quit");
  evening.stop_server();
  EXPECT_EQ(evening.check().status, 0);
}

}  // namespace
}  // namespace gridmates::e2e
