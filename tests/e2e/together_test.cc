// What friends arrange in a room, by what their clients print, with the server killed while the
// room is locked, a player is renamed, players are ready and the race has a cap.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Together, WhatIsArrangedOutlivesTheServer) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  Player cy = evening.client("cy");
  const std::string code = code_of(ana.ask("new sudoku race --cap 5"));
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  EXPECT_EQ(bo.ask("lock"), "no lock FORBIDDEN: Only the host can do that.");
  EXPECT_EQ(ana.ask("lock"), "ok lock");
  ASSERT_TRUE(bo.see("ana locked the room."));
  EXPECT_EQ(cy.ask("join " + code),
            "no join FORBIDDEN: The room is locked; somebody in it can invite you.");
  EXPECT_EQ(ana.ask("invite zoe"), "no invite INVALID_ARGUMENT: Nobody called zoe is signed in.");
  EXPECT_EQ(ana.ask("invite CY"), "ok invite");
  ASSERT_TRUE(cy.see("* ana invites you: " + code));
  EXPECT_THAT(cy.ask("join " + code), StartsWith("ok join"));
  EXPECT_EQ(bo.ask("rename ANA"),
            "no rename NAME_TAKEN: Somebody here is called ANA already; choose another name.");
  EXPECT_EQ(bo.ask("rename benny"), "ok rename");
  ASSERT_TRUE(ana.see("bo is called benny now."));
  EXPECT_EQ(bo.ask("ready"), "ok ready");
  ASSERT_TRUE(ana.see("benny is ready."));
  EXPECT_EQ(ana.ask("start"), "no start WRONG_STATE: cy is not ready; start anyway, or wait.");

  evening.kill_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  EXPECT_THAT(ana.ask("where"), StartsWith("ok where"));
  EXPECT_TRUE(ana.see("room " + code + ": sudoku race, public, locked, waiting"));
  EXPECT_TRUE(ana.see("time cap: 5 min"));
  EXPECT_TRUE(ana.see("member 2: benny, seat 2, ready"));
  Player dan = evening.client("dan");
  EXPECT_THAT(dan.ask("rooms"), StartsWith("ok rooms 1"));
  EXPECT_TRUE(dan.see("3 of 6 seats, 0 watching, locked"));
  EXPECT_THAT(dan.ask("join " + code), StartsWith("no join FORBIDDEN"));
  ASSERT_TRUE(cy.see("* back"));
  EXPECT_EQ(cy.ask("ready"), "ok ready");
  ASSERT_TRUE(ana.see("cy is ready."));
  EXPECT_EQ(ana.ask("start"), "ok start");
  EXPECT_TRUE(cy.see("match 1 started."));
}

TEST(Together, TheTokenKeepsTheNewName) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  {
    Player bo = evening.client("bo");
    EXPECT_EQ(bo.ask("rename benny"), "ok rename") << "outside of rooms";
    EXPECT_THAT(bo.ask("new sudoku coop"), StartsWith("ok new"));
    EXPECT_EQ(bo.ask("rename Ben"), "ok rename");
    ASSERT_TRUE(bo.see("benny is called Ben now."));
    EXPECT_EQ(bo.ask("quit"), "ok quit");
  }
  evening.kill_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  Player bo = evening.client("bo");
  EXPECT_TRUE(bo.see("* signed in as Ben"));
}

TEST(Together, EmotesAreTalkAndMutedWithIt) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  const std::string code = code_of(ana.ask("new sudoku coop"));
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  EXPECT_THAT(bo.ask("emote dance"), HasSubstr("no emote USAGE: an emote is one of hi, thanks"));
  EXPECT_EQ(bo.ask("emote Well Done"), "ok emote");
  ASSERT_TRUE(ana.see("bo says well done."));
  EXPECT_EQ(ana.ask("mute zoe"), "no mute NOT_FOUND: nobody here is called zoe");
  EXPECT_EQ(ana.ask("mute BO"), "ok mute");
  EXPECT_EQ(bo.ask("emote hi"), "ok emote");
  EXPECT_EQ(bo.ask("say hello"), "ok say");
  EXPECT_EQ(bo.ask("rename ben"), "ok rename");
  EXPECT_EQ(bo.ask("say it is me"), "ok say");
  ASSERT_TRUE(ana.see("bo is called ben now."));
  EXPECT_EQ(ana.ask("say who is it?"), "ok say");
  EXPECT_THAT(ana.ask("where"), StartsWith("ok where")) << "all that was said before is there";
  EXPECT_THAT(ana.ask("unmute Bo"), StartsWith("no unmute NOT_FOUND")) << "that is anybody's now";
  EXPECT_EQ(ana.ask("unmute Ben"), "ok unmute") << "in either case";
  EXPECT_EQ(bo.ask("say and now"), "ok say");
  ASSERT_TRUE(ana.see("ben says: and now"));
  EXPECT_EQ(ana.count("says hi"), 0u);
  EXPECT_EQ(ana.count("hello"), 0u);
  EXPECT_EQ(ana.count("it is me"), 0u);
}

