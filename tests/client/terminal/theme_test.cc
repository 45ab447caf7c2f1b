// Colours are readable on their background, in every colour depth.
#include "client/terminal/theme.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

#include "client/terminal/curses_screen.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/pseudo_terminal.h"
#include "tests/client/terminal/tell_keys.h"

namespace gridmates::terminal::testing {
namespace {

// The least contrast, by theme.
constexpr std::array<Theme, kThemes> kAllThemes{Theme::kDark, Theme::kLight, Theme::kContrast};
constexpr std::array<double, kThemes> kReadable{4.5, 4.5, 7.0};
double readable(Theme theme) { return kReadable[static_cast<std::size_t>(theme)]; }
constexpr Rgb kBlack{0, 0, 0};
constexpr Rgb kWhite{255, 255, 255};

using Eight = std::array<Rgb, 8>;
constexpr Eight kXterm{{kBlack,
                        {0xcd, 0, 0},
                        {0, 0xcd, 0},
                        {0xcd, 0xcd, 0},
                        {0, 0, 0xee},
                        {0xcd, 0, 0xcd},
                        {0, 0xcd, 0xcd},
                        {0xe5, 0xe5, 0xe5}}};
constexpr Eight kConsole{{kBlack,
                          {0xaa, 0, 0},
                          {0, 0xaa, 0},
                          {0xaa, 0x55, 0},
                          {0, 0, 0xaa},
                          {0xaa, 0, 0xaa},
                          {0, 0xaa, 0xaa},
                          {0xaa, 0xaa, 0xaa}}};

TEST(Theme, EveryColorCanBeReadOnItsBackground) {
  for (const Theme theme : kAllThemes) {
    const Rgb background = theme == Theme::kLight ? kWhite : kBlack;
    for (int role = 0; role < kRoles; ++role) {
      const auto many = color_of(static_cast<Role>(role), theme, Palette::kXterm256);
      if (many) {
        ASSERT_GE(*many, 16) << "the first 16 are the person's own";
        EXPECT_GE(contrast(xterm_color(*many), background), readable(theme)) << role;
      }
      const auto few = color_of(static_cast<Role>(role), theme, Palette::kEight);
      if (!few) continue;
      ASSERT_LT(*few, 8);
      EXPECT_GE(contrast(kXterm[*few], background), readable(theme)) << role;
      EXPECT_GE(contrast(kConsole[*few], background), readable(theme)) << role;
    }
  }
}

TEST(Theme, EveryTextCanBeReadOnEveryShade) {
  for (const Theme theme : kAllThemes) {
    for (int shade = 1; shade < kShades; ++shade) {
      const auto behind = static_cast<Shade>(shade);
      for (int role = 0; role < kRoles; ++role) {
        const std::uint8_t text = color_on(behind, static_cast<Role>(role), theme);
        EXPECT_GE(contrast(xterm_color(text), xterm_color(shade_color(behind, theme))),
                  readable(theme))
            << shade << " " << role;
      }
    }
  }
}

TEST(Theme, EveryShadeHasAColorOfItsOwn) {
  for (const Theme theme : kAllThemes) {
    std::set<int> colors;
    for (int shade = 0; shade < kShades; ++shade) {
      colors.insert(shade_color(static_cast<Shade>(shade), theme));
    }
    EXPECT_EQ(colors.size(), static_cast<std::size_t>(kShades));
  }
}

TEST(Theme, PlayersNumbersAndDimTextHaveColorsOfTheirOwn) {
  for (const Theme theme : kAllThemes) {
    std::set<int> players;
    for (std::uint32_t player = 0; player < kPlayerRoles; ++player) {
      const auto color = color_of(player_role(player), theme, Palette::kXterm256);
      ASSERT_TRUE(color);
      players.insert(*color);
    }
    EXPECT_EQ(players.size(), kPlayerRoles);
    for (int role = static_cast<int>(Role::kNumber1); role < kRoles; ++role) {
      EXPECT_TRUE(color_of(static_cast<Role>(role), theme, Palette::kXterm256)) << role;
    }
    EXPECT_TRUE(color_of(Role::kDim, theme, Palette::kXterm256));
  }
}

// The examples of WCAG 2.2.
TEST(Theme, ContrastIsThatOfTheStandard) {
  EXPECT_DOUBLE_EQ(contrast(kBlack, kWhite), 21.0);
  EXPECT_DOUBLE_EQ(contrast(kWhite, kBlack), 21.0);
  EXPECT_DOUBLE_EQ(contrast(kWhite, kWhite), 1.0);
  EXPECT_NEAR(contrast({0x77, 0x77, 0x77}, kWhite), 4.48, 0.005);
  EXPECT_NEAR(contrast({0, 0, 0xee}, kBlack), 2.23, 0.005) << "xterm's blue";
}

TEST(Theme, TheBackgroundChooses) {
  EXPECT_EQ(theme_for(kBlack), Theme::kDark);
  EXPECT_EQ(theme_for(kWhite), Theme::kLight);
  EXPECT_EQ(theme_for(Rgb{0x00, 0x2b, 0x36}), Theme::kDark) << "Solarized";
  EXPECT_EQ(theme_for(Rgb{0xfd, 0xf6, 0xe3}), Theme::kLight);
  EXPECT_EQ(theme_for("15;0"), Theme::kDark);
  EXPECT_EQ(theme_for("0;default;15"), Theme::kLight);
  EXPECT_EQ(theme_for("12;8"), Theme::kDark);
  EXPECT_EQ(theme_for("0;7"), Theme::kLight);
  for (const char* nothing : {"", "15", "15;default", "15;16", "15;-1", ";"}) {
    EXPECT_EQ(theme_for(nothing), std::nullopt) << nothing;
  }
}

// Shows a screen with one dim word, until q.
int show_dim_word() {
  std::string why;
  const auto screen = CursesScreen::open({}, why);
  if (screen == nullptr) return 1;
  while (true) {
    Canvas canvas(screen->size());
    Region(canvas).put(0, 0, "word", Role::kDim);
    screen->show(canvas);
    pollfd input{STDIN_FILENO, POLLIN, 0};
    poll(&input, 1, -1);
    while (const auto key = screen->read()) {
      if (*key == U'q') return 0;
    }
  }
}

TEST(ThemePseudoTerminal, ATerminalThatAnswersGetsItsTheme) {
  PseudoTerminal terminal(kS, {{"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}, {"NO_COLOR", ""}},
                          show_dim_word);
  const auto sent = [&terminal](const std::string& text) {
    return terminal.until([&] { return terminal.sent().find(text) != std::string::npos; });
  };
  EXPECT_TRUE(sent(kAskBackground));
  EXPECT_TRUE(sent("38;5;246m")) << "a dark one as long as nothing is known";
  terminal.type("\x1b]11;rgb:ffff/ffff/ffff\x1b\\");
  EXPECT_TRUE(sent("38;5;241m"));
  terminal.type("q");
  EXPECT_EQ(terminal.wait_for_end(), 0);
}

TEST(ThemePseudoTerminal, ATerminalWithoutXtermsSequencesIsNotAsked) {
  PseudoTerminal terminal(kS, {{"TERM", "linux"}, {"LC_ALL", "C.UTF-8"}, {"NO_COLOR", ""}},
                          show_dim_word);
  EXPECT_TRUE(terminal.until([&] { return terminal.shows("word"); }));
  EXPECT_EQ(terminal.sent().find(kAskBackground), std::string::npos);
  terminal.type("q");
  EXPECT_EQ(terminal.wait_for_end(), 0);
}

TEST(Theme, WithoutColoursForShadesTheBoardIsStillMarked) {
  EXPECT_TRUE(style_of(Role::kGiven, Shade::kLines).underline);
  EXPECT_TRUE(style_of(Role::kGiven, Shade::kSame).reverse);
  EXPECT_FALSE(style_of(Role::kGiven, Shade::kNone).underline);
  EXPECT_FALSE(style_of(Role::kGiven, Shade::kNone).reverse);
  EXPECT_TRUE(style_of(Role::kCursor, Shade::kLines).reverse);
  for (const Theme theme : {Theme::kDark, Theme::kLight, Theme::kContrast}) {
    EXPECT_NE(lines_of_eight(theme).text, lines_of_eight(theme).behind);
  }
}

}  // namespace
}  // namespace gridmates::terminal::testing
