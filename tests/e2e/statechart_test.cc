// The state chart of a room, as the program prints it.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"
#include "tests/support/sanitized.h"

namespace gridmates::e2e {
namespace {

TEST(Statechart, IsPrinted) {
  if (support::kIsSanitized) GTEST_SKIP() << "what it tries takes minutes then";
  const Ran ran = run({"gridmatesd", "statechart", "--format", "mermaid"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, testing::HasSubstr("stateDiagram-v2"));
}

}  // namespace
}  // namespace gridmates::e2e
