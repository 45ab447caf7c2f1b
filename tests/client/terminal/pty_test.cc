// The real screen and loop on a pseudo-terminal, with a scripted model behind the face.
#include <gtest/gtest.h>
#include <signal.h>

#include <regex>
#include <string>

#include "tests/client/terminal/golden.h"
#include "tests/client/terminal/pty_face.h"

namespace gridmates::terminal::testing {
namespace {

Environment xterm_with(const std::string& name, const std::string& value) {
  Environment environment = kXterm;
  environment.emplace_back(name, value);
  return environment;
}

int play_well() {
  Recorder recorder;
  return play(recorder, {});
}

int play_in_ascii() {
  Recorder recorder;
  return play(recorder, {.look = {.ascii = true}});
}

// Whether the bytes select a colour: SGR 30-49 or 90-107.
bool has_color_sequence(const std::string& bytes) {
  static const std::regex sequence("\x1b\\[([0-9;]*)m");
  static const std::regex color("(^|;)(3[0-9]|4[0-9]|9[0-7]|10[0-7])(;|$)");
  for (std::sregex_iterator match(bytes.begin(), bytes.end(), sequence), end; match != end;
       ++match) {
    if (std::regex_search((*match)[1].str(), color)) return true;
  }
  return false;
}

TEST(PseudoTerminalTest, ShowsTheGoldenPictureAndMovesTheCursor) {
  PseudoTerminal terminal(kS, kXterm, play_well);
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("? help"); })) << terminal.picture();
  EXPECT_TRUE(terminal.alternate_screen());
  EXPECT_FALSE(terminal.cursor_visible());
  EXPECT_FALSE(terminal.cooked());
  terminal.type("gb3x");
  EXPECT_TRUE(terminal.until([&] { return terminal.picture() == golden("sudoku_80x24"); }))
      << terminal.picture();
  EXPECT_TRUE(terminal.colored());
  terminal.type("\x1bOB");  // arrow down, as a terminal in keypad mode sends it
  EXPECT_TRUE(terminal.until([&] { return terminal.shows("C3 8, given"); })) << terminal.picture();
  terminal.type("l");
  EXPECT_TRUE(terminal.until([&] { return terminal.shows("C4 empty"); })) << terminal.picture();
}

TEST(PseudoTerminalTest, AKeySendsOnlyWhatChanges) {
  PseudoTerminal terminal(kS, kXterm, play_well);
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("? help"); }));
  const std::size_t before = terminal.sent().size();
  terminal.type("l");
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("NOTES C6"); }));
  EXPECT_LT(terminal.sent().size() - before, before / 8);
}

TEST(PseudoTerminalTest, AClickReachesThePageUntilTheMouseIsGivenBack) {
  PseudoTerminal terminal(kS, kXterm, play_well);
  const auto sent = [&terminal](const char* text) {
    return terminal.until([&] { return terminal.sent().find(text) != std::string::npos; });
  };
  ASSERT_TRUE(sent("1000h"));
  terminal.type("\x1b[<0;6;4M");
  EXPECT_TRUE(terminal.until([&] { return terminal.shows(" A \u2502[5]"); })) << terminal.picture();
  terminal.type("M");
  EXPECT_TRUE(sent("1000l"));
}

TEST(PseudoTerminalTest, FollowsTheSizeOfTheTerminal) {
  PseudoTerminal terminal(kS, kXterm, play_well);
  terminal.type("gb3x");
  ASSERT_TRUE(terminal.until([&] { return terminal.picture() == golden("sudoku_80x24"); }));
  terminal.resize({20, 72});
  EXPECT_TRUE(terminal.until([&] { return terminal.shows("80x24 needed, now 72x20"); }))
      << terminal.picture();
  terminal.type("jq");  // without effect: the screen is too small
  terminal.resize({40, 120});
  EXPECT_TRUE(terminal.until([&] { return terminal.picture() == golden("sudoku_120x40"); }))
      << terminal.picture();
  terminal.resize(kS);
  EXPECT_TRUE(terminal.until([&] { return terminal.picture() == golden("sudoku_80x24"); }))
      << terminal.picture();
}

TEST(PseudoTerminalTest, NoColorSaysTheSameWithoutColors) {
  PseudoTerminal terminal(kS, xterm_with("NO_COLOR", "1"), play_well);
  terminal.type("gb3x");
  EXPECT_TRUE(terminal.until([&] { return terminal.picture() == golden("sudoku_80x24"); }))
      << terminal.picture();
  EXPECT_FALSE(terminal.colored());
  EXPECT_FALSE(has_color_sequence(terminal.sent()));
}

// Ctrl+p opens the page of settings; the fourth is for colours, the fifth for ASCII.
TEST(PseudoTerminalTest, ColoursAndFramesAreChangedAtOnce) {
  PseudoTerminal terminal(kS, kXterm, play_well);
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("? help"); }));
  terminal.type("\x10jjj ");
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("no colours                 < yes >"); }));
  const std::size_t before = terminal.sent().size();
  terminal.type("q");
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("KITE-42"); })) << terminal.picture();
  EXPECT_FALSE(terminal.colored());
  const std::regex underlined("\x1b\\[([0-9]*;)*4(;[0-9]*)*m");
  EXPECT_TRUE(terminal.until([&] {
    return std::regex_search(terminal.sent().substr(before), underlined);
  })) << "the lines of the cursor, as where there have been no colours from the start";
  terminal.type("\x10 j ");
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("ASCII only                 < yes >"); }));
  terminal.type("q");
  EXPECT_TRUE(terminal.until([&] { return terminal.shows("+---"); })) << terminal.picture();
  EXPECT_TRUE(terminal.colored()) << "no colours was changed back on the way";
}

