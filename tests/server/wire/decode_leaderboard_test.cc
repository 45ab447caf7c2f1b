// Decoding requests for leaderboards.
#include "server/wire/decode_leaderboard.h"

#include "gtest/gtest.h"

namespace gridmates::wire {
namespace {

ports::BoardFilter boards(const v1::GetLeaderboard& get) {
  const auto wanted = wanted_leaderboard(get);
  EXPECT_TRUE(wanted.ok());
  return wanted ? wanted->only : ports::BoardFilter();
}

std::string wrong_field(const v1::GetLeaderboard& get) {
  const auto wanted = wanted_leaderboard(get);
  return wanted ? "" : wanted.error().field();
}

TEST(DecodeLeaderboard, WhatIsNotSetIsForAllBoards) {
  const auto all = boards({});
  EXPECT_FALSE(all.table);
  EXPECT_FALSE(all.source);
  EXPECT_FALSE(all.team_size);
  EXPECT_FALSE(all.assisted);
  EXPECT_FALSE(all.narrows());
}

TEST(DecodeLeaderboard, NarrowsTheBoards) {
  v1::GetLeaderboard get;
  get.set_table(v1::TABLE_RACE);
  get.set_source(v1::BOARD_SOURCE_PASTED);
  get.set_team_size(2);
  get.set_assisted(false);
  get.add_words("easy");
  const auto only = boards(get);
  EXPECT_EQ(only.table, core::Table::kRace);
  EXPECT_EQ(only.source, ports::Run::Source::kPasted);
  EXPECT_EQ(only.team_size, 2u);
  EXPECT_EQ(only.assisted, false);
  EXPECT_EQ(only.words, std::vector<std::string>{"easy"});
  EXPECT_TRUE(only.narrows());
}

TEST(DecodeLeaderboard, RefusesTablesAndSourcesThatAreNone) {
  v1::GetLeaderboard get;
  for (const int table : {-1, v1::TABLE_RACE + 1}) {
    get.set_table(static_cast<v1::Table>(table));
    EXPECT_EQ(wrong_field(get), "table");
  }
  get.clear_table();
  for (const int source : {-1, v1::BOARD_SOURCE_GENERATED + 1}) {
    get.set_source(static_cast<v1::BoardSource>(source));
    EXPECT_EQ(wrong_field(get), "source");
  }
}

TEST(DecodeLeaderboard, TakesSixteenWords) {
  v1::GetLeaderboard get;
  for (int i = 0; i < 16; ++i) get.add_words("easy");
  EXPECT_EQ(wrong_field(get), "");
  get.add_words("easy");
  EXPECT_EQ(wrong_field(get), "words");
}

}  // namespace
}  // namespace gridmates::wire
