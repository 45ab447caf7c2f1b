// Two people finish a 20x20 field together, and three race over one of 16x16, and the server is
// killed in the middle of both. Moves follow by deduction alone from what their clients print.
#include <signal.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/minesweeper/deduce/deducer.h"
#include "engine/minesweeper/field/coordinates.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using minesweeper::Cell;
using minesweeper::Position;
using minesweeper::Shape;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;

// The number that a printed cell stands for; nullopt if the sign is not a cell.
std::optional<std::uint8_t> cell_of(char sign) {
  if (sign == '.') return std::uint8_t{0};
  if (sign >= '1' && sign <= '8') return static_cast<std::uint8_t>(sign - '0');
  if (sign == '#' || sign == 'F') return minesweeper::kClosed;
  if (sign == 'X' || sign == '*') return minesweeper::kShownMine;
  return std::nullopt;
}

// The field as a player's client prints it: "row 7: . . 1 # #".
Position printed(Player& player, Shape shape, std::uint16_t mines) {
  Position position{shape, mines, {}};
  const std::size_t before = player.lines().size();
  EXPECT_THAT(player.ask("board"), StartsWith("ok board"));
  for (std::size_t i = before; i < player.lines().size(); ++i) {
    const std::string& line = player.lines()[i];
    const std::size_t row = line.find("row ");
    if (row == std::string::npos) continue;
    for (std::size_t at = line.find(':', row) + 2; at < line.size(); at += 2) {
      const auto cell = cell_of(line[at]);
      if (cell) position.cells.push_back(*cell);
    }
  }
  EXPECT_EQ(position.cells.size(), shape.cells());
  return position;
}

// A cell that is surely safe; nullopt if there is none.
std::optional<Cell> safe_cell(const Position& position) {
  minesweeper::Deducer deducer(position);
  while (deducer.safe().empty()) {
    if (!deducer.next()) return std::nullopt;
  }
  std::optional<Cell> first;
  deducer.safe().each([&first](Cell cell) {
    if (!first) first = cell;
  });
  return first;
}

bool finished(const Position& position) {
  std::size_t closed = 0;
  for (const std::uint8_t cell : position.cells) {
    closed += cell == minesweeper::kClosed || cell == minesweeper::kShownMine ? 1u : 0u;
  }
  return closed == position.mines;
}

// Players in turn open one safe cell each, after everybody has seen the one before; returns how
// many, at most `most`.
int open_safely(std::vector<Player*> players, Shape shape, std::uint16_t mines, int most) {
  for (int opened = 0; opened < most; ++opened) {
    Player& player = *players[static_cast<std::size_t>(opened) % players.size()];
    const Position position = printed(player, shape, mines);
    if (position.cells.size() != shape.cells() || finished(position)) return opened;
    const auto cell = safe_cell(position);
    EXPECT_TRUE(cell) << "a guess is needed after " << opened;
    if (!cell) return opened;
    const std::string name = minesweeper::cell_name(shape, *cell);
    EXPECT_THAT(player.ask("open " + name), StartsWith("ok open"));
    for (Player* const other : players) {
      if (other != &player) EXPECT_TRUE(other->see("opened " + name));
    }
  }
  return most;
}

// The value of a measure printed by `stats`.
std::string measure(const std::string& measured, std::string name) {
  name = "\n  " + name;
  name.resize(21, ' ');
  const std::size_t at = measured.find(name);
  if (at == std::string::npos) return "no " + name;
  const std::size_t from = at + name.size();
  return measured.substr(from, measured.find('\n', from) - from);
}

