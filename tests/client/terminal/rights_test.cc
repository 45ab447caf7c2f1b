// The footer offers what this member may do now, and keys without a right ask no question.
#include "client/terminal/game_pane.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/mines_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

using Footers = FaceTest;
using Questions = FaceTest;

// The model as seen by bo (2), who plays, or by eva (4), who watches the Sudoku.
client::Model seen_by(std::uint32_t member, client::Model model) {
  model.room->you = member;
  return model;
}

TEST_F(Footers, WaitingTheHostMayStartOnceEnoughSit) {
  begin(waiting_model());
  EXPECT_THAT(footer(),
              AllOf(HasSubstr("s start"), HasSubstr("> next"), Not(HasSubstr("rematch"))));
  model_.room->view.mutable_head()->set_seats_needed(4);
  EXPECT_THAT(footer(), Not(HasSubstr("start")));
  model_ = seen_by(2, waiting_model());
  EXPECT_THAT(footer(),
              AllOf(HasSubstr("t talk"), Not(HasSubstr("start")), Not(HasSubstr("next"))));
}

TEST_F(Footers, AWatcherMayLookAndTalk) {
  begin(seen_by(4, sudoku_model()));
  EXPECT_THAT(footer(), AllOf(HasSubstr("arrows move"), HasSubstr("t talk"), Not(HasSubstr("set")),
                              Not(HasSubstr("undo")), Not(HasSubstr("pause"))));
}

TEST_F(Footers, AfterTheEndOnlyTheHostGoesOn) {
  begin(solved_model());
  EXPECT_THAT(footer(), AllOf(HasSubstr("N rematch"), HasSubstr("> next"), Not(HasSubstr("set"))));
  model_ = seen_by(2, solved_model());
  EXPECT_THAT(footer(),
              AllOf(Not(HasSubstr("rematch")), Not(HasSubstr("next")), HasSubstr("q lobby")));
}

TEST_F(Footers, PausedThoseInChargeGoOn) {
  client::Model paused = sudoku_model();
  paused.room->view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  paused.room->view.clear_matches();
  begin(paused);
  EXPECT_THAT(footer(), HasSubstr("P resume"));
  model_ = seen_by(2, paused);
  EXPECT_THAT(footer(), Not(HasSubstr("resume")));
}

TEST_F(Footers, TheOnlyPlayerMayPauseToo) {
  client::Model model = seen_by(2, sudoku_model());
  begin(model);
  press(face_, "P");
  EXPECT_THAT(screen(), HasSubstr("Not done: only the host, or the only player, can do that"));
  for (v1::Member& member : *model.room->view.mutable_members()) {
    if (member.number() != 2) member.set_seat(0);
  }
  begin(model);
  press(face_, "P");
  EXPECT_THAT(recorder_.asked, ::testing::ElementsAre("act pause { }"));
}

TEST_F(Footers, WhoWaitsForTheOtherIsOfferedNoMove) {
  begin(duel_model());
  EXPECT_THAT(footer(), HasSubstr("Enter play"));
  model_ = seen_by(2, duel_model());
  EXPECT_THAT(footer(), AllOf(HasSubstr("X give up"), Not(HasSubstr("Enter play"))));
}

TEST_F(Footers, BeforeTheFirstOpeningThereIsNothingElse) {
  begin(tiny_mines_model());
  EXPECT_THAT(footer(), AllOf(HasSubstr("Space open"), Not(HasSubstr("flag")),
                              Not(HasSubstr("chord")), Not(HasSubstr("R new"))));
}

TEST_F(Footers, DuringAVoteOneVotes) {
  begin(voting_mines_model());
  EXPECT_THAT(footer(), AllOf(HasSubstr("V yes"), HasSubstr("- no"), Not(HasSubstr("open")),
                              Not(HasSubstr("flag"))));
  begin(mines_model());
  EXPECT_THAT(footer(), AllOf(HasSubstr("Space open"), Not(HasSubstr("V yes"))));
}

TEST_F(Footers, WhoHasFinishedARaceLooksAtTheOthers) {
  begin(mines_race_model());
  EXPECT_THAT(footer(), AllOf(HasSubstr("arrows move"), HasSubstr("] boards"),
                              Not(HasSubstr("open")), Not(HasSubstr("flag"))));
  begin(sudoku_race_model());
  EXPECT_THAT(footer(), AllOf(Not(HasSubstr("boards")), Not(HasSubstr("set")))) << "ana is frozen";
}

