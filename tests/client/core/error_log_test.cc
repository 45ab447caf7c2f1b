// The log of unexpected errors: readable by its owner only, and without private data.
#include "client/core/error_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace gridmates::client {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::Not;

class ErrorLogTest : public testing::Test {
 protected:
  ~ErrorLogTest() override { std::filesystem::remove_all(directory_); }

  std::string path() const { return directory_ + "/state/errors.log"; }
  std::string text() const {
    std::ifstream file(path());
    return {std::istreambuf_iterator<char>(file), {}};
  }
  // The output on standard error when this is thrown.
  template <class Thrown>
  std::string throwing(const Thrown& thrown,
                       const std::function<std::vector<std::string>()>& words = nullptr) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(run_logged(log_, [&]() -> int { throw thrown; }, words), kUnexpected);
    return testing::internal::GetCapturedStderr();
  }

  static std::string fresh_directory() {
    std::string pattern = testing::TempDir() + "gridmates-errors-XXXXXX";
    return mkdtemp(pattern.data());
  }

  const std::string directory_ = fresh_directory();
  ErrorLog log_{directory_ + "/state"};
};

TEST_F(ErrorLogTest, IsOfItsOwnerAloneAndGrows) {
  EXPECT_FALSE(std::filesystem::exists(path())) << "nothing has happened";
  EXPECT_TRUE(log_.add("first"));
  EXPECT_TRUE(log_.add("second"));
  EXPECT_THAT(text(), MatchesRegex("20..-..-..T..:..:..Z gridmates/[0-9.]+: first\n"
                                   "20..-..-..T..:..:..Z gridmates/[0-9.]+: second\n"));
  struct stat info{};
  ASSERT_EQ(stat(path().c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777U, 0600U);
  ASSERT_EQ(stat((directory_ + "/state").c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777U, 0700U);
}

TEST_F(ErrorLogTest, DoesNotGrowForEver) {
  for (int i = 0; i < 40; ++i) EXPECT_TRUE(log_.add(std::string(10'000, 'x')));
  EXPECT_LT(std::filesystem::file_size(path()), 300'000U);
}

TEST_F(ErrorLogTest, FollowsNoLinkAndSaysThatThereIsNone) {
  std::filesystem::create_directory(directory_ + "/state");
  std::filesystem::create_symlink(directory_ + "/elsewhere", path());
  EXPECT_FALSE(log_.add("first"));
  EXPECT_FALSE(std::filesystem::exists(directory_ + "/elsewhere"));
  EXPECT_FALSE(ErrorLog("").add("first"));
  EXPECT_EQ(log_.pointer(false), "there is no log of it");
}

TEST_F(ErrorLogTest, WhatIsThrownIsNamedWithTheLog) {
  const auto none = [] { return std::vector<std::string>(); };
  const std::string said = throwing(std::out_of_range("map::at"), none);
  const std::string what = "an error that nobody expected: std::out_of_range: map::at";
  EXPECT_EQ(said, "gridmates: " + what + "; for details see " + path() + "\n");
  EXPECT_THAT(text(), HasSubstr(what));
  EXPECT_THAT(throwing(7, none), HasSubstr("nobody expected: int; "));
}

TEST_F(ErrorLogTest, WithoutKnowingWhatIsPrivateOnlyTheTypeIsNamed) {
  EXPECT_THAT(throwing(std::runtime_error("zoe said hello")),
              AllOf(HasSubstr("std::runtime_error; "), Not(HasSubstr("hello"))));
  EXPECT_THAT(text(), Not(HasSubstr("hello")));
}

TEST_F(ErrorLogTest, NobodysNameOrTalkGetsIntoIt) {
  Model model;
  model.name = "ana";
  model.rooms.add_rooms()->set_host("dora");
  Room& room = model.room.emplace();
  room.code = "KITE-42-secret";
  room.names[2] = "zoe";
  room.feed.emplace_back().mutable_said()->set_text("the key is under zoe's doormat");
  const std::runtime_error error(
      "ana: the key is under zoe's doormat, zoe\x1b[2J in KITE-42-secret of dora");
  EXPECT_THAT(throwing(error, [&model] { return private_words(model); }),
              HasSubstr("[hidden]: [hidden], [hidden][2J in [hidden] of [hidden]; "));
  for (const char* word : {"ana", "zoe", "dora", "KITE", "doormat", "\x1b"}) {
    EXPECT_THAT(text(), Not(HasSubstr(word)));
  }
}

TEST_F(ErrorLogTest, WhatEndsWellIsNotNoted) {
  EXPECT_EQ(run_logged(log_, [] { return 3; }), 3);
  EXPECT_THAT(text(), IsEmpty());
}

}  // namespace
}  // namespace gridmates::client