// Runs the tools on a finished match, each on the output of the one before: the proof of its field
// holds, and its replay has the measures that a player's client prints.
void expect_run_holds(const Evening& evening, const std::string& run_name, Player& player) {
  const auto replay = [&](const std::string& format) {
    const Ran ran = evening.command({"gridmates", "replay", run_name, "--format", format});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.out;
  };
  const Ran verdict = evening.command({"gridmates", "verify", run_name});
  EXPECT_EQ(verdict.status, 0) << verdict.out << verdict.err;
  EXPECT_THAT(verdict.out, StartsWith(run_name + ": holds, "));
  const auto pipe = [](const char* command, const std::string& input) {
    return run({"gridmates", "minesweeper", command}, input).out;
  };
  EXPECT_THAT(pipe("verify", replay("json")), MatchesRegex("line 1: holds, [0-9]+ steps\n"));
  const std::string measured = pipe("stats", replay("rawvf"));
  EXPECT_EQ(measure(measured, "end"), "\"won\"");
  EXPECT_EQ(measure(measured, "3BV done"), measure(measured, "3BV"));
  const std::size_t before = player.lines().size();
  EXPECT_THAT(player.ask("status"), StartsWith("ok status"));
  std::string said;
  for (std::size_t i = before; i < player.lines().size(); ++i) said += player.lines()[i] + '\n';
  EXPECT_THAT(said, HasSubstr("3BV " + measure(measured, "3BV") + " of "));
  EXPECT_THAT(said, HasSubstr("ZiNi " + measure(measured, "ZiNi") + "\n"));
  const std::string of_field = pipe("stats", replay("text"));
  for (const char* name : {"width", "mines", "border share", "openings", "3BV", "ZiNi"}) {
    EXPECT_EQ(measure(of_field, name), measure(measured, name));
  }
}

TEST(MinesEvening, TwoFinishAFieldTogetherThoughTheServerDies) {
  constexpr Shape kShape{20, 20};
  constexpr std::uint16_t kMines = 60;
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana"), bo = evening.client("bo");
  const std::string opened = ana.ask("new minesweeper coop --size 20x20 --mines 60");
  ASSERT_THAT(opened, StartsWith("ok new "));
  ASSERT_THAT(bo.ask("join " + code_of(opened)), StartsWith("ok join"));
  ASSERT_THAT(ana.ask("start"), StartsWith("ok start"));
  ASSERT_TRUE(bo.see("match 1 started"));
  EXPECT_THAT(bo.ask("flag a1"), StartsWith("no flag"));  // there is no field yet
  ASSERT_THAT(bo.ask("open j10"), StartsWith("ok open"));
  ASSERT_TRUE(ana.see("opened j10"));
  EXPECT_THAT(bo.ask("open j10"), StartsWith("no open ILLEGAL_MOVE"));
  EXPECT_THAT(bo.ask("open u1"), StartsWith("no open"));

  EXPECT_EQ(open_safely({&ana, &bo}, kShape, kMines, 20), 20);
  evening.kill_server();
  ASSERT_TRUE(ana.see("connection lost"));
  ASSERT_TRUE(evening.start()) << evening.log();
  for (Player* player : {&ana, &bo}) ASSERT_TRUE(player->see("* back"));

  EXPECT_LT(open_safely({&bo, &ana}, kShape, kMines, 340), 340);
  for (Player* player : {&ana, &bo}) EXPECT_TRUE(player->see("solved"));
  const Ran fame = evening.command({"gridmates", "leaderboard", "--game", "minesweeper", "--all"});
  EXPECT_EQ(fame.status, 0) << fame.err;
  EXPECT_THAT(fame.out, HasSubstr("20x20/60 zero speed"));
  EXPECT_THAT(fame.out, HasSubstr("ana"));
  EXPECT_THAT(fame.out, HasSubstr(code_of(opened) + "/1")) << "the run that proves it";
  expect_run_holds(evening, code_of(opened) + "/1", bo);
  const Ran moves = evening.command({"gridmates", "replay", code_of(opened) + "/1"});
  EXPECT_THAT(moves.out, HasSubstr("  bo  open j10\n"));
  EXPECT_EQ(evening.command({"gridmates", "replay", code_of(opened) + "/2"}).status, 1);
  const Ran whose =
      evening.command({"gridmates", "replay", code_of(opened) + "/1", "--player", "ana"});
  EXPECT_EQ(whose.status, 2);
  EXPECT_THAT(whose.err,
              HasSubstr("only a race has a board for each player, and this match was co-op"));
  EXPECT_EQ(evening.stop_server(), 0);
  EXPECT_EQ(evening.check().status, 0);
}