TEST_F(Footers, WhileItIsPausedThereIsNoBoard) {
  client::Model paused = mines_model();
  paused.room->view.mutable_head()->set_state(v1::ROOM_STATE_PAUSED);
  paused.room->view.clear_matches();
  begin(paused);
  EXPECT_THAT(footer(),
              AllOf(HasSubstr("P resume"), Not(HasSubstr("move")), Not(HasSubstr("map"))));
}

TEST_F(Footers, PeopleArePutOutByTheHost) {
  begin(sudoku_model());
  press(face_, "Tab");
  EXPECT_THAT(footer(), AllOf(HasSubstr("w watch"), HasSubstr("H make host"), HasSubstr("K remove"),
                              Not(HasSubstr("s sit"))));
  model_ = seen_by(4, sudoku_model());
  EXPECT_THAT(footer(), AllOf(HasSubstr("s sit"), Not(HasSubstr("w watch")),
                              Not(HasSubstr("H make host")), Not(HasSubstr("K remove"))));
}

TEST_F(Questions, NobodyGivesUpWhatIsOver) {
  begin(tictactoe_model());
  press(face_, "X");
  EXPECT_THAT(screen(), AllOf(HasSubstr("Not done: the match is over"), Not(HasSubstr("again"))));
  press(face_, "X S S");
  EXPECT_THAT(recorder_.asked, IsEmpty());
}

TEST_F(Questions, WhoWatchesStopsNothing) {
  client::Model model = sudoku_model();
  for (v1::Member& member : *model.room->view.mutable_members()) member.set_seat(0);
  begin(std::move(model));
  press(face_, "S S");
  EXPECT_THAT(screen(), HasSubstr("Not done: you are watching"));
  EXPECT_THAT(recorder_.asked, IsEmpty());
}

TEST_F(Questions, StandingUpFromADuelIsAskedTwice) {
  begin(duel_model());
  press(face_, "Tab w");
  EXPECT_THAT(screen(), HasSubstr("press w again to give up the match"));
  EXPECT_THAT(recorder_.asked, IsEmpty());
  press(face_, "w");
  EXPECT_THAT(recorder_.asked, ::testing::ElementsAre("act stand { }"));
}

TEST_F(Questions, ARaceThatOthersAreInIsEndedByTheSecondKey) {
  for (const auto& [key, asked] :
       {std::pair("N", "act rematch { }"), std::pair(">", "act next { }")}) {
    client::Model model = mines_race_model();
    v1::RoomView& view = model.room->view;
    for (auto& match : *view.mutable_matches()) match.mutable_players(0)->set_place(0);
    model.room->you = view.head().host();
    for (auto& match : *view.mutable_matches()) {
      v1::MatchPlayer& player = *match.mutable_players(0);
      player.set_place(player.member() == view.head().host() ? 1 : 0);
    }
    begin(model);
    press(face_, key);
    EXPECT_THAT(screen(), HasSubstr("again to end the race for all"));
    EXPECT_THAT(recorder_.asked, IsEmpty());
    press(face_, key);
    EXPECT_THAT(recorder_.asked, ::testing::ElementsAre(asked));
    recorder_.asked.clear();
  }
}

// The same keys in every game.
TEST_F(Questions, NextAndRematchHaveTheSameKeysInEveryGame) {
  for (client::Model (*model)() : {solved_model, tictactoe_model}) {
    begin(model());
    press(face_, "N >");
    EXPECT_THAT(recorder_.asked, ::testing::ElementsAre("act rematch { }", "act next { }"));
  }
}

TEST_F(Questions, WhatAnotherHasChangedMeanwhileIsToldAsTheFeedTellsIt) {
  begin(sudoku_model());
  client::Answered answered;
  v1::Error& no = *answered.frame.add_answers()->mutable_refused();
  no.set_reason("changed_meanwhile");
  v1::Parameter& seq = *no.add_parameters();
  seq.set_name("seq");
  for (const v1::Event& event : model_.room->feed) {
    const bool d3 = event.moved().move().sudoku().set().digit() == 9;
    if (d3) seq.set_value(std::to_string(event.seq()));
  }
  face_.notice(answered, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("Not done: chen set D3=9 a moment before"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
