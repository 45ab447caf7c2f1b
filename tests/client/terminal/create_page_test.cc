// Input in the form of a new room.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class CreatePageTest : public FaceTest {};

TEST_F(CreatePageTest, ARangeOfRatingsIsTypedAsALevel) {
  begin(lobby_model());
  press(face_, "n Down Down Down Down 4 - 5 . 5 Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("\"rating-to\" value: 55"));
}

TEST_F(CreatePageTest, WhatSaysHowABoardIsMadeIsNoFieldBesideAPuzzle) {
  begin(lobby_model());
  press(face_, "n");
  EXPECT_THAT(screen(), AllOf(HasSubstr("symmetry"), HasSubstr("checked")));
  press(face_, "Down Down Right");
  EXPECT_THAT(screen(), AllOf(HasSubstr("from a pack"), HasSubstr("checked")));
  EXPECT_THAT(screen(), Not(HasSubstr("symmetry")));
}

TEST_F(CreatePageTest, RoomsAreOpenedWithWhatTheFormSays) {
  begin(lobby_model());
  const auto no_room = [this] {
    client::Answered no;
    no.intent = static_cast<client::IntentId>(recorder_.asked.size());
    no.frame.mutable_error()->set_code(v1::ERROR_CODE_BAD_PUZZLE);
    face_.notice(no, kNowMs);
  };
  press(face_, "n Down Down Right Down Right Down 1 2 Down Down Down Down Down Right Enter");
  EXPECT_THAT(recorder_.asked,
              ElementsAre("packs",
                          "create game: \"sudoku\" table: TABLE_COOP private_room: true "
                          "puzzle { pack { pack: \"starter\" number: 12 } }"));
  no_room();
  press(face_, "Up Up Up Up Up x Enter");
  EXPECT_THAT(screen(), HasSubstr("a puzzle number is 1 or more"));
  press(face_, "Up Up Right Down 5 3 . Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("pasted: \"53.\""));
  no_room();
  press(face_, "Up Up Up Left Left Left Enter");
  EXPECT_EQ(recorder_.asked.back(),
            "create game: \"tictactoe\" table: TABLE_VERSUS private_room: true");
}

TEST_F(CreatePageTest, TabLeadsThroughTheWholeForm) {
  begin(lobby_model());
  press(face_, "n Tab Tab Tab Tab Tab Tab Tab Tab Tab Tab Tab Tab Right");
  EXPECT_THAT(screen(), HasSubstr("private: with the code only"));
  press(face_, "Tab Left Left Left");
  EXPECT_THAT(screen(), HasSubstr("< Tic-tac-toe >"));
}

TEST_F(CreatePageTest, OpensWithWhatWasPickedLastForTheGame) {
  recorder_.choices.keep("tictactoe versus");
  recorder_.choices.keep("sudoku race --level hard --nonsense 1 --private");
  begin(lobby_model());
  press(face_, "n");
  EXPECT_THAT(screen(), AllOf(HasSubstr("race"), HasSubstr("hard"), HasSubstr("private: with")));
}

TEST_F(CreatePageTest, RemembersWhatARoomWasOpenedWith) {
  begin(lobby_model());
  press(face_, "n Down Right Enter");
  EXPECT_THAT(recorder_.choices.lines(), ElementsAre("sudoku race"));
}

// A puzzle has its own board, but the next room may not use a puzzle.
TEST_F(CreatePageTest, APuzzleLeavesWhatWasPickedForBoards) {
  recorder_.choices.keep("sudoku coop --level hard");
  begin(lobby_model());
  press(face_, "n Down Down Right Enter");
  ASSERT_THAT(recorder_.asked.back(), HasSubstr("puzzle { pack"));
  EXPECT_THAT(recorder_.choices.lines(), ElementsAre("sudoku coop --level hard --pack classics"));
}

TEST_F(CreatePageTest, RemembersThePackOfAPuzzle) {
  begin(lobby_model());
  press(face_, "n Down Down Right Down Right Down 1 2 Enter");
  EXPECT_THAT(recorder_.choices.lines(), ElementsAre("sudoku coop --pack starter"));
  Face again(model_, recorder_);
  picture(again, kS);
  press(again, "n");
  EXPECT_THAT(picture(again, kS).text(), AllOf(HasSubstr("from a pack"), HasSubstr("starter, 40")));
  press(again, "Right");
  EXPECT_THAT(picture(again, kS).text(), Not(HasSubstr("from a pack"))) << "another game";
  press(again, "Left Enter");
  EXPECT_EQ(recorder_.asked.back(),
            "create game: \"sudoku\" table: TABLE_COOP puzzle { pack { pack: \"starter\" } }");
}

