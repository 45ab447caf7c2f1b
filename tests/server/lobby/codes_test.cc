#include "server/lobby/codes.h"

#include <regex>
#include <set>

#include "gtest/gtest.h"
#include "server/lobby/words.h"
#include "tests/support/fake_random.h"

namespace gridmates::lobby {
namespace {

TEST(Words, AreManyShortAndDifferent) {
  EXPECT_GE(kWords.size(), 256u);
  EXPECT_EQ(std::set(kWords.begin(), kWords.end()).size(), kWords.size());
  for (const auto word : kWords) {
    EXPECT_TRUE(std::regex_match(std::string(word), std::regex("[A-Z]{4,6}"))) << word;
  }
}

TEST(Codes, AreAWordAndDigits) {
  support::FakeRandom random(1);
  for (int i = 0; i < 200; ++i) {
    const std::string code = make_code(random, false, 0).str();
    EXPECT_TRUE(std::regex_match(code, std::regex("[A-Z]+-[0-9]{2}"))) << code;
  }
}

TEST(Codes, GrowWhenManyAreTaken) {
  support::FakeRandom random(1);
  std::size_t digits = 2;
  for (int attempt = 0; attempt < kCodeAttempts; ++attempt) {
    const std::string code = make_code(random, false, attempt).str();
    const std::size_t now = code.size() - code.find('-') - 1;
    EXPECT_GE(now, digits) << code;
    digits = now;
  }
  EXPECT_EQ(digits, 4u);
}

TEST(Codes, OfPrivateRoomsHaveEightLettersMore) {
  support::FakeRandom random(1);
  std::set<std::string> secrets;
  for (int i = 0; i < 1'000; ++i) {
    const std::string code = make_code(random, true, kCodeAttempts - 1).str();
    EXPECT_LE(code.size(), RoomCode::kMax);
    std::smatch parts;
    ASSERT_TRUE(std::regex_match(code, parts, std::regex("[A-Z]+-[0-9]{4}-([2-9A-HJKMNP-Z]{8})")))
        << code;
    secrets.insert(parts[1]);
  }
  EXPECT_EQ(secrets.size(), 1'000u);
}

TEST(Codes, OfPrivateRoomsCanBeSaidWithoutTheirSecret) {
  EXPECT_EQ(without_secret("KITE-42-7RWX2M9Q").str(), "KITE-42-private");
  EXPECT_EQ(without_secret("KITE-42").str(), "KITE-42");
}

}  // namespace
}  // namespace gridmates::lobby
