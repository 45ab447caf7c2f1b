// Acts of a room page in several steps: pausing on loss of focus, new boards, races.
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/mines_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class RoomActs : public FaceTest {
 protected:
  void happen(const v1::Event& event) {
    model_ = client::told(std::move(model_));
    if (event.has_moved()) model_.room->feed.push_back(event);
    face_.notice(client::EventApplied{"KITE-42", event}, kNowMs);
  }
  static v1::Event with_delta() {
    v1::Event event;
    event.mutable_delta();
    return event;
  }
};

TEST_F(RoomActs, HelpAndOtherPagesStopNoClock) {
  begin(tiny_mines_model());
  press(face_, "? Esc Tab Esc T Esc");
  EXPECT_THAT(recorder_.asked, IsEmpty()) << "a pause puts the run on another leaderboard";
}

TEST_F(RoomActs, TheClockOfARaceSaysWhenItsTimeIsUp) {
  begin(sudoku_race_model());
  v1::RoomHead& head = *model_.room->view.mutable_head();
  head.set_state(v1::ROOM_STATE_PLAYING_TOGETHER);
  head.set_begins_ms(3'000);
  head.set_cap_minutes(20);
  EXPECT_THAT(screen(), HasSubstr(" of 20:03"));
  head.set_state(v1::ROOM_STATE_PAUSED);
  head.clear_begins_ms();
  EXPECT_THAT(screen(), Not(HasSubstr(" of 20:")));
}

// A watcher has no board of their own then.
TEST_F(RoomActs, KeysOfWhoWatchesARaceAskNothing) {
  begin(sudoku_race_model());
  model_.room->you = 4;  // eva, who watches
  press(face_, "= = Ctrl+x Ctrl+x");
  EXPECT_THAT(recorder_.asked, IsEmpty());
}

TEST_F(RoomActs, WhoLooksElsewhereAndPlaysAloneIsPaused) {
  begin(tiny_mines_model());
  face_.key(Key::Kind::kFocusLost, kNowMs);
  EXPECT_THAT(recorder_.asked, ElementsAre("act pause { }"));
  face_.key(Key::Kind::kFocusGained, kNowMs);
  EXPECT_THAT(recorder_.asked, ElementsAre("act pause { }", "act unpause { }"));
  face_.key(Key::Kind::kFocusLost, kNowMs);
  press(face_, "l");
  EXPECT_EQ(recorder_.asked.size(), 4U) << "who presses a key looks here";
}

TEST_F(RoomActs, WhoLooksElsewhereInCompanyStopsNoClock) {
  begin(mines_model());
  face_.key(Key::Kind::kFocusLost, kNowMs);
  face_.key(Key::Kind::kFocusGained, kNowMs);
  EXPECT_THAT(recorder_.asked, IsEmpty());
}

TEST_F(RoomActs, AKeyWaitsForTheBoardThatComesBack) {
  begin(tiny_mines_model());
  model_.room->view.mutable_matches(0)->mutable_minesweeper()->mutable_status()->set_laid(true);
  face_.key(Key::Kind::kFocusLost, kNowMs);
  const v1::MatchView match = model_.room->view.matches(0);
  model_.room->view.clear_matches();
  model_.room->view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  press(face_, "f");
  EXPECT_THAT(recorder_.asked, ElementsAre("act pause { }", "act unpause { }"));
  *model_.room->view.add_matches() = match;
  model_.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_TOGETHER);
  v1::Event unpaused = with_delta();
  unpaused.mutable_unpaused();
  happen(unpaused);
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("flag { cell: 36 }"));
}

TEST_F(RoomActs, ANewBoardIsAskedForWithTheSameKeyTwice) {
  begin(mines_model());
  press(face_, "R");
  EXPECT_THAT(recorder_.asked, IsEmpty());
  EXPECT_THAT(screen(), HasSubstr("press R again to give up for a new board"));
  press(face_, "R");
  EXPECT_THAT(recorder_.asked, ElementsAre("act renew { }"));
}

TEST_F(RoomActs, AfterTheEndANewBoardTakesOneKey) {
  begin(lost_mines_model());
  press(face_, "R");
  EXPECT_THAT(recorder_.asked, ElementsAre("act renew { }"));
}

TEST_F(RoomActs, AllGamesAreGivenUpWithTheSameKeys) {
  begin(mines_model());
  press(face_, "X");
  EXPECT_THAT(screen(), HasSubstr("press X again to give up for a new board"));
  EXPECT_THAT(recorder_.asked, IsEmpty());
  press(face_, "X");
  EXPECT_THAT(recorder_.asked, ElementsAre("act renew { }"));
  begin(tictactoe_model());
  model_.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  press(face_, "X X");
  EXPECT_THAT(recorder_.asked, ElementsAre("act resign { }"));
}

TEST_F(RoomActs, AnOpenVoteIsAnsweredWithAKey) {
  begin(voting_mines_model());
  press(face_, "V");
  EXPECT_THAT(recorder_.asked, ElementsAre("act vote { yes: true }"));
  press(face_, "-");
  EXPECT_EQ(recorder_.asked.back(), "act vote { }");
}

TEST_F(RoomActs, AMatchThatIsLostIsLookedAt) {
  begin(mines_model());
  v1::Event ended = with_delta();
  ended.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_LOST);
  happen(ended);
  EXPECT_THAT(recorder_.asked, IsEmpty());
}

// Races

TEST_F(RoomActs, OwnFreezesAndPlacesAreSeen) {
  begin(sudoku_race_model());
  EXPECT_THAT(screen(), AllOf(HasSubstr("Frozen for 4 s"), HasSubstr("1st ######## 81/81     chen"),
                              HasSubstr("chen finished 1st in 2:30.043"), HasSubstr("+4 s"),
                              HasSubstr("only counts are shown")));
}

