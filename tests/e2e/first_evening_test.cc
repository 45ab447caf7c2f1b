// Two people solve a published Sudoku together while a third watches, two others play tic-tac-toe,
// and the server is killed in the middle of both: every acknowledged move is kept, all clients
// reconnect by themselves, the matches end and the leaderboards show them.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// The example of Wikipedia's article on Sudoku, by Lawrence Leonard Gilbert.
constexpr std::string_view kGivens =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::vector<std::string> missing_moves() {
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < kGivens.size(); ++i) {
    if (kGivens[i] != '.') continue;
    moves.push_back(std::string(1, static_cast<char>('A' + i / 9)) + std::to_string(i % 9 + 1) +
                    " " + kSolution[i]);
  }
  return moves;
}

// Players move in turn, from move `from` up to `to`; each is acknowledged before the next.
void solve(std::vector<Player*> players, const std::vector<std::string>& moves, std::size_t from,
           std::size_t to) {
  for (std::size_t i = from; i < to; ++i) {
    ASSERT_THAT(players[i % players.size()]->ask("set " + moves[i]), StartsWith("ok set"))
        << moves[i];
  }
}

// The parameter is the number of serving threads.
class FirstEvening : public testing::TestWithParam<const char*> {
 protected:
  std::vector<std::string> threads() const { return {"--threads", GetParam()}; }
};
INSTANTIATE_TEST_SUITE_P(Threads, FirstEvening, testing::Values("1", "2"));

TEST_P(FirstEvening, TwoSolveTogetherWhileAThirdWatchesAndTheServerDies) {
  Evening evening;
  ASSERT_TRUE(evening.start(threads())) << evening.log();
  Player ana = evening.client("ana"), bo = evening.client("bo"), chen = evening.client("chen");
  const std::string opened = ana.ask("new sudoku coop --puzzle " + std::string(kGivens));
  ASSERT_THAT(opened, StartsWith("ok new "));
  const std::string code = code_of(opened);
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join " + code));
  ASSERT_THAT(chen.ask("watch " + code), StartsWith("ok watch " + code));
  EXPECT_THAT(ana.ask("start"), StartsWith("ok start"));
  ASSERT_TRUE(bo.see("match 1 started"));

  const auto moves = missing_moves();
  ASSERT_EQ(moves.size(), 51u);
  solve({&ana, &bo}, moves, 0, 20);
  EXPECT_THAT(chen.ask("set " + moves[20]), StartsWith("no set NOT_SEATED"));
  EXPECT_THAT(ana.ask("set A1 4"), StartsWith("no set ILLEGAL_MOVE"));
  EXPECT_THAT(ana.ask("note " + moves[21].substr(0, 2) + " 27"), StartsWith("ok note"));
  EXPECT_THAT(ana.ask("undo"), StartsWith("ok undo"));

  evening.kill_server();
  ASSERT_TRUE(ana.see("connection lost"));
  ana.type("set " + moves[20]);  // kept, and sent when the server is back
  ASSERT_TRUE(evening.start(threads())) << evening.log();
  EXPECT_THAT(ana.answer(), StartsWith("ok set"));
  for (Player* player : {&ana, &bo, &chen}) ASSERT_TRUE(player->see("* back"));

  // Every acknowledged move is still there.
  ASSERT_THAT(bo.ask("board"), StartsWith("ok board"));
  for (std::size_t i = 0; i <= 20; ++i) {
    EXPECT_THAT(bo.ask("set " + moves[i]), StartsWith("no set ILLEGAL_MOVE"))
        << moves[i] << " was lost";
  }
  solve({&bo, &ana}, moves, 21, moves.size());
  for (Player* player : {&ana, &bo, &chen}) ASSERT_TRUE(player->see("solved"));
  EXPECT_THAT(ana.ask("set A1 1"), StartsWith("no set "));

  const Ran fame =
      evening.command({"gridmates", "leaderboard", "--game", "sudoku", "--all", "--json"});
  EXPECT_EQ(fame.status, 0) << fame.err;
  EXPECT_THAT(fame.out, HasSubstr(code + "/1"));
  EXPECT_THAT(fame.out, HasSubstr("PASTED"));
  EXPECT_EQ(evening.stop_server(), 0);
  const Ran check = evening.check();
  EXPECT_EQ(check.status, 0) << check.out << check.err;
}

