// Boards made ahead of requests: which ones are made, and who gets them.
#include "server/actors/shard/ready_boards.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/games/games.h"
#include "server/base/limits.h"

namespace gridmates::actors {
namespace {

using Kind = ReadyBoards::Kind;
using Board = ReadyBoards::Board;

Board numbered(std::uint8_t number) { return {{number}, "easy"}; }

class ReadyBoardsTest : public testing::Test {
 protected:
  Metrics metrics_;
  ReadyBoards ready_{all_games(), metrics_};
  Kind kind_ = *ready_.wanted();
};

TEST_F(ReadyBoardsTest, ABoardIsHandedOutOnce) {
  ready_.put(kind_, numbered(1));
  EXPECT_EQ(metrics_.ready_boards.Value(), 1);
  const auto taken = ready_.take(kind_);
  ASSERT_TRUE(taken);
  EXPECT_EQ(taken->board, core::Bytes{1});
  EXPECT_EQ(taken->level, "easy");
  EXPECT_FALSE(ready_.take(kind_));
  EXPECT_EQ(metrics_.ready_boards.Value(), 0);
}

TEST_F(ReadyBoardsTest, OtherOptionsAndOtherGamesGetNone) {
  ready_.put(kind_, numbered(1));
  EXPECT_FALSE(ready_.take({kind_.game, kind_.game->default_options()}));
  for (const core::Game* game : all_games().all()) {
    if (game != kind_.game) EXPECT_FALSE(ready_.take({game, kind_.options}));
  }
}

TEST_F(ReadyBoardsTest, AsManyAreKeptOfEachKindAndNoMore) {
  std::size_t made = 0;
  while (const auto wanted = ready_.wanted()) {
    ready_.put(*wanted, numbered(0));
    ASSERT_LE(++made, limits::kReadyBoards * limits::kReadyKinds);
  }
  EXPECT_EQ(made % limits::kReadyBoards, 0u);
  ready_.put(kind_, numbered(1));
  EXPECT_EQ(metrics_.ready_boards.Value(), static_cast<double>(made));
  ASSERT_TRUE(ready_.take(kind_));
  EXPECT_EQ(ready_.wanted(), kind_) << "the one that was taken is made anew";
}

TEST_F(ReadyBoardsTest, EachKindHasOneBeforeAnyHasTwo) {
  std::set<core::Bytes> seen;
  for (auto wanted = ready_.wanted(); !seen.contains(wanted->options); wanted = ready_.wanted()) {
    seen.insert(wanted->options);
    ready_.put(*wanted, numbered(0));
  }
  const auto& game = *kind_.game;
  EXPECT_EQ(seen.size(), 2 * game.usual_options().size()) << "for playing together and for races";
}

TEST_F(ReadyBoardsTest, WhatFailsInARowIsGivenUp) {
  for (std::size_t i = 1; i < limits::kReadyFailures; ++i) ready_.failed(kind_);
  EXPECT_EQ(ready_.wanted(), kind_);
  ready_.put(kind_, numbered(0));
  ASSERT_TRUE(ready_.take(kind_));
  EXPECT_EQ(ready_.wanted(), kind_) << "begun anew";
  for (std::size_t i = 0; i < limits::kReadyFailures; ++i) ready_.failed(kind_);
  EXPECT_NE(ready_.wanted(), kind_);
}

TEST(ReadyBoards, GamesWithoutUsualOptionsHaveNone) {
  core::Games games;
  for (const core::Game* game : all_games().all()) {
    if (game->usual_options().empty()) games.add(*game);
  }
  ASSERT_FALSE(games.all().empty());
  Metrics metrics;
  EXPECT_FALSE(ReadyBoards(games, metrics).wanted());
}

}  // namespace
}  // namespace gridmates::actors
