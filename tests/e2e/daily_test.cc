// Dailies with real clients: one board for two players, a kill in the middle, access and standings.
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

// Waits if midnight is near, when the dailies would change.
void keep_off_midnight() {
  using namespace std::chrono_literals;
  const auto now = std::chrono::system_clock::now();
  const auto left = std::chrono::ceil<std::chrono::days>(now) - now;
  if (left < 120s) std::this_thread::sleep_for(left + 1s);
}

// The Sudoku of the current match, as a line of cells.
std::string puzzle_of(Player& player) {
  const std::size_t from = player.lines().size();
  EXPECT_THAT(player.ask("board"), StartsWith("ok board "));
  std::string cells;
  for (std::size_t i = from; i < player.lines().size(); ++i) {
    const std::string& line = player.lines()[i];
    if (!line.starts_with("row ")) continue;
    for (const char c : line.substr(line.find(':'))) {
      if (c == '.' || (c >= '1' && c <= '9')) cells += c;
    }
  }
  return cells;
}

// "ok daily KITE-42 seat 1" -> "KITE-42".
std::string room_of(const std::string& answer) {
  const std::size_t begin = std::string("ok daily ").size();
  return answer.substr(begin, answer.find(' ', begin) - begin);
}

// Sets all empty cells, the last one after a pause of `before_last`: a run that is too fast for a
// person is not ranked.
void solve(Player& player, std::chrono::seconds before_last = {}) {
  const std::string puzzle = puzzle_of(player);
  ASSERT_EQ(puzzle.size(), 81U);
  const Ran solved = run({"gridmates", "sudoku", "solve", "-"}, puzzle + "\n");
  const std::size_t at = solved.out.find_first_of("123456789");
  ASSERT_NE(at, std::string::npos) << solved.err;
  const std::string solution = solved.out.substr(at, 81);
  const std::size_t last = puzzle.rfind('.');
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (puzzle[cell] != '.') continue;
    if (cell == last) std::this_thread::sleep_for(before_last);
    const std::string name =
        std::string(1, static_cast<char>('A' + cell / 9)) + std::to_string(cell % 9 + 1);
    ASSERT_EQ(player.ask("set " + name + " " + solution[cell]), "ok set") << solution;
  }
}

// The lines of `player` since `from` that begin with `begin`.
std::vector<std::string> lines_with(const Player& player, std::size_t from,
                                    const std::string& begin) {
  std::vector<std::string> found;
  for (std::size_t i = from; i < player.lines().size(); ++i) {
    if (player.lines()[i].starts_with(begin)) found.push_back(player.lines()[i]);
  }
  return found;
}

TEST(Daily, IsOneBoardForTwoAndForbiddenToWhoHasNotFinished) {
  keep_off_midnight();
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  ASSERT_EQ(ana.ask("daily"), "ok daily 9");
  EXPECT_EQ(ana.count("daily sudoku easy: not played; solved by 0"), 1U);

  const std::string opened = ana.ask("daily sudoku easy");
  ASSERT_THAT(opened, AllOf(StartsWith("ok daily "), HasSubstr(" seat 1")));
  const std::string code = room_of(opened);
  ASSERT_EQ(ana.ask("start"), "ok start");
  const std::string board = puzzle_of(ana);

  EXPECT_THAT(bo.ask("watch " + code), StartsWith("no watch FORBIDDEN: "));
  EXPECT_THAT(bo.ask("join " + code), StartsWith("no join FORBIDDEN: "));
  EXPECT_EQ(bo.ask("rooms"), "ok rooms 0");

  evening.kill_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  ana.ask("unpause");  // refused if the room has not noticed that she was away
  EXPECT_EQ(puzzle_of(ana), board);
  solve(ana, std::chrono::seconds(30));
  EXPECT_TRUE(ana.see(code + " match 1: solved."));
  EXPECT_TRUE(ana.see("place 1 of 1; solved by 1; streak 1 day"));
  EXPECT_THAT(ana.ask("rematch"), StartsWith("no rematch WRONG_STATE: A daily"));
  EXPECT_EQ(ana.ask("leave"), "ok leave");
  EXPECT_THAT(ana.ask("daily sudoku easy"),
              AllOf(StartsWith("no daily WRONG_STATE: You have solved this daily puzzle in "),
                    HasSubstr("place 1 of 1")));
  const std::size_t from = ana.lines().size();
  EXPECT_EQ(ana.ask("daily share sudoku easy"), "ok daily 1");
  EXPECT_THAT(lines_with(ana, from, "share: "),
              ElementsAre(AllOf(StartsWith("share: Gridmates daily 20"), HasSubstr("Sudoku easy")),
                          HasSubstr(", no help, place 1 of 1"), "share: streak 1 day"));

  const Ran refused = evening.command({"gridmates", "replay", code + "/1", "--name", "cy"});
  EXPECT_EQ(refused.status, 1) << "cy has not played it";
  EXPECT_THAT(refused.err, HasSubstr("daily puzzle"));
  ASSERT_TRUE(bo.see("* back"));
  const std::string own = room_of(bo.ask("daily sudoku easy"));
  EXPECT_NE(own, code);
  ASSERT_EQ(bo.ask("start"), "ok start");
  EXPECT_EQ(puzzle_of(bo), board);
  solve(bo);
  EXPECT_TRUE(bo.see(", unranked; solved by 1")) << "nobody is so fast";
  const Ran replayed = evening.command({"gridmates", "replay", code + "/1", "--name", "bo"});
  EXPECT_EQ(replayed.status, 0) << replayed.err;
  const Ran verified = evening.command({"gridmates", "verify", code + "/1", "--name", "bo"});
  EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
  evening.stop_server();
  const Ran checked = evening.check();
  EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
}

