// Mouse buttons and the focus: pressed together, through curses, and at a mine field.
#include <google/protobuf/text_format.h>

#include "client/terminal/buttons.h"
#include "tests/client/games/minesweeper/mines_match.h"
#include "tests/client/terminal/mines_fixture.h"
#include "tests/client/terminal/pseudo_terminal.h"
#include "tests/client/terminal/tell_keys.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Kind = Key::Kind;

TEST(Buttons, LeftAndRightTogetherAreAClickOfTheirOwn) {
  for (const auto& [first, second] :
       {std::pair(Kind::kClick, Kind::kRightClick), {Kind::kRightClick, Kind::kClick}}) {
    Buttons buttons;
    EXPECT_EQ(buttons.press(first, {3, 5}), Key::click(first, 3, 5));
    EXPECT_EQ(buttons.press(second, {3, 5}), Key::click(Kind::kBothClick, 3, 5));
    EXPECT_FALSE(buttons.release(second, {3, 5}));
    EXPECT_FALSE(buttons.release(first, {3, 5})) << "what was both is no click of its own";
    EXPECT_EQ(buttons.press(second, {3, 5}).kind, second);
  }
}

TEST(Buttons, OneAfterTheOtherAreTwoClicks) {
  Buttons buttons;
  buttons.press(Kind::kRightClick, {3, 5});
  EXPECT_FALSE(buttons.release(Kind::kRightClick, {3, 5}));
  EXPECT_EQ(buttons.press(Kind::kClick, {3, 5}).kind, Kind::kClick);
  EXPECT_EQ(buttons.press(Kind::kMiddleClick, {3, 5}).kind, Kind::kMiddleClick);
}

TEST(Buttons, AReleaseThatGotLostHoldsNothingUp) {
  Buttons buttons;
  buttons.press(Kind::kRightClick, {3, 5});
  EXPECT_EQ(buttons.press(Kind::kClick, {4, 5}).kind, Kind::kClick) << "elsewhere";
  EXPECT_EQ(buttons.release(Kind::kClick, {5, 6}), Key::click(Kind::kRelease, 5, 6));
  EXPECT_EQ(buttons.press(Kind::kClick, {3, 5}).kind, Kind::kBothClick);
  EXPECT_EQ(buttons.press(Kind::kClick, {3, 5}).kind, Kind::kClick);
}

TEST(MousePseudoTerminal, PressesAndReleasesArriveInOrderHoweverFast) {
  PseudoTerminal terminal(kL, {{"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}},
                          [] { return tell_keys(true); });
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("ready"); }));
  terminal.type("\x1b[<2;6;4M\x1b[<0;6;4M\x1b[<0;6;4m\x1b[<2;6;4m");
  EXPECT_TRUE(terminal.until([&] { return terminal.shows("ready RightClick BothClick"); }))
      << terminal.picture();
  terminal.type("\x1b[<0;6;4M\x1b[<0;6;4m\x1b[<2;6;4M\x1b[<2;6;4m\x1b[<1;6;4Mx");
  EXPECT_TRUE(terminal.until([&] {
    return terminal.shows("RightClick BothClick Click Release RightClick MiddleClick x");
  })) << terminal.picture();
  for (const char* one : {"\x1b[<0;9;4M", "\x1b[<2;9;4M", "\x1b[<2;9;4m", "\x1b[<0;9;4m"}) {
    terminal.type(one);
  }
  EXPECT_TRUE(terminal.until([&] { return terminal.shows("x Click BothClick"); }))
      << terminal.picture();
  terminal.type("q");
  EXPECT_EQ(terminal.wait_for_end(), 0);
}

TEST(MousePseudoTerminal, TheFocusIsReportedAndGivenBack) {
  PseudoTerminal terminal(kS, {{"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}},
                          [] { return tell_keys(true); });
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("ready"); }));
  EXPECT_NE(terminal.sent().find("\x1b[?1004h"), std::string::npos);
  terminal.type("\x1b[O\x1b[Ix");
  EXPECT_TRUE(terminal.until([&] { return terminal.shows("ready FocusLost FocusGained x"); }))
      << terminal.picture();
  terminal.type("q");
  EXPECT_EQ(terminal.wait_for_end(), 0);
  EXPECT_NE(terminal.sent().find("\x1b[?1004l"), std::string::npos);
}

