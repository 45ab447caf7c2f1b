// The text of games without their rules: valid and invalid input.
#include "engine/pgn/pgn.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gridmates::pgn {
namespace {

using testing::ElementsAre;

TEST(Pgn, IsReadAsItIsWritten) {
  Text text;
  text.tags = {{"Game", "any"}, {"X", "ana \"the\\fox\""}};
  text.plies = {{"b2", "0:03"}, {"swap", ""}, {"4", ""}};
  text.result = Result::kDrawn;
  text.remark = "line a1-c3";
  const std::string written = write(text);
  EXPECT_EQ(written,
            "[Game \"any\"]\n[X \"ana \\\"the\\\\fox\\\"\"]\n\n"
            "1. b2 {0:03} swap 2. 4 1/2-1/2 {line a1-c3}\n");
  std::string_view rest = written;
  const auto read = take(rest);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, text);
  EXPECT_EQ(rest, "");
}

TEST(Pgn, ANumberMayStandBeforeItsMoveWithoutABlank) {
  std::string_view text = "1.b2 a1 2.4 1... *";
  const auto read = take(text);
  ASSERT_TRUE(read);
  EXPECT_THAT(read->plies,
              ElementsAre(Text::Ply{"b2", ""}, Text::Ply{"a1", ""}, Text::Ply{"4", ""}));
}

TEST(Pgn, LinesAreNotLong) {
  Text text;
  for (int i = 0; i < 60; ++i) text.plies.push_back({"a1", "{0:00}"});
  std::string written = write(text);
  EXPECT_THAT(written, testing::HasSubstr("a1 {(0:00)} a1"));
  while (!written.empty()) {
    const std::size_t end = written.find('\n');
    EXPECT_LE(end, 80u);
    written.erase(0, end + 1);
  }
}

TEST(Pgn, WhatDoesNotEndIsNamedAndTheNextGameIsReadAllTheSame) {
  for (const char* broken :
       {"[X ana]\n", "[X \"ana]\n", "[Game any]\n", "[Game \"any]\n", "1. b2 {0:03\n"}) {
    const std::string all = broken + std::string("\n[Game \"any\"]\n1. a1 *\n");
    std::string_view rest = all;
    EXPECT_FALSE(take(rest)) << broken;
    const auto next = take(rest);
    ASSERT_TRUE(next) << broken;
    EXPECT_EQ(*find(*next, "Game"), "any");
    EXPECT_EQ(rest, "");
  }
}

TEST(Pgn, AGameWithoutAResultEndsWhereTheNextOneBegins) {
  std::string_view text = "1. b2\n\n[Game \"any\"]\n1. a1 1-0\n";
  const auto first = take(text);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->result, std::nullopt);
  const auto second = take(text);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->result, Result::kXWon);
}

}  // namespace
}  // namespace gridmates::pgn
