// The catalogue, its template, and the pseudo-language made from it.
#include "client/catalogue/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "tests/client/catalogue/extract.h"
#include "tests/client/catalogue/pseudo/template.h"
#include "tests/client/catalogue/sources.h"

namespace gridmates::catalogue::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::filesystem::path kTemplate = kRoot / "client/catalogue/gridmates.pot";

void add_texts(const std::string& folder, Of of, std::vector<Entry>& all) {
  each_source(folder, [&](const std::string&, const std::string& source) {
    std::ranges::copy(texts_in(source, of), std::back_inserter(all));
  });
}

// The texts in the sources, sorted. A text that has a plural somewhere is not also listed without
// it.
std::vector<Entry> texts_of_sources() {
  std::vector<Entry> all;
  add_texts("client", Of::kClient, all);
  add_texts("engine", Of::kEngine, all);
  add_texts("command_line", Of::kEngine, all);
  add_texts("proto/convert", Of::kEngine, all);
  add_texts("server", Of::kServer, all);
  std::ranges::sort(all);
  const auto same = std::ranges::unique(all);
  all.erase(same.begin(), same.end());
  std::vector<Entry> texts;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool again = i + 1 < all.size() && all[i].many.empty() && all[i + 1].one == all[i].one;
    if (!again) texts.push_back(all[i]);
  }
  return texts;
}

std::vector<std::string> only_in(const std::vector<Entry>& these,
                                 const std::vector<Entry>& others) {
  std::vector<std::string> names;
  for (const Entry& entry : these) {
    const bool known = std::ranges::binary_search(others, entry);
    if (!known) names.push_back(entry.one);
  }
  return names;
}

class Catalogue : public ::testing::Test {
 protected:
  ~Catalogue() override { choose_language(""); }
};

TEST(Template, HasEveryTextOfTheSourcesAndNoOther) {
  const std::vector<Entry> said = texts_of_sources();
  ASSERT_GT(said.size(), 1'000u);
  if (std::getenv("GRIDMATES_REWRITE_GOLDEN") != nullptr) {
    std::ofstream(kTemplate) << written_template(said);
  }
  const std::vector<Entry> listed = read_template(read_file(kTemplate));
  EXPECT_THAT(only_in(said, listed), IsEmpty()) << "missing: rewrite with GRIDMATES_REWRITE_GOLDEN";
  EXPECT_THAT(only_in(listed, said), IsEmpty()) << "said nowhere";
  EXPECT_EQ(written_template(listed), read_file(kTemplate));
}

// Translators do not see blanks at an end.
TEST(Template, NoTextBeginsOrEndsWithABlank) {
  for (const Entry& entry : texts_of_sources()) {
    EXPECT_FALSE(entry.one.starts_with(' ') || entry.one.ends_with(' ')) << entry.one;
  }
}

// Texts that are not translated, or also occur untranslated: typed commands, what precedes the
// colon of a line in a list, comments in a file.
const std::set<std::string> kBeside = {
    "GRIDMATES_CATALOGUE is not a compiled catalogue",
    " --kind centre",
    "about client: ",
    "about files: ",
    "about server: ",
    "about settings: ",
    "copy board",
    "qwe asd zxc",
    "copy candidates",
    "copy line",
    "copy link",
    "give up",
    "go on",
    "gridmates crashed by signal NN at ",
    "help new ",
    "last disc: ",
    "last mark: ",
    "level:1 to level:6",
    "out of ",
    "play in: ",
    "to move: ",
    "winning boards:",
    "winning discs:",
    "winning line:",
    "# Settings of gridmates. The settings page changes them; so does an editor. The names are\n"
    "# those of the command line, which counts more than this file.\n\n",
    "# What boards do not show, of: ",
    "# Of one game alone: ID-keys = wasd\n",
};

// Programs read the results of commands that need no server.
bool has_results(const std::string& path) {
  for (const char* folder : {"sudoku", "minesweeper", "tictactoe", "replay"}) {
    if (path.starts_with("client/tools/" + std::string(folder))) return true;
  }
  return false;
}

TEST(Template, NoSentenceStandsBesideTheCatalogue) {
  each_source("client", [](const std::string& path, const std::string& source) {
    if (has_results(path)) return;
    std::vector<std::string> beside = texts_beside(source);
    std::erase_if(beside, [](const std::string& text) { return kBeside.contains(text); });
    EXPECT_THAT(beside, IsEmpty()) << path << ": put them into tr(...)";
  });
}

TEST(Template, ASentenceBesideTheCatalogueIsNoticed) {
  EXPECT_THAT(texts_beside(R"cc(
                stage.message = "the match is over";
                stage.message = tr("the match has begun");
                Help help{{"give up NAME", tr_later("end it")}, {"one", "word"}};
                std::printf("%d of %d games");
              )cc"),
              ElementsAre("the match is over"));
}

TEST(Template, TextsOfSourcesAreFound) {
  constexpr std::string_view kSource = R"cc(
#include "no_text.h"
    // tr("in a comment")
    const char* quote = '"' == c ? tr("one "
                                      "text")
                                 : other("not this");
    std::string many = tr_count("{} move", "{} moves", 1'000);
    constexpr auto kLater = tr_later("says \"later\"");
    Bindings table{{Page::kAct, "Up k", "up/down", "select", "select a room", "ROOMS"},
                   {kBack, "Esc", "Esc", "", "back", "AROUND", At::kRace}};
    Option option{"lives", "not of the engine", kTogether};
  )cc";
  EXPECT_THAT(texts_in(kSource), ElementsAre(Entry{"one text", ""}, Entry{"{} move", "{} moves"},
                                             Entry{"says \"later\"", ""}, Entry{"select", ""},
                                             Entry{"select a room", ""}, Entry{"ROOMS", ""},
                                             Entry{"back", ""}, Entry{"AROUND", ""}));
  EXPECT_THAT(
      texts_in(R"cc(in_field<&A::b>({"lives", "hits until the end", {}, 1, 9}))cc", Of::kEngine),
      ElementsAre(Entry{"hits until the end", ""}));
}

TEST(Template, SentencesThatAreNoRefusalsAreFound) {
  constexpr std::string_view kSource = R"cc(
    constexpr std::array kUnits = {Sentence("row {name}"), core::Sentence("column {name}")};
    std::string say(core::Sentence text, const core::Parameters& parameters = {}) const;
    return is_one ? words.say(
                        "{cells} has only "
                        "{digits}",
                        parts)
                  : say("both, or none", {{"cells", "not this"}});
    core::Statement why("it has {count}", {{"count", count}});
    return say(kUnits[0], {{"name", name}});
  )cc";
  EXPECT_THAT(texts_in(kSource, Of::kEngine),
              ElementsAre(Entry{"row {name}", ""}, Entry{"column {name}", ""},
                          Entry{"{cells} has only {digits}", ""}, Entry{"both, or none", ""},
                          Entry{"it has {count}", ""}));
  EXPECT_THAT(texts_in(kSource), ElementsAre(Entry{"row {name}", ""}, Entry{"column {name}", ""},
                                             Entry{"it has {count}", ""}));
}

