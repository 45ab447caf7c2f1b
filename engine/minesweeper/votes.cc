// Whether to go on after the last life: a room asks its players and plays their decision. Old
// journals have ballots as moves, for that and for giving up the field. They are counted among the
// players at the table who have made any move, including this one: a player who has left has no
// vote and does not block others.
#include <algorithm>

#include "engine/minesweeper/acts.h"
#include "engine/minesweeper/rules.h"

namespace gridmates::minesweeper {
namespace {

using Ballot = Part::Ballot;

long ballots(const State& state, Ballot ballot) {
  return std::count_if(state.parts.begin(), state.parts.end(),
                       [ballot](const Part& part) { return part.ballot == ballot; });
}

long voters(const State& state) {
  return std::count_if(state.parts.begin(), state.parts.end(),
                       [](const Part& part) { return part.moved; });
}

void cast(State& state, core::Seat seat, Ballot ballot) {
  Part& part = part_of(state, seat);
  part.moved = true;
  part.ballot = ballot;
}

// Going on restores one life, which counts as help.
void decide(State& state, bool go_on) {
  state.lost = !go_on;
  if (!go_on) return;
  state.lives = 1;
  state.assisted = true;
  for (Part& part : state.parts) part.ballot = Ballot::kNone;
}

// Decides once a majority is for it, or no longer can be. Without voters nothing is decided.
void count_going_on(State& state) {
  const long all = voters(state);
  if (all == 0) return;
  if (2 * ballots(state, Ballot::kGoOn) > all) {
    decide(state, true);
  } else if (2 * ballots(state, Ballot::kAgainst) >= all) {
    decide(state, false);
  }
}

void count_giving_up(State& state) {
  state.lost = 2 * ballots(state, Ballot::kGiveUp) > voters(state);
}

}  // namespace

Done act(State& state, core::Seat seat, const Vote& vote) {
  if (!is_voting(state)) return illegal("There is nothing to vote on: a life is left.");
  const Ballot ballot = vote.go_on ? Ballot::kGoOn : Ballot::kAgainst;
  if (part_of(state, seat).ballot == ballot) return illegal("You have already voted that way.");
  cast(state, seat, ballot);
  count_going_on(state);
  return core::Ok{};
}

// During the vote whether to go on, it is a vote against. In a race there is no vote, and the room
// handles giving up, not the game.
Done act(State& state, core::Seat seat, const GiveUp&) {
  if (state.board.options.race) return illegal("In a race you give up only for yourself: resign.");
  if (is_voting(state)) return act(state, seat, Vote{false});
  if (part_of(state, seat).ballot == Ballot::kGiveUp) {
    return illegal("You have voted to give up already.");
  }
  cast(state, seat, Ballot::kGiveUp);
  count_giving_up(state);
  return core::Ok{};
}

Done act(State& state, core::Seat, const Decided& decided) {
  if (!is_voting(state)) return illegal("There is nothing to decide: a life is left.");
  decide(state, decided.go_on);
  return core::Ok{};
}

std::optional<core::hooks::Question<Move>> Rules::question(const State& state) {
  if (!is_voting(state) || !is_sound(state) || outcome(state).over()) return std::nullopt;
  return core::hooks::Question<Move>{"go on", {Decided{true}}, {Decided{false}}};
}

bool Rules::is_for_players(const Move& move) {
  return !std::holds_alternative<Vote>(move.action) &&
         !std::holds_alternative<GiveUp>(move.action) &&
         !std::holds_alternative<Decided>(move.action);
}

State Rules::left(const State& state, core::Seat seat) {
  if (!is_sound(state) || outcome(state).over() || seat.value >= state.parts.size()) return state;
  State next = state;
  Part& part = next.parts[seat.value];
  part.moved = false;
  part.ballot = Ballot::kNone;
  if (is_voting(next)) {
    count_going_on(next);
  } else {
    count_giving_up(next);
  }
  settle(next);
  return next;
}

}  // namespace gridmates::minesweeper
