// Tests of the Runs port.
#include <array>

#include "server/base/limits.h"
#include "tests/support/conformance.h"

namespace gridmates::support {
namespace {

using Order = ports::BestTimesOf::Order;
using ports::Append;
using ports::Appended;
using ports::BestTimes;
using ports::Run;
using ports::RunName;
using ports::RunPlayer;

using enum RunPlayer::Result;

// A sudoku solved by players 1 to `team`.
Run solved(std::uint32_t match, Run::Source source, std::uint8_t team, bool assisted,
           std::uint64_t time_ms) {
  Run run{"KITE-1",       match,     "sudoku",   core::Table::kCoop,
          source,         "starter", 7,          "unrated",
          "easy",         assisted,  time_ms,    1'700'000'000'000,
          Seq(match + 1), {},        Run::kRules};
  for (std::uint8_t i = 0; i < team; ++i) {
    run.players.push_back({PlayerId(i + 1u), "Ada", Seat(i), kSolved});
  }
  return run;
}

// A tic-tac-toe between players 1 and 2.
Run duel(std::string_view code, std::uint32_t match, RunPlayer::Result first,
         RunPlayer::Result second) {
  Run run = solved(match, Run::Source::kGenerated, 2, false, 1);
  run.code = RoomCode(std::string(code));
  run.game = "tictactoe";
  run.table = core::Table::kVersus;
  run.players[0].result = first;
  run.players[1].result = second;
  run.players[1].name = "Bob " + std::to_string(match);
  return run;
}

std::vector<BestTimes> boards_of(Conformance& c, const char* game, std::uint32_t limit = 100) {
  return c.best_times({game, "", limit, Order::kTime, true}).boards;
}

void a_run_is_there_with_its_append(Conformance& c) {
  Append next = c.opened("KITE-1");
  const Run run = solved(1, Run::Source::kTable, 2, false, 61'000);
  Append wrong = next;
  wrong.expected_head = Seq(9);
  c.expect(c.append(wrong, {batch(1)}, {run}) == Appended::kStale, "a refused append");
  c.expect(boards_of(c, "sudoku").empty(), "leaves no run");
  c.expect(c.append(next, {batch(1)}, {run}) == Appended::kCommitted, "a committed one");
  c.subject.reopen();
  const auto boards = boards_of(c, "sudoku");
  c.expect(boards.size() == 1 && boards[0].lines == std::vector{ports::BestLine{run}},
           "never comes back");
  c.expect(boards_of(c, "other").empty(), "and not for another game");
}

void boards_are_apart(Conformance& c) {
  using enum Run::Source;
  Append next = c.opened("KITE-1");
  Run unsolved = solved(9, kTable, 1, false, 1);
  unsolved.players[0].result = kLost;
  c.append(next, {batch(1)},
           {solved(1, kGenerated, 1, false, 10), solved(2, kPasted, 1, false, 5),
            solved(3, kTable, 2, false, 40), solved(4, kTable, 1, true, 20),
            solved(5, kTable, 1, false, 30), solved(6, kTable, 1, false, 25),
            solved(7, kTable, 1, false, 30), unsolved});
  struct Board {
    Run::Source source;
    std::uint32_t team_size;
    bool assisted;
    std::vector<std::uint32_t> matches;
    bool operator==(const Board&) const = default;
  };
  std::vector<Board> found;
  for (const BestTimes& board : boards_of(c, "sudoku")) {
    found.push_back({board.source, board.team_size, board.assisted, {}});
    for (const auto& line : board.lines) found.back().matches.push_back(line.run.match);
  }
  const std::vector<Board> expected = {{kTable, 1, false, {6, 5, 7}},
                                       {kGenerated, 1, false, {1}},
                                       {kPasted, 1, false, {2}},
                                       {kTable, 2, false, {3}},
                                       {kTable, 1, true, {4}}};
  c.expect(found == expected,
           "most lines first, then the older board; best first, the first among equals");
  const auto best = boards_of(c, "sudoku", 2);
  c.expect(best.size() == 5 && best[0].lines.size() == 2 && best[0].lines[0].run.match == 6,
           "no more lines a board than asked for");
}

// Runs of other categories and of races are compared apart.
void boards_are_apart_by_category_and_table(Conformance& c) {
  using enum Run::Source;
  Append next = c.opened("KITE-1");
  Run hard = solved(1, kGenerated, 1, false, 90);
  hard.category = "hard";
  Run race = solved(2, kGenerated, 1, false, 80);
  race.table = core::Table::kRace;
  c.append(next, {batch(1)}, {hard, race, solved(3, kGenerated, 1, false, 70)});
  std::vector<std::uint32_t> matches;
  for (const BestTimes& board : boards_of(c, "sudoku")) {
    matches.push_back(board.lines.size() == 1 ? board.lines[0].run.match : 0);
    c.expect(
        board.table == board.lines[0].run.table && board.category == board.lines[0].run.category,
        "a board says of what it is");
  }
  c.expect(matches == std::vector<std::uint32_t>{1, 2, 3}, "the older board first among equals");
}

// A thousand categories with one run each, and as many as an answer has with more: an answer is
// bounded, and the rest can be requested by name.
void however_many_boards_an_answer_is_bounded(Conformance& c) {
  constexpr std::uint32_t kRare = 1'000;
  constexpr std::size_t kLines = limits::kLeaderboardInAll / limits::kLeaderboardBoards + 1;
  Append next = c.opened("KITE-1");
  std::vector<Run> runs;
  const auto add = [&runs](const std::string& category) {
    const auto match = static_cast<std::uint32_t>(runs.size() + 1);
    runs.push_back(solved(match, Run::Source::kGenerated, 1, false, match));
    runs.back().category = category;
  };
  for (std::uint32_t i = 0; i < kRare; ++i) add("rare " + std::to_string(i));
  for (std::size_t i = 0; i < limits::kLeaderboardBoards; ++i) {
    for (std::size_t line = 0; line < kLines; ++line) add("often " + std::to_string(i));
  }
  c.append(next, {batch(1)}, runs);
  const auto all = c.best_times({"sudoku", "", limits::kLeaderboardLines, Order::kTime, true});
  c.expect(all.more && all.boards.size() == limits::kLeaderboardBoards,
           "this many boards and more");
  for (std::size_t i = 0; i < all.boards.size(); ++i) {
    c.expect(all.boards[i].category == "often " + std::to_string(i), "those that are played most");
    c.expect(all.boards[i].lines.size() == kLines - 1, "and this many lines in all");
  }
  const auto named = c.best_times({"sudoku", "rare 777", limits::kLeaderboardLines});
  c.expect(!named.more && named.boards.size() == 1 && named.boards[0].lines.size() == 1 &&
               named.boards[0].lines[0].run.match == 778,
           "the others by name");
  c.expect(c.best_times({"sudoku", "never", 1}).boards.empty(), "no board of that name");
}

// Two players finish, one of them with help, and one does not.
void a_race_counts_each_own_time(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run race = solved(1, Run::Source::kGenerated, 3, false, 95'000);
  race.table = core::Table::kRace;
  race.players[0].time_ms = 50'000;
  race.players[1].time_ms = 61'000;
  race.players[1].assisted = true;
  race.players[2].result = kLost;
  c.append(next, {batch(1)}, {race});
  c.subject.reopen();
  const auto boards = boards_of(c, "sudoku");
  c.expect(boards.size() == 2, "a line for each who finished, apart by help");
  if (boards.size() != 2) return;
  for (const std::size_t i : {0, 1}) {
    Run line = race;
    line.players = {race.players[i]};
    line.time_ms = race.players[i].time_ms;
    line.assisted = i == 1;
    c.expect(boards[i].lines == std::vector{ports::BestLine{line}} && boards[i].team_size == 1 &&
                 boards[i].assisted == line.assisted,
             "the player's own");
  }
  c.expect(c.tallies("sudoku").empty(), "a race has no results");
}

void results_are_counted(Conformance& c) {
  Append kite = c.opened("KITE-1");
  Append lark = c.opened("LARK-2");
  c.append(kite, {batch(1)}, {duel("KITE-1", 1, kWon, kLost)});
  c.append(lark, {batch(1)}, {duel("LARK-2", 1, kDrawn, kDrawn)});
  c.append(kite, {batch(1)}, {duel("KITE-1", 2, kWon, kLost), duel("KITE-1", 3, kLost, kWon)});
  c.append(kite, {batch(1)}, {solved(4, Run::Source::kTable, 1, false, 1)});
  const std::vector<RunName> names = {{"KITE-1", 3}, {"KITE-1", 2}, {"LARK-2", 1}, {"KITE-1", 1}};
  const auto board = c.tallies("tictactoe");
  c.expect(board.size() == 2, "two have played");
  if (board.size() != 2) return;
  c.expect(board[0].player == PlayerId(1) && board[0].wins == 2 && board[0].draws == 1 &&
               board[0].losses == 1 && board[0].runs == names,
           "the one with more wins first, runs latest first");
  c.expect(board[1].player == PlayerId(2) && board[1].wins == 1 && board[1].losses == 2,
           "then the other");
  c.expect(board[1].name == Name("Bob 3"), "by the name of the latest run");
  c.expect(c.tallies("tictactoe", 1).size() == 1, "no more players than asked for");
  c.expect(c.tallies("sudoku").empty(), "a co-op table has no results");
}

void a_tally_names_the_latest_runs(Conformance& c) {
  Append kite = c.opened("KITE-1");
  const std::uint32_t matches = limits::kLeaderboardLines + 5;
  for (std::uint32_t match = 1; match <= matches; ++match) {
    c.append(kite, {batch(1)}, {duel("KITE-1", match, kWon, kLost)});
  }
  const auto board = c.tallies("tictactoe");
  c.expect(board.size() == 2 && board[0].wins == matches, "all are counted");
  c.expect(board.size() == 2 && board[0].runs.size() == limits::kLeaderboardLines &&
               board[0].runs.front() == RunName{"KITE-1", matches},
           "the latest are named");
}

// This decides whether the whole code of a private room may be shown.
void a_run_says_whether_its_room_has_closed(Conformance& c) {
  Append next = c.opened("KITE-1");
  c.append(next, {batch(1)},
           {solved(1, Run::Source::kTable, 1, false, 1), duel("KITE-1", 2, kWon, kLost)});
  const auto expect_closed = [&c](bool closed, std::string_view what) {
    const auto boards = boards_of(c, "sudoku");
    c.expect(boards.size() == 1 && boards[0].lines[0].room_closed == closed, what);
    const auto board = c.tallies("tictactoe");
    c.expect(board.size() == 2 && board[0].runs[0].room_closed == closed, what);
  };
  expect_closed(false, "the room is open");
  next.closes = true;
  c.expect(c.append(next, {batch(1)}) == Appended::kCommitted, "the room closes");
  expect_closed(true, "it has closed");
  c.subject.reopen();
  expect_closed(true, "and stays closed");
}

void what_may_be_told_is_worth_reading(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId ana(1);  // she has opened it
  const PlayerId bo = c.player("Bo").id;
  const PlayerId eve = c.player("Eve").id;
  c.append(next, {batch(bo, 1, 1)}, {solved(2, Run::Source::kTable, 1, false, 1)});
  c.subject.reopen();
  c.expect(c.worth_reading(next.room, 2, eve), "a run, for everybody");
  c.expect(!c.worth_reading(next.room, 1, eve), "what is no run, for no stranger");
  c.expect(c.worth_reading(next.room, 1, bo), "except for those who did something in the room");
  c.expect(c.worth_reading(next.room, 1, ana), "and for who has opened it");
  c.opened("LARK-2");
  c.expect(!c.worth_reading(RoomId(next.room.value + 1), 2, bo), "which is nothing for another");
}

void a_run_is_found_by_its_match(Conformance& c) {
  Append next = c.opened("KITE-1");
  const Run run = solved(2, Run::Source::kTable, 1, false, 1);
  c.append(next, {batch(1)}, {run});
  c.subject.reopen();
  c.expect(c.run_of(next.room, 2) == ports::WrittenRun{run, true, 1}, "as it was written");
  c.expect(!c.run_of(next.room, 1), "and no other match");
  c.opened("LARK-2");
  c.expect(!c.run_of(RoomId(next.room.value + 1), 2), "nor that of another room");
}

constexpr std::array kFameCases = {
    Case{"ARunIsThereWithItsAppend", a_run_is_there_with_its_append},
    Case{"BoardsAreApart", boards_are_apart},
    Case{"BoardsAreApartByCategoryAndTable", boards_are_apart_by_category_and_table},
    Case{"HoweverManyBoardsAnAnswerIsBounded", however_many_boards_an_answer_is_bounded},
    Case{"ARaceCountsEachOwnTime", a_race_counts_each_own_time},
    Case{"ResultsAreCounted", results_are_counted},
    Case{"ATallyNamesTheLatestRuns", a_tally_names_the_latest_runs},
    Case{"ARunSaysWhetherItsRoomHasClosed", a_run_says_whether_its_room_has_closed},
    Case{"ARunIsFoundByItsMatch", a_run_is_found_by_its_match},
    Case{"WhatMayBeToldIsWorthReading", what_may_be_told_is_worth_reading},
};

}  // namespace

std::span<const Case> fame_cases() { return kFameCases; }

}  // namespace gridmates::support
