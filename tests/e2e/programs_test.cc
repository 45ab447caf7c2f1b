// The programs as an operator uses them: start, end, errors and their messages.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"
#include "tests/e2e/frame_client.h"

namespace gridmates::e2e {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

std::size_t line_count(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

// The number of lines that are not log lines.
std::size_t complaint_count(const std::string& text) {
  std::size_t count = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    count += line.starts_with("gridmatesd: ") ? 1 : 0;
  return count;
}

// The whole response to a plain HTTP/1.1 request for a path.
std::string http_get(const std::string& url, const std::string& path) {
  const auto colon = url.rfind(':');
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(std::stoi(url.substr(colon + 1))));
  ::inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  std::string response;
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0) {
    const std::string request =
        "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    (void)!::write(socket, request.data(), request.size());
    char chunk[4096];
    for (ssize_t n = 0; (n = ::read(socket, chunk, sizeof(chunk))) > 0;)
      response.append(chunk, static_cast<std::size_t>(n));
  }
  ::close(socket);
  return response;
}

TEST(Programs, TheServerSaysOneLineAndAnswersItsMonitors) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  EXPECT_THAT(evening.url(), testing::MatchesRegex("ws://127\\.0\\.0\\.1:[0-9]+/ws"));
  EXPECT_THAT(http_get(evening.url(), "/healthz"), HasSubstr(" 200 "));
  EXPECT_THAT(http_get(evening.url(), "/readyz"), HasSubstr(" 200 "));
  EXPECT_THAT(http_get(evening.url(), "/nothing"), HasSubstr(" 404 "));
  EXPECT_THAT(http_get(evening.url(), "/metrics"),
              HasSubstr("gridmates_moves_refused_total{code=\"ILLEGAL_MOVE\"} 0"));
  Player ana = evening.client("ana");
  ASSERT_THAT(ana.ask("new tictactoe versus"), StartsWith("ok new"));
  const std::string metrics = http_get(evening.url(), "/metrics");
  for (const auto* name : {"connections", "rooms", "moves", "append"})
    EXPECT_THAT(metrics, HasSubstr(name));
  EXPECT_EQ(evening.stop_server(), 0);
  EXPECT_EQ(evening.server().read_line(), std::nullopt) << "one line on standard output, no more";
}

TEST(Programs, TheServerTellsItsClientsThatItGoesAndTheyComeBack) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  const std::string opened = ana.ask("new sudoku coop");
  ASSERT_THAT(opened, StartsWith("ok new"));
  ASSERT_THAT(ana.ask("start"), StartsWith("ok start"));
  EXPECT_EQ(evening.stop_server(), 0);
  ASSERT_TRUE(ana.see("connection lost"));
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  EXPECT_THAT(ana.ask("where"), StartsWith("ok where"));
  EXPECT_THAT(ana.ask("stop"), StartsWith("ok stop"));
  EXPECT_TRUE(ana.see("unsolved"));
}

TEST(Programs, ASecondSignalEndsTheServerAtOnceAndNothingIsLost) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  ASSERT_THAT(ana.ask("new sudoku coop --puzzle starter/1"), StartsWith("ok new"));
  ASSERT_THAT(ana.ask("start"), StartsWith("ok start"));
  FrameClient silent(evening.url());  // never answers a closing handshake: draining has to wait
  ASSERT_TRUE(silent.enter("silent"));
  support::Process& server = evening.server();
  for (const int number : {SIGSTOP, SIGTERM, SIGINT, SIGCONT}) server.signal(number);
  EXPECT_THAT(server.wait(), testing::AnyOf(128 + SIGTERM, 128 + SIGINT));
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));
  EXPECT_THAT(ana.ask("stop"), StartsWith("ok stop"));
}

TEST(Programs, ASecondServerOnTheSameDataIsRefusedInOneLine) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  const Ran second =
      run({"gridmatesd", "--data", evening.data().string(), "--listen", "127.0.0.1:0"});
  EXPECT_EQ(second.status, 3);
  EXPECT_EQ(complaint_count(second.err), 1u) << second.err;
  EXPECT_THAT(second.err, HasSubstr(std::to_string(evening.server().pid())));
  EXPECT_THAT(second.out, IsEmpty());
  const Ran import =
      run({"gridmatesd", "import-puzzles", "-", "--data", evening.data().string()}, "x");
  EXPECT_EQ(import.status, 3);
  EXPECT_EQ(evening.check().status, 3);
}

