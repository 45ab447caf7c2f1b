#include "client/core/leaderboards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace gridmates::client {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAreArray;

v1::BestTimes board(v1::BoardSource source, const std::string& category) {
  v1::BestTimes times;
  times.set_source(source);
  times.set_category(category);
  times.set_table(v1::TABLE_COOP);
  times.set_team_size(1);
  return times;
}

TEST(Leaderboards, AHeadingNamesTheMarksOfACategory) {
  v1::BestTimes times =
      board(v1::BOARD_SOURCE_GENERATED, "9x9/10 zero speed paused computer no-flag");
  EXPECT_EQ(heading_of(times), "9x9/10 zero speed, paused, computer, no flag, solo, no hints");
  EXPECT_EQ(category_words(times), "9x9/10 zero speed, paused, computer, no flag");
  times.set_table(v1::TABLE_RACE);
  EXPECT_EQ(heading_of(times), "9x9/10 zero speed, paused, computer, no flag, race, no hints");
}

TEST(Leaderboards, AHeadingNeverBeginsWithABlank) {
  v1::BestTimes times = board(v1::BOARD_SOURCE_GENERATED, " computer");
  EXPECT_EQ(heading_of(times), "Generated boards, computer, solo, no hints");
  EXPECT_EQ(category_words(times), "computer");
  times.set_category("");
  EXPECT_EQ(heading_of(times), "Generated boards, solo, no hints");
  EXPECT_EQ(category_words(times), "");
}

TEST(Leaderboards, APastedPuzzleIsNamedOnce) {
  v1::BestTimes times = board(v1::BOARD_SOURCE_PASTED, "checked puzzle 0123456789abcdef computer");
  times.set_team_size(3);
  times.set_assisted(true);
  EXPECT_EQ(heading_of(times),
            "Pasted puzzle 0123456789abcdef, checked, computer, 3 players, with help");
  times.set_category("");
  EXPECT_EQ(heading_of(times), "Pasted puzzles, 3 players, with help");
}

TEST(Leaderboards, AHeadingIsEscaped) {
  EXPECT_EQ(heading_of(board(v1::BOARD_SOURCE_TABLE, "\x1b[2J")),
            "Puzzles of the server, \\x1b[2J, solo, no hints");
}

v1::GetLeaderboard asked_by(std::string_view typed) {
  v1::GetLeaderboard asked;
  ask_for(typed, asked);
  return asked;
}

// The words of a category: of a request, and of a board's heading.
std::vector<std::string> words_of(const v1::GetLeaderboard& asked) {
  return {asked.words().begin(), asked.words().end()};
}

std::vector<std::string> words_of(const std::string& category) {
  std::istringstream in(category);
  std::vector<std::string> words;
  for (std::string word; in >> word;) {
    if (word != "puzzle") words.push_back(word);  // shown by the source
  }
  return words;
}

TEST(Leaderboards, AHeadingIsTypedBackAsItsBoard) {
  for (const char* category :
       {"beginner", "16x16/40 zero speed", "9x9/10 zero speed paused computer no-flag", "",
        "daily 2026-11-24 easy hints+checks", "checked paused puzzle 0123456789abcdef computer"}) {
    v1::BestTimes times = board(v1::BOARD_SOURCE_PASTED, category);
    for (const bool assisted : {false, true}) {
      for (std::uint32_t players = 1; players < 4; ++players) {
        times.set_team_size(players);
        times.set_assisted(assisted);
        const v1::GetLeaderboard asked = asked_by(heading_of(times));
        EXPECT_THAT(words_of(asked), UnorderedElementsAreArray(words_of(category)));
        EXPECT_EQ(asked.category(), "");
        EXPECT_EQ(asked.source(), v1::BOARD_SOURCE_PASTED);
        EXPECT_EQ(asked.table(), v1::TABLE_COOP);
        EXPECT_EQ(asked.team_size(), players);
        EXPECT_TRUE(asked.has_assisted());
        EXPECT_EQ(asked.assisted(), assisted);
      }
    }
    times.set_table(v1::TABLE_RACE);
    EXPECT_EQ(asked_by(heading_of(times)).table(), v1::TABLE_RACE);
    times.set_category("");
    times.set_source(v1::BOARD_SOURCE_TABLE);
    EXPECT_EQ(asked_by(heading_of(times)).source(), v1::BOARD_SOURCE_TABLE);
  }
}

