// Unexpected errors in the full screen: the terminal is restored, and the log is named.
#include <gtest/gtest.h>
#include <signal.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include "client/core/error_log.h"
#include "client/terminal/terminal.h"
#include "tests/client/terminal/pty_face.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::HasSubstr;

// Crashes where a real one would send a request to a server.
class Troublemaker final : public Requests {
 public:
  client::IntentId create_room(v1::CreateRoom) override { return 1; }
  client::IntentId open_daily(v1::OpenDaily) override { return 1; }
  client::IntentId queue(v1::CreateRoom) override { return 1; }
  client::IntentId unqueue() override { return 1; }
  client::IntentId list_dailies(const std::string&) override { return 1; }
  client::IntentId enter(const std::string&, bool) override { return 1; }
  client::IntentId act(v1::Action) override { std::abort(); }
  client::IntentId rename(const std::string&) override { return 1; }
  client::IntentId list_rooms() override { return 1; }
  client::IntentId list_packs() override { return 1; }
  client::IntentId list_puzzles(v1::ListPuzzles) override { return 1; }
  client::IntentId get_leaderboard(v1::GetLeaderboard) override { return 1; }
  client::IntentId get_replay(v1::GetReplay) override { return 1; }
  client::IntentId get_player(v1::GetPlayer) override { return 1; }
  bool cancel_board() override { return false; }
  bool follow(std::uint32_t) override { return false; }
  void step_out() override { throw std::runtime_error("no way out for bo"); }
  void point_at(std::optional<std::uint32_t>) override {}
  void ping(std::uint32_t) override {}
  bool hurry() override { return false; }
  client::PrivateNotes& private_notes() override { return notes_; }
  client::RoomChoices& room_choices() override { return choices_; }
  std::vector<v1::Move> pending_moves() const override { return {}; }
  std::size_t unanswered() const override { return 0; }
  std::optional<std::uint32_t> latency_ms() const override { return 23; }

 private:
  client::PrivateNotes notes_{"", "", ""};
  client::RoomChoices choices_{"", "", ""};
};

// A folder for a client's files; removed with the test.
class StateFolder {
 public:
  StateFolder() {
    std::string pattern = ::testing::TempDir() + "gridmates-pty-XXXXXX";
    path_ = mkdtemp(pattern.data());
  }
  ~StateFolder() { std::filesystem::remove_all(path_); }
  StateFolder(const StateFolder&) = delete;
  StateFolder& operator=(const StateFolder&) = delete;

  const std::string& path() const { return path_; }
  std::string log() const {
    std::ifstream file(path_ + "/errors.log");
    return {std::istreambuf_iterator<char>(file), {}};
  }

 private:
  std::string path_;
};

// Like run_terminal().
int play_badly(const std::string& folder) {
  Troublemaker trouble;
  const client::ErrorLog log(folder);
  return client::run_logged(
      log, [&] { return play(trouble, {.error_log = log.prepare()}); },
      [] { return std::vector<std::string>{"bo"}; });
}

// Long texts wrap to the next row, where a blank may be lost.
std::string without_blanks(std::string text) {
  std::erase_if(text, [](char c) { return c == '\n' || c == ' '; });
  return text;
}

TEST(PseudoTerminalTest, AnExceptionGivesTheTerminalBack) {
  const StateFolder folder;
  PseudoTerminal terminal(kS, kXterm, [&folder] { return play_badly(folder.path()); });
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("? help"); }));
  terminal.type("q");
  EXPECT_EQ(terminal.wait_for_end(), client::kUnexpected);
  expect_given_back(terminal);
  const std::string what =
      "an error that nobody expected: std::runtime_error: no way out for [hidden]";
  EXPECT_THAT(
      without_blanks(terminal.picture()),
      HasSubstr(without_blanks(what + "; for details see " + folder.path() + "/errors.log")));
  EXPECT_THAT(folder.log(), HasSubstr(what));
}

TEST(PseudoTerminalTest, ACrashGivesTheTerminalBack) {
  const StateFolder folder;
  PseudoTerminal terminal(kS, kXterm, [&folder] { return play_badly(folder.path()); });
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("? help"); }));
  terminal.type("5");
  EXPECT_EQ(terminal.wait_for_end(), 128 + SIGABRT);
  expect_given_back(terminal);
  EXPECT_THAT(without_blanks(terminal.picture()),
              HasSubstr("gridmates:theprogramhascrashed;" + folder.path() + "/errors.log"));
  EXPECT_THAT(folder.log(), ::testing::MatchesRegex("gridmates crashed by signal 06 at [0-9]+\n"));
}

// The face of the whole program, without a server.
TEST(PseudoTerminalTest, ACrashOfTheProgramNamesItsLog) {
  const StateFolder folder;
  PseudoTerminal terminal(kS, kXterm, [&folder] {
    Options options;
    options.config.server = "127.0.0.1:1";
    options.config.name = "ana";
    options.config.state_dir = folder.path();
    return run_terminal(options);
  });
  ASSERT_TRUE(terminal.until([&] { return terminal.shows("? help"); })) << terminal.picture();
  terminal.signal(SIGSEGV);
  EXPECT_EQ(terminal.wait_for_end(), 128 + SIGSEGV);
  expect_given_back(terminal);
  EXPECT_THAT(without_blanks(terminal.picture()), HasSubstr(folder.path() + "/errors.log"));
  EXPECT_THAT(folder.log(), HasSubstr("signal 11"));
  EXPECT_EQ(std::filesystem::status(folder.path() + "/errors.log").permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

}  // namespace
}  // namespace gridmates::terminal::testing
