// Effects of keys and notices: requests of the face, and texts for the person.
#include "client/terminal/face.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

TEST_F(FaceTest, DigitsAreWrittenClearedAndNoted) {
  begin(sudoku_model());
  press(face_, "g A 4 6 g A 3 4 g B 3 x 2 Space 0 Del u U");
  EXPECT_THAT(recorder_.asked,
              ElementsAre("act play { move { sudoku { set { cell: 3 digit: 6 } } } }",
                          "act play { move { sudoku { clear { cell: 2 } } } }",
                          "act play { move { sudoku { notes { cells: 11 remove: 2 } } } }",
                          "act play { move { sudoku { clear { cell: 11 } } } }",
                          "act play { move { sudoku { clear { cell: 11 } } } }",
                          "act play { move { sudoku { undo { } } } }",
                          "act play { move { sudoku { redo { } } } }"));
}

TEST_F(FaceTest, TheCursorMovesAndIsPointedAt) {
  begin(sudoku_model());
  press(face_, "g A 1 k h");
  EXPECT_EQ(recorder_.pointed_at, 0U);
  press(face_, "J L");
  EXPECT_EQ(recorder_.pointed_at, 30U);
  press(face_, "End Down");
  EXPECT_EQ(recorder_.pointed_at, 44U);
  press(face_, "g i 9 w");
  EXPECT_EQ(recorder_.pointed_at, 3U);  // A4 is the first empty one after the end
  press(face_, "W");
  EXPECT_EQ(recorder_.pointed_at, 78U);  // I7, the last before it
  EXPECT_THAT(recorder_.asked, IsEmpty());
}

TEST_F(FaceTest, WhenAMatchBeginsTheCursorIsPointedAtAndOldWordsGo) {
  begin(waiting_model());
  press(face_, "R s");
  refuse("Not yet.");
  EXPECT_EQ(recorder_.pointed_at, std::nullopt);
  model_ = sudoku_model();
  client::EventApplied started;
  started.event.mutable_started();
  face_.notice(started, kNowMs);
  EXPECT_EQ(recorder_.pointed_at, 22U);
  EXPECT_THAT(screen(), Not(HasSubstr("not yet")));
}

TEST_F(FaceTest, NoughtsAndCrossesByCursorAndByNumberPad) {
  begin(duel_model());
  press(face_, "Left Enter 1 g c 3 Space");
  EXPECT_THAT(recorder_.asked, ElementsAre("act play { move { tictactoe { cell: 3 } } }",
                                           "act play { move { tictactoe { cell: 6 } } }",
                                           "act play { move { tictactoe { cell: 8 } } }"));
}

TEST_F(FaceTest, WhatEndsThingsIsAskedTwice) {
  begin(duel_model());
  press(face_, "X");
  EXPECT_THAT(screen(), HasSubstr("press X again to give up the match"));
  press(face_, "Left X");
  EXPECT_THAT(recorder_.asked, IsEmpty());
  press(face_, "X");
  EXPECT_THAT(recorder_.asked, ElementsAre("act resign { }"));
}

TEST_F(FaceTest, ADrawIsOfferedToAnOpponentByTwoKeys) {
  begin(duel_model());
  press(face_, "=");
  EXPECT_THAT(screen(), HasSubstr("press = again to offer a draw"));
  EXPECT_THAT(recorder_.asked, IsEmpty());
  press(face_, "=");
  EXPECT_THAT(recorder_.asked, ElementsAre("act draw { }"));
}

TEST_F(FaceTest, PauseGoesBothWays) {
  begin(sudoku_model());
  press(face_, "P");
  model_.room->view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  model_.room->view.clear_matches();
  EXPECT_THAT(screen(), HasSubstr("PAUSED"));
  press(face_, "5 P");
  EXPECT_THAT(recorder_.asked, ElementsAre("act pause { }", "act unpause { }"));
}

TEST_F(FaceTest, TalkIsTypedAndSentOrNot) {
  begin(sudoku_model());
  press(face_, "t q ? 5 Enter t h i Esc");
  EXPECT_THAT(recorder_.asked, ElementsAre("act say { text: \"q?5\" }"));
}

