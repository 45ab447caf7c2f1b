// A premove, with two real clients.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Premove, IsMadeOrRefusedWhenItsTurnComes) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  const std::string opened = ana.ask("new tictactoe versus");
  ASSERT_THAT(opened, StartsWith("ok new "));
  const std::string code = code_of(opened);
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  EXPECT_THAT(bo.ask("premove b2"), StartsWith("no premove WRONG_STATE"));
  ASSERT_EQ(ana.ask("start"), "ok start");
  ASSERT_TRUE(bo.see("match 1 started."));
  ASSERT_EQ(bo.ask("premove a1"), "ok premove");
  ASSERT_EQ(bo.ask("premove b2"), "ok premove") << "in place of the other one";
  ASSERT_EQ(ana.ask("play c3"), "ok play");
  ASSERT_TRUE(ana.see("bo played b2"));

  ASSERT_EQ(bo.ask("premove a3"), "ok premove");
  ASSERT_EQ(ana.ask("play a3"), "ok play");
  ASSERT_TRUE(bo.see("* the premove was refused: a3 is taken"));

  ASSERT_EQ(bo.ask("premove b1"), "ok premove") << "it is bo's turn: at once";
  ASSERT_TRUE(ana.see("bo played b1"));
  ASSERT_EQ(bo.ask("premove c1"), "ok premove");
  ASSERT_EQ(bo.ask("premove off"), "ok premove");
  EXPECT_THAT(bo.ask("premove off"), HasSubstr("no move waits for its turn"));
}

TEST(Premove, ThatHasBeenSentIsWaitedForAtTheEndOfInput) {
  Evening evening;
  ASSERT_TRUE(evening.start({"--computer-pace", "0"})) << evening.log();
  Player ana = evening.client("ana");
  ASSERT_THAT(ana.ask("new tictactoe versus --computer 6"), StartsWith("ok new "));
  ASSERT_EQ(ana.ask("start"), "ok start");
  ana.type("premove b2");
  ana.process().close_input();
  EXPECT_TRUE(ana.see("ana played b2")) << "it is her turn: at once";
  EXPECT_EQ(ana.process().wait(), 0);
}

}  // namespace
}  // namespace gridmates::e2e
