// The options for a room's next board.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/mines_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr std::string_view kPasted =
    "6......7...4319...2...6..4.4.653.891.12.48.63...69..............43...25.5.918....";

std::string pasting(std::string_view text) {
  std::string keys = "PasteBegin";
  for (const char c : text) keys += std::string(" ") + c;
  return keys + " PasteEnd";
}

class NextPageTest : public FaceTest {
 protected:
  void begin_ended() {
    client::Model model = sudoku_model();
    model.packs = lobby_model().packs;
    model.room->view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_SOLVED);
    model.room->view.mutable_head()->set_match(3);
    begin(std::move(model));
  }
};

TEST_F(NextPageTest, AsksForWhatIsPickedAlone) {
  begin_ended();
  press(face_, "Ctrl+n");
  EXPECT_THAT(screen(kL), AllOf(HasSubstr("NEXT BOARD: Sudoku"), HasSubstr("as it is"),
                                Not(HasSubstr("visibility")), Not(HasSubstr("watchers"))));
  while (screen(kL).find("> level") == std::string::npos) press(face_, "Down");
  while (screen(kL).find("< hard >") == std::string::npos) press(face_, "Right");
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked.back(), AllOf(StartsWith("act next {"), HasSubstr("level"),
                                            Not(HasSubstr("symmetry")), Not(HasSubstr("puzzle"))));
  EXPECT_THAT(screen(), HasSubstr("KITE-42")) << "the room tells how it goes";
}

TEST_F(NextPageTest, WithNothingPickedIsThePlainNextBoard) {
  begin_ended();
  press(face_, "Ctrl+n Enter");
  EXPECT_THAT(recorder_.asked.back(), "act next { }");
}

TEST_F(NextPageTest, TakesAPastedPuzzleOfTheGameAlone) {
  begin_ended();
  press(face_, "Ctrl+n");
  press(face_, pasting("16x16x40+8"));
  EXPECT_THAT(screen(), Not(HasSubstr("was pasted")));
  press(face_, pasting(kPasted));
  EXPECT_THAT(screen(), HasSubstr("Enter makes it the next board"));
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked.back(),
              AllOf(StartsWith("act next {"), HasSubstr(std::string(kPasted))));
}

TEST_F(NextPageTest, WhatWasRefusedStandsThereAgain) {
  begin_ended();
  press(face_, "Ctrl+n Right Down Down 4 2 Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("pack: \"classics\" number: 42"));
  refuse("This pack has 40 puzzles.");
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("Not done: this pack has 40 puzzles"), Not(HasSubstr("NEXT"))));
  press(face_, "Ctrl+n");
  EXPECT_THAT(screen(), AllOf(HasSubstr("from a pack"), HasSubstr("42")));
}

TEST_F(NextPageTest, BeginsAnewOnceTheBoardIsLaid) {
  begin_ended();
  press(face_, "Ctrl+n Right Enter");
  EXPECT_THAT(recorder_.asked.back(), HasSubstr("pack: \"classics\""));
  accept();
  press(face_, "Ctrl+n");
  EXPECT_THAT(screen(), Not(HasSubstr("from a pack")));
}

TEST_F(NextPageTest, EscLeadsBackToWhereItWasOpened) {
  begin_ended();
  press(face_, "e Ctrl+n");
  EXPECT_THAT(screen(), HasSubstr("NEXT BOARD"));
  press(face_, "Ctrl+p Esc Esc");
  EXPECT_THAT(screen(), HasSubstr("WHO DID WHAT"));
  press(face_, "Esc Ctrl+n Esc");
  EXPECT_THAT(screen(), Not(HasSubstr("WHO DID WHAT")));
}

TEST_F(NextPageTest, IsForTheHost) {
  client::Model model = sudoku_model();
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_SOLVED);
  model.room->view.mutable_head()->set_host(2);
  begin(std::move(model));
  press(face_, "Ctrl+n");
  EXPECT_THAT(screen(), Not(HasSubstr("NEXT BOARD")));
}

TEST_F(NextPageTest, ARaceMayHaveAnotherTimeCapAndIsAskedAboutWhileItRuns) {
  begin(sudoku_race_model());
  press(face_, "Ctrl+n");
  while (screen(kL).find("> time cap") == std::string::npos) press(face_, "Down");
  press(face_, "Right Enter");
  EXPECT_THAT(screen(kL), HasSubstr("Enter again does it"));
  press(face_, "Enter");
  EXPECT_THAT(recorder_.asked.back(), "act next { cap_minutes: 0 }");
}

}  // namespace
}  // namespace gridmates::terminal::testing
