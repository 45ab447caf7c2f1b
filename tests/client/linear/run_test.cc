// The line-by-line client as a program, with broken streams.
#include "client/linear/run.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "client/core/standard_streams.h"

namespace gridmates::linear {
namespace {

using testing::ExitedWithCode;

client::Config nowhere() {
  client::Config config;
  config.server = "ws://127.0.0.1:1/ws";
  config.name = "ana";
  config.keep_token = false;
  return config;
}

// Makes `text` and then its end the standard input.
void feed(const std::string& text) {
  int ends[2];
  if (pipe(ends) != 0) std::_Exit(1);
  if (write(ends[1], text.data(), text.size()) < 0) std::_Exit(1);
  close(ends[1]);
  dup2(ends[0], STDIN_FILENO);
}

TEST(RunLinearDeathTest, WithoutAnInputItEnds) {
  const auto child = [] {
    close(STDIN_FILENO);
    client::fill_standard_streams();
    std::_Exit(run_linear(nowhere(), false, "", {}));
  };
  EXPECT_EXIT(child(), ExitedWithCode(0), "");
}

TEST(RunLinearDeathTest, OutputThatFailsIsSaidAndEndsIt) {
  const auto child = [] {
    feed("help\n");
    if (std::freopen("/dev/full", "w", stdout) == nullptr) std::_Exit(1);
    std::_Exit(run_linear(nowhere(), false, "", {}));
  };
  EXPECT_EXIT(child(), ExitedWithCode(3), "^gridmates: cannot write to standard output\n$");
}

// The bytes come in many pieces, and the kept rest must not become a line that fits.
TEST(RunLinearDeathTest, ALineWithoutEndIsRefusedAsAWhole) {
  const auto child = [] {
    feed("help " + std::string(20'000, 'x') + "\n");
    if (dup2(STDERR_FILENO, STDOUT_FILENO) < 0) std::_Exit(1);
    std::_Exit(run_linear(nowhere(), false, "", {}));
  };
  EXPECT_EXIT(child(), ExitedWithCode(0), "no help USAGE: This line is longer than 4096 bytes");
}

}  // namespace
}  // namespace gridmates::linear