// Midnight passes during a daily, while the server is down.
TEST(Daily, GoesOnAcrossMidnight) {
  using namespace std::chrono_literals;
  keep_off_midnight();
  const auto now = std::chrono::system_clock::now();
  const auto to_midnight = std::chrono::duration_cast<std::chrono::seconds>(
      std::chrono::ceil<std::chrono::days>(now) - now);
  Evening evening;
  evening.set_ahead(to_midnight - 60s);
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  Player bo = evening.client("bo");
  const std::string code = room_of(ana.ask("daily sudoku easy"));
  ASSERT_EQ(ana.ask("start"), "ok start");
  const std::string yesterdays = puzzle_of(ana);
  ASSERT_TRUE(bo.see("* signed in as bo")) << "who was never there is not back";

  evening.kill_server();
  evening.set_ahead(to_midnight + 60s);
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  ana.ask("unpause");  // refused if the room has not noticed that she was away
  EXPECT_EQ(puzzle_of(ana), yesterdays) << "what was begun is played to its end";
  ASSERT_TRUE(bo.see("* back"));
  ASSERT_THAT(bo.ask("daily sudoku easy"), StartsWith("ok daily "));
  ASSERT_EQ(bo.ask("start"), "ok start");
  const std::string todays = puzzle_of(bo);
  EXPECT_NE(todays, yesterdays);

  solve(ana, 30s);
  EXPECT_TRUE(ana.see(code + " match 1: solved."));
  EXPECT_TRUE(ana.see("place 1 of 1; solved by 1; streak 1 day")) << "on the day it is of";
  EXPECT_EQ(ana.ask("leave"), "ok leave");
  const Ran refused = evening.command({"gridmates", "replay", code + "/1", "--name", "bo"});
  EXPECT_EQ(refused.status, 1) << "it can still be played by who has begun it";
  ASSERT_THAT(ana.ask("daily sudoku easy"), StartsWith("ok daily "));
  ASSERT_EQ(ana.ask("start"), "ok start");
  EXPECT_EQ(puzzle_of(ana), todays);
  solve(ana, 30s);
  EXPECT_TRUE(ana.see("place 1 of 1; solved by 1; streak 2 days")) << "each counts for its day";

  // After the end of the next day anybody may see the replay.
  evening.set_ahead(to_midnight + 24h + 60s);
  const Ran replayed = evening.command({"gridmates", "replay", code + "/1", "--name", "bo"});
  EXPECT_EQ(replayed.status, 0) << replayed.err;
  evening.stop_server();
  const Ran checked = evening.check();
  EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
}

TEST(Daily, IsLeftAndComeBackTo) {
  keep_off_midnight();
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  const std::string code = room_of(ana.ask("daily minesweeper beginner"));
  ASSERT_EQ(ana.ask("start"), "ok start");
  EXPECT_EQ(ana.ask("leave"), "ok leave");
  EXPECT_EQ(ana.ask("where"), "ok where nowhere");
  ana.ask("daily");
  EXPECT_EQ(ana.count("daily minesweeper beginner: begun in " + code + "; solved by 0"), 1U);
  EXPECT_EQ(ana.ask("daily minesweeper beginner"), "ok daily " + code + " seat 1");
  EXPECT_EQ(ana.ask("unpause").substr(0, 3), "ok ");
  EXPECT_EQ(ana.ask("stop"), "ok stop");
  EXPECT_TRUE(ana.see(code + " daily minesweeper beginner: not solved; solved by 0"));
  EXPECT_EQ(ana.ask("leave"), "ok leave");
  EXPECT_EQ(ana.ask("daily minesweeper beginner"),
            "no daily WRONG_STATE: You have played this daily puzzle, and it was not solved.");
  EXPECT_THAT(ana.ask("daily minesweeper huge"), StartsWith("no daily INVALID_ARGUMENT: "));
  EXPECT_THAT(ana.ask("daily minesweeper"), StartsWith("no daily USAGE: "));
}

TEST(Daily, IsListedByAOneShotCommand) {
  keep_off_midnight();
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  const Ran listed = evening.command({"gridmates", "daily"});
  EXPECT_EQ(listed.status, 0) << listed.err;
  EXPECT_THAT(listed.out, AllOf(StartsWith("Dailies of 20"), HasSubstr("GAME"),
                                HasSubstr("extreme"), HasSubstr("not played")));
  const Ran json = evening.command({"gridmates", "daily", "--json"});
  EXPECT_EQ(json.status, 0) << json.err;
  EXPECT_THAT(json.out, AllOf(HasSubstr("\"level\":\"easy\""), HasSubstr("\"closesInMs\":\""),
                              HasSubstr("DAILY_STATE_NOT_PLAYED")));
}

}  // namespace
}  // namespace gridmates::e2e