TEST(PseudoTerminalTest, AsciiSendsOnlyAscii) {
  PseudoTerminal terminal(kS, kXterm, play_in_ascii);
  terminal.type("gb3x");
  EXPECT_TRUE(terminal.until([&] {
    return terminal.picture() == ascii_of(golden("sudoku_80x24"));
  })) << terminal.picture();
  for (const char byte : terminal.sent()) ASSERT_GE(static_cast<signed char>(byte), 0);
}

TEST(PseudoTerminalTest, ALocaleThatIsNotUtf8IsAscii) {
  // Not xterm's description: its sequence for repeating a character fails in libvterm 0.1 in the
  // last column.
  const Environment environment{{"TERM", "screen-256color"}, {"LC_ALL", "C"}};
  PseudoTerminal terminal(kS, environment, play_well);
  terminal.type("gb3x");
  EXPECT_TRUE(terminal.until([&] {
    return terminal.picture() == ascii_of(golden("sudoku_80x24"));
  })) << terminal.picture();
}

TEST(PseudoTerminalTest, ADumbTerminalIsRefusedUntouched) {
  PseudoTerminal terminal(kS, xterm_with("TERM", "dumb"), play_well);
  EXPECT_EQ(terminal.wait_for_end(), kNoTerminal);
  EXPECT_EQ(terminal.sent(), "");
  expect_given_back(terminal);
}

TEST(PseudoTerminalTest, ATerminalThatNobodyKnowsIsTreatedAsDumb) {
  for (const auto& [term, can] :
       {std::pair("dumb", 0), {"nobody-knows", 0}, {"", 0}, {"vt100", 1}}) {
    PseudoTerminal terminal(kS, xterm_with("TERM", term),
                            [] { return CursesScreen::can_place_text() ? 1 : 0; });
    EXPECT_EQ(terminal.wait_for_end(), can) << term;
    EXPECT_EQ(terminal.sent(), "") << term;
  }
}

TEST(PseudoTerminalTest, QuittingGivesTheTerminalBack) {
  PseudoTerminal terminal(kS, kXterm, play_well);
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("? help"); }));
  terminal.type("q");
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("GRIDMATES"); })) << terminal.picture();
  terminal.type("q");
  EXPECT_EQ(terminal.wait_for_end(), 0);
  expect_given_back(terminal);
}

TEST(PseudoTerminalTest, NothingIsLeftWhereNoScreenIsApart) {
  const auto is_blank = [](const std::string& text) {
    return text.find_first_not_of("\n") == text.npos;
  };
  for (const char* term : {"linux", "vt100"}) {
    PseudoTerminal terminal(kS, xterm_with("TERM", term), play_well);
    ASSERT_TRUE(terminal.until([&] { return terminal.shows("? help"); })) << terminal.picture();
    terminal.signal(SIGTERM);
    EXPECT_EQ(terminal.wait_for_end(), 128 + SIGTERM);
    EXPECT_PRED1(is_blank, terminal.picture());
    EXPECT_EQ(terminal.sent().find("$<"), std::string::npos);
    expect_given_back(terminal);
  }
}

TEST(PseudoTerminalTest, SignalsGiveTheTerminalBack) {
  for (const int number : {SIGTERM, SIGHUP, SIGINT}) {
    PseudoTerminal terminal(kS, kXterm, play_well);
    ASSERT_TRUE(terminal.until([&] { return terminal.shows("? help"); }));
    terminal.signal(number);
    EXPECT_EQ(terminal.wait_for_end(), 128 + number);
    expect_given_back(terminal);
  }
}

TEST(PseudoTerminalTest, CtrlCGivesTheTerminalBack) {
  PseudoTerminal terminal(kS, kXterm, play_well);
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("? help"); }));
  terminal.type("\x03");
  EXPECT_EQ(terminal.wait_for_end(), 128 + SIGINT);
  expect_given_back(terminal);
}

TEST(PseudoTerminalTest, CtrlZSuspendsAndGoesOn) {
  PseudoTerminal terminal(kS, kXterm, play_well, true);
  terminal.type("gb3x");
  ASSERT_TRUE(terminal.until([&] { return terminal.picture() == golden("sudoku_80x24"); }));
  terminal.type("\x1a");
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("stopped"); })) << terminal.picture();
  expect_given_back(terminal);
  terminal.type("\n");
  EXPECT_TRUE(terminal.until([&] { return terminal.picture() == golden("sudoku_80x24"); }))
      << terminal.picture();
  terminal.type("l");
  EXPECT_TRUE(terminal.until([&] { return terminal.shows("NOTES B4"); })) << terminal.picture();
  EXPECT_FALSE(terminal.cooked());
}

}  // namespace
}  // namespace gridmates::terminal::testing
