#include "server/room/state_playing.h"

#include <utility>
#include <vector>

#include "server/room/company.h"

namespace gridmates::room {
namespace {

using Code = Refusal::Code;

const char* const kOn = "A match is being played; end it first.";

Refusal refusal_of(const core::Refusal& game) {
  switch (game.code) {
    case core::RefusalCode::kIllegalMove:
      return {Code::kIllegalMove, game.message};
    case core::RefusalCode::kNotYourTurn:
      return {Code::kNotYourTurn, game.message};
    case core::RefusalCode::kNotSeated:
      return {Code::kNotSeated, game.message};
    case core::RefusalCode::kMatchOver:
      return {Code::kWrongState, game.message};
    case core::RefusalCode::kMalformed:
    case core::RefusalCode::kInvalid:
    case core::RefusalCode::kNeedsBoard:
    case core::RefusalCode::kBadPuzzle:
    case core::RefusalCode::kOutOfBudget:
      break;
  }
  return {Code::kInvalid, game.message};
}

bool seats_open(const AnyTurn& turn) {
  return std::visit([](const auto& kind) { return kind.kSeatsOpen; }, turn);
}

// What it does to the match that a member goes out of the room.
std::optional<MatchEnded> ending(const Playing& playing, const Asking& asking, const Member& gone,
                                 Exit exit) {
  const auto seat = playing.record.seat_of(gone.number);
  if (!seat || !gone.seated()) return std::nullopt;
  return std::visit([&](const auto& turn) { return turn.went(asking.facts, gone, *seat, exit); },
                    playing.turn);
}

// The asker's number in the match, if they sit and play.
core::Result<Seat, Refusal> playing_seat(const Playing& playing, const Asking& asking) {
  if (auto no = lacks(Right::kSeat, asking)) return *no;
  const auto seat = playing.record.seat_of(asking.member->number);
  if (!seat) return Refusal{Code::kNotSeated, "You have no part in this match."};
  return *seat;
}

}  // namespace

Leaf Playing::leaf() const {
  return std::visit([](const auto& kind) { return kind.leaf(); }, turn);
}

Answer Playing::on(const Play& play, const Asking& asking) const {
  const auto seat = playing_seat(*this, asking);
  if (!seat) return seat.error();
  const auto barred = std::visit([&](const auto& kind) { return kind.bars(*seat, record); }, turn);
  if (barred) return *barred;
  if (play.move.size() > limits::kMoveBytes) {
    return Refusal{Code::kInvalid, "That is no move of this game."};
  }
  core::Match after = record.match;
  if (auto done = after.play(*seat, play.move); !done) return refusal_of(done.error());
  std::vector<Happening> events{Moved{*seat, core::Blob<limits::kMoveBytes>(play.move)}};
  const core::Outcome outcome = after.outcome();
  if (outcome.over()) events.emplace_back(MatchEnded{result_of(outcome), EndCause::kMove});
  return events;
}

Answer Playing::on(const Pause&, const Asking& asking) const {
  if (auto no = lacks(Right::kCharge, asking)) return *no;
  return std::vector<Happening>{MatchPaused{}};
}

Answer Playing::on(const Unpause&, const Asking& asking) const {
  return not_now(asking, Right::kCharge, "The match is not paused.");
}

Answer Playing::on(const Stop&, const Asking& asking) const {
  if (auto no = lacks(Right::kCharge, asking)) return *no;
  return std::vector<Happening>{std::visit([](const auto& kind) { return kind.stopped(); }, turn)};
}

Answer Playing::on(const Resign&, const Asking& asking) const {
  const auto seat = playing_seat(*this, asking);
  if (!seat) return seat.error();
  auto end = std::visit([&](const auto& kind) { return kind.resigned(*seat); }, turn);
  if (!end) return end.error();
  return std::vector<Happening>{*end};
}

Answer Playing::on(const Join& join, const Asking& asking) const {
  return room::join(join, asking, seats_open(turn) && !record.players.full());
}

Answer Playing::on(const Leave&, const Asking& asking) const {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  const Member& gone = *asking.member;
  return depart(asking, gone, false, ending(*this, asking, gone, Exit::kLeaves));
}

Answer Playing::on(const Kick& kick, const Asking& asking) const {
  const auto gone = kicked_member(kick, asking);
  if (!gone) return gone.error();
  return depart(asking, **gone, true, ending(*this, asking, **gone, Exit::kKicked));
}

Answer Playing::on(const Sit& sit, const Asking& asking) const {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  if (!seats_open(turn)) {
    return Refusal{Code::kWrongState, "A match is being played; seats are free when it is over."};
  }
  if (!record.has_place_for(asking.member->number)) {
    return Refusal{Code::kLimit, "Too many players have come to this match; watch it."};
  }
  return room::sit(sit, asking);
}

Answer Playing::on(const Stand&, const Asking& asking) const {
  const auto seat = playing_seat(*this, asking);
  if (!seat) return seat.error();
  const auto end = std::visit([&](const auto& kind) { return kind.stood_up(asking, *seat); }, turn);
  if (!end) return end.error();
  return room::stand(asking, *end);
}

Answer Playing::on(const Start&, const Asking& asking) const {
  return not_now(asking, Right::kHost, "The match has begun already.");
}

Answer Playing::on(const Rematch&, const Asking& asking) const {
  return not_now(asking, Right::kHost, kOn);
}

Answer Playing::on(const Next&, const Asking& asking) const {
  return not_now(asking, Right::kHost, kOn);
}

Answer Playing::on(const Say& say, const Asking& asking) const { return room::say(say, asking); }

Answer Playing::on(const PassHost& pass, const Asking& asking) const {
  return pass_host(pass, asking);
}

Answer Playing::on(const Deserted&, const Asking& asking) const { return desert(asking, true); }

}  // namespace gridmates::room