TEST(Together, PlayersPointAtCells) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  const std::vector<std::pair<std::string, std::string>> games = {{"sudoku coop", "A5"},
                                                                  {"minesweeper coop", "c4"},
                                                                  {"tictactoe versus", "b2"},
                                                                  {"connectfour versus", "4a"},
                                                                  {"ultimate versus", "e5"}};
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  for (const auto& [game, cell] : games) {
    const std::string code = code_of(ana.ask("new " + game));
    ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
    EXPECT_THAT(bo.ask("ping " + cell), StartsWith("no ping WRONG_STATE: there is no board"));
    ASSERT_EQ(ana.ask("start"), "ok start");
    ASSERT_TRUE(bo.see("match 1 started."));
    EXPECT_EQ(bo.ask("ping " + cell), "ok ping");
    EXPECT_TRUE(ana.see("bo points at " + cell + ".")) << game;
    EXPECT_THAT(bo.ask("ping z99"), StartsWith("no ping USAGE: ")) << game;
    ASSERT_EQ(ana.ask("leave"), "ok leave");
    ASSERT_EQ(bo.ask("leave"), "ok leave");
  }
  const std::string code = code_of(ana.ask("new sudoku race"));
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  ASSERT_EQ(ana.ask("start"), "ok start");
  ASSERT_TRUE(bo.see("match 1 started."));
  EXPECT_EQ(bo.ask("ping A5"), "no ping WRONG_STATE: in a race nobody sees where you point");
}

TEST(Together, OthersAskForAPause) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  const std::string code = code_of(ana.ask("new tictactoe versus"));
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  ASSERT_EQ(ana.ask("start"), "ok start");
  EXPECT_EQ(bo.ask("pause"), "ok pause");
  ASSERT_TRUE(ana.see("bo asks: pause? 20 s."));
  EXPECT_EQ(ana.ask("yes"), "ok yes");
  ASSERT_TRUE(bo.see("vote pause: passed, 2 of 2."));
  EXPECT_TRUE(bo.see("the match is paused.")) << "nobody's own doing";
}

TEST(Together, ASecondClientOfOnePersonIsTold) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  ASSERT_TRUE(ana.see("* signed in as ana"));
  Player again = evening.client("ana");
  EXPECT_TRUE(again.see("* you are also signed in elsewhere"));
  EXPECT_TRUE(ana.see("* you are also signed in elsewhere"));
}

TEST(Together, ACommandOfOnePersonDoesNotDisturbTheirClient) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  ASSERT_TRUE(ana.see("* signed in as ana"));
  const Ran me = evening.command({"gridmates", "me", "--name", "ana"});
  EXPECT_EQ(me.status, 0) << me.err;
  EXPECT_THAT(me.out, HasSubstr("ana"));
  Player again = evening.client("ana");
  ASSERT_TRUE(ana.see("* you are also signed in elsewhere"));
  EXPECT_EQ(ana.count("* you are also signed in elsewhere"), 1U) << "of the second client alone";
}

// Takes as long as the cap.
TEST(Together, ARaceEndsAtItsCap) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  const std::string code = code_of(ana.ask("new sudoku race --cap 1 --puzzle starter/1"));
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  ASSERT_EQ(ana.ask("start"), "ok start");
  ASSERT_TRUE(bo.see("match 1 started."));
  // A minute and the countdown, but each see() waits for one minute only.
  EXPECT_TRUE(bo.see("match 1: ") || bo.see("match 1: "));
  EXPECT_EQ(bo.count("(time is up)"), 1U) << "nobody has finished";
  EXPECT_THAT(ana.ask("resign"), StartsWith("no resign WRONG_STATE: "));
}

}  // namespace
}  // namespace gridmates::e2e
