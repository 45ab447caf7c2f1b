#include "server/room/turn.h"

#include <algorithm>

namespace gridmates::room {
namespace {

using Ended = std::optional<MatchEnded>;

MatchEnded lost_by(Seat seat, EndCause cause) {
  return {seat == Seat(0) ? Result::kSecondWon : Result::kFirstWon, cause};
}

Ended by_outcome(const core::Outcome& outcome) {
  if (!outcome.over()) return std::nullopt;
  return MatchEnded{result_of(outcome), EndCause::kMove};
}

// How the game judges the match when this player has left it.
Ending without(const Part& part, EndCause cause) {
  core::Match match = part.record.match_of(part.seat);
  match.left(part.seat);
  if (!match.outcome().over()) return {};
  return {std::nullopt, MatchEnded{result_of(match.outcome()), cause}};
}

// A race in which somebody has finished is solved, however it ends.
MatchEnded race_ended(const MatchRecord& record, Result otherwise, EndCause cause) {
  return {record.has_winner() ? Result::kSolved : otherwise, cause};
}

// How a race ends when this player, who may be done already, stops racing; nullopt: it goes on.
Ended race_without(const Part& part, Result otherwise, EndCause cause) {
  if (part.record.is_done(part.seat) || part.record.others_race(part.seat)) return std::nullopt;
  return race_ended(part.record, otherwise, cause);
}

// A refusal until `then_ms`, with the seconds until then, rounded up.
Refusal refused_until(Reason reason, std::uint64_t then_ms, std::uint64_t room_ms) {
  constexpr std::uint64_t kSecondMs = 1'000;
  const auto seconds = static_cast<std::uint32_t>((then_ms - room_ms + kSecondMs - 1) / kSecondMs);
  return {reason, {.number = seconds, .until_ms = then_ms}};
}

// The result when the last player leaves: unsolved if others are in the room, or else abandoned.
Result given_up_by_the_last(const Facts& facts) {
  return facts.members->size() > 1 ? Result::kUnsolved : Result::kAbandoned;
}

}  // namespace

std::optional<Refusal> Together::bars(const Part&, std::uint64_t) const { return std::nullopt; }

Ended Together::moved(const Part&, const core::Outcome& outcome) const {
  return by_outcome(outcome);
}

MatchEnded Together::stopped(const MatchRecord&) const {
  return {Result::kUnsolved, EndCause::kStopped};
}

MatchEnded Together::deserted(const MatchRecord&) const {
  return {Result::kAbandoned, EndCause::kDeserted};
}

core::Result<std::vector<Happening>, Refusal> Together::resigned(const Part&) const {
  return Refusal{Reason::kNoOpponent};
}

core::Result<Ending, Refusal> Together::stood_up(const Asking& asking, const Part& part) const {
  if (asking.facts.is_only_player(*asking.member)) return Refusal{Reason::kOnlyPlayer};
  return asking.only_whether ? Ending{} : without(part, EndCause::kLeft);
}

Ending Together::went(const Facts& facts, const Member& gone, const Part& part,
                      EndCause cause) const {
  if (!facts.is_only_player(gone)) return without(part, cause);
  return {MatchEnded{given_up_by_the_last(facts), cause}, std::nullopt};
}

std::optional<Refusal> Racing::bars(const Part& part, std::uint64_t room_ms) const {
  if (part.record.is_done(part.seat)) return Refusal{Reason::kRaceOver};
  const std::uint64_t begins_ms = part.record.begins_ms;
  const std::uint64_t until_ms = part.record.racers[part.seat.value].frozen_until_ms;
  if (room_ms >= until_ms && room_ms >= begins_ms) return std::nullopt;
  const Reason reason = until_ms > begins_ms ? Reason::kRaceFrozen : Reason::kRaceNotBegun;
  return refused_until(reason, std::max(until_ms, begins_ms), room_ms);
}

Ended Racing::moved(const Part& part, const core::Outcome& outcome) const {
  if (!outcome.over() || part.record.others_race(part.seat)) return std::nullopt;
  if (outcome.kind == core::Outcome::Kind::kSolved) return by_outcome(outcome);
  return race_ended(part.record, Result::kLost, EndCause::kMove);
}

MatchEnded Racing::stopped(const MatchRecord& record) const {
  return race_ended(record, Result::kUnsolved, EndCause::kStopped);
}

MatchEnded Racing::deserted(const MatchRecord& record) const {
  return race_ended(record, Result::kAbandoned, EndCause::kDeserted);
}

core::Result<std::vector<Happening>, Refusal> Racing::resigned(const Part& part) const {
  if (part.record.is_done(part.seat)) return Refusal{Reason::kRaceOver};
  std::vector<Happening> events{GaveUp{part.seat}};
  const Ended end = race_without(part, Result::kUnsolved, EndCause::kResigned);
  if (end) events.emplace_back(*end);
  return events;
}

core::Result<Ending, Refusal> Racing::stood_up(const Asking&, const Part& part) const {
  return Ending{race_without(part, Result::kUnsolved, EndCause::kResigned), std::nullopt};
}

Ending Racing::went(const Facts& facts, const Member&, const Part& part, EndCause cause) const {
  return {race_without(part, given_up_by_the_last(facts), cause), std::nullopt};
}

std::optional<Refusal> Turn::bars(const Part& part, std::uint64_t) const {
  if (part.seat == to_move) return std::nullopt;
  return Refusal{Reason::kNotYourTurn, {.text = part.record.players[to_move.value].name.str()}};
}

Ended Turn::moved(const Part&, const core::Outcome& outcome) const { return by_outcome(outcome); }

MatchEnded Turn::stopped(const MatchRecord&) const {
  return {Result::kAbandoned, EndCause::kStopped};
}

MatchEnded Turn::deserted(const MatchRecord&) const {
  return {Result::kAbandoned, EndCause::kDeserted};
}

core::Result<std::vector<Happening>, Refusal> Turn::resigned(const Part& part) const {
  return std::vector<Happening>{lost_by(part.seat, EndCause::kResigned)};
}

core::Result<Ending, Refusal> Turn::stood_up(const Asking&, const Part& part) const {
  return Ending{lost_by(part.seat, EndCause::kResigned), std::nullopt};
}

// Leaving is resigning.
Ending Turn::went(const Facts&, const Member&, const Part& part, EndCause cause) const {
  return {lost_by(part.seat, cause), std::nullopt};
}

AnyTurn turn_of(core::Table table, const MatchRecord& record, const AnyTurn& before) {
  if (table == core::Table::kCoop) return Together{};
  if (table == core::Table::kRace) return Racing{};
  const core::SeatSet may_move = record.matches.front().to_move();
  return may_move.empty() ? before : Turn{may_move.contains(Seat(0)) ? Seat(0) : Seat(1)};
}

}  // namespace gridmates::room
