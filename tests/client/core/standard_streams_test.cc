#include "client/core/standard_streams.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace gridmates::client {
namespace {

using testing::ExitedWithCode;

TEST(StandardStreamsDeathTest, AClosedInputIsOneThatHasEnded) {
  const auto child = [] {
    close(STDIN_FILENO);
    fill_standard_streams();
    char byte = 0;
    std::_Exit(read(STDIN_FILENO, &byte, 1) == 0 ? 7 : 1);
  };
  EXPECT_EXIT(child(), ExitedWithCode(7), "");
}

TEST(StandardStreamsDeathTest, NothingElseBecomesTheOutputAndWritingToItFails) {
  const auto child = [] {
    close(STDOUT_FILENO);
    fill_standard_streams();
    const bool taken = dup(STDERR_FILENO) > STDERR_FILENO;
    std::_Exit(taken && !write_out("lost\n") ? 7 : 1);
  };
  EXPECT_EXIT(child(), ExitedWithCode(7), "");
}

TEST(StandardStreamsDeathTest, AFullDiskIsAFailure) {
  const auto child = [] {
    if (std::freopen("/dev/full", "w", stdout) == nullptr) std::_Exit(1);
    std::_Exit(write_out("lost\n") ? 1 : complain(kCannotWrite, 7));
  };
  EXPECT_EXIT(child(), ExitedWithCode(7), "gridmates: cannot write to standard output\n");
}

TEST(StandardStreams, OpenOnesAreLeftAlone) {
  const int before = dup(STDERR_FILENO);
  fill_standard_streams();
  const int after = dup(STDERR_FILENO);
  EXPECT_EQ(after, before + 1);
  close(before);
  close(after);
}

}  // namespace
}  // namespace gridmates::client
