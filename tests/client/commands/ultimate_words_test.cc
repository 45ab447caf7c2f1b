#include <gtest/gtest.h>

#include "client/commands/list.h"

namespace gridmates::commands {
namespace {

std::optional<Parsed> parsed(const std::vector<std::string>& words) {
  return ultimate_words().parse(words, nullptr);
}

TEST(UltimateWords, ReadsAndWritesMoves) {
  for (const auto& words : {std::vector<std::string>{"play", "e5"}, {"e5"}, {"E5"}}) {
    const auto move = parsed(words);
    ASSERT_TRUE(move);
    ASSERT_TRUE(std::holds_alternative<v1::Move>(*move));
    EXPECT_EQ(std::get<v1::Move>(*move).ultimate().cell(), 40u);
    EXPECT_EQ(ultimate_words().typed(std::get<v1::Move>(*move), 9), "play e5");
  }
}

TEST(UltimateWords, SaysWhatIsWrong) {
  for (const auto& words :
       {std::vector<std::string>{"play"}, {"play", "j1"}, {"play", "a0"}, {"play", "e5", "e6"}}) {
    const auto read = parsed(words);
    ASSERT_TRUE(read);
    EXPECT_TRUE(std::holds_alternative<std::string>(*read));
  }
  EXPECT_FALSE(parsed({"4"})) << "no word of this game";
}

}  // namespace
}  // namespace gridmates::commands
