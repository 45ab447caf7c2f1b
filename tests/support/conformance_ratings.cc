// The Runs port: ratings, and results against each opponent.
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/ratings/glicko2.h"
#include "server/base/computers.h"
#include "tests/support/conformance.h"

namespace gridmates::support {
namespace {

using enum ports::RunPlayer::Result;
using ports::Append;
using ports::PlayerPage;
using ports::RatingList;
using ports::Run;
using ports::RunPlayer;

constexpr std::int64_t kDayMs = std::int64_t{24} * 60 * 60 * 1000;
constexpr std::int64_t kBegin = 20'000 * kDayMs;

// A rated match of the first player, who has `result`, against the second one.
Run rated(std::uint32_t match, PlayerId first, PlayerId second, RunPlayer::Result result,
          std::int64_t day = 0) {
  Run run;
  run.code = "KITE-1";
  run.match = match;
  run.game = "tictactoe";
  run.table = core::Table::kVersus;
  run.wall_ms = kBegin + day * kDayMs;
  run.ended = Seq(match + 1);
  const auto other = result == kWon ? kLost : result == kLost ? kWon : kDrawn;
  run.players = {{first, "Ada", Seat(0), result}, {second, "Bob", Seat(1), other}};
  run.rules = Run::kRules;
  run.rated = "3x3x3";
  return run;
}

bool near(double a, double b) { return std::abs(a - b) < 0.05; }

const ports::PlayerRating* rating_in(const std::vector<RatingList>& lists, PlayerId player) {
  for (const RatingList& list : lists) {
    for (const ports::RatedPlayer& one : list.players) {
      if (one.player == player) return &one.rating;
    }
  }
  return nullptr;
}

PlayerPage page(Conformance& c, PlayerId player, std::string game = {}) {
  return c.player_page({player, {}, 0, std::move(game), 10, kBegin}).value_or(PlayerPage());
}

// The numbers are those of Glickman's formulas, computed without this program.
void both_players_are_rated(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  c.append(next, {batch(1)}, {rated(1, ada, bob, kWon)});
  c.subject.reopen();
  const auto lists = c.ratings({"tictactoe", 10});
  c.expect(lists.size() == 1 && lists[0].variant == "3x3x3", "one variant");
  const auto* won = rating_in(lists, ada);
  const auto* lost = rating_in(lists, bob);
  if (won == nullptr || lost == nullptr) return c.expect(false, "both have a line");
  c.expect(near(won->rating.rating, 1662.31) && near(lost->rating.rating, 1337.69), "by 162.31");
  c.expect(near(won->rating.deviation, 290.32), "and surer than before");
  c.expect(near(won->change, 162.31) && near(lost->change, -162.31), "which is the change");
  c.expect(won->won == 1 && lost->lost == 1 && won->lost == 0, "with their results");
  c.expect(!won->settled(), "provisional after one match");
  c.expect(c.ratings({"sudoku", 10}).empty(), "of this game alone");
}

void ratings_are_by_what_was_known_before(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  c.append(next, {batch(1)}, {rated(1, ada, bob, kWon)});
  c.append(next, {batch(1)}, {rated(2, bob, ada, kWon)});
  const auto lists = c.ratings({"tictactoe", 10});
  const auto* first = rating_in(lists, ada);
  const auto* second = rating_in(lists, bob);
  if (first == nullptr || second == nullptr) return c.expect(false, "both have a line");
  c.expect(near(first->rating.rating + second->rating.rating, 3000), "alike for both");
  c.expect(second->change > 162, "the one below was not expected to win");
}

void a_variant_has_its_own_ratings(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  Run large = rated(2, ada, bob, kLost);
  large.rated = "15x15x5";
  Run casual = rated(3, ada, bob, kLost);
  casual.rated = "";
  c.append(next, {batch(1)}, {rated(1, ada, bob, kWon), large, casual});
  const auto lists = c.ratings({"tictactoe", 10});
  c.expect(lists.size() == 2 && lists[0].variant == "15x15x5", "by name");
  if (lists.size() != 2) return;
  c.expect(lists[0].players[0].player == bob && lists[1].players[0].player == ada, "each its own");
  c.expect(lists[1].players[0].place == 1 && lists[1].players[1].place == 2, "with places");
  c.expect(c.ratings({"tictactoe", 1})[1].players.size() == 1, "no more lines than asked for");
  const auto around = c.ratings({"tictactoe", 1, bob});
  c.expect(
      around.size() == 2 && around[1].players[0].player == bob && around[1].players[0].place == 2,
      "around a player");
  c.expect(c.ratings({"tictactoe", 5, PlayerId(77)}).empty(), "but not without a line");
}

void computers_keep_their_rating(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId ada = c.player("Ada").id;
  const PlayerId computer = computer_player(core::Level::k4, Chair(2));
  Run run = rated(1, ada, computer, kWon);
  run.players[1].name = "computer 4";
  run.players[1].rating = 1560;
  Run other_seat = rated(2, computer_player(core::Level::k4, Chair(1)), ada, kDrawn);
  other_seat.players[0].name = "computer 4";
  other_seat.players[0].rating = 1560;
  Run alone = rated(3, computer, computer_player(core::Level::k2, Chair(1)), kWon);
  c.append(next, {batch(1)}, {run, other_seat, alone});
  const auto lists = c.ratings({"tictactoe", 10});
  c.expect(lists.size() == 1 && lists[0].players.size() == 1, "a person alone is listed");
  c.expect(c.run_of(next.room, 1) == ports::WrittenRun{run, false, 2},
           "the computer's rating is read back");
  const PlayerPage shown = page(c, ada);
  c.expect(
      shown.opponents.size() == 1 && shown.opponents[0].won == 1 && shown.opponents[0].drawn == 1,
      "a level is one opponent, wherever it sat");
}

void programs_are_not_listed(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId ada = c.player("Ada").id;
  const auto robot = c.create_player("Robot", {201}, true);
  if (!robot) return c.expect(false, "a program can sign in");
  c.append(next, {batch(1)}, {rated(1, ada, robot->id, kLost)});
  const auto lists = c.ratings({"tictactoe", 10});
  c.expect(lists.size() == 1 && lists[0].players.size() == 1 && lists[0].players[0].player == ada,
           "a person alone");
  c.expect(page(c, robot->id).ratings.size() == 1, "though they are rated");
  c.expect(near(c.rating({robot->id, "tictactoe", "3x3x3"}).rating.rating, 1662.31), "as anybody");
  c.expect(c.rating({robot->id, "tictactoe", "15x15x5"}) == ports::PlayerRating(), "there alone");
}

// Four matches a day until the rating has settled.
void settled_ratings_come_first(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  const PlayerId cleo = c.player("Cleo").id;
  std::vector<Run> runs;
  for (std::uint32_t i = 1; i <= 40; ++i) {
    runs.push_back(rated(i, ada, bob, i % 2 == 0 ? kWon : kLost, i / 4));
  }
  const PlayerId computer = computer_player(core::Level::k6, Chair(2));
  Run upset = rated(41, cleo, computer, kWon, 10);
  upset.players[1].rating = 1740;
  runs.push_back(upset);
  for (const Run& run : runs) c.append(next, {batch(1)}, {run});
  const auto lists = c.ratings({"tictactoe", 10});
  if (lists.size() != 1 || lists[0].players.size() != 3) return c.expect(false, "three lines");
  const auto& last = lists[0].players[2];
  c.expect(last.player == cleo && !last.rating.settled(), "the provisional one comes last");
  c.expect(last.rating.rating.rating > lists[0].players[0].rating.rating.rating,
           "though it is the highest");
  const auto around = c.ratings({"tictactoe", 1, cleo});
  c.expect(around[0].players[0].place == 3, "as places say");
}

void a_long_absence_makes_unsure(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  const PlayerId cleo = c.player("Cleo").id;
  std::uint32_t match = 0;
  for (int i = 0; i < 20; ++i) {
    c.append(next, {batch(1)}, {rated(++match, ada, bob, i % 2 == 0 ? kWon : kLost)});
  }
  const double before = rating_in(c.ratings({"tictactoe", 10}), ada)->rating.deviation;
  c.append(next, {batch(1)}, {rated(++match, ada, cleo, kDrawn, 700)});
  const double after = rating_in(c.ratings({"tictactoe", 10}), ada)->rating.deviation;
  c.expect(after > before, "after a hundred weeks");
}

void a_page_has_the_history_of_ratings(Conformance& c) {
  Append next = c.opened("KITE-1");
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  const PlayerId cleo = c.player("Cleo").id;
  c.append(next, {batch(1)}, {rated(1, ada, bob, kWon), rated(2, ada, bob, kLost, 1)});
  c.append(next, {batch(1)}, {rated(3, cleo, ada, kDrawn, 2)});
  Run stopped = rated(4, ada, cleo, kLost, 3);
  stopped.rated = "";
  stopped.counts = false;
  stopped.stopped = true;
  c.append(next, {batch(1)}, {stopped});
  c.subject.reopen();
  const PlayerPage shown = page(c, ada);
  c.expect(shown.ratings.size() == 1 && shown.ratings[0].variant == "3x3x3", "a rating");
  if (shown.ratings.size() != 1) return;
  const auto& points = shown.ratings[0].points;
  c.expect(points.size() == 3 && near(points[0].rating, 1662.31) && points[0].wall_ms == kBegin &&
               points[2].wall_ms == kBegin + 2 * kDayMs &&
               points[2].rating == shown.ratings[0].rating.rating.rating,
           "a point a match, oldest first");
  c.expect(shown.opponents.size() == 2 && shown.opponents[0].player == bob &&
               shown.opponents[0].won == 1 && shown.opponents[0].lost == 1 &&
               shown.opponents[1].drawn == 1 && shown.opponents[1].lost == 0,
           "results against each, who was met most first, without what was stopped");
  c.expect(page(c, ada, "sudoku").ratings.empty() && page(c, ada, "sudoku").opponents.empty(),
           "of the game that is asked for");
}

// Six players of known strength; each pair plays 30 matches.
void ratings_of_a_pool_converge(Conformance& c) {
  constexpr std::array kStrengths = {1200.0, 1320.0, 1440.0, 1560.0, 1680.0, 1800.0};
  constexpr int kRounds = 30;
  Append next = c.opened("KITE-1");
  std::vector<PlayerId> players;
  for (std::size_t i = 0; i < kStrengths.size(); ++i) {
    players.push_back(c.player("Player" + std::to_string(i)).id);
  }
  core::Random random(core::seed_from(7));
  std::uint32_t match = 0;
  for (int round = 0; round < kRounds; ++round) {
    std::vector<Run> runs;
    for (std::size_t i = 0; i < players.size(); ++i) {
      for (std::size_t j = i + 1; j < players.size(); ++j) {
        const double wins =
            ratings::expected_score({kStrengths[i], 1, 0.06}, {kStrengths[j], 1, 0.06});
        const bool won = random.below(1'000'000) < wins * 1'000'000;
        runs.push_back(rated(++match, players[i], players[j], won ? kWon : kLost));
      }
    }
    c.append(next, {batch(1)}, runs);
  }
  const auto lists = c.ratings({"tictactoe", 10});
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto* rating = rating_in(lists, players[i]);
    if (rating == nullptr) return c.expect(false, "all have a line");
    const double off = std::abs(rating->rating.rating - kStrengths[i]);
    c.expect(off < 2 * rating->rating.deviation && rating->settled(), "as strong as they are");
    const auto* before = i == 0 ? nullptr : rating_in(lists, players[i - 1]);
    c.expect(i == 0 || before->rating.rating < rating->rating.rating, "in their order");
  }
}

constexpr std::array kRatingCases = {
    Case{"BothPlayersAreRated", both_players_are_rated},
    Case{"RatingsAreByWhatWasKnownBefore", ratings_are_by_what_was_known_before},
    Case{"AVariantHasItsOwnRatings", a_variant_has_its_own_ratings},
    Case{"ComputersKeepTheirRating", computers_keep_their_rating},
    Case{"ProgramsAreNotListed", programs_are_not_listed},
    Case{"SettledRatingsComeFirst", settled_ratings_come_first},
    Case{"ALongAbsenceMakesUnsure", a_long_absence_makes_unsure},
    Case{"APageHasTheHistoryOfRatings", a_page_has_the_history_of_ratings},
    Case{"RatingsOfAPoolConverge", ratings_of_a_pool_converge},
};

}  // namespace

std::span<const Case> rating_cases() { return kRatingCases; }

}  // namespace gridmates::support
