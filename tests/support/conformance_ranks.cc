// The Runs port: which runs a board has, and in which order.
#include <array>

#include "server/base/computers.h"
#include "tests/support/conformance.h"

namespace gridmates::support {
namespace {

using Order = ports::BestTimesOf::Order;
using ports::Append;
using ports::BestTimes;
using ports::Run;
using ports::RunPlayer;

// A field opened by this player alone.
Run field(std::uint32_t match, std::uint64_t player, std::uint64_t time_ms, std::uint32_t worth) {
  Run run;
  run.code = "KITE-1";
  run.match = match;
  run.game = "sudoku";
  run.category = "easy";
  run.time_ms = time_ms;
  run.ended = Seq(match + 1);
  run.players = {{PlayerId(player), "Ada", Seat(0), RunPlayer::Result::kSolved}};
  run.rules = Run::kRules;
  run.worth = worth;
  return run;
}

// The matches of a board's lines.
std::vector<std::uint32_t> matches_of(Conformance& c, const char* category, Order order, bool all) {
  const auto boards = c.best_times({"sudoku", category, 100, order, all}).boards;
  std::vector<std::uint32_t> matches;
  for (const BestTimes& board : boards) {
    for (const auto& line : board.lines) matches.push_back(line.run.match);
  }
  return matches;
}

using Matches = std::vector<std::uint32_t>;

void a_board_has_the_best_run_of_each_player(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run robot = field(5, 3, 10, 20);
  robot.too_fast = true;
  Run pair = field(6, 1, 15'000, 60);
  pair.players.push_back({PlayerId(2), "Bob", Seat(1), RunPlayer::Result::kSolved});
  c.append(next, {batch(1)},
           {field(1, 1, 40'000, 60), field(2, 1, 30'000, 20), field(3, 2, 35'000, 70),
            field(4, 1, 30'000, 20), robot, pair});
  c.expect(matches_of(c, "easy", Order::kTime, false) == Matches{2, 3, 6}, "each player's fastest");
  c.expect(matches_of(c, "easy", Order::kTime, true) == Matches{5, 2, 4, 3, 1, 6}, "every run");
  c.expect(matches_of(c, "easy", Order::kRate, false) == Matches{3, 1, 6}, "each one's best rate");
  c.expect(matches_of(c, "easy", Order::kRate, true) == Matches{5, 3, 1, 2, 4, 6}, "all by rate");
  c.expect(matches_of(c, "easy", Order::kWorth, false) == Matches{3, 2, 6}, "fastest, by worth");
  c.expect(matches_of(c, "easy", Order::kWorth, true) == Matches{3, 1, 5, 2, 4, 6}, "all by worth");
}

void a_run_says_where_it_stands(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run robot = field(5, 3, 10, 20);
  robot.too_fast = true;
  Run race = field(6, 1, 15'000, 60);
  race.table = core::Table::kRace;
  race.players = {{PlayerId(1), "Ada", Seat(0), RunPlayer::Result::kSolved, 9'000},
                  {PlayerId(2), "Bob", Seat(1), RunPlayer::Result::kSolved, 15'000},
                  {PlayerId(3), "Eve", Seat(2), RunPlayer::Result::kLost}};
  Run tie = race;
  tie.match = 8;
  tie.category = "hard";
  tie.players[0].time_ms = 15'000;
  Run daily = field(7, 1, 20'000, 20);
  daily.category = "daily 2026-11-24 easy";
  c.append(next, {batch(1)},
           {field(1, 1, 40'000, 60), field(2, 2, 35'000, 20), field(3, 1, 30'000, 70),
            field(4, 2, 45'000, 20), robot, race, daily, tie});
  c.subject.reopen();
  const auto alone = [&](std::uint32_t match, std::optional<std::uint32_t> better,
                         std::optional<std::uint64_t> before_ms) {
    const auto found = c.standings(next.room, match);
    const bool is_one = found.size() == 1 && found[0].player == 0 && found[0].board.lines.empty();
    c.expect(is_one && found[0].better == better && found[0].best_before_ms == before_ms,
             "match " + std::to_string(match));
  };
  alone(1, 1, {});
  alone(2, 1, {});
  alone(3, 0, 40'000);
  alone(4, 1, 35'000);
  alone(5, {}, {});
  alone(7, 0, {});
  const auto raced = c.standings(next.room, 6);
  c.expect(raced.size() == 2 && raced[0].player == 0 && raced[1].player == 1, "who has finished");
  c.expect(raced[0].better == 0 && raced[1].better == 1, "each by their own time");
  c.expect(raced[1].board.table == core::Table::kRace && raced[1].board.category == "easy",
           "on the board of races");
  const auto tied = c.standings(next.room, 8);
  c.expect(tied.size() == 2 && tied[0].better == 0 && tied[1].better == 1, "by place when tied");
  c.expect(c.standings(next.room, 9).empty(), "what is no run, nowhere");
}

void runs_part_by_what_they_say(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run paused = field(1, 1, 1'000, 60), pasted = field(2, 1, 1'000, 60);
  Run bare = field(3, 1, 1'000, 60), small = field(4, 1, 1'000, 1);
  paused.interrupted = paused.apart = true;
  pasted.puzzle = "0123456789abcdef";
  bare.no_flag = true;
  small.ranks = false;
  Run marked = field(5, 2, 2'000, 60);
  marked.interrupted = true;
  c.append(next, {batch(1)}, {paused, pasted, bare, small, marked});
  const auto told = [&c](const char* category) {
    return matches_of(c, category, Order::kTime, false);
  };
  c.expect(told("easy") == Matches{3, 5}, "neither pauses nor pasted puzzles");
  c.expect(told("easy paused") == Matches{1}, "pauses apart");
  c.expect(told("easy puzzle 0123456789abcdef") == Matches{2}, "a pasted one with itself alone");
  c.expect(told("easy no-flag") == Matches{3}, "and without flags");
  c.expect(matches_of(c, "", Order::kTime, true).size() == 5, "a small board nowhere");
}

// Ada, who has opened the room, plays alone and with computers, one of which also plays alone.
void computers_stand_apart(Conformance& c) {
  Append next = c.opened("KITE-1");
  const auto robot = c.create_player("Robot", {200}, true);
  c.expect(robot.has_value(), "a computer can be created");
  if (!robot) return;
  Run pair = field(2, 1, 20'000, 60);
  pair.players.push_back({robot->id, "Robot", Seat(1), RunPlayer::Result::kSolved});
  Run duel = field(4, 1, 9'000, 0);
  duel.table = core::Table::kVersus;
  duel.players[0].result = RunPlayer::Result::kWon;
  duel.players.push_back({robot->id, "Robot", Seat(1), RunPlayer::Result::kLost});
  const Run alone = field(3, robot->id.value, 10'000, 80);
  Run seated = field(5, 1, 15'000, 60);
  const PlayerId on_seat = computer_player(core::Level::k4, Chair(2));
  seated.players.push_back({on_seat, "computer 4", Seat(1), RunPlayer::Result::kSolved});
  c.append(next, {batch(1)}, {field(1, 1, 40'000, 60), pair, alone, duel, seated});
  c.expect(matches_of(c, "easy", Order::kTime, true) == Matches{1}, "people with people");
  c.expect(matches_of(c, "easy computer", Order::kTime, true).size() == 3, "computers apart");
  c.expect(c.tallies("sudoku", 10).empty(), "a match against a computer is no result");
}

void each_racer_has_a_line_of_their_own_class(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run race = field(1, 1, 9'000, 60);
  race.table = core::Table::kRace;
  race.players[0].time_ms = 5'000;
  race.players[0].too_fast = true;
  race.players.push_back(
      {PlayerId(2), "Bob", Seat(1), RunPlayer::Result::kSolved, 9'000, false, true});
  c.append(next, {batch(1)}, {race});
  const auto shown = c.best_times({"sudoku", "easy", 100, Order::kTime, false}).boards;
  c.expect(shown.size() == 1 && shown[0].lines.size() == 1, "one is hidden");
  const auto bare = c.best_times({"sudoku", "easy no-flag", 100, Order::kTime, true}).boards;
  c.expect(bare.size() == 1 && bare[0].lines.size() == 1 && bare[0].lines[0].run.no_flag,
           "the other one has no flags");
}

constexpr std::array kRankCases = {
    Case{"ABoardHasTheBestRunOfEachPlayer", a_board_has_the_best_run_of_each_player},
    Case{"ARunSaysWhereItStands", a_run_says_where_it_stands},
    Case{"RunsPartByWhatTheySay", runs_part_by_what_they_say},
    Case{"ComputersStandApart", computers_stand_apart},
    Case{"EachRacerHasALineOfTheirOwnClass", each_racer_has_a_line_of_their_own_class},
};

}  // namespace

std::span<const Case> rank_cases() { return kRankCases; }

}  // namespace gridmates::support
