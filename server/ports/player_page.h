// What a player has played: matches that have ended, counted and summed up. Plain values and a pure
// function; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/base/ids.h"
#include "server/ports/rating.h"
#include "server/ports/run.h"

namespace gridmates::ports {

// A match as one of its players has it: the run with that player's row alone, and the others who
// took part only counted.
struct PastMatch {
  Run run;
  std::uint32_t team_size = 1;
  bool computer = false;     // a computer player took part
  bool room_closed = false;  // as BestLine says
  friend bool operator==(const PastMatch&, const PastMatch&) = default;
};

enum class PastOutcome : std::uint8_t { kSolved, kWon, kDrawn, kLost, kStopped };
PastOutcome outcome_of(const PastMatch& match);
// What the match is compared with: the category, and behind it what parts it from others in a list
// of times, " paused", " pasted", " computer".
std::string compared_as(const PastMatch& match);

// Matches of one kind.
struct PlayedKind {
  std::string category;  // compared_as()
  core::Table table = core::Table::kCoop;
  std::uint32_t team_size = 1;  // 1 at a race
  bool assisted = false;
  std::uint32_t played = 0;
  std::uint32_t won = 0;  // or solved
  // Of those that count and are not flagged; 0: there are none.
  std::uint64_t best_ms = 0;
  std::uint64_t median_ms = 0;  // of an even number the lower one of both in the middle
  RunName best;
  Name best_racer;  // of a race: what the player was called in it
  // Of those with a worth, thousandths of it: the best a second, and the mean a click, by one
  // alone.
  std::uint64_t best_rate = 0;
  std::uint64_t per_click = 0;
  friend bool operator==(const PlayedKind&, const PlayedKind&) = default;
};

struct PlayedGame {
  std::string game;
  std::uint32_t played = 0;
  std::uint32_t won = 0;
  std::uint32_t drawn = 0;
  std::uint32_t lost = 0;
  std::uint32_t stopped = 0;
  std::vector<PlayedKind> kinds;  // most played first, at most limits::kPlayedKinds
  friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

struct PlayerPage {
  PlayerId player;
  Name name;
  std::uint32_t namesakes = 1;         // players of this name, this one included
  std::vector<PlayedGame> games;       // by name
  std::vector<PastMatch> history;      // latest first
  std::vector<RatingHistory> ratings;  // by game and variant
  std::vector<Opponent> opponents;     // most met first, at most limits::kOpponents
  // Days in a row, in UTC, on each of which a match has ended that was played to its end: up to
  // today or yesterday, and the most ever.
  std::uint32_t streak_days = 0;
  std::uint32_t best_streak_days = 0;
  std::int64_t all_ended_since = 0;  // before, matches that do not count are not known; 0: never
  bool more = false;                 // older matches are not counted
};

// Which player's page. One with neither id nor match: see Runs::player.
struct PlayerOf {
  PlayerId player;            // 0: by name
  Name name;                  // who has it now, else who had it in a run
  std::uint32_t nth = 0;      // of them, who has played last first
  std::string game = {};      // empty: all
  std::uint32_t history = 1;  // matches, at most limits::kPastMatches
  std::int64_t wall_ms = 0;   // what counts as today
};

// Sums up matches, latest first: games, history and streaks of the page.
void sum_up(const std::vector<PastMatch>& matches, const PlayerOf& of, PlayerPage& page);

}  // namespace gridmates::ports
