// The Runs port: leaderboards of a period, and those around a player.
#include <algorithm>
#include <array>

#include "server/ports/period.h"
#include "tests/support/conformance.h"

namespace gridmates::support {
namespace {

using Order = ports::BestTimesOf::Order;
using ports::Append;

using ports::BestTimesOf;
using ports::Run;
using ports::RunPlayer;

constexpr std::int64_t kNewYear2027 = 1'798'761'600'000;  // a Friday, of the week 2026-W53

// A run solved by this player alone.
Run solved(std::uint32_t match, std::uint64_t player, std::uint64_t time_ms, std::int64_t wall_ms) {
  Run run;
  run.code = "KITE-1";
  run.match = match;
  run.game = "sudoku";
  run.category = "easy";
  run.time_ms = time_ms;
  run.wall_ms = wall_ms;
  run.ended = Seq(match + 1);
  run.players = {{PlayerId(player), "Ada", Seat(0), RunPlayer::Result::kSolved}};
  run.rules = Run::kRules;
  run.worth = match;
  return run;
}

Run duel(std::uint32_t match, std::uint64_t winner, std::uint64_t loser, std::int64_t wall_ms) {
  Run run = solved(match, winner, 1, wall_ms);
  run.game = "tictactoe";
  run.table = core::Table::kVersus;
  run.players[0].result = RunPlayer::Result::kWon;
  run.players.push_back({PlayerId(loser), "Bob", Seat(1), RunPlayer::Result::kLost});
  return run;
}

// A line as "match@place".
using Lines = std::vector<std::string>;

std::string line(std::uint32_t match, std::uint32_t place) {
  return std::to_string(match) + "@" + std::to_string(place);
}

Lines lines_of(Conformance& c, const BestTimesOf& of) {
  Lines lines;
  for (const auto& board : c.best_times(of).boards) {
    for (const auto& found : board.lines) lines.push_back(line(found.run.match, found.place));
  }
  return lines;
}

BestTimesOf in(std::string period, bool all = false) {
  return {"sudoku", "", 100, Order::kTime, all, std::move(period), std::nullopt};
}

BestTimesOf around(std::uint64_t player, std::uint32_t limit, Order order = Order::kTime) {
  return {"sudoku", "", limit, order, false, "", PlayerId(player)};
}

void a_run_counts_in_its_month_week_and_day(Conformance& c) {
  Append next = c.opened("KITE-1");
  c.append(next, {batch(1)},
           {solved(1, 1, 10, kNewYear2027 - 1), solved(2, 1, 30, kNewYear2027),
            solved(3, 1, 20, kNewYear2027 + ports::kDayMs),
            solved(4, 2, 25, kNewYear2027 + 3 * ports::kDayMs)});
  c.subject.reopen();
  c.expect(lines_of(c, in("")) == Lines{"1@1", "4@2"}, "of all time, each player's best");
  c.expect(lines_of(c, in("2026-12")) == Lines{"1@1"}, "a month that has ended");
  c.expect(lines_of(c, in("2027-01")) == Lines{"3@1", "4@2"}, "the best of the month alone");
  c.expect(lines_of(c, in("2026-W53")) == Lines{"1@1"}, "a week goes over the end of the year");
  c.expect(lines_of(c, in("2026-W53", true)) == Lines{"1@1", "3@2", "2@3"}, "all of the week");
  c.expect(lines_of(c, in("2027-W01")) == Lines{"4@1"}, "Monday begins the next one");
  c.expect(lines_of(c, in("2027-01-01")) == Lines{"2@1"}, "a day");
  c.expect(lines_of(c, in("2027-02")).empty(), "nothing yet");
  c.append(next, {batch(1)}, {solved(5, 1, 5, kNewYear2027 + ports::kDayMs)});
  c.expect(lines_of(c, in("2027-01")) == Lines{"5@1", "4@2"}, "a better one takes its place");
  c.expect(lines_of(c, in("2026-12")) == Lines{"1@1"}, "and not in another month");
}

void a_run_of_no_known_time_counts_in_all(Conformance& c) {
  Append next = c.opened("KITE-1");
  c.append(next, {batch(1)}, {solved(1, 1, 10, -5), solved(2, 2, 20, 1'000'000'000'000'000'000)});
  c.expect(lines_of(c, in("")) == Lines{"1@1", "2@2"}, "of all time");
  c.expect(lines_of(c, in("1969-12-31")).empty(), "but of no day");
}

void a_players_line_stands_among_its_neighbours(Conformance& c) {
  Append next = c.opened("KITE-1");
  std::vector<Run> runs;
  for (std::uint32_t i = 1; i <= 9; ++i) runs.push_back(solved(i, i, 10 * i, kNewYear2027));
  runs.push_back(solved(10, 5, 95, kNewYear2027));
  Run others = solved(11, 1, 5, kNewYear2027);
  others.category = "hard";
  runs.push_back(others);
  c.append(next, {batch(1)}, runs);
  c.expect(lines_of(c, around(5, 5)) == Lines{"3@3", "4@4", "5@5", "6@6", "7@7"}, "in the middle");
  c.expect(lines_of(c, around(5, 2)) == Lines{"4@4", "5@5"}, "one before it");
  c.expect(lines_of(c, around(5, 1)) == Lines{"5@5"}, "it alone");
  c.expect(lines_of(c, around(2, 4)) == Lines{"1@1", "2@2", "3@3", "4@4"}, "near the top");
  c.expect(lines_of(c, around(9, 4)) == Lines{"7@7", "8@8", "9@9"}, "the last one");
  c.expect(lines_of(c, around(12, 4)).empty(), "nobody without a line");
  c.expect(lines_of(c, around(1, 2)) == Lines{"1@1", "2@2", "11@1"}, "each board of the player's");
  // Sorted by 3BV: 9, 8, ... of the fastest runs.
  c.expect(lines_of(c, around(5, 3, Order::kWorth)) == Lines{"6@4", "5@5", "4@6"}, "by worth");
  BestTimesOf all = around(9, 3);
  all.all = true;
  c.expect(lines_of(c, all) == Lines{"8@8", "9@9", "10@10"}, "among all runs");
  BestTimesOf month = around(5, 3);
  month.period = "2027-01";
  c.expect(lines_of(c, month) == Lines{"4@4", "5@5", "6@6"}, "of a month");
  month.period = "2026-12";
  c.expect(lines_of(c, month).empty(), "in which the player has no line");
}

void by_rate_it_is_the_players_best_rate(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run slow = solved(3, 1, 4'000, kNewYear2027);
  slow.worth = 40;
  Run fast = solved(1, 1, 1'000, kNewYear2027);
  fast.worth = 5;
  Run other = solved(2, 2, 2'000, kNewYear2027);
  other.worth = 16;
  Run third = solved(4, 3, 2'000, kNewYear2027);
  third.worth = 20;
  c.append(next, {batch(1)}, {fast, other, slow, third});
  c.expect(lines_of(c, around(1, 3, Order::kRate)) == Lines{"4@1", "3@2", "2@3"},
           "10 a second, and not the fastest run; equal rates by time");
}

void a_team_is_found_by_each_of_its_players(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run pair = solved(1, 1, 50, kNewYear2027);
  pair.players.push_back({PlayerId(2), "Bob", Seat(1), RunPlayer::Result::kSolved});
  Run faster = solved(2, 2, 40, kNewYear2027);
  faster.players.push_back({PlayerId(3), "Cy", Seat(1), RunPlayer::Result::kSolved});
  c.append(next, {batch(1)}, {pair, faster});
  c.expect(lines_of(c, around(1, 1)) == Lines{"1@2"}, "the only one");
  c.expect(lines_of(c, around(2, 1)) == Lines{"2@1"}, "the best of two teams");
  c.expect(lines_of(c, around(3, 10)) == Lines{"2@1", "1@2"}, "all of them");
}

void a_racer_is_found_by_the_own_line(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run race = solved(1, 1, 90, kNewYear2027);
  race.table = core::Table::kRace;
  race.players[0].time_ms = 50;
  race.players.push_back({PlayerId(2), "Bob", Seat(1), RunPlayer::Result::kSolved, 60});
  race.players.push_back({PlayerId(3), "Cy", Seat(2), RunPlayer::Result::kLost});
  c.append(next, {batch(1)}, {race});
  c.expect(lines_of(c, around(2, 1)) == Lines{"1@2"}, "who finished second");
  c.expect(lines_of(c, around(3, 1)).empty(), "who did not finish has no line");
}

void flagged_lines_are_nobodys_best(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run robot = solved(1, 1, 1, kNewYear2027);
  robot.too_fast = true;
  c.append(next, {batch(1)}, {robot, solved(2, 2, 20, kNewYear2027)});
  c.expect(lines_of(c, around(1, 5)).empty(), "not on the board");
  BestTimesOf all = around(2, 5);
  all.all = true;
  c.expect(lines_of(c, all) == Lines{"1@1", "2@2"}, "but before others among all runs");
}

Lines players_of(Conformance& c, const ports::TalliesOf& of) {
  Lines lines;
  for (const auto& tally : c.tallies(of)) {
    lines.push_back(std::to_string(tally.player.value) + "@" + std::to_string(tally.place));
  }
  return lines;
}

void results_have_periods_and_neighbours_too(Conformance& c) {
  Append next = c.opened("KITE-1");
  c.append(next, {batch(1)},
           {duel(1, 1, 2, kNewYear2027 - 1), duel(2, 1, 3, kNewYear2027),
            duel(3, 3, 4, kNewYear2027), duel(4, 1, 4, kNewYear2027 + ports::kDayMs)});
  c.subject.reopen();
  c.expect(players_of(c, {"tictactoe", 10}) == Lines{"1@1", "3@2", "2@3", "4@4"}, "of all time");
  c.expect(players_of(c, {"tictactoe", 10, "2027-01-01"}) == Lines{"1@1", "3@2", "4@3"}, "a day");
  const auto day = c.tallies({"tictactoe", 1, "2027-01-01"});
  c.expect(day.size() == 1 && day[0].wins == 1 && day[0].losses == 0 &&
               day[0].runs == std::vector<ports::RunName>{{"KITE-1", 2}},
           "with what happened on it");
  c.expect(players_of(c, {"tictactoe", 2, "", PlayerId(2)}) == Lines{"3@2", "2@3"}, "around");
  c.expect(players_of(c, {"tictactoe", 3, "", PlayerId(4)}) == Lines{"2@3", "4@4"}, "the last");
  c.expect(players_of(c, {"tictactoe", 3, "2026-12", PlayerId(4)}).empty(), "not in that month");
}

void results_of_a_player_are_named_by_their_time(Conformance& c) {
  constexpr std::int64_t kMonday = kNewYear2027 - 4 * ports::kDayMs;
  Append next = c.opened("KITE-1");
  c.append(next, {batch(1)},
           {duel(1, 1, 2, kNewYear2027), duel(2, 1, 2, kNewYear2027 - 1), duel(3, 1, 2, kMonday),
            duel(4, 1, 2, kMonday + 7 * ports::kDayMs), duel(5, 1, 2, kNewYear2027)});
  c.subject.reopen();
  const auto matches = [&c](std::string period) {
    std::vector<std::uint32_t> found;
    for (const auto& tally : c.tallies({"tictactoe", 1, std::move(period)})) {
      for (const auto& run : tally.runs) found.push_back(run.match);
    }
    return found;
  };
  using Numbers = std::vector<std::uint32_t>;
  c.expect(matches("") == Numbers{4, 5, 1, 2, 3}, "the calendar went back twice");
  c.expect(matches("2026-12") == Numbers{2, 3} && matches("2027-01") == Numbers{4, 5, 1},
           "a month");
  c.expect(matches("2026-W53") == Numbers{5, 1, 2, 3}, "a week over the end of the year");
  c.expect(matches("2026-W52").empty() && matches("2027-W01") == Numbers{4}, "from Monday on");
  c.expect(matches("2027-01-01") == Numbers{5, 1} && matches("2026-12-31") == Numbers{2}, "a day");
}

void boards_are_had_by_what_they_are_for(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run race = solved(2, 2, 20, kNewYear2027);
  race.table = core::Table::kRace;
  race.players[0].time_ms = 20;
  Run pasted = solved(3, 3, 30, kNewYear2027);
  pasted.source = Run::Source::kPasted;
  Run pair = solved(4, 4, 40, kNewYear2027);
  pair.players.push_back({PlayerId(5), "Bob", Seat(1), RunPlayer::Result::kSolved});
  Run helped = solved(5, 5, 50, kNewYear2027);
  helped.assisted = true;
  Run daily = solved(6, 6, 60, kNewYear2027);
  daily.category = "daily 2027-01-01 easy";
  pasted.category = "hard notes";
  c.append(next, {batch(1)}, {solved(1, 1, 10, kNewYear2027), race, pasted, pair, helped, daily});
  const auto of = [&c](ports::BoardFilter only) {
    BestTimesOf asked = in("");
    asked.only = only;
    Lines lines = lines_of(c, asked);
    std::ranges::sort(lines);
    return lines;
  };
  c.expect(of({}).size() == 5, "all of them");
  c.expect(of({.table = core::Table::kRace}) == Lines{"2@1"}, "races");
  c.expect(of({.table = core::Table::kCoop}) == Lines{"1@1", "3@1", "4@1", "5@1"}, "the others");
  c.expect(of({.source = Run::Source::kPasted}) == Lines{"3@1"}, "pasted boards");
  c.expect(of({.team_size = 2}) == Lines{"4@1"}, "pairs");
  c.expect(of({.table = core::Table::kRace, .team_size = 1}) == Lines{"2@1"}, "each racer alone");
  c.expect(of({.assisted = true}) == Lines{"5@1"}, "with help");
  c.expect(
      of({.table = core::Table::kCoop, .team_size = 1, .assisted = false}) == Lines{"1@1", "3@1"},
      "alone and without help");
  c.expect(of({.table = core::Table::kVersus}).empty(), "none");
  c.expect(of({.words = {"hard"}}) == Lines{"3@1"}, "a word of the category");
  c.expect(of({.words = {"notes", "hard"}}) == Lines{"3@1"}, "words in any order");
  c.expect(of({.words = {"har"}}).empty() && of({.words = {"hard", "easy"}}).empty(),
           "whole words");
  c.expect(of({.words = {"daily"}}) == Lines{"6@1"}, "a daily's");
  c.expect(of({.words = {"daily", "hard"}}).empty(), "no other day's");
  Run later = solved(7, 7, 70, kNewYear2027);
  later.category = "daily 2027-01-02 easy";
  daily.match = 8;
  daily.players[0].player = PlayerId(8);
  c.append(next, {batch(1)}, {later, daily});
  BestTimesOf dailies = in("");
  dailies.only.words = {"daily"};
  c.expect(lines_of(c, dailies) == Lines{"7@1", "6@1", "8@2"}, "the latest day first");
}

constexpr std::array kWindowCases = {
    Case{"ARunCountsInItsMonthWeekAndDay", a_run_counts_in_its_month_week_and_day},
    Case{"ARunOfNoKnownTimeCountsInAll", a_run_of_no_known_time_counts_in_all},
    Case{"APlayersLineStandsAmongItsNeighbours", a_players_line_stands_among_its_neighbours},
    Case{"ByRateItIsThePlayersBestRate", by_rate_it_is_the_players_best_rate},
    Case{"ATeamIsFoundByEachOfItsPlayers", a_team_is_found_by_each_of_its_players},
    Case{"ARacerIsFoundByTheOwnLine", a_racer_is_found_by_the_own_line},
    Case{"FlaggedLinesAreNobodysBest", flagged_lines_are_nobodys_best},
    Case{"BoardsAreHadByWhatTheyAreFor", boards_are_had_by_what_they_are_for},
    Case{"ResultsHavePeriodsAndNeighboursToo", results_have_periods_and_neighbours_too},
    Case{"ResultsOfAPlayerAreNamedByTheirTime", results_of_a_player_are_named_by_their_time},
};

}  // namespace

std::span<const Case> window_cases() { return kWindowCases; }

}  // namespace gridmates::support
