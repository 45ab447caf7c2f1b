// The progress of making a board, by what a client prints, with the server killed in the middle.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::StartsWith;

// No board has this rating without trial and error, so the whole budget is used: some seconds.
TEST(Making, GoesOnAcrossAKillAndCanBeCancelled) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  const std::string code = code_of(ana.ask("new sudoku coop --puzzle starter/1"));
  ana.type("next --size 16 --level 9-10 --logical");
  ASSERT_TRUE(ana.see("making a board: "));
  Player bo = evening.client("bo");
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  // A client that joins meanwhile is informed at once, after the room's state.
  ASSERT_TRUE(bo.see("making a board: "));
  EXPECT_EQ(bo.ask("cancel"), "no cancel FORBIDDEN: only the host or who asked for it may");
  evening.kill_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  ASSERT_TRUE(ana.see("making a board: ")) << "what was asked for is made all the same";
  ana.type("cancel");
  EXPECT_THAT(ana.answer(), StartsWith("no next CANCELLED"));
  EXPECT_THAT(ana.answer(), StartsWith("ok cancel"));
  EXPECT_THAT(ana.ask("start"), StartsWith("ok start")) << "the board before is still there";
}

}  // namespace
}  // namespace gridmates::e2e
