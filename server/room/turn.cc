#include "server/room/turn.h"

namespace gridmates::room {
namespace {

MatchEnded lost_by(Seat seat, EndCause cause) {
  return {seat == Seat(0) ? Result::kSecondWon : Result::kFirstWon, cause};
}

}  // namespace

std::optional<Refusal> Together::bars(Seat, const MatchRecord&) const { return std::nullopt; }

MatchEnded Together::stopped() const { return {Result::kUnsolved, EndCause::kStopped}; }

core::Result<MatchEnded, Refusal> Together::resigned(Seat) const {
  return Refusal{Refusal::Code::kWrongState, "Nobody plays against you; stop the match instead."};
}

core::Result<std::optional<MatchEnded>, Refusal> Together::stood_up(const Asking& asking,
                                                                    Seat) const {
  if (!asking.facts.is_only_player(*asking.member)) return std::optional<MatchEnded>();
  return Refusal{Refusal::Code::kWrongState,
                 "You are the only player; stop the match before you stand up."};
}

// The board is given up when nobody is left to play it: in front of those who watch, or of nobody.
std::optional<MatchEnded> Together::went(const Facts& facts, const Member& gone, Seat, Exit) const {
  if (!facts.is_only_player(gone)) return std::nullopt;
  const bool watched = facts.members.size() > 1;
  return MatchEnded{watched ? Result::kUnsolved : Result::kAbandoned, EndCause::kLeft};
}

std::optional<Refusal> Turn::bars(Seat seat, const MatchRecord& record) const {
  if (seat == to_move) return std::nullopt;
  return Refusal{Refusal::Code::kNotYourTurn,
                 "It is " + record.players[to_move.value].name.str() + "'s turn."};
}

MatchEnded Turn::stopped() const { return {Result::kAbandoned, EndCause::kStopped}; }

core::Result<MatchEnded, Refusal> Turn::resigned(Seat seat) const {
  return lost_by(seat, EndCause::kResigned);
}

core::Result<std::optional<MatchEnded>, Refusal> Turn::stood_up(const Asking&, Seat seat) const {
  return std::optional(lost_by(seat, EndCause::kResigned));
}

// Whoever leaves has lost; but nobody wins by putting the opponent out.
std::optional<MatchEnded> Turn::went(const Facts&, const Member&, Seat seat, Exit exit) const {
  if (exit == Exit::kKicked) return MatchEnded{Result::kAbandoned, EndCause::kLeft};
  return lost_by(seat, EndCause::kLeft);
}

AnyTurn turn_of(core::Table table, const core::Match& match, const AnyTurn& before) {
  if (table != core::Table::kVersus) return Together{};
  const core::SeatSet may_move = match.to_move();
  return may_move.empty() ? before : Turn{may_move.contains(Seat(0)) ? Seat(0) : Seat(1)};
}

}  // namespace gridmates::room
