// Ultimate tic-tac-toe by what three people's clients print, with the server killed in the middle.
#include <array>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::StartsWith;

// X wins three boards in a column; e5 is not among the moves.
constexpr std::array kMoves = {"b6", "d7", "a3", "a9", "b9", "f7", "h3", "d9", "b7",
                               "d3", "b8", "d6", "g7", "c2", "g5", "c4", "i2", "g4",
                               "a2", "a5", "b5", "d5", "b4", "d1", "a1"};
constexpr std::size_t kKilledBefore = 12;  // X may play in any open board then

TEST(Ultimate, IsPlayedToItsEndThoughTheServerDies) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  Player chen = evening.client("chen");
  const std::string opened = ana.ask("new ultimate versus");
  ASSERT_THAT(opened, StartsWith("ok new "));
  const std::string code = opened.substr(7, opened.find(' ', 7) - 7);
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  ASSERT_THAT(chen.ask("watch " + code), StartsWith("ok watch"));
  ASSERT_EQ(ana.ask("start"), "ok start");
  for (std::size_t i = 0; i < kMoves.size(); ++i) {
    if (i == 1) {
      ASSERT_TRUE(bo.see("ana played"));
      EXPECT_EQ(bo.ask("play e5"), "no play ILLEGAL_MOVE: You must play in the board d7-f9.");
    }
    if (i == kKilledBefore) {
      evening.kill_server();
      ASSERT_TRUE(evening.start()) << evening.log();
      for (Player* player : {&ana, &bo, &chen}) ASSERT_TRUE(player->see("* back"));
      EXPECT_EQ(ana.ask("play c8"), "no play ILLEGAL_MOVE: The board a7-c9 is won already.");
    }
    Player& player = i % 2 == 0 ? ana : bo;
    ASSERT_THAT(player.ask(std::string("play ") + kMoves.at(i)), StartsWith("ok play")) << i;
  }
  for (Player* player : {&ana, &bo, &chen}) EXPECT_TRUE(player->see("match 1: won by"));
  EXPECT_THAT(chen.ask("board"), StartsWith("ok board"));
  EXPECT_EQ(chen.count("winning boards: a1-c3 a4-c6 a7-c9"), 1u);
  // The whole game is saved, and read by another command.
  const std::string file = (evening.folder() / "game.pgn").string();
  const Ran replay =
      evening.command({"gridmates", "replay", code + "/1", "--format", "pgn", "--out", file});
  ASSERT_EQ(replay.status, 0) << replay.err;
  const Ran position = evening.command({"gridmates", "ultimate", "position", file});
  EXPECT_EQ(position.status, 0) << position.err;
  EXPECT_EQ(position.out, "9x9 x2o5/x1o5x/x2o3x1/1xo3o2/ox1o2x2/1x1o5/1x1o1ox2/1x7/ox1o5 o a1\n");
}

}  // namespace
}  // namespace gridmates::e2e