TEST(Template, IsReadAsItIsWritten) {
  const std::vector<Entry> entries{{"a \"quoted\" \\ text\nin two lines", ""},
                                   {"{} move", "{} moves"}};
  EXPECT_EQ(read_template(written_template(entries)), entries);
}

TEST_F(Catalogue, WithoutALanguageTextsAreThemselves) {
  EXPECT_STREQ(tr("the lobby"), "the lobby");
  EXPECT_EQ(tr("{} of {}", 2, "ten"), "2 of ten");
  EXPECT_EQ(tr_count("{} move", "{} moves", 1), "1 move");
  EXPECT_EQ(tr_count("{} move of {}", "{} moves of {}", 0, "ana"), "0 moves of ana");
  EXPECT_EQ(tr_filled("{1} and {0}", "a", "b"), "b and a");
}

TEST_F(Catalogue, ALanguageHasItsOwnOrderAndPlurals) {
  ASSERT_TRUE(choose_language(compiled({{{"the lobby", ""}, {"die Lobby", ""}},
                                        {{"{} of {}", ""}, {"von {1} {0}", ""}},
                                        {{"{} move", "{} moves"}, {"{} Zug", "{} Züge"}}})));
  EXPECT_STREQ(tr("the lobby"), "die Lobby");
  EXPECT_EQ(tr(std::string_view("the lobby")), "die Lobby");
  EXPECT_EQ(tr("{} of {}", 2, 3), "von 3 2");
  EXPECT_EQ(tr_count("{} move", "{} moves", 1), "1 Zug");
  EXPECT_EQ(tr_count("{} move", "{} moves", 12), "12 Züge");
  EXPECT_STREQ(tr("nobody has translated this"), "nobody has translated this");
  const char* lobby = tr("the lobby");
  ASSERT_TRUE(choose_language(""));
  EXPECT_STREQ(tr("the lobby"), "the lobby");
  EXPECT_STREQ(lobby, "die Lobby");
}

TEST_F(Catalogue, ATranslationThatAsksForMoreIsNotUsed) {
  ASSERT_TRUE(choose_language(
      compiled({{{"{} of {}", ""}, {"{0} {1} {2}", ""}}, {{"{} left", ""}, {"{", ""}}})));
  EXPECT_EQ(tr("{} of {}", 2, 3), "2 of 3");
  EXPECT_EQ(tr("{} left", 2), "2 left");
}

TEST_F(Catalogue, BytesThatAreNoCatalogueChangeNothing) {
  ASSERT_TRUE(choose_language(compiled({{{"the lobby", ""}, {"die Lobby", ""}}})));
  EXPECT_FALSE(choose_language("these bytes are no catalogue"));
  EXPECT_STREQ(tr("the lobby"), "die Lobby");
}

TEST_F(Catalogue, ThePseudoLanguageIsLongerAndKeepsPlaceholders) {
  EXPECT_EQ(pseudo("level"), "«ļéṽéļ»");
  EXPECT_EQ(pseudo("Seat {number} is taken."), "«Šéåţ {number} îš ţåķéñ. öööö öö»");
  ASSERT_TRUE(choose_language(pseudo_language()));
  EXPECT_STREQ(tr("back"), pseudo("back").c_str());
  EXPECT_EQ(tr("joining {} ...", "KITE-42"), "«ĵóîñîñĝ KITE-42 ...öööö»");
}

}  // namespace
}  // namespace gridmates::catalogue::testing
