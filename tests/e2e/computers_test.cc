// Computers on seats, by what clients print: against a person, against each other and in a race,
// with the server killed in the middle.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::vector<std::string> kAtOnce = {"--computer-pace", "0"};
// Six cells are empty.
constexpr std::string_view kPuzzle =
    "534678912672195348198342567859761423426853791713924856961537284287419635345......";

TEST(Computers, PlayOnThoughTheServerDies) {
  Evening evening;
  ASSERT_TRUE(evening.start(kAtOnce)) << evening.log();
  Player ana = evening.client("ana");
  const std::string code = code_of(ana.ask("new tictactoe versus --computer 4"));
  EXPECT_EQ(ana.ask("computer 2 off"), "ok computer seat 2 off");
  ASSERT_TRUE(ana.see(code + " computer 4 left."));
  EXPECT_EQ(ana.ask("computer 2 6"), "ok computer seat 2 level 6");
  ASSERT_TRUE(ana.see(code + " computer 6 took seat 2."));
  ASSERT_EQ(ana.ask("start"), "ok start");
  EXPECT_THAT(ana.ask("draw"), StartsWith("no draw WRONG_STATE: A computer does not agree"));
  ASSERT_EQ(ana.ask("play b2"), "ok play");
  ASSERT_TRUE(ana.see("computer 6 played "));
  evening.kill_server();
  ASSERT_TRUE(evening.start(kAtOnce)) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  ASSERT_EQ(ana.ask("resign"), "ok resign");
  ASSERT_TRUE(ana.see("won by computer 6 (ana resigned)"));
  const Ran board = evening.command({"gridmates", "leaderboard", "--game", "tictactoe"});
  EXPECT_EQ(board.status, 0) << board.err;
  EXPECT_THAT(board.out, Not(HasSubstr("computer 6"))) << "a board of people";
  EXPECT_THAT(board.out, Not(HasSubstr("ana"))) << "it counts for nobody";
  const Ran verified = evening.command({"gridmates", "verify", code + "/1"});
  EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
  ana.ask("quit");
  evening.stop_server();
  EXPECT_EQ(evening.check().status, 0);
}

TEST(Computers, PlayEachOtherForThoseWhoWatch) {
  Evening evening;
  ASSERT_TRUE(evening.start(kAtOnce)) << evening.log();
  Player ana = evening.client("ana");
  const std::string code = code_of(ana.ask("new connectfour versus --computer 2"));
  EXPECT_THAT(ana.ask("computer 1 3"), StartsWith("no computer ROOM_FULL: Seat 1 is taken."));
  ASSERT_EQ(ana.ask("stand"), "ok stand");
  ASSERT_EQ(ana.ask("computer 1 3"), "ok computer seat 1 level 3");
  Player bo = evening.client("bo");
  ASSERT_THAT(bo.ask("watch " + code), StartsWith("ok watch"));
  ASSERT_EQ(ana.ask("start"), "ok start");
  EXPECT_TRUE(bo.see(code + " match 1: "));
}

TEST(Computers, RaceOnTheBoardsOfComputers) {
  Evening evening;
  ASSERT_TRUE(evening.start(kAtOnce)) << evening.log();
  Player ana = evening.client("ana");
  const std::string opened =
      ana.ask("new sudoku race --computer 6 --puzzle " + std::string(kPuzzle));
  ASSERT_THAT(opened, StartsWith("ok new "));
  const std::string code = code_of(opened);
  ASSERT_EQ(ana.ask("start"), "ok start");
  ASSERT_TRUE(ana.see("computer 6 finished 1st in 0:03"));
  const std::string row = "345286179";
  for (std::size_t column = 4; column <= 9; ++column) {
    const std::string cell = "I" + std::to_string(column);
    EXPECT_EQ(ana.ask("set " + cell + " " + row[column - 1]), "ok set");
  }
  ASSERT_TRUE(ana.see(code + " match 1: solved"));
  const Ran people = evening.command({"gridmates", "leaderboard", "--game", "sudoku"});
  EXPECT_EQ(people.status, 0) << people.err;
  EXPECT_THAT(people.out, HasSubstr(", beginner, computer, race, no hints\n"));
  EXPECT_THAT(people.out, HasSubstr(", beginner, race, no hints\n"));
  ana.ask("quit");
  evening.stop_server();
  EXPECT_EQ(evening.check().status, 0);
}

// The computer needs some time, but the winner does not wait for it.
TEST(Computers, LoseARaceThatIsLeft) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  const std::string code =
      code_of(ana.ask("new sudoku race --computer 1 --puzzle " + std::string(kPuzzle)));
  ASSERT_EQ(ana.ask("start"), "ok start");
  const std::string row = "345286179";
  for (std::size_t column = 4; column <= 9; ++column) {
    const std::string command =
        "set I" + std::to_string(column) + " " + std::string(1, row[column - 1]);
    while (ana.ask(command).starts_with("no set FROZEN")) {
    }
  }
  ASSERT_TRUE(ana.see("You finished 1st"));
  ASSERT_EQ(ana.ask("leave"), "ok leave");
  const Ran board = evening.command({"gridmates", "leaderboard", "--game", "sudoku"});
  EXPECT_THAT(board.out, HasSubstr(code + "/1"));
  const Ran verified = evening.command({"gridmates", "verify", code + "/1"});
  EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
}

}  // namespace
}  // namespace gridmates::e2e
