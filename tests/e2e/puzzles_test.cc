// Puzzles of packs by what real clients print.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;

TEST(Puzzles, OfAPackAreListedByLevel) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  const Ran hard = evening.command({"gridmates", "puzzles", "starter", "--level", "hard"});
  EXPECT_EQ(hard.status, 0) << hard.err;
  EXPECT_EQ(hard.out, "PUZZLE      LEVEL  SIZE\nstarter/46  hard   9x9\n");
  const Ran unknown = evening.command({"gridmates", "puzzles", "nobodys"});
  EXPECT_EQ(unknown.status, 1);
  EXPECT_THAT(unknown.err, HasSubstr("no such pack"));
  Player ana = evening.client("ana");
  EXPECT_EQ(ana.ask("puzzles starter --level hard"), "ok puzzles 1");
  EXPECT_EQ(ana.count("puzzle starter/46: hard, 9x9"), 1u);
}

}  // namespace
}  // namespace gridmates::e2e
