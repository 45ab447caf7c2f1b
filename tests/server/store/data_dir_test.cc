#include "server/store/data_dir.h"

#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/store/subjects.h"

namespace gridmates::store {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(DataDir, IsMadeForItsOwnerAlone) {
  const TemporaryDirectory temporary;
  const auto path = temporary.path() / "deeper" / "data";
  const auto dir = DataDir::take(path);
  ASSERT_TRUE(dir) << dir.error();
  struct stat found{};
  ASSERT_EQ(stat(path.c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777, 0700u);
  EXPECT_EQ(dir->database().parent_path(), path);
}

TEST(DataDir, TheSecondHolderIsToldWhoHasIt) {
  const TemporaryDirectory temporary;
  {
    const auto first = DataDir::take(temporary.path());
    ASSERT_TRUE(first) << first.error();
    const auto second = DataDir::take(temporary.path());
    ASSERT_FALSE(second);
    EXPECT_THAT(second.error(), AllOf(HasSubstr(temporary.path().string()),
                                      HasSubstr("process " + std::to_string(getpid()))));
    EXPECT_FALSE(DataDir::take(temporary.path())) << "being refused must not free the lock";
  }
  EXPECT_TRUE(DataDir::take(temporary.path())) << "the lock goes with its holder";
}

TEST(DataDir, WhatIsNoDirectoryIsRefused) {
  const TemporaryDirectory temporary;
  const auto file = temporary.path() / "file";
  std::ofstream(file) << "x";
  for (const auto& path : {file, file / "data"}) {
    const auto dir = DataDir::take(path);
    ASSERT_FALSE(dir);
    EXPECT_THAT(dir.error(), AllOf(HasSubstr(path.string()), HasSubstr("Not a directory"),
                                   testing::Not(HasSubstr("\n"))));
  }
}

TEST(DataDir, WhatCannotBeWrittenToIsRefused) {
  const auto dir = DataDir::take("/proc/self");  // even root cannot write there
  ASSERT_FALSE(dir);
  EXPECT_THAT(dir.error(), HasSubstr("cannot write to the data directory /proc/self"));
}

}  // namespace
}  // namespace gridmates::store
