// A match with the people who play it, from its start until the next board is chosen; at a race a
// match a player. A value; one thread at a time.
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

// The match before one of its last moves, and whose move it was.
struct EarlierMatch {
  core::Match match;
  Seat mover;
};

struct MatchRecord {
  std::vector<core::Match> matches;  // one; at a race one a player, by Seat
  // At a versus table: before each of the last limits::kTakenBack moves. In no state hash.
  std::vector<EarlierMatch> earlier;
  // By Seat, in the order in which they came; never handed on.
  core::List<MatchPlayer, core::kMaxSeats> players;
  core::List<Racer, core::kMaxSeats> racers;  // by Seat; at a race alone
  core::List<PlayerClock, 2> clocks;          // by Seat; where there are some
  std::uint64_t turn_since_ms = 0;            // with clocks: the room time since when one runs
  std::size_t cells = 0;                      // of a board
  // Room time from which a race is played, or played on after a pause: the countdown's end. No
  // part of the first state hash.
  std::uint64_t begins_ms = 0;
  Seq started;               // its MatchStarted; in no state hash
  bool interrupted = false;  // by a player; no part of the state hash

  // A match of these players on this board; nobody may come later to a race.
  MatchRecord(const core::Match& board, core::Table table, const std::vector<Member>& line_up);

  // A match as it was; nullopt when these cannot be the parts of one at such a table.
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
  // The match has begun: each player has what the clock of their chair is set to.
  void set_clocks(const ClocksSet& set, const std::vector<Member>& line_up);
  // With clocks: the room time at which who is to move has no time left; 0 without.
  std::uint64_t flag_falls_ms() const;
  // The board waits for the first move.
  bool waits() const { return matches.front().waits(); }
  // The players see their boards from this room time on. At a race nobody moves before everybody
  // has looked for limits::kCountdownMs.
  void show_from(std::uint64_t room_ms) {
    if (is_race()) begins_ms = room_ms + limits::kCountdownMs;
  }
  // The match that this player plays.
  const core::Match& match_of(Seat seat) const { return matches[is_race() ? seat.value : 0]; }

  // This member's number in the match, if they have one.
  std::optional<Seat> seat_of(MemberNo member) const;
  // The number that this player had as another member, who has left; nullopt: none, or they have
  // one.
  std::optional<Seat> former_seat(MemberNo member, PlayerId player) const;
  // Whether this member can play on: has a number or had one, or there is one left.
  bool has_place_for(MemberNo member, PlayerId player) const;
  // Gives the member a number unless they have one, of a player who is back as SeatTaken::again
  // says; false when there is none.
  bool admit(const Member& member, std::uint8_t again = 0);
  // The member is called so from now on, if they have a number.
  void rename(MemberNo member, const Name& name);
  bool nobody_has_moved() const;

  // The player's move at this room time; false, and nothing changed, when the rules or the race
  // refuse it. At a race what it costs freezes the player, and who has finished is placed.
  [[nodiscard]] bool play(Seat seat, core::ByteView move, std::uint64_t room_ms);

  // How many of the last moves are taken back for this player to make the latest one of theirs
  // again; 0: that one is not known any more, or there is none.
  std::uint8_t moves_since(Seat seat) const;
  // The last moves are taken back at this room time: the clock of who was to move pays for that
  // turn, and the others as MovesTakenBack says. False, and nothing changed: there are fewer.
  [[nodiscard]] bool take_back(const MovesTakenBack& back, std::uint64_t room_ms);

  // Of a race: whether this player's part in it is over, whether any other's is not, and whether
  // anybody has finished.
  bool is_done(Seat seat) const;
  bool others_race(Seat seat) const;
  bool has_winner() const;
  // Every player: of a race by place, who has none behind those who have; elsewhere as they came.
  std::vector<Seat> standings() const;
  // Of a race: the player races no more, unless done already.
  void give_up(Seat seat);
  // The player goes from the table: gives a race up, or is one less at a match that all play.
  void leave(Seat seat);

 private:
  MatchRecord(Parts parts, core::Table table);
  void remember(const core::Match& before, Seat mover);
  void charge(Seat seat, std::uint64_t room_ms);
  void pay_turn(Seat seat, std::uint64_t room_ms);

  bool versus_ = false;
};

// How the match ended, by the game's judgement; it must be over.
Result result_of(const core::Outcome& outcome);

}  // namespace gridmates::room
