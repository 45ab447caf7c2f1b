// A match and its players, from its start until the next board is chosen; at a race one match for
// each player. A value; one thread at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "engine/core/game.h"
#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/room/facts.h"
#include "server/room/match_player.h"  // IWYU pragma: export

namespace gridmates::room {

// The match before one of its last moves, and the player of that move.
struct EarlierMatch {
  core::Match match;
  Seat mover;
};

struct MatchRecord {
  std::vector<core::Match> matches;  // one; at a race one for each player, by Seat
  // At a versus table: before each of the last limits::kTakenBack moves. Not hashed.
  std::vector<EarlierMatch> earlier;
  // By Seat, in the order in which they came; a seat never goes to another player.
  core::List<MatchPlayer, core::kMaxSeats> players;
  core::List<Racer, core::kMaxSeats> racers;  // by Seat; only at a race
  core::List<PlayerClock, 2> clocks;          // by Seat; empty without clocks
  std::uint64_t turn_since_ms = 0;            // with clocks: room time up to which they have paid
  std::size_t cells = 0;                      // of a board
  // Room time at which the countdown of a race ends, after its start or a pause. Not in the first
  // state hash.
  std::uint64_t begins_ms = 0;
  Seq started;               // its MatchStarted; not hashed
  bool interrupted = false;  // by a player; not hashed

  // A match of these players on this board; nobody can join a race later.
  MatchRecord(const core::Match& board, core::Table table, const std::vector<Member>& line_up);

  // A stored match; nullopt if these cannot be the parts of one at this table.
  struct Parts {
    std::vector<core::Match> matches;
    core::List<MatchPlayer, core::kMaxSeats> players;
    core::List<Racer, core::kMaxSeats> racers;
    std::uint64_t begins_ms = 0;
    Seq started;
    core::List<PlayerClock, 2> clocks;
    std::uint64_t turn_since_ms = 0;
    std::vector<EarlierMatch> earlier;
  };
  static std::optional<MatchRecord> restore(Parts parts, core::Table table);

  bool is_race() const { return !racers.empty(); }
  // At the start of the match: sets every player's clock as their chair has it.
  void set_clocks(const ClocksSet& set, const std::vector<Member>& line_up);
  // The room time at which the clock of the player to move runs out; 0 if none runs.
  std::uint64_t flag_falls_ms() const;
  // The board waits for the first move.
  bool waits() const { return matches.front().waits(); }
  // Boards are visible from this room time on. At a race, moves are possible limits::kCountdownMs
  // later.
  void show_from(std::uint64_t room_ms) {
    if (is_race()) begins_ms = room_ms + limits::kCountdownMs;
  }
  // The match that this player plays.
  const core::Match& match_of(Seat seat) const { return matches[is_race() ? seat.value : 0]; }

  // This member's number in the match, if they have one.
  std::optional<Seat> seat_of(MemberNo member) const;
  // The number that this player had as an earlier member; nullopt: there is none, or the member has
  // a number.
  std::optional<Seat> former_seat(MemberNo member, PlayerId player) const;
  // Whether this member can play: has or had a number, or one is free.
  bool has_place_for(MemberNo member, PlayerId player) const;
  // Gives the member a number if they have none: a new one, or the old one that SeatTaken::again
  // names. False if that is impossible.
  bool admit(const Member& member, std::uint8_t again = 0);
  // Changes the member's name, if they have a number.
  void rename(MemberNo member, const Name& name);
  bool nobody_has_moved() const;

  // Plays a move at this room time; false, and nothing changed, if the rules or the race refuse it.
  // At a race its cost freezes the player, and a player who finishes gets a place.
  [[nodiscard]] bool play(Seat seat, core::ByteView move, std::uint64_t room_ms);

  // How many moves must be taken back for this player to make their latest one again; 0: there is
  // none, or it is no longer known.
  std::uint8_t moves_since(Seat seat) const;
  // Takes the last moves back at this room time. The player to move is charged for the current
  // turn, and increments are as MovesTakenBack says. False, and nothing changed: fewer are known.
  [[nodiscard]] bool take_back(const MovesTakenBack& back, std::uint64_t room_ms);

  // In a race: whether this player is done with it, whether another one is not, and whether anybody
  // has finished.
  bool is_done(Seat seat) const;
  bool others_race(Seat seat) const;
  bool has_winner() const;
  // All players: in a race by place, those without one last; elsewhere in order of arrival.
  std::vector<Seat> standings() const;
  // In a race: the player is out, unless done already.
  void give_up(Seat seat);
  // The player leaves: gives up a race, or is missing from a match that all play.
  void leave(Seat seat);

 private:
  MatchRecord(Parts parts, core::Table table);
  void remember(const core::Match& before, Seat mover);
  void charge(Seat seat, std::uint64_t room_ms);
  void pay_turn(Seat seat, std::uint64_t room_ms);

  bool versus_ = false;
};

// The result of this outcome, which must be over.
Result result_of(const core::Outcome& outcome);

}  // namespace gridmates::room