TEST(Leaderboards, AHeadingIsTypedWithoutCommasAndInAnyCaseAndOrder) {
  EXPECT_THAT(words_of(asked_by("Beginner, Solo, No hints")), ElementsAre("beginner"));
  EXPECT_THAT(words_of(asked_by("no hints solo beginner")), ElementsAre("beginner"));
  EXPECT_THAT(words_of(asked_by("race  9x9/10 zero speed no flag paused")),
              ElementsAre("9x9/10", "zero", "speed", "no-flag", "paused"));
  EXPECT_THAT(words_of(asked_by("computer,generated boards")), ElementsAre("computer"));
  EXPECT_THAT(words_of(asked_by("ratings 3x3x3")), ElementsAre("3x3x3"));
  EXPECT_THAT(words_of(asked_by("solo, no hints")), IsEmpty());
}

TEST(Leaderboards, WordsOfAHeadingNarrowWhatIsAskedFor) {
  for (const char* pasted : {"pasted", "pasted puzzle", "Pasted puzzles"}) {
    EXPECT_EQ(asked_by(pasted).source(), v1::BOARD_SOURCE_PASTED);
    EXPECT_THAT(words_of(asked_by(pasted)), IsEmpty()) << pasted;
  }
  EXPECT_EQ(asked_by("solo").team_size(), 1u);
  EXPECT_EQ(asked_by("3 players").team_size(), 3u);
  EXPECT_TRUE(asked_by("with help").assisted());
  v1::GetLeaderboard asked = asked_by("solo pasted no hints 9x9");
  asked.set_window("week");
  ask_for("easy", asked);
  v1::GetLeaderboard easy;
  easy.add_words("easy");
  easy.set_window("week");
  EXPECT_EQ(asked.SerializeAsString(), easy.SerializeAsString())
      << "what was typed before narrows nothing";
}

TEST(Leaderboards, WordsThatExcludeEachOtherAreRefused) {
  for (const char* typed : {"race, 2 players", "solo race", "with help, no hints",
                            "solo, 2 players", "pasted generated boards"}) {
    v1::GetLeaderboard asked = asked_by("easy");
    EXPECT_EQ(ask_for(typed, asked), std::string("no leaderboard is for all of that: ") + typed);
    EXPECT_THAT(words_of(asked), ElementsAre("easy")) << "as it was";
  }
  v1::GetLeaderboard asked;
  EXPECT_EQ(ask_for("race race easy easy", asked), "");
  std::string many;
  for (int i = 0; i < 17; ++i) many += " " + std::to_string(i);
  EXPECT_EQ(ask_for(many, asked), "these are more than 16 words");
}

TEST(Leaderboards, SayWhatTheyCannotShow) {
  v1::GetLeaderboard asked;
  v1::Leaderboard answer;
  EXPECT_EQ(missing_words(asked, answer), "");
  asked.set_category("16x16/41");
  EXPECT_EQ(missing_words(asked, answer), "nobody is in the category 16x16/41 yet");
  asked.set_window("month");
  EXPECT_EQ(missing_words(asked, answer), "nobody is in the category 16x16/41 in that period");
  asked.clear_window();
  asked.set_team_size(2);
  EXPECT_EQ(missing_words(asked, answer), "these words match no leaderboard yet");
  asked.set_window("week");
  EXPECT_EQ(missing_words(asked, answer), "these words match no leaderboard of that period");
  answer.add_ratings();
  EXPECT_EQ(missing_words(asked, answer), "");
}

// Others may have lines on the same boards.
TEST(Leaderboards, SayThatYouHaveNoLineWhereThoseAroundItWereAskedFor) {
  v1::GetLeaderboard asked;
  v1::Leaderboard answer;
  asked.set_around_me(true);
  EXPECT_EQ(missing_words(asked, answer), "you have no line there yet");
  asked.set_category("easy");
  EXPECT_EQ(missing_words(asked, answer), "you have no line in the category easy yet");
  asked.set_window("2026-10");
  EXPECT_EQ(missing_words(asked, answer), "you have no line in the category easy in that period");
  asked.clear_category();
  EXPECT_EQ(missing_words(asked, answer), "you have no line in that period");
  answer.add_tallies()->set_player("ana");
  EXPECT_EQ(missing_words(asked, answer), "");
}

TEST(Leaderboards, SayThatThereIsNo3BvToSortBy) {
  v1::GetLeaderboard asked;
  asked.set_order(v1::LEADERBOARD_ORDER_WORTH);
  v1::Leaderboard answer;
  EXPECT_EQ(missing_words(asked, answer), "");
  v1::BestTime& line = *answer.add_best_times()->add_lines();
  EXPECT_EQ(missing_words(asked, answer), "these boards have no 3BV; they are sorted by time");
  line.set_worth(45);
  EXPECT_EQ(missing_words(asked, answer), "");
}

}  // namespace
}  // namespace gridmates::client