// Tries a move that is always refused, until the reason is no longer the countdown.
bool await_the_start(Player& player) {
  for (int i = 0; i < 200; ++i) {
    const std::string answer = player.ask("clear a1");
    if (!answer.starts_with("no clear FROZEN")) return answer.starts_with("no clear");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return false;
}

// The bots play without guesses: each finishes its race, and the field together with ana.
TEST(MinesEvening, BotsRaceAndHelp) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  for (const std::string table : {"race", "coop"}) {
    Player ana = evening.client("ana-" + table);
    const std::string opened = ana.ask("new minesweeper " + table + " --size 16x16 --mines 40");
    ASSERT_THAT(opened, StartsWith("ok new "));
    support::Process bot({program("gridmates"), "bot", "--join", code_of(opened), "--pace", "0",
                          "--name", "cy", "--server", evening.url()},
                         {{"XDG_STATE_HOME", (evening.folder() / "state").string()}});
    ASSERT_TRUE(ana.see("bot-cy joined"));
    ASSERT_THAT(ana.ask("start"), StartsWith("ok start"));
    if (table == "race") {
      EXPECT_TRUE(ana.see("bot-cy finished 1st"));
      ASSERT_THAT(ana.ask("resign"), StartsWith("ok resign"));
    }
    EXPECT_TRUE(ana.see("solved")) << table;
    bot.signal(SIGTERM);
    EXPECT_EQ(bot.wait(), 0) << table;
  }
  const Ran fame = evening.command({"gridmates", "leaderboard", "--game", "minesweeper", "--all"});
  EXPECT_THAT(fame.out, HasSubstr("16x16/40 zero speed, computer, solo"));
  EXPECT_THAT(fame.out, Not(ContainsRegex("16x16/40 zero speed, (no flag, )?solo")));
  EXPECT_EQ(evening.stop_server(), 0);
  EXPECT_EQ(evening.check().status, 0);
}

TEST(MinesEvening, ThreeRaceOverOneField) {
  constexpr Shape kShape{16, 16};
  constexpr std::uint16_t kMines = 40;
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana"), bo = evening.client("bo"), cy = evening.client("cy");
  const std::string opened = ana.ask("new minesweeper race --size 16x16 --mines 40");
  ASSERT_THAT(opened, StartsWith("ok new "));
  for (Player* player : {&bo, &cy}) {
    ASSERT_THAT(player->ask("join " + code_of(opened)), StartsWith("ok join"));
  }
  ASSERT_THAT(ana.ask("start"), StartsWith("ok start"));
  for (Player* player : {&bo, &cy}) {
    ASSERT_TRUE(player->see("match 1 started. The race begins in 3 s."));
  }

  // One field, with the same opening for everybody.
  const Position start = printed(ana, kShape, kMines);
  EXPECT_EQ(printed(bo, kShape, kMines), start);
  EXPECT_NE(std::count(start.cells.begin(), start.cells.end(), minesweeper::kClosed),
            kShape.cells());
  EXPECT_THAT(bo.ask("board ana"), StartsWith("no board"));

  EXPECT_TRUE(await_the_start(bo));
  EXPECT_EQ(open_safely({&bo}, kShape, kMines, 3), 3);
  EXPECT_EQ(printed(ana, kShape, kMines), start) << "a racer's field is their own";
  const Position half = printed(bo, kShape, kMines);
  evening.kill_server();
  ASSERT_TRUE(evening.start()) << evening.log();
  for (Player* player : {&ana, &bo, &cy}) ASSERT_TRUE(player->see("* back"));
  EXPECT_EQ(printed(bo, kShape, kMines), half) << "what was opened before the kill stays so";
  EXPECT_EQ(printed(ana, kShape, kMines), start);
  for (Player* player : {&ana, &bo, &cy}) {
    EXPECT_LT(open_safely({player}, kShape, kMines, 216), 216);
  }
  EXPECT_TRUE(cy.see("solved, ana first"));
  EXPECT_THAT(ana.ask("board bo"), StartsWith("ok board"));
  const Ran fame = evening.command({"gridmates", "leaderboard", "--game", "minesweeper", "--all"});
  EXPECT_THAT(fame.out, HasSubstr("16x16/40 zero speed"));
  for (const char* name : {"ana", "bo", "cy"}) EXPECT_THAT(fame.out, HasSubstr(name));
  expect_run_holds(evening, code_of(opened) + "/1", ana);
  EXPECT_EQ(evening.stop_server(), 0);
  EXPECT_EQ(evening.check().status, 0);
}

}  // namespace
}  // namespace gridmates::e2e
