// Watchers with a delay, beside watchers without one and players; and a watcher who follows one
// racer. By what their clients print, and in real time.
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Watching, ALateWatcherSeesItAllAndLate) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  Player wim = evening.client("wim");
  Player lea = evening.client("lea");
  EXPECT_EQ(ana.ask("new tictactoe versus --delay 601"),
            "no new USAGE: --delay is a number of seconds up to 600, as in --delay 60");
  const std::string late = code_of(ana.ask("new tictactoe versus --watchers link --delay 20"));
  ASSERT_THAT(bo.ask("join " + late), StartsWith("ok join"));
  EXPECT_THAT(lea.ask("rooms"), StartsWith("ok rooms 0")) << "a link has to be known";
  ASSERT_EQ(wim.ask("watch " + late), "ok watch " + late + " watching");
  EXPECT_TRUE(wim.see("watching: with the code only, 20 s late"));
  EXPECT_TRUE(wim.see("late: this is the room as it was 20 s ago"));
  ASSERT_EQ(ana.ask("start"), "ok start");
  ASSERT_EQ(ana.ask("play b2"), "ok play");
  ASSERT_EQ(bo.ask("say well"), "ok say");
  ASSERT_EQ(bo.ask("resign"), "ok resign");
  ASSERT_TRUE(bo.see("match 1: won by ana"));
  // Wim's client has talked with the server since; none of this has arrived.
  EXPECT_EQ(wim.ask("say hm"), "ok say");
  EXPECT_THAT(wim.ask("board"), StartsWith("no board"));
  EXPECT_EQ(wim.count("ana played b2"), 0U);
  EXPECT_EQ(wim.count("won by ana"), 0U);
  ASSERT_TRUE(wim.see("ana played b2"));
  ASSERT_TRUE(wim.see("bo says: well"));
  ASSERT_TRUE(wim.see("match 1: won by ana"));
  ASSERT_TRUE(wim.see("wim says: hm"));
  EXPECT_TRUE(bo.see("wim says: hm")) << "said after the end";
  EXPECT_EQ(wim.ask("leave"), "ok leave");
  EXPECT_EQ(ana.ask("leave"), "ok leave");

  const std::string closed = code_of(ana.ask("new tictactoe versus --watchers none"));
  EXPECT_EQ(lea.ask("watch " + closed),
            "no watch FORBIDDEN: Watching is not allowed in this room; take a seat, or leave.");
  EXPECT_EQ(ana.ask("stand"),
            "no stand FORBIDDEN: Watching is not allowed in this room; take a seat, or leave.");
}

TEST(Watching, OneRacerIsFollowedAndWatchersAreHeardAtTheEnd) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  Player wim = evening.client("wim");
  Player lea = evening.client("lea");
  const std::string code = code_of(
      ana.ask("new sudoku race --puzzle "
              "534678912672195348198342567859761423426853791713924856961537284287419635345......"));
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  ASSERT_EQ(wim.ask("watch " + code), "ok watch " + code + " watching");
  ASSERT_EQ(lea.ask("watch " + code), "ok watch " + code + " watching");
  EXPECT_EQ(wim.ask("follow bo"), "no follow WRONG_STATE: there is no board to follow just now");
  ASSERT_EQ(ana.ask("start"), "ok start");
  EXPECT_EQ(ana.ask("follow bo"), "no follow WRONG_STATE: only watchers can follow a racer");
  ASSERT_TRUE(wim.see("match 1 started."));
  EXPECT_EQ(wim.ask("follow zoe"), "no follow NOT_FOUND: nobody in the race is called zoe");
  EXPECT_EQ(wim.ask("say I4 is 2"), "ok say");
  ASSERT_TRUE(lea.see("wim says: I4 is 2"));
  while (bo.ask("set I4 2") != "ok set")
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
  EXPECT_EQ(wim.ask("follow bo"), "ok follow " + code + " watching");
  EXPECT_EQ(wim.count("set I4"), 0U);
  // Half a minute later; the countdown preceded the first set.
  for (int i = 0; i < 2 && !wim.see("bo set I4 = 2"); ++i) {
  }
  EXPECT_EQ(wim.count("bo set I4 = 2"), 1U);
  EXPECT_EQ(ana.count("says"), 0U) << "not before the end";
  EXPECT_EQ(wim.ask("follow all"), "ok follow " + code + " watching");
  EXPECT_EQ(ana.ask("resign"), "ok resign");
  EXPECT_EQ(bo.ask("resign"), "ok resign");
  EXPECT_TRUE(ana.see("wim says: I4 is 2"));
  EXPECT_TRUE(bo.see("wim says: I4 is 2"));
}

}  // namespace
}  // namespace gridmates::e2e
