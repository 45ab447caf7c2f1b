// Commands that need no server, and commands whose server does not answer.
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

TEST(Commands, AScriptTypesSomeAndNeedsNoInput) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  const Ran ran = evening.command({"gridmates", "play", "--linear", "--once",
                                   "new tictactoe versus", "--once", "sit 9", "--once", "where"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out,
              AllOf(HasSubstr("\nok new "), HasSubstr("\nno sit "), HasSubstr("\nok where ")));
  EXPECT_EQ(evening.command({"gridmates", "play", "--linear", "--once", "a\nb"}).status, 2);
  EXPECT_EQ(evening.stop_server(), 0);
}

TEST(Commands, AnEmptyLeaderboardSaysSoOnce) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  const std::vector<std::string> asked = {"gridmates", "leaderboard", "--game",
                                          "sudoku",    "--category",  "9x9 of nobody"};
  const Ran text = evening.command(asked);
  EXPECT_EQ(text.status, 0);
  EXPECT_EQ(text.out, "these words match no leaderboard yet\n");
  EXPECT_EQ(text.err, "");
  std::vector<std::string> as_json = asked;
  as_json.push_back("--json");
  EXPECT_THAT(evening.command(as_json).err, HasSubstr("match no leaderboard")) << "beside it";
  EXPECT_EQ(evening.command({"gridmates", "leaderboard", "--game", "sudoku"}).out, "Nobody yet.\n");
  const auto csv = [&evening](std::vector<std::string> of) {
    of.insert(of.begin(), {"gridmates", "leaderboard", "--format", "csv", "--game"});
    return evening.command(std::move(of)).out;
  };
  EXPECT_THAT(csv({"sudoku"}), StartsWith("game,window,category,"));
  EXPECT_THAT(csv({"tictactoe"}), StartsWith("game,window,place,"));
  EXPECT_THAT(csv({"tictactoe", "--category", "9x9x5"}), StartsWith("game,variant,"));
  EXPECT_EQ(evening.stop_server(), 0);
}

TEST(Commands, AServerIsAHostAndAPort) {
  const Ran nobody = run({"gridmates", "rooms", "--server", "127.0.0.1:1"});
  EXPECT_EQ(nobody.status, 3);
  EXPECT_THAT(nobody.err, HasSubstr("127.0.0.1:1"));
}

}  // namespace
}  // namespace gridmates::e2e
