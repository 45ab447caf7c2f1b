// Pages that are no golden pictures, in the pseudo-language: all texts fit.
#include <gtest/gtest.h>

#include <string>

#include "client/catalogue/catalogue.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/mines_models.h"
#include "tests/client/terminal/pseudo_screen.h"
#include "tests/client/terminal/sudoku_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

std::string last_word(const std::string& text) { return text.substr(text.rfind(' ') + 1); }

class PseudoScreens : public FaceTest {
 protected:
  void expect_fit(client::Model model, const std::string& keys) {
    begin(std::move(model));
    press(face_, keys);
    for (const Size size : {kS, kM, kL}) {
      model_ = client::told(std::move(model_));
      const Canvas shown = picture(face_, size);
      EXPECT_THAT(misfits(shown), IsEmpty()) << keys << '\n' << shown.text();
    }
  }
  const PseudoLanguage language_;
};

TEST_F(PseudoScreens, PagesOfTheLobby) {
  for (const char* keys : {"?", "n ?", "b ?", "d ?", "i", "Ctrl+p", "Ctrl+p ?", "N",
                           ": h e l p Enter", ": a b o u t Enter"}) {
    Face face(model_ = client::told(lobby_model()), recorder_);
    picture(face, kS);
    press(face, keys);
    for (const Size size : {kS, kL}) {
      const Canvas shown = picture(face, size);
      EXPECT_THAT(misfits(shown), IsEmpty()) << keys << '\n' << shown.text();
    }
  }
}

TEST_F(PseudoScreens, TheLobbyShowsTheSizesOfBoards) {
  client::Model model = lobby_model();
  v1::RoomSummary& room = *model.rooms.mutable_rooms(2);
  room.set_game("minesweeper");
  v1::MinesweeperOptions& options = *room.mutable_options()->mutable_minesweeper();
  options.set_width(16);
  options.set_height(12);
  begin(std::move(model));
  constexpr int kBoardAt = 42;
  const auto board_in = [this](int row) {
    std::string text;
    const Canvas shown = picture(face_, kS);
    for (int i = 0; i < 7; ++i) text += shown.cell(row, kBoardAt + i).text;
    return text;
  };
  EXPECT_EQ(board_in(4), "16x12  ");
  EXPECT_EQ(board_in(6), "3x3    ") << "a versus game by its usual options";
}

// They use the columns that the words of the cell leave free; if these are long, '~' shows that
// there are more.
TEST_F(PseudoScreens, TheModesOfASudokuAreShownOrMarked) {
  begin(sudoku_model());
  press(face_, "g A 3");
  const std::vector<std::string> modes{"digit", "corner", "centre", "colour"};
  for (const std::string& mode : modes) {
    EXPECT_THAT(screen(), HasSubstr(tr(std::string_view(mode)))) << screen();
  }
  press(face_, "g B 3");
  EXPECT_THAT(screen(), HasSubstr("<z " + std::string(tr("digit")) + "> ~"));
}

TEST_F(PseudoScreens, TheCardOfAWaitingRoomUsesAllItsRows) {
  client::Model model = waiting_model();
  v1::RoomHead& head = *model.room->view.mutable_head();
  head.set_watchers(v1::WATCHERS_LINK);
  v1::SudokuOptions& options = *head.mutable_options()->mutable_sudoku();
  options.set_keep_notes(true);
  begin(model);
  EXPECT_THAT(screen(), AllOf(HasSubstr("│  9x9, "), Not(HasSubstr(" ~"))));
  EXPECT_THAT(screen(), HasSubstr(last_word(tr("Press s to start. Others join with the code."))));
  options.set_checked(true);
  options.set_symmetry("rotational");
  options.set_logical(true);
  head.set_best_of(3);
  begin(std::move(model));
  EXPECT_THAT(screen(), HasSubstr(" ~ ")) << "what does not fit is marked";
  EXPECT_THAT(screen(), HasSubstr(last_word(tr("Press s to start. Others join with the code."))));
}

TEST_F(PseudoScreens, TheLobbyShowsTheTableOfARoom) {
  client::Model model = lobby_model();
  model.rooms.mutable_rooms(2)->set_game("ultimate");
  begin(std::move(model));
  const std::string table(tr("co-op"));
  EXPECT_THAT(screen(kS), HasSubstr("~ " + table));
  EXPECT_THAT(screen(kL), HasSubstr("Ultimate tic-tac-toe " + table));
}

TEST_F(PseudoScreens, PagesOfARoom) {
  for (const char* keys : {"?", "T", "t a", "Tab", "Tab ?", "e", "v", "X", "S", "z",
                           ": w h e r e Enter", ": b o a r d Enter", ": h e l p Enter"}) {
    for (auto* model : {sudoku_model, mines_model, sudoku_race_model, mines_race_model,
                        tictactoe_model, lost_mines_model, solved_model, waiting_model}) {
      expect_fit(model(), keys);
    }
  }
}

// The lines below the heading are translated too, without the command before them.
TEST_F(PseudoScreens, HeadingsOfTypedCommandsAreTranslated) {
  for (const auto& [command, heading] :
       {std::pair("about", "ABOUT"), std::pair("rules", "RULES"), std::pair("board", "BOARD"),
        std::pair("where", "WHERE"), std::pair("help", "HELP")}) {
    begin(sudoku_model());
    face_.key(U':', kNowMs);
    for (const char c : std::string(command)) face_.key(static_cast<char32_t>(c), kNowMs);
    press(face_, "Enter");
    EXPECT_THAT(screen(), StartsWith(" " + std::string(tr(std::string_view(heading)))));
    EXPECT_THAT(screen(), Not(HasSubstr(std::string("\n ") + command))) << heading;
  }
}

TEST_F(PseudoScreens, ARoomInEveryState) {
  for (auto* model : {sudoku_model, mines_model, sudoku_race_model, mines_race_model,
                      tictactoe_model, lost_mines_model, voting_mines_model}) {
    for (int state = v1::RoomState_MIN + 1; state <= v1::RoomState_MAX; ++state) {
      for (const bool watches : {false, true}) {
        client::Model told = model();
        told.room->view.mutable_head()->set_state(static_cast<v1::RoomState>(state));
        if (watches) told.room->you = 5;
        expect_fit(std::move(told), "");
      }
    }
  }
}

// Tests of the checks themselves.
TEST_F(PseudoScreens, WhatDoesNotFitIsNoticed) {
  Canvas cut(kS);
  Region(cut).put(0, 60, "«ţĥîš îš ŵîðéŕ ţĥåñ ţĥé šçŕééñ»");
  EXPECT_THAT(misfits(cut), Contains(HasSubstr("ŵîðéŕ")));
  Canvas over(kS);
  Region(over).put(0, 1, "«åƀçðé»");
  Region(over).put(0, 5, "«ƒĝĥ»");
  EXPECT_THAT(misfits(over), Contains(HasSubstr("overlap")));
  Canvas plain(kS);
  Region(plain).put(0, 1, "«åƀç» beside it");
  EXPECT_THAT(plain_words(plain), ::testing::ElementsAre("beside", "it"));
  Canvas good(kS);
  Region(good).put_field(0, 1, 6, "«åƀçðéƒĝĥ»");
  Region(good).part(2, 1, 2, 8).put_wrapped(0, "«åƀç ðéƒĝĥ»");
  EXPECT_THAT(misfits(good), IsEmpty());
  EXPECT_THAT(plain_words(good), IsEmpty());
}

}  // namespace
}  // namespace gridmates::terminal::testing
