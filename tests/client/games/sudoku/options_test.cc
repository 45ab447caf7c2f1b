// Options typed by a host for a board of Sudoku.
#include "client/games/sudoku/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/commands/command.h"
#include "client/commands/game_words.h"
#include "engine/sudoku/rules.h"

namespace gridmates::commands {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

v1::GameFacts facts() {
  v1::GameFacts game;
  game.set_id("sudoku");
  for (const auto& option : core::picked::facts<sudoku::Rules>()) {
    v1::OptionFacts& out = *game.add_options();
    out.set_name(std::string(option.name));
    out.set_what(std::string(option.what));
    out.set_min(option.min);
    out.set_max(option.max);
    out.set_usual(option.usual);
    for (const std::string_view value : option.values) out.add_values(std::string(value));
  }
  return game;
}

// The picks in a typed line, "level 4"; or why it fails.
std::vector<std::string> picks(const std::string& line) {
  v1::CreateRoom room;
  room.set_game("sudoku");
  room.set_table(v1::TABLE_COOP);
  const auto options = options_of(facts(), room.table());
  const Command command = *parse_command("new sudoku coop " + line, 1);
  const BoardOptions read = parse_board_options(command.words, 3, true, options);
  if (!read.error.empty()) return {read.error};
  const std::string why = ask_for(facts(), read.picked, room);
  if (!why.empty()) return {why};
  std::vector<std::string> out;
  for (const v1::PickedOption& pick : room.picked()) {
    out.push_back(pick.name() + ' ' + std::to_string(pick.value()));
  }
  return out;
}

TEST(SudokuOptions, ARangeOfRatingsIsTypedAsALevel) {
  const auto options = options_of(facts(), v1::TABLE_COOP);
  EXPECT_EQ(find_option(options, "rating-from"), nullptr);
  EXPECT_EQ(find_option(options, "rating-to"), nullptr);
  EXPECT_EQ(usage_of(*find_option(options, "level")),
            "--level any|beginner|easy|medium|hard|expert|extreme|FROM-TO, ratings as 4-5.5");
}

TEST(SudokuOptions, WhatIsNoLevelIsSaid) {
  for (const char* wrong : {"5-4", "4", "0.5-2", "4-13", "hardest"}) {
    EXPECT_THAT(picks("--level " + std::string(wrong)),
                ElementsAre(testing::StartsWith("there is no --level " + std::string(wrong) +
                                                ": --level any|beginner")));
  }
  EXPECT_THAT(picks("--difficulty 11"),
              ElementsAre(testing::StartsWith("there is no --difficulty 11: ")));
}

TEST(SudokuOptions, WhatWasPickedIsToldSizeFirst) {
  v1::GameOptions options;
  EXPECT_EQ(picked_words("sudoku", options, v1::TABLE_COOP), "9x9");
  v1::SudokuOptions& sudoku = *options.mutable_sudoku();
  sudoku.set_size(16);
  sudoku.set_level("hard");
  sudoku.set_checked(true);
  sudoku.set_mistake_s(10);
  EXPECT_EQ(picked_words("sudoku", options, v1::TABLE_COOP), "16x16, hard, checked");
  EXPECT_EQ(picked_words("sudoku", options, v1::TABLE_RACE),
            "16x16, hard, checked, a mistake costs 10 s");
  sudoku.clear_level();
  sudoku.set_rating_from(40);
  sudoku.set_rating_to(55);
  EXPECT_EQ(picked_words("sudoku", options, v1::TABLE_COOP), "16x16, rating 4.0 to 5.5, checked");
}

// A room that makes other boards may play a pasted puzzle.
TEST(SudokuOptions, TheLevelOfTheBoardStandsInsteadOfTheOneAskedFor) {
  v1::RoomSummary room;
  room.set_game("sudoku");
  room.mutable_options()->mutable_sudoku()->set_level("hard");
  room.mutable_options()->mutable_sudoku()->set_checked(true);
  EXPECT_EQ(picked_words(room), "9x9, hard, checked");
  room.set_level("medium");
  EXPECT_EQ(picked_words(room), "9x9, medium, checked");
  room.mutable_options()->mutable_sudoku()->clear_level();
  room.mutable_options()->mutable_sudoku()->set_rating_from(40);
  room.mutable_options()->mutable_sudoku()->set_rating_to(55);
  EXPECT_EQ(picked_words(room), "9x9, medium, checked");
}

TEST(SudokuOptions, ASwitchAloneIsAYes) {
  EXPECT_THAT(picks("--logical"), ElementsAre("logical 1"));
  EXPECT_THAT(picks("--logical --private"), ElementsAre("logical 1"));
  EXPECT_THAT(picks("--logical no"), ElementsAre("logical 0"));
  EXPECT_THAT(picks("--difficulty"),
              ElementsAre(testing::StartsWith("--difficulty lacks its value: ")));
}

// The room may have a level already, which the client does not know.
TEST(SudokuOptions, OneTakesThePlaceOfTheOther) {
  EXPECT_THAT(picks("--difficulty 3"),
              UnorderedElementsAre("level 0", "rating-from 0", "rating-to 0", "difficulty 3"));
  EXPECT_THAT(picks("--level 4-5.5"),
              UnorderedElementsAre("level 0", "rating-from 40", "rating-to 55", "difficulty 0"));
  EXPECT_THAT(picks("--level easy"),
              UnorderedElementsAre("level 2", "rating-from 0", "rating-to 0", "difficulty 0"));
  EXPECT_THAT(picks("--checked yes"), ElementsAre("checked 1"));
  EXPECT_THAT(picks("--checked no"), UnorderedElementsAre("checked 0", "mistake 0"));
  EXPECT_THAT(picks("--checked no --mistake 5"), UnorderedElementsAre("checked 0", "mistake 5"));
  EXPECT_THAT(picks("--difficulty any"), ElementsAre("difficulty 0"));
  EXPECT_THAT(picks("--level any"),
              UnorderedElementsAre("level 0", "rating-from 0", "rating-to 0"));
  EXPECT_THAT(picks("--level easy --difficulty 3"),
              UnorderedElementsAre("level 2", "rating-from 0", "rating-to 0", "difficulty 3"));
}

// As from a server without ranges.
TEST(SudokuOptions, ARangeIsOfferedWhereTheServerKnowsIt) {
  v1::GameFacts old = facts();
  auto& options = *old.mutable_options();
  options.erase(
      std::remove_if(options.begin(), options.end(),
                     [](const auto& option) { return option.name().starts_with("rating-"); }),
      options.end());
  EXPECT_EQ(find_option(options_of(old, v1::TABLE_COOP), "level")->typed, "");
  v1::CreateRoom room;
  room.set_table(v1::TABLE_COOP);
  EXPECT_NE(ask_for(old, {{"level", "4-5.5"}}, room), "");
}

}  // namespace
}  // namespace gridmates::commands
