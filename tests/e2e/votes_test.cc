// Votes by what the clients of two people print, with the server killed while one is open.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::StartsWith;

TEST(Votes, AreDecidedByThePlayersAndOutliveTheServer) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  const std::string opened = ana.ask("new tictactoe versus");
  ASSERT_THAT(opened, StartsWith("ok new "));
  const std::string code = opened.substr(7, opened.find(' ', 7) - 7);
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  ASSERT_THAT(ana.ask("start"), StartsWith("ok start"));
  EXPECT_THAT(ana.ask("stop"), StartsWith("ok stop"));
  ASSERT_TRUE(bo.see("ana asks: stop? 20 s."));
  EXPECT_THAT(bo.ask("no"), StartsWith("ok no"));
  ASSERT_TRUE(ana.see("vote stop: refused, 1 of 2."));
  EXPECT_THAT(bo.ask("stop"), StartsWith("ok stop"));
  evening.kill_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  EXPECT_THAT(ana.ask("yes"), StartsWith("ok yes"));
  ASSERT_TRUE(bo.see("vote stop: passed, 2 of 2."));
  ASSERT_TRUE(bo.see("abandoned (stopped)"));
  EXPECT_THAT(bo.ask("give up"), StartsWith("ok give"));
  ASSERT_TRUE(ana.see("bo asks: new board? 20 s."));
  EXPECT_THAT(ana.ask("go on"), StartsWith("ok go"));
  EXPECT_TRUE(bo.see("match 2 started."));
}

TEST(Votes, ADrawIsAgreedOnThoughTheServerDies) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  const std::string opened = ana.ask("new ultimate versus");
  ASSERT_THAT(opened, StartsWith("ok new "));
  const std::string code = opened.substr(7, opened.find(' ', 7) - 7);
  EXPECT_THAT(ana.ask("draw"), StartsWith("no draw WRONG_STATE"));
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  ASSERT_THAT(ana.ask("start"), StartsWith("ok start"));
  ASSERT_THAT(ana.ask("play e5"), StartsWith("ok play"));
  EXPECT_EQ(bo.ask("draw"), "ok draw");
  ASSERT_TRUE(ana.see("bo asks: draw?"));
  EXPECT_EQ(ana.ask("no"), "ok no");
  ASSERT_TRUE(bo.see("vote draw: refused, 1 of 2."));
  EXPECT_EQ(bo.ask("draw"), "ok draw");
  evening.kill_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  EXPECT_EQ(ana.ask("yes"), "ok yes");
  EXPECT_TRUE(bo.see("match 1: drawn (agreed)."));
}

}  // namespace
}  // namespace gridmates::e2e