TEST(Programs, APortInUseAndAnUnwritableFolderAreSaidInOneLine) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  const auto colon = evening.url().rfind(':');
  const std::string port = evening.url().substr(colon + 1, evening.url().rfind('/') - colon - 1);
  const Ran taken = run({"gridmatesd", "--listen", "127.0.0.1:" + port, "--data",
                         (evening.folder() / "other").string()});
  EXPECT_EQ(taken.status, 3);
  EXPECT_EQ(complaint_count(taken.err), 1u) << taken.err;

  const fs::path file = evening.folder() / "file";
  std::ofstream(file) << "not a folder";
  const Ran unwritable =
      run({"gridmatesd", "--listen", "127.0.0.1:0", "--data", (file / "data").string()});
  EXPECT_EQ(unwritable.status, 3);
  EXPECT_EQ(complaint_count(unwritable.err), 1u) << unwritable.err;
}

TEST(Programs, WrongUsageIsTwoAndOneLine) {
  const std::vector<std::vector<std::string>> wrong = {
      {"gridmatesd", "--nonsense"},          {"gridmatesd", "--listen", "nowhere"},
      {"gridmatesd", "--log-level", "loud"}, {"gridmatesd", "statechart", "--format", "picture"},
      {"gridmates", "--nonsense"},           {"gridmates", "rooms", "--server", "http://x"},
      {"gridmates", "puzzles", "x", "y"},    {"gridmates", "rooms", "--name", "caf\xe9"},
      {"gridmates", "play", "\xff"},         {"gridmates", "leaderboard", "--game", "\xff"},
  };
  for (const auto& arguments : wrong) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 2) << testing::PrintToString(arguments) << ran.err;
    EXPECT_EQ(line_count(ran.err), 1u) << testing::PrintToString(arguments) << ran.err;
    EXPECT_THAT(ran.out, IsEmpty());
  }
}

// Runs a shell command that may use $GRIDMATESD and $DATA for the program and its data.
Ran shell(const Evening& evening, const std::string& command) {
  support::Process process({"/bin/sh", "-c", command},
                           {{"GRIDMATESD", program("gridmatesd")}, {"DATA", evening.data()}},
                           evening.folder() / "err");
  process.close_input();
  Ran ran;
  while (const auto line = process.read_line()) ran.out += *line + "\n";
  ran.status = process.wait().value_or(-1);
  return ran;
}

TEST(Programs, OutputThatCannotBeWrittenIsAFailure) {
  const Ran full = shell(Evening(), R"(exec 3>&1; exec "$GRIDMATESD" --help 2>&3 >/dev/full)");
  EXPECT_EQ(full.status, 3);
  EXPECT_EQ(full.out, "gridmatesd: cannot write to standard output\n");
}

TEST(Programs, ClosedStandardStreamsAreNobodyElses) {
  for (const std::string closed : {"<&-", ">&-", "2>&-", "<&- >&- 2>&-"}) {
    const Ran ran = shell(Evening(), R"("$GRIDMATESD" migrate --data "$DATA" )" + closed +
                                         R"( && cat "$DATA/gridmates.lock")");
    EXPECT_EQ(ran.status, 0) << closed;
    EXPECT_THAT(ran.out, testing::ContainsRegex("^(schema 0 -> [0-9]+\n)?[0-9]+\n$")) << closed;
  }
}

TEST(Programs, HelpAndVersionAreThere) {
  for (const auto* name : {"gridmatesd", "gridmates"}) {
    EXPECT_EQ(run({name, "--help"}).status, 0);
    const Ran version = run({name, "--version"});
    EXPECT_EQ(version.status, 0);
    EXPECT_THAT(version.out, HasSubstr("0.1.0"));
  }
}

TEST(Programs, OneShotCommandsWithoutAServerSayThatItCannotBeReached) {
  for (const auto* name : {"rooms", "puzzles"}) {
    const Ran ran = run({"gridmates", name, "--server", "ws://127.0.0.1:1/ws"});
    EXPECT_EQ(ran.status, 3) << name;
    EXPECT_EQ(line_count(ran.err), 1u) << ran.err;
  }
}

TEST(Programs, OneShotCommandsListRoomsAndPuzzles) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana"), bo = evening.client("bo");
  const std::string open_room = ana.ask("new sudoku coop");
  ASSERT_THAT(open_room, StartsWith("ok new"));
  const std::string hidden_room = bo.ask("new tictactoe versus --private");
  ASSERT_THAT(hidden_room, testing::ContainsRegex("^ok new [A-Z]+-[0-9]+-[A-Z0-9]{8} "));
  const Ran rooms = evening.command({"gridmates", "rooms", "--json", "--name", "someone"});
  EXPECT_EQ(rooms.status, 0);
  EXPECT_EQ(line_count(rooms.out), 1u) << rooms.out;
  EXPECT_THAT(rooms.out, HasSubstr("\"game\":\"sudoku\""));
  const Ran packs = evening.command({"gridmates", "puzzles"});
  EXPECT_EQ(packs.status, 0);
  EXPECT_THAT(packs.out, HasSubstr("starter"));
}

