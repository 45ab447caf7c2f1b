// Boards being made, full screen.
#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

using MakingTest = FaceTest;

client::BoardsTried tried(const std::string& room, std::uint32_t count) {
  client::BoardsTried boards;
  boards.progress.set_room(room);
  boards.progress.set_tried(count);
  return boards;
}

TEST_F(MakingTest, TheFormSaysHowItGoesAndHowItIsEnded) {
  begin(lobby_model());
  press(face_, "n");
  face_.notice(tried("", 12), kNowMs);
  EXPECT_THAT(screen(), HasSubstr("making a board: 12 tried; Esc cancels it"));
}

TEST_F(MakingTest, EscInTheFormEndsItBeforeItGoesBack) {
  begin(lobby_model());
  press(face_, "n");
  recorder_.asked.clear();
  recorder_.makes_board = true;
  press(face_, "Esc");
  EXPECT_THAT(recorder_.asked, ElementsAre("cancel board"));
  EXPECT_THAT(screen(), HasSubstr("open the room")) << "still the form";
  recorder_.makes_board = false;
  press(face_, "Esc");
  EXPECT_THAT(screen(), Not(HasSubstr("open the room")));
}

TEST_F(MakingTest, TheFormTakesNothingButEscUntilTheRoomIsThere) {
  begin(lobby_model());
  press(face_, "n");
  const std::string before = screen();
  press(face_, "Enter");
  EXPECT_THAT(screen(), HasSubstr("Esc cancel"));
  EXPECT_THAT(screen(), Not(HasSubstr("open the room")));
  const std::size_t asked = recorder_.asked.size();
  press(face_, "Right Down Enter");
  EXPECT_EQ(recorder_.asked.size(), asked) << "not opened twice";
  client::Answered no;
  no.intent = static_cast<client::IntentId>(asked);
  no.frame.mutable_error()->set_code(v1::ERROR_CODE_CANCELLED);
  face_.notice(no, kNowMs);
  press(face_, "Up");
  EXPECT_EQ(screen(), before) << "the form as it was";
}

TEST_F(MakingTest, TheRoomSaysHowItGoesUntilItIsOver) {
  begin(waiting_model());
  model_.room->boards_tried = 12;
  EXPECT_THAT(screen(), HasSubstr("making a board: 12 tried; :cancel ends it"));
  model_.room->boards_tried = 0;
  EXPECT_THAT(screen(), Not(HasSubstr("making a board")));
}

TEST_F(MakingTest, WhatTheNearestBoardDoesNotMeetIsSaidWhenItIsThere) {
  begin(waiting_model());
  client::BoardsTried nearest = tried("KITE-42", 0);
  nearest.progress.set_unmet("Harder was asked for.");
  face_.notice(nearest, kNowMs);
  client::EventApplied applied;
  applied.event.mutable_board_chosen();
  face_.notice(applied, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("nearest board: Harder was asked for."));
}

TEST_F(MakingTest, CancelIsTyped) {
  begin(waiting_model());
  recorder_.makes_board = true;
  press(face_, ": c a n c e l Enter");
  EXPECT_EQ(recorder_.asked.back(), "cancel board");
  EXPECT_THAT(screen(), Not(HasSubstr("Not done")));
  recorder_.makes_board = false;
  press(face_, ": c a n c e l Enter");
  EXPECT_THAT(screen(), HasSubstr("Not done: no board is being made"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
