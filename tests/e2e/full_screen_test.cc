// The full screen on a terminal, from the lobby to the end of a puzzle and back, with the server
// killed in the middle.
#include <unistd.h>

#include <functional>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/client/terminal/pseudo_terminal.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

constexpr const char* kEasyPuzzle =
    "534678912672195348198342567859761423426853791713924856961537284287419635345......";

// ana's client at 80x24.
class Screen {
 public:
  explicit Screen(const Evening& evening)
      : terminal_({24, 80},
                  {{"TERM", "xterm-256color"},
                   {"LC_ALL", "C.UTF-8"},
                   {"XDG_STATE_HOME", (evening.folder() / "state").string()},
                   {"XDG_CONFIG_HOME", (evening.folder() / "config").string()}},
                  [&evening] {
                    const std::string client = program("gridmates");
                    execl(client.c_str(), "gridmates", "--server", evening.url().c_str(), "--name",
                          "ana", nullptr);
                    return 127;
                  }) {}

  // Types, then waits until the screen shows this text.
  testing::AssertionResult sees(const std::string& typed, const std::string& text) {
    terminal_.type(typed);
    if (terminal_.until([&] { return terminal_.shows(text); })) return testing::AssertionSuccess();
    return testing::AssertionFailure() << text << " is not on\n" << terminal_.picture();
  }
  bool shows(const std::string& text) const { return terminal_.shows(text); }
  bool until(const std::function<bool()>& wanted) { return terminal_.until(wanted); }
  int quit() {
    terminal_.type("q");
    return terminal_.wait_for_end();
  }

 private:
  terminal::testing::PseudoTerminal terminal_;
};

TEST(FullScreen, APuzzleFromTheLobbyToItsReplay) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player bo = evening.client("bo");
  const std::string other = code_of(bo.ask("new tictactoe versus"));
  Screen ana(evening);
  ASSERT_TRUE(ana.sees("", other));
  ASSERT_TRUE(ana.sees("f", "only: Sudoku"));
  EXPECT_TRUE(ana.until([&] { return !ana.shows(other); })) << "only rooms of Sudoku";
  ASSERT_TRUE(
      ana.sees(":new sudoku coop --puzzle " + std::string(kEasyPuzzle) + "\r", "s to start"));
  ASSERT_TRUE(ana.sees("s", "75/81"));
  ASSERT_TRUE(ana.sees(":set I4 2\r", "76/81"));
  evening.kill_server();
  ASSERT_TRUE(ana.sees("", "shown again once you"));
  ASSERT_TRUE(evening.start()) << evening.log();
  // The match is paused if she was away for long enough, maybe only from now on.
  const std::string row = "I │ 3   4   5 │ 2";
  for (int i = 0; i < 3 && !ana.shows(row); ++i) {
    ASSERT_TRUE(ana.until([&] { return ana.shows("PAUSED") || ana.shows(row); }));
    if (ana.shows("PAUSED")) ASSERT_TRUE(ana.sees("P", row));
  }
  int done = 76;
  for (const char* typed : {":set I5 8\r", ":set I6 6\r", ":set I7 1\r", ":set I8 7\r"}) {
    // At a person's speed: a faster run is on no leaderboard.
    std::this_thread::sleep_for(std::chrono::milliseconds(1'200));
    ASSERT_TRUE(ana.sees(typed, std::to_string(++done) + "/81"));
  }
  // The end page appears by itself.
  ASSERT_TRUE(ana.sees(":set I9 9\r", "LONGEST PAUSES"));
  ASSERT_TRUE(ana.sees("", "place 1: Pasted puzzle "));
  EXPECT_TRUE(ana.shows("WHO DID WHAT"));
  ASSERT_TRUE(ana.sees("v", "step 0 of "));
  ASSERT_TRUE(ana.sees("l", "ana: set I4 2"));
  ASSERT_TRUE(ana.sees("q", "Solved in "));
  // The next board has another size: Ctrl+n, down, twice to the right.
  ASSERT_TRUE(ana.sees("\x0e", "NEXT BOARD: Sudoku"));
  ASSERT_TRUE(ana.sees("\x1b[B\x1b[C\x1b[C", "< 4 >"));
  ASSERT_TRUE(ana.sees("\r", "4x4"));
  ASSERT_TRUE(ana.sees("q", "OPEN ROOMS"));
  EXPECT_TRUE(ana.until([&] { return !ana.shows(other); })) << "the filter stays";
  ASSERT_TRUE(ana.sees("F", "only: Sudoku, free"));
  EXPECT_EQ(ana.quit(), 0);
}

}  // namespace
}  // namespace gridmates::e2e