TEST(Programs, AClientThatCannotKeepItsTokenSaysSoOnceAndPlays) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  const fs::path file = evening.folder() / "state";
  std::ofstream(file) << "not a folder";
  Player ana = evening.client("ana");
  ASSERT_THAT(ana.ask("new tictactoe versus"), StartsWith("ok new"));
  EXPECT_EQ(ana.count("token"), 1u);
}

TEST(Programs, ATerminalThatCannotBeDrawnOnIsPlayedLineByLine) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  const Ran ran = run({"gridmates", "--server", evening.url()}, "new tictactoe versus\nquit\n",
                      {{"TERM", "dumb"}, {"XDG_STATE_HOME", evening.folder().string()}});
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, HasSubstr("ok new"));
  EXPECT_EQ(line_count(ran.err), 1u) << ran.err;
}

TEST(Programs, TheKeptTokenIsForItsOwnerAlone) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  ASSERT_THAT(ana.ask("rooms"), StartsWith("ok rooms"));
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(evening.folder() / "state")) {
    if (!entry.is_regular_file()) continue;
    ++files;
    struct stat status{};
    ASSERT_EQ(::stat(entry.path().c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0600u) << entry.path();
  }
  EXPECT_EQ(files, 1u);
}

TEST(Programs, PuzzlesWithoutASolutionAreRefusedWithTheReason) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  EXPECT_THAT(ana.ask("new sudoku coop --checked yes --puzzle " + std::string(81, '.')),
              testing::AllOf(StartsWith("no new BAD_PUZZLE"), HasSubstr("several solutions")));
  EXPECT_THAT(ana.ask("new sudoku coop --puzzle 55" + std::string(79, '.')),
              StartsWith("no new BAD_PUZZLE"));
  // A1 has no candidate: row A has 1 to 8, column 1 has 9.
  const std::string none =
      ".12345678"
      "9" +
      std::string(71, '.');
  EXPECT_THAT(ana.ask("new sudoku coop --puzzle " + none),
              testing::AllOf(StartsWith("no new BAD_PUZZLE"), HasSubstr("no solution")));
  EXPECT_THAT(ana.ask("new sudoku coop --puzzle 123"), StartsWith("no new "));
  EXPECT_THAT(ana.ask("new sudoku coop --puzzle starter/9999"), StartsWith("no new NOT_FOUND"));
  EXPECT_THAT(ana.ask("new tictactoe coop"), StartsWith("no new "));
  EXPECT_THAT(ana.ask("join NOPE-99"), StartsWith("no join NOT_FOUND"));
  EXPECT_THAT(ana.ask("new sudoku coop --puzzle starter/1"), StartsWith("ok new"));
}

TEST(Programs, KickedMembersStayOutAndTheHostPassesOn) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana"), bo = evening.client("bo"), chen = evening.client("chen");
  const std::string code = code_of(ana.ask("new sudoku coop"));
  ASSERT_THAT(bo.ask("join " + code), StartsWith("ok join"));
  ASSERT_THAT(chen.ask("watch " + code), StartsWith("ok watch"));
  for (Player* const player : {&ana, &bo}) ASSERT_TRUE(player->see("chen "));
  EXPECT_THAT(bo.ask("kick chen"), StartsWith("no kick FORBIDDEN"));
  EXPECT_THAT(ana.ask("kick bo"), StartsWith("ok kick"));
  ASSERT_TRUE(bo.see("removed by ana"));
  EXPECT_THAT(bo.ask("join " + code), StartsWith("no join FORBIDDEN"));
  EXPECT_THAT(ana.ask("host chen"), StartsWith("ok host"));
  ASSERT_TRUE(chen.see("chen is host now"));
  EXPECT_THAT(chen.ask("say \x1b[31mred"), StartsWith("ok say"));
  ASSERT_TRUE(ana.see("chen says:"));
  EXPECT_EQ(ana.count("\x1b"), 0u) << "no escape reaches a terminal";
  EXPECT_THAT(ana.ask("leave"), StartsWith("ok leave"));
}

}  // namespace
}  // namespace gridmates::e2e
