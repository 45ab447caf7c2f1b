// The Runs port: pages of players.
#include <array>

#include "server/base/limits.h"
#include "server/ports/period.h"
#include "tests/support/conformance.h"

namespace gridmates::support {
namespace {

using ports::Append;
using ports::PastOutcome;
using ports::PlayedKind;
using ports::PlayerOf;
using ports::PlayerPage;
using ports::Run;
using ports::RunPlayer;

constexpr std::int64_t kToday = 1'798'761'600'000;  // midnight

// A field of this player alone, solved or not.
Run past(std::uint32_t match, PlayerId player, std::uint64_t time_ms, bool is_solved = true) {
  Run run;
  run.code = "KITE-1";
  run.match = match;
  run.game = "sudoku";
  run.category = "easy";
  run.time_ms = time_ms;
  run.wall_ms = kToday;
  run.ended = Seq(match + 1);
  const auto result = is_solved ? RunPlayer::Result::kSolved : RunPlayer::Result::kLost;
  run.players = {{player, "Ada", Seat(0), result}};
  run.rules = Run::kRules;
  run.counts = is_solved;
  return run;
}

PlayerPage page(Conformance& c, const PlayerOf& of) {
  return c.player_page(of).value_or(PlayerPage());
}

PlayerOf of(PlayerId player, std::uint32_t history = 10) {
  return {player, {}, 0, {}, history, kToday};
}

void every_ended_match_is_counted(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId bo = c.player("Bo").id;
  Run lost = past(2, bo, 9'000, false);
  Run stopped = past(3, bo, 100, false);
  stopped.stopped = true;
  Run helped = past(4, bo, 5'000);
  helped.category = "easy hints";
  helped.assisted = true;
  Run duel = past(5, bo, 1);
  duel.game = "tictactoe";
  duel.table = core::Table::kVersus;
  duel.category = "";
  duel.players[0].result = RunPlayer::Result::kDrawn;
  duel.players.push_back({PlayerId(1), "Ada", Seat(1), RunPlayer::Result::kDrawn});
  c.append(next, {batch(1)}, {past(1, bo, 10'000), lost, stopped, helped, duel});
  c.subject.reopen();
  const PlayerPage found = page(c, of(bo));
  c.expect(found.name == Name("Bo") && found.namesakes == 1 && !found.more, "Bo's page");
  c.expect(found.games.size() == 2, "two games");
  if (found.games.size() != 2) return;
  const auto& sudoku = found.games[0];
  c.expect(sudoku.game == "sudoku" && sudoku.played == 4 && sudoku.won == 2 && sudoku.lost == 1 &&
               sudoku.stopped == 1,
           "solved, lost and stopped ones");
  c.expect(found.games[1].drawn == 1 && found.games[1].played == 1, "and a draw");
  c.expect(sudoku.kinds.size() == 2 && sudoku.kinds[0].played == 3 && sudoku.kinds[0].won == 1 &&
               sudoku.kinds[0].best_ms == 10'000 &&
               sudoku.kinds[0].best == ports::RunName{"KITE-1", 1} && !sudoku.kinds[0].assisted,
           "without help, most played first");
  c.expect(sudoku.kinds.back().assisted && sudoku.kinds.back().best_ms == 5'000, "and with help");
  std::vector<std::uint32_t> matches;
  for (const auto& match : found.history) matches.push_back(match.run.match);
  c.expect(matches == std::vector<std::uint32_t>{5, 4, 3, 2, 1}, "latest first");
  c.expect(outcome_of(found.history[2]) == PastOutcome::kStopped &&
               outcome_of(found.history[3]) == PastOutcome::kLost && !found.history[3].run.counts,
           "each as it came out");
  c.expect(page(c, of(bo, 2)).history.size() == 2, "no more than asked for");
  PlayerOf one = of(bo);
  one.game = "tictactoe";
  c.expect(page(c, one).games.size() == 1 && page(c, one).history.size() == 1, "of one game");
  c.expect(page(c, of(PlayerId(1))).games.size() == 1, "Ada's has the duel alone");
  c.expect(!c.player_page(of(PlayerId(77))), "nobody");
}

void the_dailies_of_a_level_are_one_kind(Conformance& c) {
  Append next = c.opened("KITE-1");
  std::vector<Run> runs;
  for (const char* category :
       {"daily 2026-11-23 easy", "daily 2026-11-24 easy", "daily 2026-11-24 easy hints"}) {
    runs.push_back(past(static_cast<std::uint32_t>(runs.size() + 1), PlayerId(1), 9'000));
    runs.back().category = category;
  }
  c.append(next, {batch(1)}, runs);
  c.subject.reopen();
  const PlayerPage found = page(c, of(PlayerId(1)));
  if (found.games.size() != 1) return c.expect(false, "one game");
  const auto& kinds = found.games[0].kinds;
  c.expect(kinds.size() == 2 && kinds[0].category == "daily easy" && kinds[0].played == 2 &&
               kinds[1].category == "daily easy hints",
           "whichever days they are of");
  c.expect(found.history[0].run.category == "daily 2026-11-24 easy hints",
           "each match has its day");
}

void no_match_that_does_not_count_is_on_a_board(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run again = past(1, PlayerId(1), 10);
  again.counts = false;
  Run stopped = past(2, PlayerId(1), 10, false);
  stopped.game = "tictactoe";
  stopped.table = core::Table::kVersus;
  c.append(next, {batch(1)}, {again, stopped});
  c.expect(c.best_times({"sudoku", "", 10}).boards.empty(), "the same board again");
  c.expect(c.tallies("tictactoe").empty(), "a duel that was stopped");
  c.expect(!c.worth_reading(next.room, 1, PlayerId(9)), "and no stranger reads it");
}

void times_are_summed_up(Conformance& c) {
  Append next = c.opened("KITE-1");
  std::vector<Run> runs;
  for (const std::uint64_t time_ms : {9'000, 3'000, 7'000, 5'000}) {
    Run run = past(static_cast<std::uint32_t>(runs.size() + 1), PlayerId(1), time_ms);
    run.worth = 30;
    run.clicks = 40;
    runs.push_back(run);
  }
  Run robot = runs[0];
  robot.match = 5;
  robot.time_ms = 1;
  robot.too_fast = true;
  Run pair = past(6, PlayerId(1), 2'000);
  pair.players.push_back({PlayerId(2), "Bo", Seat(1), RunPlayer::Result::kSolved});
  Run pasted = past(7, PlayerId(1), 1'000);
  pasted.source = Run::Source::kPasted;
  runs.insert(runs.end(), {robot, pair, pasted});
  c.append(next, {batch(1)}, runs);
  const PlayerPage found = page(c, of(PlayerId(1)));
  c.expect(found.games.size() == 1 && found.games[0].kinds.size() == 3, "alone, two, pasted");
  if (found.games.size() != 1 || found.games[0].kinds.size() != 3) return;
  PlayedKind due{"easy", core::Table::kCoop, 1, false, 5, 5, 3'000, 5'000, {"KITE-1", 2}, {}};
  due.best_rate = 10'000;
  due.per_click = 750;
  c.expect(found.games[0].kinds[0] == due, "best, median, rate, a click; no flagged run");
}

// A player who left and came back was two players of a match at one time.
void a_match_with_two_numbers_of_a_player_is_one(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId bo = c.player("Bo").id;
  Run twice = past(2, bo, 9'000);
  twice.players[0].name = "Bo";
  twice.players.push_back(twice.players[0]);
  twice.players[1].name = "Bob";
  twice.players[1].seat = Seat(2);
  c.append(next, {batch(1)}, {twice});
  const PlayerPage of_bo = page(c, of(bo));
  c.expect(of_bo.history.size() == 1 && of_bo.games.front().played == 1, "one match");
  if (of_bo.history.size() != 1) return;
  c.expect(of_bo.history.front().run.players.front().name == Name("Bo"), "by the first name");
}

void a_racer_has_the_own_time(Conformance& c) {
  Append next = c.opened("KITE-1");
  Run race = past(1, PlayerId(1), 90);
  race.table = core::Table::kRace;
  race.players[0].time_ms = 50;
  race.players[0].name = "Ada before";
  race.players.push_back({PlayerId(2), "Bo", Seat(1), RunPlayer::Result::kLost, 0, true});
  c.append(next, {batch(1)}, {race});
  c.player("Bo");
  const PlayerPage first = page(c, of(PlayerId(1)));
  c.expect(first.history.size() == 1 && first.history[0].run.time_ms == 50 &&
               first.history[0].team_size == 1 && first.games[0].won == 1,
           "who finished");
  const Name called("Ada before");
  c.expect(first.history[0].run.players[0].name == called &&
               first.games[0].kinds[0].best_racer == called,
           "by the name of that time");
  const PlayerPage second = page(c, of(PlayerId(2)));
  c.expect(second.history.size() == 1 && second.history[0].run.time_ms == 90 &&
               second.history[0].run.assisted && second.games[0].lost == 1,
           "and who did not");
}

void days_in_a_row_are_counted(Conformance& c) {
  Append next = c.opened("KITE-1");
  std::vector<Run> runs;
  // Three days, a gap, and the last two; a stopped match makes no day.
  for (const int day : {-9, -8, -7, -5, -1, -1, 0}) {
    Run run = past(static_cast<std::uint32_t>(runs.size() + 1), PlayerId(1), 5, day != -1);
    run.wall_ms = kToday + day * ports::kDayMs;
    run.stopped = day == -5;
    runs.push_back(run);
  }
  c.append(next, {batch(1)}, runs);
  const auto streaks = [&c](int days_later) {
    PlayerOf later = of(PlayerId(1));
    later.wall_ms = kToday + days_later * ports::kDayMs + 5;
    const PlayerPage found = page(c, later);
    return std::pair(found.streak_days, found.best_streak_days);
  };
  c.expect(streaks(0) == std::pair(2u, 3u), "today is in it");
  c.expect(streaks(1) == std::pair(2u, 3u), "yesterday still counts");
  c.expect(streaks(2) == std::pair(0u, 3u), "then it is over");
}

void players_of_one_name_are_told_apart(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId first = c.player("Eve").id;
  const PlayerId second = c.player("Eve").id;
  const PlayerId third = c.player("Eve").id;
  std::vector<Run> runs{past(1, second, 5), past(2, first, 5)};
  for (Run& run : runs) run.players[0].name = "Ede";
  c.append(next, {batch(1)}, std::move(runs));
  const auto named = [&c](std::string_view name, std::uint32_t nth) {
    return c.player_page({PlayerId(0), Name(std::string(name)), nth, {}, 10, kToday});
  };
  const auto is = [&named](std::uint32_t nth, PlayerId player) {
    const auto found = named("Eve", nth);
    return found && found->player == player && found->namesakes == 3;
  };
  c.expect(is(0, first), "who has played last");
  c.expect(is(1, second), "then who did before");
  c.expect(is(2, third), "and who never has");
  c.expect(!named("Eve", 3) && !named("eve", 0), "no other");
  c.expect(c.rename(first, "Eva"), "renamed");
  c.expect(named("Eva", 0) && named("Eva", 0)->player == first && named("Eve", 0)->namesakes == 2,
           "found by the name of now, whatever it was then");
  c.expect(named("Ede", 0) && named("Ede", 0)->player == first &&
               named("Ede", 0)->name == Name("Eva") && named("Ede", 0)->namesakes == 2,
           "where nobody has the name, who had it in a run");
  c.expect(named("Ede", 1) && named("Ede", 1)->player == second && !named("Ede", 2),
           "and then who had it before");
}

void a_page_sums_up_the_latest_matches(Conformance& c) {
  Append next = c.opened("KITE-1");
  std::vector<Run> runs;
  const auto many = static_cast<std::uint32_t>(limits::kMatchesSummed + 3);
  for (std::uint32_t i = 1; i <= many; ++i) {
    runs.push_back(past(i, PlayerId(1), i <= 3 ? 1 : 5, false));
  }
  c.append(next, {batch(1)}, runs);
  const PlayerPage found = page(c, of(PlayerId(1)));
  c.expect(found.more && found.games.size() == 1 && found.games[0].played == many - 3,
           "that many and no more, and it says so");
}

constexpr std::array kPageCases = {
    Case{"EveryEndedMatchIsCounted", every_ended_match_is_counted},
    Case{"TheDailiesOfALevelAreOneKind", the_dailies_of_a_level_are_one_kind},
    Case{"NoMatchThatDoesNotCountIsOnABoard", no_match_that_does_not_count_is_on_a_board},
    Case{"TimesAreSummedUp", times_are_summed_up},
    Case{"AMatchWithTwoNumbersOfAPlayerIsOne", a_match_with_two_numbers_of_a_player_is_one},
    Case{"ARacerHasTheOwnTime", a_racer_has_the_own_time},
    Case{"DaysInARowAreCounted", days_in_a_row_are_counted},
    Case{"PlayersOfOneNameAreToldApart", players_of_one_name_are_told_apart},
    Case{"APageSumsUpTheLatestMatches", a_page_sums_up_the_latest_matches},
};

}  // namespace

std::span<const Case> page_cases() { return kPageCases; }

}  // namespace gridmates::support
