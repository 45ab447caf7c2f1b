// Every reason of the protocol has its words; an unknown one is shown in the server's words.
#include "client/words/refusals.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>

#include "client/catalogue/catalogue.h"
#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::words {
namespace {

v1::Error refused(const std::string& reason,
                  const std::vector<std::pair<std::string, std::string>>& parameters = {}) {
  v1::Error no;
  no.set_reason(reason);
  no.set_message("As the server \x1b says it.");
  for (const auto& [name, value] : parameters) {
    v1::Parameter& parameter = *no.add_parameters();
    parameter.set_name(name);
    parameter.set_value(value);
  }
  return no;
}

TEST(Refusals, HaveWordsForEveryReasonOfThePage) {
  std::ifstream page(GRIDMATES_SOURCE_DIR "/docs/PROTOCOL.md");
  const std::regex row("\\| `([a-z_]+)` \\| `[A-Z_]+` \\| (.*) \\|");
  const std::regex name("`([a-z]+)`");
  int reasons = 0;
  for (std::string line; std::getline(page, line);) {
    std::smatch found;
    if (!std::regex_match(line, found, row)) continue;
    ++reasons;
    const std::string names = found[2];
    std::vector<std::pair<std::string, std::string>> parameters;
    for (std::sregex_iterator next(names.begin(), names.end(), name), end; next != end; ++next) {
      parameters.emplace_back((*next)[1], "7");
    }
    if (found[1] == "no_such_table") continue;  // its sentence is the server's
    const std::string sentence = refusal_sentence(refused(found[1], parameters));
    EXPECT_EQ(sentence.find("As the server"), std::string::npos) << found[1];
    EXPECT_TRUE(sentence.ends_with('.')) << sentence;
    EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
  }
  EXPECT_GT(reasons, 40);
}

TEST(Refusals, AreAClauseWithNamesAsTheyAre) {
  EXPECT_EQ(as_clause("Only the host can do that."), "only the host can do that");
  EXPECT_EQ(as_clause("A computer cannot be the host."), "a computer cannot be the host");
  EXPECT_EQ(as_clause("A5 is taken."), "A5 is taken");
  EXPECT_EQ(as_clause("KITE-42/1 is not over."), "KITE-42/1 is not over");
  const v1::Error here = refused("not_away", {{"name", "Ana"}});
  EXPECT_EQ(refusal_clause(here, refusal_sentence(here)), "Ana is here");
  const v1::Error called = refused("called_so", {{"name", "Ana"}});
  EXPECT_EQ(refusal_clause(called, refusal_sentence(called)), "you are called Ana already");
  const v1::Error changed = refused("changed_meanwhile", {{"name", "Ana"}, {"seq", "7"}});
  EXPECT_EQ(refusal_clause(changed, "Ana set E5 = 5 a moment before."),
            "Ana set E5 = 5 a moment before");
}

TEST(Refusals, AreTheServersWhereTheReasonIsNotKnown) {
  EXPECT_EQ(refusal_sentence(refused("of_tomorrow")), "As the server \\x1b says it.");
  EXPECT_EQ(refusal_sentence(refused("")), "As the server \\x1b says it.");
  EXPECT_EQ(refusal_sentence(refused("name_taken")), "As the server \\x1b says it.")
      << "without the name";
}

// A refusal by the rules of a game.
v1::Error with_sentence(const std::string& sentence, const std::string& cell) {
  v1::Error no = refused("", {{"cell", cell}});
  no.set_sentence(sentence);
  return no;
}

TEST(Refusals, OfAGameAreTranslatedAsAWhole) {
  const v1::Error no = with_sentence("{cell} is taken.", "A5");
  EXPECT_EQ(refusal_sentence(no), "A5 is taken.");
  ASSERT_TRUE(choose_language(
      catalogue::testing::compiled({{{"{cell} is taken.", ""}, {"Besetzt ist {cell}.", ""}},
                                    {{"{cell} is full.", ""}, {"{number} ist voll.", ""}}})));
  const std::string translated = refusal_sentence(no);
  const std::string asks_for_more = refusal_sentence(with_sentence("{cell} is full.", "A5"));
  const std::string unknown = refusal_sentence(with_sentence("{cell} is new.", "A5"));
  choose_language("");
  EXPECT_EQ(translated, "Besetzt ist A5.");
  EXPECT_EQ(asks_for_more, "As the server \\x1b says it.");
  EXPECT_EQ(unknown, "A5 is new.");
}

TEST(Refusals, OfAGameAreTheServersWithoutWhatTheyName) {
  EXPECT_EQ(refusal_sentence(with_sentence("{board} is taken.", "A5")),
            "As the server \\x1b says it.");
  EXPECT_EQ(refusal_sentence(with_sentence("{cell} is \x1b taken {", "\x1b[2J")),
            "\\x1b[2J is \\x1b taken {");
}

// Two sentences, one inside the other, as the server sends them.
v1::Error with_reason_inside() {
  v1::Error no = refused("", {{"move", "h8"},
                              {"why", "h8 is taken."},
                              {"why.sentence", "{cell} is taken."},
                              {"why.cell", "h8"}});
  no.set_sentence("{move}: {why}");
  return no;
}

TEST(Refusals, WithASentenceInsideAreTranslatedWithIt) {
  using catalogue::testing::compiled;
  EXPECT_EQ(refusal_sentence(with_reason_inside()), "h8: h8 is taken.");
  ASSERT_TRUE(choose_language(compiled({{{"{move}: {why}", ""}, {"Zug {move}: {why}", ""}},
                                        {{"{cell} is taken.", ""}, {"Besetzt ist {cell}.", ""}}})));
  const std::string both = refusal_sentence(with_reason_inside());
  const core::Statement own(
      "{move}: {why}",
      {{"move", "h8"}, {"why", core::Statement("{cell} is taken.", {{"cell", "h8"}})}});
  const std::string here = statement_words(own);
  ASSERT_TRUE(choose_language(compiled({{{"{cell} is taken.", ""}, {"{who} hat das.", ""}}})));
  const std::string asks_for_more = refusal_sentence(with_reason_inside());
  choose_language("");
  EXPECT_EQ(both, "Zug h8: Besetzt ist h8.");
  EXPECT_EQ(here, both);
  EXPECT_EQ(asks_for_more, "h8: h8 is taken.");
}

// Each sentence contains the next one ten times.
TEST(Refusals, WithSentencesThatGrowAreNotFilled) {
  std::string name = "a";
  v1::Error no = refused("", {{name, "short"}});
  std::string ten;
  for (int i = 0; i < 10; ++i) ten += "{a}";
  for (int depth = 0; depth < 12; ++depth) {
    for (const auto& [suffix, value] :
         {std::pair{".sentence", ten}, {".a", std::string("short")}}) {
      v1::Parameter& one = *no.add_parameters();
      one.set_name(name + suffix);
      one.set_value(value);
    }
    name += ".a";
  }
  no.set_sentence("{a}");
  EXPECT_LT(refusal_sentence(no).size(), 10'000u);
}

TEST(Refusals, WithManyLongParametersAreNotFilled) {
  v1::Error no = refused("", {{"a", std::string(4'000, 'x')}});
  std::string sentence;
  for (int i = 0; i < 1'000; ++i) sentence += "{a}";
  no.set_sentence(sentence);
  EXPECT_EQ(refusal_sentence(no), "As the server \\x1b says it.");
}

TEST(Refusals, EscapeWhatTheyName) {
  EXPECT_EQ(refusal_sentence(refused("not_your_turn", {{"name", "\x1b[2J"}})),
            "It is not your turn: \\x1b[2J is to move.");
}

TEST(Refusals, TellTheEventThatChangedItMeanwhile) {
  client::Room room;
  room.feed.emplace_back().set_seq(11);
  room.feed.emplace_back().set_seq(12);
  const auto tell = [](const v1::Event& event) {
    return "bo moved with " + std::to_string(event.seq());
  };
  const v1::Error no = refused("changed_meanwhile", {{"seq", "12"}, {"name", "bo"}});
  EXPECT_EQ(refusal_sentence(no, room, tell), "bo moved with 12 a moment before.");
  room.feed.clear();
  EXPECT_EQ(refusal_sentence(no, room, tell),
            "bo changed that a moment before; look at the board.");
}

TEST(WhyNot, CountsDownWhatEndsByItself) {
  client::Room room;
  v1::Right& right = room.rights[v1::Action::kPlay];
  *right.mutable_refused() = refused("race_not_begun", {{"seconds", "9"}});
  right.set_until_ms(3'000);
  EXPECT_EQ(why_not(room, v1::Action::kPlay, 500), "the race begins in 3 s");
  EXPECT_EQ(why_not(room, v1::Action::kPlay, 2'500), "the race begins in 1 s");
  EXPECT_EQ(why_not(room, v1::Action::kPlay, 3'000), "");
  EXPECT_EQ(why_not(room, v1::Action::kStart, 0), "") << "of which nothing is known";
}

}  // namespace
}  // namespace gridmates::words