TEST_F(RoomActs, OthersBoardsAreSeenOnceTheyMayBe) {
  begin(sudoku_race_model());
  press(face_, "]");
  EXPECT_THAT(screen(), HasSubstr("others' boards can be watched once you have finished"));
  client::Model watching = sudoku_race_model();
  watching.room->you = 77;
  begin(std::move(watching));
  press(face_, "]");
  EXPECT_THAT(screen(), HasSubstr("you follow bo, at least 30 s late"));
  begin(mines_race_model());
  press(face_, "]");
  EXPECT_THAT(screen(), AllOf(HasSubstr("the board of bo"), HasSubstr(" 1  1 1 . . # # # #")));
  press(face_, "Home Space");
  EXPECT_THAT(recorder_.asked, IsEmpty());
  press(face_, "g e 1 f");
  EXPECT_THAT(screen(), HasSubstr("Not done: your race is over"));
  EXPECT_THAT(recorder_.asked, IsEmpty());
  press(face_, "]");
  EXPECT_THAT(screen(), HasSubstr("the board of chen"));
  press(face_, "]");
  EXPECT_THAT(screen(), AllOf(HasSubstr("the board of ana"), HasSubstr("1 1 . . 1 1 . *")));
}

TEST_F(RoomActs, WhoFollowsOnePlayerSeesWhoseBoardItIs) {
  client::Model model = mines_race_model();
  model.room->you = 4;
  for (const int other : {0, 2}) {
    model.room->view.mutable_matches(other)->mutable_minesweeper()->clear_cells();
  }
  begin(std::move(model));
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("RACERS 3"), HasSubstr(" the board of bo\n"),
                    HasSubstr(" 1  1 1 . . # # # #"), Not(HasSubstr("only counts are shown"))));
  const std::string name = "Bartholomew the twenty-4th";
  model_.room->view.mutable_matches(1)->mutable_players(0)->set_name(name);
  EXPECT_THAT(screen(), HasSubstr(" the board of Bartholomew"));
}

TEST_F(RoomActs, ALineOfTheRacersIsMarkedWhereItsBoardIsShown) {
  client::Model model = sudoku_race_model();
  begin(model);
  EXPECT_THAT(screen(), HasSubstr("> -  ###..... 37/81     you"));
  model.room->you = 77;
  model.room->view.mutable_matches(0)->mutable_sudoku()->clear_cells();
  begin(std::move(model));
  EXPECT_THAT(screen(), AllOf(HasSubstr("  -  ###..... 37/81     ana"), Not(HasSubstr("> -"))))
      << "who watches and follows nobody sees counts alone";
}

TEST_F(RoomActs, AWatcherSeesBoardsOnceTheyAreShown) {
  client::Model model = mines_race_model();
  model.room->you = 4;
  const v1::RoomView after = model.room->view;
  for (v1::MatchView& match : *model.room->view.mutable_matches()) {
    match.mutable_minesweeper()->clear_cells();
  }
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr("Only counts are"));
  model_.room->view = after;
  v1::Event ended = with_delta();
  ended.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_SOLVED);
  happen(ended);
  EXPECT_THAT(screen(), HasSubstr(" 1  1 1 . . 1 1 . *"));
}

TEST_F(RoomActs, WhatIsTooLargeToBeShownIsSaid) {
  client::Model model = mines_race_model();
  for (int i = 1; i < 3; ++i)
    model.room->view.mutable_matches(i)->mutable_minesweeper()->clear_cells();
  begin(std::move(model));
  EXPECT_THAT(screen(), AllOf(HasSubstr("others: too large to show"),
                              HasSubstr("The others' boards are too large to be shown."),
                              Not(HasSubstr("] and ["))));
  press(face_, "]");
  EXPECT_THAT(screen(), HasSubstr("the others' boards are too large to be shown"));
  model_.room->view.mutable_matches(0)->mutable_players(0)->clear_place();
  EXPECT_THAT(screen(), HasSubstr("only counts are shown"));
}

TEST_F(RoomActs, TheHelpOfARaceListsWhatARaceHas) {
  begin(mines_race_model());
  press(face_, "?");
  const std::string help = screen(kL);
  EXPECT_THAT(help, AllOf(HasSubstr("give up"), HasSubstr("race: another's board")));
  for (const char* missing : {"point at this cell", "others' cursors"}) {
    EXPECT_THAT(help, Not(HasSubstr(missing)));
  }
}

TEST_F(RoomActs, WhereRivalsAreNobodyLearns) {
  begin(sudoku_race_model());
  EXPECT_THAT(screen(kL), Not(HasSubstr("G6"))) << "bo's cursor";
}

TEST_F(RoomActs, ACellThatIsNamedInTalkIsMarkedForAWhile) {
  begin(mines_model());
  v1::Event said = with_delta();
  said.set_member(2);
  said.mutable_said()->set_text("careful at {f11}, really");
  happen(said);
  EXPECT_THAT(screen(), AllOf(HasSubstr("\n bo mentions f11"), HasSubstr("# # # # #!#")));
  face_.tick(kNowMs + 5'000);
  EXPECT_THAT(screen(), AllOf(Not(HasSubstr("bo mentions f11")), Not(HasSubstr("#!#"))));
  said.mutable_said()->set_text("{nowhere} } {");
  happen(said);
  EXPECT_THAT(screen(), Not(HasSubstr("names")));
}

TEST_F(RoomActs, OneGivesARaceUpByPressingTwice) {
  begin(sudoku_race_model());
  press(face_, "X X");
  EXPECT_THAT(recorder_.asked, ElementsAre("act resign { }"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
