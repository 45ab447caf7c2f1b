// Commands that need no server, or none that answers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

TEST(Commands, TheLeaderboardListsTheGames) {
  EXPECT_EQ(run({"gridmates", "leaderboard"}).out,
            "connectfour\nminesweeper\nsudoku\ntictactoe\nultimate\n");
  EXPECT_THAT(run({"gridmates", "leaderboard", "--json"}).out,
              StartsWith("{\"game\":\"connectfour\"}\n"));
}

TEST(Commands, TheHelpNamesWhatOptionsTake) {
  EXPECT_THAT(run({"gridmates", "--help"}).out,
              AllOf(HasSubstr("--server URL="), HasSubstr("--name NAME=")));
}

TEST(Commands, AServerIsAHostAndAPort) {
  const Ran nobody = run({"gridmates", "rooms", "--server", "127.0.0.1:1"});
  EXPECT_EQ(nobody.status, 3);
  EXPECT_THAT(nobody.err, HasSubstr("127.0.0.1:1"));
}

}  // namespace
}  // namespace gridmates::e2e
