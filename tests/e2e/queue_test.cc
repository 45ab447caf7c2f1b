// Two strangers are matched and play a rated match.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Queue, PairsTwoWhoWantTheSame) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  Player cleo = evening.client("cleo");
  ASSERT_EQ(ana.ask("queue tictactoe --board 3x3x3 --clock 300+3 --rated yes"), "ok queue");
  ASSERT_EQ(cleo.ask("queue tictactoe --clock 60+0"), "ok queue");
  ASSERT_EQ(bo.ask("queue tictactoe --rated yes"), "ok queue") << "the same by default";
  ASSERT_TRUE(ana.see("* game "));
  ASSERT_TRUE(bo.see("* game "));
  ASSERT_TRUE(ana.see("rated"));
  ASSERT_TRUE(bo.see("rated"));
  ASSERT_EQ(ana.ask("resign"), "ok resign");
  EXPECT_TRUE(bo.see("won by bo (ana resigned)."));
  EXPECT_EQ(cleo.ask("unqueue"), "ok unqueue");
  EXPECT_EQ(cleo.count("* game "), 0u);
  EXPECT_THAT(cleo.ask("queue tictactoe --board 2x2x9"), StartsWith("no queue "));
  ana.ask("quit");
  bo.ask("quit");
  cleo.ask("quit");
  evening.stop_server();
  const Ran checked = evening.check();
  EXPECT_EQ(checked.status, 0) << checked.err;
}

TEST(Queue, GoesOnAfterARestart) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  ASSERT_EQ(ana.ask("queue connectfour"), "ok queue");
  evening.kill_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  Player bo = evening.client("bo");
  ASSERT_EQ(bo.ask("queue connectfour"), "ok queue");
  EXPECT_TRUE(ana.see("* game "));
  EXPECT_TRUE(bo.see("* game "));
}

}  // namespace
}  // namespace gridmates::e2e