// The server's packs may have changed.
TEST_F(CreatePageTest, APackThatIsThereNoMoreGivesWayToTheFirst) {
  recorder_.choices.keep("sudoku coop --pack evenings");
  begin(lobby_model());
  press(face_, "n");
  EXPECT_THAT(screen(), AllOf(HasSubstr("from a pack"), HasSubstr("classics, 120")));
}

TEST_F(CreatePageTest, ARaceMayHaveATimeCap) {
  begin(lobby_model());
  press(face_, "n");
  EXPECT_THAT(screen(), Not(HasSubstr("time cap")));
  press(face_, "Down Right");
  EXPECT_THAT(screen(kL), AllOf(HasSubstr("race"), HasSubstr("time cap")));
  for (int i = 0; i < 30; ++i) press(face_, "Down");
  press(face_, "Up Right Right Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("cap_minutes: 10"));
}

TEST_F(CreatePageTest, WhoLooksForAnOpponentDoesSoInEveryGame) {
  begin(lobby_model());
  press(face_, "o");
  EXPECT_THAT(screen(kL), AllOf(HasSubstr("FIND AN OPPONENT"), HasSubstr("< Tic-tac-toe >")));
  for (const char* turn : {"Right", "Left", "Left"}) {
    press(face_, turn);
    EXPECT_THAT(screen(kL), AllOf(HasSubstr("FIND AN OPPONENT"), HasSubstr("300+3"))) << turn;
  }
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked, ::testing::Contains(::testing::StartsWith("queue ")));
}

TEST_F(CreatePageTest, ATimeCapMayBeTyped) {
  begin(lobby_model());
  press(face_, "n Down Right");
  for (int i = 0; i < 30; ++i) press(face_, "Down");
  press(face_, "Up 7 Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("cap_minutes: 7"));
  EXPECT_THAT(recorder_.choices.lines(), ElementsAre("sudoku race --cap 7"));
}

// A listed value may be the beginning of a typed one.
TEST_F(CreatePageTest, WhatIsTypedGoesOnBehindAListedValue) {
  recorder_.choices.keep("tictactoe versus --watchers friends");
  begin(lobby_model());
  press(face_, "n Down Down Down Down Down Down 6 0 + 1 5 Down Down 1 1 Enter");
  EXPECT_THAT(recorder_.asked.back(), AllOf(HasSubstr("base_s: 60 increment_s: 15"),
                                            HasSubstr("best_of: 11"), Not(HasSubstr("watchers"))));
}

TEST_F(CreatePageTest, WhoLooksForAnOpponentMayWantNoClock) {
  begin(lobby_model());
  press(face_, "o Down Down Down Down Down Down");
  while (screen(kL).find("< none >") == std::string::npos) press(face_, "Right");
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked, ::testing::Contains(AllOf(::testing::StartsWith("queue "),
                                                         Not(HasSubstr("clocks")))));
  EXPECT_THAT(recorder_.choices.lines().front(), HasSubstr("tictactoe versus --clock none"));
}

TEST_F(CreatePageTest, AClockOfEachSeatMayBeTyped) {
  recorder_.choices.keep("tictactoe versus --rated --clock 300+3 --best-of 5 --computer 4");
  begin(lobby_model());
  press(face_, "n Down Down Down Down Down Down");
  EXPECT_THAT(screen(kL), AllOf(HasSubstr("< 300+3: 5:00 and 3 s a turn >"), HasSubstr("best of 5"),
                                HasSubstr("computer of level 4"), HasSubstr("yes: the match")));
  press(face_, "9 0 + Enter");
  EXPECT_THAT(screen(kL), HasSubstr("--clock is none, move:30"));
  press(face_, "1 / 6 0 + 0 Enter");
  EXPECT_THAT(recorder_.asked.back(),
              HasSubstr("clocks { base_s: 90 increment_s: 1 } clocks { base_s: 60 }"));
  EXPECT_THAT(recorder_.choices.lines().front(),
              HasSubstr("--computer 4 --clock 90+1/60+0 --rated yes --best-of 5"));
}

TEST_F(CreatePageTest, SaysWhoMayWatchAndHowLateAndKeepsThat) {
  begin(lobby_model());
  press(face_, "n");
  for (int i = 0; i < 30; ++i) press(face_, "Down");
  press(face_, "Up Right Right Right Right Up Right");
  EXPECT_THAT(screen(kL), AllOf(HasSubstr("with the code only"), HasSubstr("60 s")));
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked.back(),
              AllOf(HasSubstr("watchers: WATCHERS_LINK"), HasSubstr("delay_s: 60")));
  EXPECT_THAT(recorder_.choices.lines(), ElementsAre("sudoku coop --watchers link --delay 60"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
