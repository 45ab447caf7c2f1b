// Evaluates the conditions of the state chart's guards from a room's events. It plays the match
// with the game itself, without the machine, so that chart and machine can be compared. A value;
// one thread at a time.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "server/room/event.h"
#include "server/room/statechart/guards.h"

namespace gridmates::room {

// The conditions of events, by bit.
Conditions event_conditions();

class GuardOracle {
 public:
  // The games must outlive it.
  explicit GuardOracle(const core::Games& games) : games_(&games) {}

  // Applies the next event. Returns which of event_conditions() hold with it.
  HeldSet see(const Event& event);

  // In a versus match that is on: the player to move, and the player who began.
  std::optional<MemberNo> on_turn() const;
  std::optional<MemberNo> first_player() const;

  // In such a match: whether the member has made a move that is not taken back.
  bool has_move(MemberNo member) const;

  // At a versus table: whether the second chair would begin on a board that comes on the table now.
  bool second_opens() const {
    return room_.table == core::Table::kVersus && (opener_ == Chair(2)) != played_;
  }

  // In a co-op match: whether it is over as soon as the member leaves.
  bool needs(MemberNo member) const;

  // The board on the table waits for a first move.
  bool waits() const { return waits_; }
  bool is_rated() const { return rated_; }

  // In a race that is on: whether the member is not done; whether another is not; whether anybody
  // has finished; whether the member may not move yet, because the race has not begun or their last
  // move still costs time; whether it is too early to pause.
  bool races(MemberNo member) const;
  bool others_race(MemberNo member) const;
  bool has_winner() const;
  bool is_frozen(MemberNo member, std::uint64_t room_ms) const;
  bool is_only_just_on(std::uint64_t room_ms) const;
  // Whether a race with a cap, or a match with clocks, is on and its time is up.
  bool is_time_up(std::uint64_t room_ms) const;

  // Whether the game asks a question; a vote is open; it is about this; a move of this member ends
  // it; their no withdraws it, as they asked for it; one for a new board has passed.
  bool asks() const;
  bool vote_is_open() const { return vote_.has_value(); }
  bool vote_is_about(VoteKind kind) const { return vote_ && vote_->kind == kind; }
  bool ends_offer(const MemberView* member) const;
  bool withdraws(const MemberView* member) const;
  bool renews() const { return renews_; }
  bool is_paused_by_room() const { return paused_by_room_; }  // not by a player
  bool is_interrupted() const { return interrupted_; }        // by a player, before
  // Whether this member is ready; any member is; another member on a seat is not.
  bool is_ready(MemberNo member) const { return ready_.contains(member); }
  bool somebody_is_ready() const { return !ready_.empty(); }
  bool others_are_unready(MemberNo member) const;
  bool is_computer(MemberNo member) const { return computers_.contains(member); }
  bool computer_is_here() const { return !computers_.empty(); }
  bool is_locked() const { return locked_; }
  bool is_invited(PlayerId player) const { return invited_.contains(player); }
  // Whether this member may vote; and has not voted yet; whether anybody else may vote.
  bool has_voice(MemberNo member) const;
  bool may_vote(MemberNo member) const;
  bool others_may_vote(MemberNo member) const;
  // The result of the vote with this ballot, or without the member.
  enum class Count { kOpen, kPasses, kFails };
  Count count_with(MemberNo member, std::optional<bool> yes) const;
  // Parts of the key of a situation: about a member, and about the vote.
  std::string vote_part_of(MemberNo member) const;
  std::string vote_key() const;

 private:
  struct Poll {
    VoteKind kind = VoteKind::kStop;
    MemberNo by;
    std::map<MemberNo, bool> ballots;
  };
  struct Racer {
    bool out = false;
    std::uint64_t frozen_until_ms = 0;
  };

  void choose(const BoardChosen& chosen);
  void start(const MatchStarted& started);
  void move(const Moved& moved, std::uint64_t room_ms);
  void take_back(const MovesTakenBack& back);
  void sit(const SeatTaken& taken);
  void give_up(MemberNo member);
  void leave(MemberNo member);
  void see_vote(const Event& event);
  void see_ready(const Event& event);
  bool has_own_voice(MemberNo member) const;
  bool others_have_voice(MemberNo member, MemberNo gone) const;
  bool host_has_voice(MemberNo asker, MemberNo gone) const;
  std::vector<MemberNo> voices_without(MemberNo gone) const;
  bool turns_are_on() const;
  bool goes_on() const;
  // The index of this member in `players_`; its size if they are no player.
  std::size_t seat_of(MemberNo member) const;
  bool races_at(std::size_t seat) const;

  const core::Games* games_;
  RoomOpened room_;
  BoardChosen board_;
  Chair opener_{1};      // begins on the board on the table
  bool played_ = false;  // a match has begun on that board
  bool waits_ = false;
  std::vector<core::Match> matches_;  // of the match that is on: one; at a race one for each player
  std::vector<std::pair<Seat, core::Match>> before_;  // before each move at a versus table
  core::List<MemberNo, core::kMaxSeats> players_;     // by seat
  std::set<MemberNo> seated_;
  MemberNo host_;
  std::vector<Racer> racers_;  // by seat; only at a race
  std::set<MemberNo> moved_;   // in this match
  std::optional<Poll> vote_;
  bool renews_ = false;
  bool interrupted_ = false;
  bool paused_by_room_ = false;
  std::set<MemberNo> ready_;
  std::set<MemberNo> computers_;
  std::uint64_t cap_ends_ms_ = 0;  // of a race; 0: never
  bool locked_ = false;
  bool rated_ = false;
  std::set<PlayerId> invited_;
  std::uint32_t turn_s_ = 0;  // of a clock; 0: none
  std::uint64_t turn_since_ms_ = 0;
  std::uint64_t begins_ms_ = 0;  // of a race, at its start or after a pause
};

}  // namespace gridmates::room
