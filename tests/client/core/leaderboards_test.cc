#include "client/core/leaderboards.h"

#include <string>

#include "gtest/gtest.h"

namespace gridmates::client {
namespace {

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
        EXPECT_EQ(asked.category(), category) << heading_of(times);
        EXPECT_EQ(asked.table(), v1::TABLE_COOP);
        EXPECT_EQ(asked.team_size(), players);
        EXPECT_TRUE(asked.has_assisted());
        EXPECT_EQ(asked.assisted(), assisted);
      }
    }
    times.set_table(v1::TABLE_RACE);
    times.set_source(v1::BOARD_SOURCE_TABLE);
    if (std::string(category).find("puzzle") == std::string::npos) {
      EXPECT_EQ(asked_by(heading_of(times)).category(), category) << heading_of(times);
      EXPECT_EQ(asked_by(heading_of(times)).table(), v1::TABLE_RACE);
      EXPECT_EQ(asked_by(heading_of(times)).source(), v1::BOARD_SOURCE_TABLE);
    }
    EXPECT_EQ(asked_by(category).category(), category) << "and so is what the server calls it";
  }
}

TEST(Leaderboards, AHeadingIsTypedWithoutCommasAndInAnyCaseAndOrder) {
  EXPECT_EQ(asked_by("Beginner, Solo, No hints").category(), "beginner");
  EXPECT_EQ(asked_by("no hints solo beginner").category(), "beginner");
  EXPECT_EQ(asked_by("race  9x9/10 zero speed no flag paused").category(),
            "9x9/10 zero speed paused no-flag");
  EXPECT_EQ(asked_by("computer,generated boards").category(), " computer")
      << "as the server has it";
  EXPECT_EQ(asked_by("ratings 3x3x3").category(), "3x3x3");
  EXPECT_EQ(asked_by("solo, no hints").category(), "");
}

TEST(Leaderboards, WordsOfAHeadingNarrowWhatIsAskedFor) {
  EXPECT_EQ(asked_by("pasted").source(), v1::BOARD_SOURCE_PASTED);
  EXPECT_EQ(asked_by("pasted").category(), "");
  EXPECT_EQ(asked_by("solo").team_size(), 1u);
  EXPECT_EQ(asked_by("3 players").team_size(), 3u);
  EXPECT_TRUE(asked_by("with help").assisted());
  v1::GetLeaderboard asked = asked_by("solo pasted no hints");
  asked.set_window("week");
  ask_for("easy", asked);
  EXPECT_EQ(asked.SerializeAsString(), [] {
    v1::GetLeaderboard easy;
    easy.set_category("easy");
    easy.set_window("week");
    return easy.SerializeAsString();
  }()) << "what was typed before narrows nothing";
}

TEST(Leaderboards, SayWhatTheyCannotShow) {
  v1::GetLeaderboard asked;
  v1::Leaderboard answer;
  EXPECT_EQ(missing_words(asked, answer), "");
  asked.set_category("16x16/41");
  EXPECT_EQ(missing_words(asked, answer), "nobody is in the category 16x16/41 yet");
  asked.set_category(" puzzle 0123456789abcdef");
  EXPECT_EQ(missing_words(asked, answer), "nobody is in the category puzzle 0123456789abcdef yet");
  asked.set_category("16x16/41");
  asked.set_window("month");
  EXPECT_EQ(missing_words(asked, answer), "nobody is in the category 16x16/41 in that period");
  asked.clear_window();
  asked.set_team_size(2);
  EXPECT_EQ(missing_words(asked, answer), "no leaderboard fits these words yet");
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
