// A repeated option in a config file is found on any lines; and errors are reported in our words.
#include "command_line/config_file.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

#include "command_line/wrong_usage.h"

namespace gridmates::command_line {
namespace {

// "name 1 3", or "" if no option is repeated.
std::string twice(std::string_view file) {
  const auto found = repeated_option(file);
  if (!found) return "";
  return found->name + " " + std::to_string(found->first) + " " + std::to_string(found->second);
}

TEST(RepeatedOption, IsFoundWhereverItsLinesStand) {
  EXPECT_EQ(twice("name = a\nname = b\n"), "name 1 2");
  EXPECT_EQ(twice("name = a\n\n# name = x\nserver = s\nname=a"), "name 1 5");
  EXPECT_EQ(twice("  ascii\r\nname = a\r\n\"ascii\" = false\r\n"), "ascii 1 3");
  EXPECT_EQ(twice("ascii # only ASCII\nascii = true # again\n"), "ascii 1 2");
}

TEST(RepeatedOption, KnowsSectionsAndLists) {
  EXPECT_EQ(twice("json = true\n[play]\njson = true\n"), "");
  EXPECT_EQ(twice("play.json = true\n[play]\njson = true\n"), "play.json 1 3");
  EXPECT_EQ(twice("[play]\njson = true\n[bot]\njson = true\n[play]\njson = true\n"),
            "play.json 2 6");
  EXPECT_EQ(twice("hide = [clock,\n  clock,\n  clashes]\nname = a\n"), "");
  EXPECT_EQ(twice("hide = [clock,\n  clashes]\nname = a\nhide = clock"), "hide 1 4");
}

TEST(RepeatedOption, IsNoneWhereEachStandsOnce) {
  EXPECT_EQ(twice(""), "");
  EXPECT_EQ(twice("\n\n"), "");
  EXPECT_EQ(twice("name = a\nnames = b\n; name = c\nhide = [clock"), "");
}

// The message of a program with a few options about a file and its command line.
std::string said(const std::string& text, Sections sections, const std::string& typed = "") {
  const std::string path = testing::TempDir() + "gridmates_config_file_test.toml";
  std::ofstream(path) << text;
  CLI::App app("a program", "program");
  std::string name;
  bool flag = false;
  app.add_option("--name", name)->check(CLI::IsMember({"a", "b"}).description(""));
  app.add_flag("--flag", flag);
  std::vector<std::string> list;
  app.add_option("--list", list)->delimiter(',')->check(CLI::IsMember({"a", "b"}).description(""));
  app.add_option("--more", list);
  CLI::App* play = app.add_subcommand("play");
  play->add_flag("--json", flag);
  play->add_option("--level", name);
  add_config_file(app, sections);
  std::string why = "taken";
  try {
    app.parse("--config " + path + typed);
  } catch (const CLI::Error& error) {
    why = wrong_usage(app, error).value;
  }
  std::remove(path.c_str());
  const std::string in = "in " + path;
  return why.starts_with(in) ? "in FILE" + why.substr(in.size()) : why;
}

TEST(ConfigFile, IsRefusedWithTheFileTheOptionAndBothLines) {
  EXPECT_EQ(said("name = a\n", Sections::kNone), "taken");
  EXPECT_EQ(said("name = a\nflag = true\n\nname = b\n", Sections::kOfCommands),
            "in FILE: name is given twice, in lines 1 and 4");
  EXPECT_EQ(said("flag\nflag\n", Sections::kNone),
            "in FILE: flag is given twice, in lines 1 and 2");
}

TEST(ConfigFile, HasSwitchesThatAreYesOrNo) {
  EXPECT_EQ(said("flag = yes\n", Sections::kNone), "taken");
  EXPECT_EQ(said("flag = off\n", Sections::kNone), "taken");
  EXPECT_EQ(said("flag = maybe\n", Sections::kNone), "in FILE, line 1: flag is yes or no");
  EXPECT_EQ(said("\nflag = 99999999999999999999\n", Sections::kNone),
            "in FILE, line 2: flag is yes or no");
}

TEST(ConfigFile, HasSectionsWhereTheProgramHas) {
  const std::string file = "[play]\njson = true\n";
  EXPECT_EQ(said(file, Sections::kOfCommands), "taken");
  EXPECT_EQ(said(file, Sections::kNone), "in FILE, line 1: sections cannot be used here: [play]");
  EXPECT_EQ(said("name = a\nplay.json = true\n", Sections::kNone),
            "in FILE, line 2: sections cannot be used here: [play]");
  EXPECT_EQ(said("# names\n[section]\nname = a\n", Sections::kOfCommands),
            "in FILE, line 2: there is no section [section]");
  EXPECT_EQ(said("[play.section]\n", Sections::kOfCommands),
            "in FILE, line 1: there is no section [play.section]");
  EXPECT_EQ(said("[default]\nname = a\n", Sections::kNone), "taken");
}

TEST(ConfigFile, HasOnlyOptionsOfTheProgram) {
  EXPECT_EQ(said("nonsense = 1\n", Sections::kNone),
            "in FILE, line 1: there is no option nonsense");
}

TEST(ConfigFile, HasOnlyValuesThatTheProgramTakes) {
  const std::string file = "# names\n\nname = \"carl\"\n";
  EXPECT_EQ(said(file, Sections::kNone), "in FILE, line 3: name: carl not in {a,b}");
  EXPECT_EQ(said("more = c\nlist = a,carl\n", Sections::kNone),
            "in FILE, line 2: list: carl not in {a,b}");
  EXPECT_EQ(said("list = \"\"\n", Sections::kNone), "in FILE, line 1: list:  not in {a,b}");
  EXPECT_EQ(said(file, Sections::kNone, " --name a"), "taken") << "what is typed counts";
  EXPECT_EQ(said("name = a\n", Sections::kNone, " --name carl"), "--name: carl not in {a,b}");
}

TEST(ConfigFile, HasNoOptionWithoutItsValue) {
  for (const char* line : {"name", "name =", "name = # a", "  name  "}) {
    EXPECT_EQ(said(std::string("flag\n") + line + "\n", Sections::kNone),
              "in FILE, line 2: the value of name is missing")
        << line;
  }
  EXPECT_EQ(said("\nlist =\n", Sections::kNone), "in FILE, line 2: the value of list is missing");
  EXPECT_EQ(said("[play]\nname =\n", Sections::kOfCommands),
            "in FILE, line 2: there is no option play.name");
  EXPECT_EQ(said("[play]\nlevel\n", Sections::kOfCommands),
            "in FILE, line 2: the value of play.level is missing");
  EXPECT_EQ(said("name\n", Sections::kNone, " --name a"), "taken") << "what is typed counts";
}

TEST(ConfigFile, IsUtf8Text) {
  EXPECT_EQ(said("# J\xc3\xbcrgen\nname = a\n", Sections::kNone), "taken");
  EXPECT_EQ(said("# J\xfcrgen\nname = a\n", Sections::kNone),
            "in FILE, line 1: this is not UTF-8 text");
  EXPECT_EQ(said("flag = yes\n\nmore = a\xff"
                 "b",
                 Sections::kNone),
            "in FILE, line 3: this is not UTF-8 text");
}

TEST(WrongUsage, SaysHowOftenAnOptionIsGiven) {
  EXPECT_EQ(said("", Sections::kNone, " --name a --name b"), "--name is given 2 times");
}

}  // namespace
}  // namespace gridmates::command_line