TEST_F(FaceTest, TheWordsOfTheLinearClientCanBeTyped) {
  begin(sudoku_model());
  press(face_, ": s e t Space a 4 Space 6 Enter : P A U S E Enter : Enter");
  EXPECT_THAT(
      recorder_.asked,
      ElementsAre("act play { move { sudoku { set { cell: 3 digit: 6 } } } }", "act pause { }"));
}

TEST_F(FaceTest, WhatCannotBeReadStaysToBeMended) {
  begin(sudoku_model());
  press(face_, ": s e t Space a 4 Space x Enter");
  EXPECT_THAT(screen(), HasSubstr("Not done: a digit is 1 to 9"));
  press(face_, "Backspace 6 Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre(HasSubstr("digit: 6")));
  press(face_, ": f l y Enter");
  EXPECT_THAT(screen(), HasSubstr("there is no command fly here"));
  press(face_, "Esc g z Enter");
  EXPECT_THAT(screen(), HasSubstr("There is no cell z"));
  press(face_, "Backspace a 4");
  EXPECT_EQ(recorder_.pointed_at, 3U);
}

TEST_F(FaceTest, LeavingForTheLobbyKeepsTheSeat) {
  begin(sudoku_model());
  press(face_, "q");
  EXPECT_THAT(recorder_.asked, ElementsAre("step out", "rooms"));
  EXPECT_THAT(screen(), HasSubstr("your seat in KITE-42 is kept"));
  EXPECT_FALSE(face_.done());
  press(face_, "q");
  EXPECT_TRUE(face_.done());
}

TEST_F(FaceTest, PeopleAreChosenAndAsked) {
  begin(sudoku_model());
  press(face_, "Tab Down H K K s w");
  EXPECT_THAT(recorder_.asked, ElementsAre("act pass_host { member: 2 }", "act kick { member: 2 }",
                                           "act stand { }"));
  press(face_, "s");
  EXPECT_THAT(screen(), HasSubstr("Not done: you have a seat"));
  press(face_, "Down K Up K");
  EXPECT_EQ(recorder_.asked.size(), 3U);  // the one request was about another member
}

TEST_F(FaceTest, TheLobbyGoesIntoRooms) {
  begin(lobby_model());
  press(face_, "Enter Down w j l i m e - 0 3 Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre("enter KITE-42", "watch FOX-11", "enter LIME-03"));
  press(face_, "j k i t e Esc");
  EXPECT_EQ(recorder_.asked.size(), 3U);
}

TEST_F(FaceTest, TheLobbyAsksAgainFromTimeToTime) {
  begin(lobby_model());
  face_.tick(kNowMs + 10'000);
  face_.tick(kNowMs + 11'000);
  EXPECT_THAT(recorder_.asked, ElementsAre("rooms"));
  recorder_.pending = 1;
  face_.tick(kNowMs + 30'000);
  EXPECT_EQ(recorder_.asked.size(), 1U);
}

TEST_F(FaceTest, HelpPassesListedKeysOn) {
  begin(sudoku_model());
  press(face_, "?");
  EXPECT_THAT(screen(), HasSubstr("HELP: Sudoku, co-op"));
  press(face_, "Down ?");
  EXPECT_THAT(screen(), Not(HasSubstr("HELP")));
  press(face_, "? 7");
  EXPECT_THAT(screen(), Not(HasSubstr("HELP")));
  EXPECT_THAT(recorder_.asked, ElementsAre(HasSubstr("digit: 7")));
}

TEST_F(FaceTest, HelpIsSearched) {
  begin(sudoku_model());
  press(face_, "? / b o x Enter");
  EXPECT_THAT(screen(), HasSubstr("one box"));
  EXPECT_THAT(screen(), Not(HasSubstr("undo")));
}

TEST_F(FaceTest, RefusalsAreSaidOnceAndEscaped) {
  begin(sudoku_model());
  refuse("A1 is a given \x1b]0;evil\x07");
  EXPECT_THAT(screen(), HasSubstr("Not done: A1 is a given \\x1b]0;evil\\x07"));
  press(face_, "l");
  EXPECT_THAT(screen(), Not(HasSubstr("Not done")));
}

TEST_F(FaceTest, AFullOutboxIsSaid) {
  begin(sudoku_model());
  recorder_.full = true;
  press(face_, "5");
  EXPECT_THAT(screen(), HasSubstr("the server has not answered earlier commands"));
}

TEST_F(FaceTest, AnUndoThatDidNothingSaysWhoseChangeStoodInTheWay) {
  begin(sudoku_model());
  v1::SudokuStatus& status =
      *model_.room->view.mutable_matches(0)->mutable_sudoku()->mutable_status();
  status.set_blocked_by(2);
  status.set_blocked_cell(20);
  client::EventApplied applied;
  applied.event.set_member(1);
  applied.event.mutable_moved()->mutable_move()->mutable_sudoku()->mutable_undo();
  face_.notice(applied, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("bo has changed C3 since"));
}

TEST_F(FaceTest, TheConnectionIsSaidInWords) {
  begin(sudoku_model());
  recorder_.latency = 400;
  recorder_.pending = 2;
  EXPECT_THAT(screen(), HasSubstr("[slow 400 ms, 2 pending]"));
  model_.link = client::Link::kWaiting;
  model_.retry_at_ms = kNowMs + 2'100;
  recorder_.pending = 0;
  EXPECT_THAT(screen(), HasSubstr("[offline, reconnecting in 3 s]"));
  model_.link = client::Link::kOnline;
  model_.room->live = false;
  EXPECT_THAT(screen(), HasSubstr("[catching up]"));
}

TEST_F(FaceTest, ALostConnectionIsExplained) {
  begin(lobby_model());
  face_.notice(client::Disconnected{"connection refused", 500, false}, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("No connection: connection refused"));
  face_.notice(client::Connected{}, kNowMs);
  EXPECT_THAT(screen(), Not(HasSubstr("No connection")));
}

TEST_F(FaceTest, BeingPutOutLeadsToTheLobby) {
  begin(sudoku_model());
  model_.room.reset();
  face_.notice(client::RoomLeft{"KITE-42", client::own_words("you were removed by bo")}, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("OPEN ROOMS"));
  EXPECT_THAT(screen(), HasSubstr("You were removed by bo"));
}

TEST_F(FaceTest, AClientThatHasStoppedEndsTheFace) {
  begin(lobby_model());
  face_.notice(
      client::Stopped{client::Stopped::Why::kReplaced, client::own_words("connected elsewhere")},
      kNowMs);
  EXPECT_TRUE(face_.done());
  ASSERT_TRUE(face_.stopped());
  EXPECT_EQ(face_.stopped()->no.message(), "connected elsewhere");
}

TEST_F(FaceTest, AnUnknownGameCanBeWatched) {
  client::Model model = sudoku_model();
  model.room->view.mutable_head()->set_game("go");
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("no picture of this game"));
  press(face_, "5 t h i Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre("act say { text: \"hi\" }"));
}

TEST_F(FaceTest, GivensAndWhatOthersWroteHaveRolesOfTheirOwn) {
  begin(sudoku_model());
  const Canvas canvas = picture(face_, kS);
  EXPECT_EQ(canvas.cell(3, 5).role, Role::kGiven);     // A1
  EXPECT_EQ(canvas.cell(3, 13).role, Role::kMine);     // A3
  EXPECT_EQ(canvas.cell(3, 37).role, Role::kPlayer2);  // A9
  EXPECT_EQ(canvas.cell(11, 9).role, Role::kClash);    // G2
}

TEST_F(FaceTest, EverySizeDraws) {
  for (client::Model (*model)() : {lobby_model, sudoku_model, waiting_model, tictactoe_model}) {
    begin(model());
    for (int rows = 1; rows < 60; rows += 3) {
      for (int columns = 1; columns < 160; columns += 7) {
        const std::string text = picture(face_, {rows, columns}).text();
        EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), rows);
      }
    }
  }
}

}  // namespace
}  // namespace gridmates::terminal::testing
