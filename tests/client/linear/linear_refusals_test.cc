// Lines that the client itself refuses: each gets one answer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

TEST_F(LinearTest, WhatCannotBeReadIsAnsweredHere) {
  go_to_room();
  for (const char* line : {"dance",
                           "set A5",
                           "set A5 0",
                           "set Z9 1",
                           "note A5 11",
                           "note A5 x",
                           "sit down",
                           "play",
                           "stand up",
                           "next --private",
                           "next --puzzle",
                           "leaderboard",
                           "leaderboard sudoku --window",
                           "leaderboard sudoku --around you",
                           "leaderboard sudoku --best maybe",
                           "leaderboard sudoku --latest",
                           "leaderboard sudoku --window all --window day",
                           "leaderboard sudoku --all --best yes",
                           "me and you",
                           "player",
                           "player bo --nth 0",
                           "puzzles",
                           "puzzles a --level",
                           "puzzles a --after b",
                           "puzzles a --size 9",
                           "kick nobody",
                           "join"}) {
    linear_.type(line);
    EXPECT_THAT(printed(), ElementsAre(StartsWith("no "))) << line;
    EXPECT_TRUE(world_.sent.empty()) << line;
  }
}

TEST_F(LinearTest, ALineThatIsNoTextIsAnsweredAtOnceAndNotSent) {
  go_to_room();
  linear_.type("say caf\xe9");
  EXPECT_THAT(printed(), ElementsAre("no say USAGE: This line is not UTF-8 text."));
  linear_.type("\xff x");
  EXPECT_THAT(printed(), ElementsAre("no \\xff USAGE: This line is not UTF-8 text."));
  linear_.type("say " + std::string(commands::kMaxLineBytes, 'x'));
  EXPECT_THAT(printed(), ElementsAre("no say USAGE: This line is longer than 4096 bytes."));
  EXPECT_TRUE(world_.sent.empty());
  linear_.type("say good");
  EXPECT_EQ(world_.take().action().say().text(), "good");
}

TEST_F(LinearTest, APuzzleThatIsMissingIsAskedForWithItsForms) {
  go_online();
  for (const char* line : {"new sudoku coop --puzzle", "new sudoku coop --puzzle --private"}) {
    linear_.type(line);
    EXPECT_THAT(printed(), ElementsAre("no new USAGE: --puzzle lacks its puzzle: PACK/N, or a "
                                       "puzzle as text"));
  }
}

TEST_F(LinearTest, AGameThatIsNotKnownIsNamed) {
  go_online();
  linear_.type("me chess");
  EXPECT_THAT(printed(), ElementsAre("no me USAGE: this client knows no game chess"));
  linear_.type("leaderboard sudoku --all --best no");
  EXPECT_THAT(printed(), ElementsAre("no leaderboard USAGE: --all is the same as --best no; give "
                                     "one of the two"));
}

TEST_F(LinearTest, NoCommandNoAnswer) {
  go_to_room();
  for (const char* line : {"", "   ", "# a comment", "\t\r"}) linear_.type(line);
  EXPECT_THAT(printed(), IsEmpty());
}

TEST_F(LinearTest, CommandsOfARoomNeedOne) {
  go_online();
  for (const char* line : {"set A5 7", "start", "board", "kick bo", "leave"}) {
    linear_.type(line);
    EXPECT_THAT(printed(), ElementsAre(HasSubstr(" NO_ROOM: "))) << line;
  }
  linear_.type("where");
  EXPECT_THAT(printed(), ElementsAre("ok where nowhere"));
}

TEST_F(LinearTest, OneRoomAtATime) {
  go_to_room();
  linear_.type("join FOX-11");
  linear_.type("new tictactoe versus");
  EXPECT_THAT(printed(), ElementsAre(StartsWith("no join IN_ROOM"), StartsWith("no new IN_ROOM")));
}

}  // namespace
}  // namespace gridmates::linear
