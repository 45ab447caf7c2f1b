// A player's history: matches that have ended, counted and summed up. Plain values and pure
// functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/base/ids.h"
#include "server/ports/rating.h"
#include "server/ports/run.h"

namespace gridmates::ports {

// A match from the view of one of its players: the run with only that player's row, and the number
// of those who took part.
struct PastMatch {
  Run run;
  std::uint32_t team_size = 1;
  bool computer = false;     // a computer took part
  bool room_closed = false;  // as in BestLine
  friend bool operator==(const PastMatch&, const PastMatch&) = default;
};

enum class PastOutcome : std::uint8_t { kSolved, kWon, kDrawn, kLost, kStopped };
PastOutcome outcome_of(const PastMatch& match);
// What the match is compared with: its category, followed by what separates it from others in a
// list of times: " paused", " pasted", " computer".
std::string compared_as(const PastMatch& match);

// Matches of one kind.
struct PlayedKind {
  std::string category;  // compared_as()
  core::Table table = core::Table::kCoop;
  std::uint32_t team_size = 1;  // 1 at a race
  bool assisted = false;
  std::uint32_t played = 0;
  std::uint32_t won = 0;  // or solved
  // Of solved matches that count and are not flagged; 0: none.
  std::uint64_t best_ms = 0;
  std::uint64_t median_ms = 0;  // the lower of the two middle ones, if even
  RunName best;
  Name best_racer;  // at a race: the player's name in it
  // Of those with a worth, in thousandths: the best worth a second; and the mean worth a click, of
  // matches played alone.
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
  std::vector<PlayedGame> games;       // sorted by name
  std::vector<PastMatch> history;      // latest first
  std::vector<RatingHistory> ratings;  // by game and variant
  std::vector<Opponent> opponents;     // those met most often, at most limits::kOpponents
  // Days in a row (UTC) on which a match ended that was played to its end: up to today or
  // yesterday, and the longest ever.
  std::uint32_t streak_days = 0;
  std::uint32_t best_streak_days = 0;
  std::int64_t all_ended_since = 0;  // earlier ones are known only if they count; 0: all are
  bool more = false;                 // there are older matches, not counted
};

// Which player's page: by id, or by name (see Runs::player).
struct PlayerOf {
  PlayerId player;            // 0: by name
  Name name;                  // a current name, or else a name in some run
  std::uint32_t nth = 0;      // which of them; the last to play comes first
  std::string game = {};      // empty: all
  std::uint32_t history = 1;  // matches, at most limits::kPastMatches
  std::int64_t wall_ms = 0;   // the time that counts as today
};

// Sums up matches, latest first, into the games, history and streaks of the page.
void sum_up(const std::vector<PastMatch>& matches, const PlayerOf& of, PlayerPage& page);

}  // namespace gridmates::ports
