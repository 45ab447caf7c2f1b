// Every page as a golden picture in both layouts, and Sudoku also in its middle layout. Pictures
// have no colours: they must say everything without them.
#include <gtest/gtest.h>

#include <string>

#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/golden.h"
#include "tests/client/terminal/mines_models.h"
#include "tests/client/terminal/pseudo_screen.h"
#include "tests/client/terminal/sudoku_models.h"
#include "tests/client/terminal/versus_models.h"

namespace gridmates::terminal::testing {
namespace {

struct Scene {
  std::string name;
  client::Model (*model)();
  std::string keys;
};

class GoldenScreens : public ::testing::TestWithParam<Scene> {
 protected:
  GoldenScreens() : model_(client::told(GetParam().model())), face_(model_, recorder_) {
    if (model_.room) enter_room(face_);
    picture(face_, kS);  // a face accepts keys once it has been drawn
    press(face_, GetParam().keys);
  }

  client::Model model_;
  Recorder recorder_;
  Face face_;
};

TEST_P(GoldenScreens, Small) {
  expect_golden(GetParam().name + "_80x24", picture(face_, kS).text());
}

TEST_P(GoldenScreens, Middle) {
  if (GetParam().name.starts_with("sudoku")) {
    expect_golden(GetParam().name + "_80x33", picture(face_, kM).text());
  }
}

TEST_P(GoldenScreens, Large) {
  expect_golden(GetParam().name + "_120x40", picture(face_, kL).text());
}

TEST_P(GoldenScreens, AsciiMapsEachSymbol) {
  EXPECT_EQ(picture(face_, kS, true).text(), ascii_of(picture(face_, kS).text()));
}

TEST_P(GoldenScreens, FitInALongerLanguage) {
  const PseudoLanguage language;
  client::Model model = client::told(GetParam().model());
  Face face(model, recorder_);
  if (model.room) enter_room(face);
  picture(face, kS);
  press(face, GetParam().keys);
  for (const Size size : {kS, kM, kL}) {
    const Canvas screen = picture(face, size);
    EXPECT_THAT(plain_words(screen), ::testing::IsEmpty()) << screen.text();
    EXPECT_THAT(misfits(screen), ::testing::IsEmpty()) << screen.text();
  }
}

INSTANTIATE_TEST_SUITE_P(
    Pages, GoldenScreens,
    ::testing::Values(
        Scene{"lobby", lobby_model, ""}, Scene{"lobby_join", lobby_model, "j k i t e"},
        Scene{"create", lobby_model, "n Down Down Right Down Down 1 2"},
        Scene{"daily", daily_model, "d"}, Scene{"fame_sudoku", lobby_model, "b"},
        Scene{"fame_ratings", lobby_model, "b Tab Tab"},
        Scene{"fame_tictactoe", lobby_model, "b Tab Tab Right"},
        Scene{"sudoku", sudoku_model, "g B 3 x"}, Scene{"sudoku_who", sudoku_model, "g H 2 o"},
        Scene{"sudoku_selected", sudoku_model, "g B 1 Shift+Right Shift+Right Shift+Down"},
        Scene{"sudoku_talk", sudoku_model, "t h i"}, Scene{"sudoku_help", sudoku_model, "?"},
        Scene{"sudoku_help_search", sudoku_model, "? / n o t e"},
        Scene{"sudoku_waiting", waiting_model, ""}, Scene{"sudoku_solved", solved_model, ""},
        Scene{"sudoku_race", sudoku_race_model, ""},
        Scene{"sudoku_16", sudoku_16_model, "/ B 3 Enter"},
        Scene{"sudoku_16_end", sudoku_16_model, "/ P 1 4 Enter #"},
        Scene{"sudoku_16_help", sudoku_16_model, "?"},
        Scene{"sudoku_25", sudoku_25_model, "/ X 2 4 Enter"},
        Scene{"mines", mines_model, "g f 1 1"}, Scene{"mines_who", mines_model, "g t 2 0 o"},
        Scene{"mines_lost", lost_mines_model, ""}, Scene{"mines_big", big_mines_model, "g a j 1 5"},
        Scene{"mines_map", big_mines_model, "g a j 1 5 m"},
        Scene{"mines_race", mines_race_model, ""}, Scene{"mines_help", mines_model, "?"},
        Scene{"mines_race_help", mines_race_model, "?"},
        Scene{"mines_vote", voting_mines_model, "M"},
        Scene{"create_mines", lobby_model, "n Right Down Down 2 4 x 1 2 Down"},
        Scene{"next_board", solved_model, "Ctrl+n Down"}, Scene{"people", sudoku_model, "Tab Down"},
        Scene{"tictactoe_won", tictactoe_model, ""}, Scene{"ultimate", ultimate_model, "7"},
        Scene{"ultimate_help", ultimate_model, "?"}),
    [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace gridmates::terminal::testing