TEST_F(MinesTest, ClicksPlayWhereTheyAre) {
  begin(mines_model());
  // a1 is at row 2, columns 3 (its mark) and 4.
  click(Key::Kind::kClick, 2, 4 + 2 * 3);
  click(Key::Kind::kRightClick, 3, 3 + 2 * 4);
  click(Key::Kind::kMiddleClick, 8, 4 + 2 * 9);
  click(Key::Kind::kClick, 8, 4 + 2 * 9);
  EXPECT_THAT(moves(), ElementsAre("open { cell: 3 }", "flag { cell: 24 }", "chord { cell: 129 }",
                                   "chord { cell: 129 }"));
  EXPECT_EQ(recorder_.pointed_at, 129U);
  click(Key::Kind::kClick, 1, 10);
  click(Key::Kind::kClick, 5, 1);
  click(Key::Kind::kClick, 5, 70);
  click(Key::Kind::kRightClick, 23, 4);
  EXPECT_THAT(moves(), IsEmpty()) << "beside the field";
}

TEST_F(MinesTest, BothButtonsOpenAroundANumberAndNothingElse) {
  begin(mines_model());
  click(Key::Kind::kBothClick, 8, 4 + 2 * 9);   // j7, a 2 with both its flags
  click(Key::Kind::kBothClick, 2, 4 + 2 * 3);   // d1, closed
  click(Key::Kind::kBothClick, 14, 4 + 2 * 7);  // h13, a 2 with one flag
  EXPECT_THAT(moves(), ElementsAre("chord { cell: 129 }"));
  google::protobuf::TextFormat::ParseFromString("minesweeper { chord { cell: 129 } }",
                                                &recorder_.moves.emplace_back());
  click(Key::Kind::kBothClick, 8, 4 + 2 * 9);
  EXPECT_THAT(moves(), IsEmpty()) << "one is on its way";
}

TEST_F(MinesTest, AFlagAtANumberGoesToAllThatHaveToBeMines) {
  client::Model model = mines_model();
  *model.room->view.mutable_matches(0) = words::testing::mines_match({"1##.....",  //
                                                                      "X3F.....",  //
                                                                      "........",  //
                                                                      "11......",  //
                                                                      "#1......",  //
                                                                      "2#......",  //
                                                                      "#.......",  //
                                                                      "........"},
                                                                     9);
  begin(std::move(model));
  press(face_, "g b 2 f");  // 3: one mine is open, one is flagged; two more are closed
  EXPECT_THAT(moves(), IsEmpty());
  press(face_, "g a 1 Enter f");  // 1: that one is open
  EXPECT_THAT(moves(), IsEmpty());
  press(face_, "g a 6 f");  // 2, and three closed cells
  EXPECT_THAT(moves(), IsEmpty());
  click(Key::Kind::kRightClick, 5, 4);  // 1: that mine is open
  EXPECT_THAT(moves(), ElementsAre("flag { cell: 32 }"));
  google::protobuf::TextFormat::ParseFromString("minesweeper { flag { cell: 32 } }",
                                                &recorder_.moves.emplace_back());
  press(face_, "f");
  EXPECT_THAT(moves(), IsEmpty()) << "the flag is on its way; another would take it off";
  press(face_, "g c 8 f");
  EXPECT_THAT(moves(), IsEmpty());
}

TEST_F(MinesTest, SeveralFlagsAreOneMoveEach) {
  client::Model model = mines_model();
  *model.room->view.mutable_matches(0) =
      words::testing::mines_match({"..2#....", "..3F....", "..2#....", "........", "........",
                                   "........", "........", "........"},
                                  3);
  begin(std::move(model));
  press(face_, "g c 2 f");
  EXPECT_THAT(moves(), ElementsAre("flag { cell: 3 }", "flag { cell: 19 }"));
}

TEST_F(MinesTest, TheMouseIsWantedUntilItIsGivenBack) {
  begin(mines_model());
  EXPECT_TRUE(face_.mouse());
  press(face_, "M");
  EXPECT_FALSE(face_.mouse());
  press(face_, "Tab");
  EXPECT_FALSE(face_.mouse()) << "on no page";
  press(face_, "M");
  EXPECT_TRUE(face_.mouse());
}

TEST_F(MinesTest, NothingSlidesUnderThePointer) {
  begin(big_mines_model());
  press(face_, "g a 1 Enter");
  EXPECT_THAT(screen(), HasSubstr("\n    a b c d"));
  click(Key::Kind::kClick, 3, 4 + 2 * 19);  // two rows of letters above
  EXPECT_THAT(moves(), ElementsAre("open { cell: 19 }"));
  EXPECT_THAT(screen(), HasSubstr("\n    a b c d"));
  click(Key::Kind::kClick, 21, 4);
  EXPECT_THAT(moves(), ElementsAre("open { cell: 900 }"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
