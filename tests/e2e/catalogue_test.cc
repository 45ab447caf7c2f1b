// The programs in another language: sentences are translated, and machine-readable output is not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/client/catalogue/pseudo/template.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using catalogue::testing::pseudo;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// A sentence in the pseudo-language, up to its first placeholder.
std::string begin_of(const std::string& sentence) {
  const std::string text = pseudo(sentence);
  return text.substr(0, text.find('{'));
}

class Catalogue : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(evening_.start()) << evening_.log();
    std::ofstream(file_, std::ios::binary) << catalogue::testing::pseudo_language();
  }
  Ran ask(std::vector<std::string> arguments, const std::string& file,
          const std::string& input = {}) const {
    arguments.insert(arguments.end(), {"--server", evening_.url(), "--name", "ana"});
    return run(std::move(arguments), input,
               {{"GRIDMATES_CATALOGUE", file},
                {"XDG_STATE_HOME", (evening_.folder() / "state").string()}});
  }
  Ran translated(std::vector<std::string> arguments, const std::string& input = {}) const {
    return ask(std::move(arguments), file_.string(), input);
  }

  Evening evening_;
  const std::filesystem::path file_ = evening_.folder() / "pseudo.mo";
};

TEST_F(Catalogue, TheLineByLineClientKeepsItsOwnWords) {
  const Ran evening = translated({"gridmates", "play", "--linear"},
                                 "new sudoku coop\nstart\nset A5\nwhere\nhelp\nleave\nquit\n");
  EXPECT_EQ(evening.status, 0) << evening.err;
  EXPECT_THAT(evening.out, AllOf(HasSubstr("\nok new "), HasSubstr(" seat 1\n"),
                                 HasSubstr("\nok start\n"), HasSubstr("\nok leave\n")));
  EXPECT_THAT(evening.out, ContainsRegex("\n[A-Z]+-[0-9]+ «"));
  EXPECT_THAT(evening.out, HasSubstr("\nno set USAGE: " + pseudo("as in set A5 7") + "\n"));
  EXPECT_THAT(evening.out, HasSubstr("\nhelp quit: " +
                                     pseudo("end the client; your seat stays "
                                            "yours") +
                                     "\n"));
  EXPECT_THAT(evening.out, Not(HasSubstr(" started.")));
}

TEST_F(Catalogue, WhatProgramsReadIsTheSame) {
  ask({"gridmates", "play", "--linear"}, "", "new sudoku coop\nquit\n");
  for (const std::vector<std::string>& asked :
       {std::vector<std::string>{"gridmates", "rooms", "--json"},
        {"gridmates", "me", "--format", "csv"},
        {"gridmates", "leaderboard", "--game", "sudoku", "--format", "json"}}) {
    const Ran plain = ask(asked, "");
    EXPECT_EQ(plain.status, 0) << plain.err;
    EXPECT_EQ(translated(asked).out, plain.out) << asked[1];
  }
  EXPECT_THAT(translated({"gridmates", "rooms"}).out, StartsWith(pseudo("CODE")));
}

TEST_F(Catalogue, WhatTheServerRefusesIsTranslated) {
  const Ran puzzles = translated({"gridmates", "puzzles", "nobodys"});
  EXPECT_EQ(puzzles.status, 1);
  EXPECT_THAT(puzzles.err, HasSubstr(pseudo("There is no such pack.")));
  const Ran play =
      translated({"gridmates", "play", "--linear"}, "player nobody\njoin NONE-1\nquit\n");
  EXPECT_THAT(play.out, AllOf(HasSubstr(pseudo("There is no player of this name.")),
                              HasSubstr(pseudo("There is no such room."))));
}

TEST_F(Catalogue, WhyAPastedLinkCannotBeReadIsTranslated) {
  const Ran play = translated({"gridmates", "play", "--linear"},
                              "new sudoku coop --puzzle https://sudokupad.app/sclABCDEF\nquit\n");
  EXPECT_THAT(
      play.out,
      AllOf(HasSubstr(begin_of("No puzzle can be read there: {why}.")),
            HasSubstr(pseudo(
                "this link uses SudokuPad's own packing and cannot be read; its fpuz links can"))));
}

TEST_F(Catalogue, WhatIsWrongWithTheCommandLineOrItsFileIsTranslated) {
  const std::string file = (evening_.folder() / "wrong.conf").string();
  const auto with_file = [&](const std::string& text) {
    std::ofstream(file) << text;
    return translated({"gridmates", "rooms", "--config", file}).err;
  };
  EXPECT_THAT(with_file("nonsense = 1\n"), HasSubstr(begin_of("there is no option {option}")));
  EXPECT_THAT(with_file("ascii = 1\nascii = 1\n"), HasSubstr(begin_of("in {file}: {why}") + file));
  EXPECT_THAT(with_file("theme = plaid\n"), HasSubstr("plaid"));
  EXPECT_THAT(translated({"gridmates", "rooms", "nonsense"}).err,
              HasSubstr(begin_of("The following argument was not expected: {argument}")));
}

TEST_F(Catalogue, TheHelpIsTranslatedAsAWhole) {
  const Ran help = translated({"gridmates", "--help"});
  EXPECT_THAT(help.out, AllOf(HasSubstr(pseudo("Usage")), HasSubstr(pseudo("Subcommands")),
                              HasSubstr(pseudo("Print this help message and exit"))));
  EXPECT_THAT(help.out, Not(HasSubstr("Options:")));
}

TEST_F(Catalogue, AFileThatIsNoCatalogueIsSaidAndLeftOut) {
  const Ran rooms = ask({"gridmates", "rooms"}, "/dev/zero-is-not-here");
  EXPECT_EQ(rooms.status, 0);
  EXPECT_THAT(rooms.out, StartsWith("No open rooms."));
  std::ofstream(file_) << "no catalogue";
  const Ran again = translated({"gridmates", "rooms"});
  EXPECT_THAT(again.out, StartsWith("No open rooms."));
  EXPECT_THAT(again.err, HasSubstr("GRIDMATES_CATALOGUE"));
}

}  // namespace
}  // namespace gridmates::e2e
