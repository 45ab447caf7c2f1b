// The result of a command of the server's program: its exit status and its output. One thread.
#pragma once

#include <gtest/gtest.h>

#include <string>

namespace gridmates::app {

struct Answer {
  int status = 0;
  std::string out;
  std::string err;
};

// Runs `command`, which returns an exit status, and captures its output.
template <class Command>
Answer answer_of(Command command) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  Answer answer;
  answer.status = command();
  answer.out = testing::internal::GetCapturedStdout();
  answer.err = testing::internal::GetCapturedStderr();
  return answer;
}

}  // namespace gridmates::app
