// Turn clocks of two players, by what their clients print, with the server killed in the middle.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Clocks, AFlagFallsAndTheRunIsProved) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  const std::string opened = ana.ask("new tictactoe versus --clock 3+1/60+0");
  ASSERT_THAT(opened, StartsWith("ok new "));
  const std::string code = code_of(opened);
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  ASSERT_EQ(ana.ask("start"), "ok start");
  ASSERT_EQ(ana.ask("play b2"), "ok play");
  evening.kill_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  EXPECT_THAT(ana.ask("where"), StartsWith("ok where"));
  EXPECT_GT(ana.count("clock: 3+1/60+0"), 0U);
  EXPECT_GT(ana.count(", running"), 0U);
  ASSERT_TRUE(bo.see("* back"));
  ASSERT_EQ(bo.ask("play a1"), "ok play");
  ASSERT_TRUE(bo.see(code + " match 1: won by bo (on time)."));
  EXPECT_THAT(ana.ask("play c3"), StartsWith("no play WRONG_STATE"));
  const Ran verified = evening.command({"gridmates", "verify", code + "/1"});
  EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
  ana.ask("quit");
  bo.ask("quit");
  evening.stop_server();
  EXPECT_EQ(evening.check().status, 0);
}

TEST(Clocks, ThatCannotBeAreRefused) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  EXPECT_THAT(ana.ask("new tictactoe versus --clock soon"),
              HasSubstr("--clock is none, move:30, move:3d or seconds and increment"));
  EXPECT_THAT(ana.ask("new sudoku coop --clock 300+3"),
              HasSubstr("Only versus matches have clocks."));
}

}  // namespace
}  // namespace gridmates::e2e