TEST_P(FirstEvening, TwoPlayTicTacToeToAWinADrawAndAResignation) {
  Evening evening;
  ASSERT_TRUE(evening.start(threads())) << evening.log();
  Player dora = evening.client("dora"), emil = evening.client("emil");
  const std::string code = code_of(dora.ask("new tictactoe versus"));
  ASSERT_THAT(emil.ask("join " + code), StartsWith("ok join"));
  ASSERT_THAT(dora.ask("start"), StartsWith("ok start"));
  ASSERT_TRUE(emil.see("match 1 started"));

  // Dora begins and wins the top row; the server dies in the middle.
  EXPECT_THAT(emil.ask("play b2"), StartsWith("no play NOT_YOUR_TURN"));
  EXPECT_THAT(dora.ask("play a1"), StartsWith("ok play"));
  EXPECT_THAT(emil.ask("play a2"), StartsWith("ok play"));
  EXPECT_THAT(dora.ask("play a2"), StartsWith("no play ILLEGAL_MOVE"));
  EXPECT_THAT(dora.ask("play d4"), StartsWith("no play "));
  evening.kill_server();
  ASSERT_TRUE(dora.see("connection lost"));
  ASSERT_TRUE(emil.see("connection lost"));
  ASSERT_TRUE(evening.start(threads())) << evening.log();
  EXPECT_THAT(dora.ask("play b1"), StartsWith("ok play"));
  EXPECT_THAT(emil.ask("play b2"), StartsWith("ok play"));
  EXPECT_THAT(dora.ask("play c1"), StartsWith("ok play"));
  ASSERT_TRUE(emil.see("won by dora"));
  EXPECT_THAT(emil.ask("play c3"), StartsWith("no play WRONG_STATE"));

  // The rematch: Emil begins, and it is a draw.
  ASSERT_EQ(emil.ask("rematch"), "ok rematch");
  ASSERT_TRUE(dora.see("emil asks")) << "who is not the host asks";
  ASSERT_EQ(dora.ask("yes"), "ok yes");
  ASSERT_TRUE(emil.see("match 2 started. emil begins."));
  const std::vector<std::string> draw = {"a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"};
  for (std::size_t i = 0; i < draw.size(); ++i) {
    Player& player = i % 2 == 0 ? emil : dora;
    ASSERT_THAT(player.ask("play " + draw[i]), StartsWith("ok play")) << draw[i];
  }
  ASSERT_TRUE(emil.see("drawn"));

  // The third match: Dora begins again and resigns.
  ASSERT_THAT(dora.ask("rematch"), StartsWith("ok rematch"));
  ASSERT_THAT(dora.ask("start"), StartsWith("ok start"));
  ASSERT_THAT(dora.ask("play b2"), StartsWith("ok play"));
  ASSERT_THAT(dora.ask("resign"), StartsWith("ok resign"));
  ASSERT_TRUE(emil.see("won by emil"));

  const Ran fame = evening.command({"gridmates", "leaderboard", "--game", "tictactoe"});
  EXPECT_EQ(fame.status, 0) << fame.err;
  for (const auto* run : {"/1", "/2", "/3"}) EXPECT_THAT(fame.out, HasSubstr(code + run));
  EXPECT_EQ(evening.stop_server(), 0);
  EXPECT_EQ(evening.check().status, 0);
}

TEST_P(FirstEvening, APuzzleOfATableComesOntoItsOwnBoardOfFameOnce) {
  Evening evening;
  const Ran import = run(
      {"gridmatesd", "import-puzzles", "-", "--pack", "ours", "--data", evening.data().string()},
      std::string(kGivens) + "\n" + std::string(kGivens) + "\nnonsense\n");
  EXPECT_THAT(import.err + import.out, HasSubstr("3")) << "line 3 is named";
  ASSERT_TRUE(evening.start(threads())) << evening.log();
  Player ana = evening.client("ana");
  const std::string code = code_of(ana.ask("new sudoku coop --puzzle ours/1"));
  ASSERT_THAT(ana.ask("start"), StartsWith("ok start"));
  const auto moves = missing_moves();
  solve({&ana}, moves, 0, moves.size());
  ASSERT_TRUE(ana.see("solved"));
  for (const std::string& same : {std::string("rematch"), std::string("next --puzzle ours/1"),
                                  "next --puzzle " + std::string(kGivens)}) {
    ASSERT_THAT(ana.ask(same), StartsWith("ok "));
    ASSERT_THAT(ana.ask("start"), StartsWith("ok start"));
    solve({&ana}, moves, 0, moves.size());
    ASSERT_TRUE(ana.see("solved"));
  }

  const Ran fame =
      evening.command({"gridmates", "leaderboard", "--game", "sudoku", "--all", "--json"});
  EXPECT_THAT(fame.out, HasSubstr(code + "/1"));
  EXPECT_THAT(fame.out, HasSubstr("TABLE"));
  for (const auto* run : {"/2", "/3", "/4"})
    EXPECT_THAT(fame.out, testing::Not(HasSubstr(code + run)));
}

}  // namespace
}  // namespace gridmates::e2e
