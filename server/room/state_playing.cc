#include "server/room/state_playing.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "server/room/computers.h"
#include "server/room/membership.h"
#include "server/room/vote.h"
#include "server/room/watching.h"

namespace gridmates::room {
namespace {

constexpr Reason kOn = Reason::kMatchOn;

bool seats_open(const AnyTurn& turn) {
  return std::visit([](const auto& kind) { return kind.kSeatsOpen; }, turn);
}

// How the match ends when a member leaves the room.
Ending ending(const Playing& playing, const Asking& asking, const Member& gone, EndCause cause) {
  // Computers do not race on in an empty room: the race is solved by those who have finished.
  const bool is_won_race = playing.record.is_race() && playing.record.has_winner();
  if (is_won_race && asking.facts.heir_of(gone) == nullptr) {
    return {MatchEnded{Result::kSolved, cause}, std::nullopt};
  }
  const auto seat = playing.record.seat_of(gone.number);
  if (!seat || !gone.seated()) return {};
  const Part part{playing.record, *seat};
  return std::visit([&](const auto& turn) { return turn.went(asking.facts, gone, part, cause); },
                    playing.turn);
}

// A race with a winner waits for the others only as long as the host likes.
bool may_be_left(const MatchRecord& record) { return record.is_race() && record.has_winner(); }

// Puts the end of the match before the events of `then`.
Answer ended_first(const MatchEnded& ended, Answer then) {
  auto* events = std::get_if<std::vector<Happening>>(&then);
  if (events != nullptr) events->insert(events->begin(), ended);
  return then;
}

}  // namespace

core::Result<Seat, Refusal> Playing::playing_seat(const Asking& asking) const {
  if (auto no = lacks(Right::kSeat, asking)) return *no;
  const auto seat = record.seat_of(asking.member->number);
  if (!seat) return Refusal{Reason::kWatching};
  return *seat;
}

std::uint64_t Playing::ends_ms(const Facts& facts) const {
  return record.is_race() ? facts.arranged->cap_ends_ms() : record.flag_falls_ms();
}

bool Playing::is_time_up(const Asking& asking) const {
  const std::uint64_t at_ms = ends_ms(asking.facts);
  return at_ms != 0 && asking.room_ms >= at_ms;
}

Leaf Playing::leaf() const {
  return std::visit([](const auto& kind) { return kind.leaf(); }, turn);
}

const Member* Playing::alone(const Facts& facts) const {
  return std::holds_alternative<Together>(turn) ? facts.only_player() : nullptr;
}

// Two players need not be connected at the same time.
std::optional<std::uint32_t> Playing::patience_ms() const {
  if (!std::holds_alternative<Turn>(turn)) return limits::kDesertedPlayingMs;
  if (!record.clocks.empty()) return std::nullopt;
  return limits::kDesertedTurnsMs;
}

// The room itself pauses for the only player of a co-op match, whose connection is lost. A rated
// match is paused by agreement, and not at all against a computer.
Answer Playing::on(const Pause& pause, const Asking& asking) const {
  const bool by_room = asking.by.player == PlayerId(0);
  if (by_room && alone(asking.facts) == nullptr) {
    return Refusal{Reason::kOthersPlay};
  }
  if (asking.facts.rated) {
    if (const auto seat = playing_seat(asking); !seat) return seat.error();
    if (rated_against_computer(asking.facts)) return Refusal{Reason::kRatedPlaysOn};
    return ask_vote({record, this, asking}, VoteKind::kPause);
  }
  if (auto no = lacks(Right::kCharge, asking); no && !by_room) {
    const bool may_ask = playing_seat(asking) && !record.is_race();
    return may_ask ? ask_vote({record, this, asking}, VoteKind::kPause) : *no;
  }
  const std::uint64_t from_ms = record.begins_ms + limits::kBetweenPausesMs;
  if (record.is_race() && asking.room_ms < from_ms) {
    return Refusal{Reason::kRaceJustBegun, {.until_ms = from_ms}};
  }
  return paused(asking.facts, !(by_room && pause.server_was_away));
}

std::vector<Happening> Playing::paused(const Facts& facts, bool counts) const {
  std::vector<Happening> events{MatchPaused{}};
  const bool is_timed_run = facts.room->table != core::Table::kVersus;
  const bool interrupts = counts && is_timed_run && !record.interrupted && !record.waits();
  if (interrupts) events.emplace_back(MatchInterrupted{});
  return events;
}

Answer Playing::on(const Unpause&, const Asking& asking) const {
  return not_now(asking, Right::kSeatOrHost, Reason::kNotPaused);
}

MatchEnded Playing::stopped() const {
  return std::visit([this](const auto& kind) { return kind.stopped(record); }, turn);
}

bool Playing::is_left_to_computers(const Facts& facts) const {
  bool any = false;
  for (const Member& member : *facts.members) {
    const auto seat = member.seated() ? record.seat_of(member.number) : std::nullopt;
    if (!seat || (record.is_race() && record.is_done(*seat))) continue;
    if (!is_computer(member.player)) return false;
    any = true;
  }
  return any;
}

// The host may stop a match that only computers still play.
Answer Playing::on(const Stop&, const Asking& asking) const {
  if (is_left_to_computers(asking.facts) && !lacks(Right::kHost, asking)) {
    return std::vector<Happening>{stopped()};
  }
  if (const auto seat = playing_seat(asking); !seat) return seat.error();
  if (rated_against_computer(asking.facts)) return Refusal{Reason::kRatedPlaysOn};
  return ask_vote({record, this, asking}, VoteKind::kStop);
}

Answer Playing::on(const OfferDraw&, const Asking& asking) const {
  if (const auto seat = playing_seat(asking); !seat) return seat.error();
  if (asking.facts.room->table != core::Table::kVersus) return Refusal{Reason::kNoDraw};
  if (computer_sits(asking.facts)) return Refusal{Reason::kComputerPlaysOn};
  return ask_vote({record, this, asking}, VoteKind::kDraw);
}

Answer Playing::on(const TakeBack&, const Asking& asking) const {
  const auto seat = playing_seat(asking);
  if (!seat) return seat.error();
  if (asking.facts.room->table != core::Table::kVersus) return Refusal{Reason::kNoTakeBack};
  if (asking.facts.rated) return Refusal{Reason::kRatedKeepsMoves};
  if (record.moves_since(*seat) == 0) return Refusal{Reason::kNothingToTakeBack};
  return ask_vote({record, this, asking}, VoteKind::kTakeBack);
}

// Without clocks players need not be connected either. Nobody counts as away for longer than the
// match has been played.
Answer Playing::on(const Claim& claim, const Asking& asking) const {
  const auto seat = playing_seat(asking);
  if (!seat) return seat.error();
  const auto& clocks = asking.facts.clocks;
  const bool waits_long = !clocks || clocks->for_days();
  if (waits_long || computer_sits(asking.facts)) return Refusal{Reason::kNoClaim};
  if (asking.only_whether) return allowed();
  const bool first = *seat == Seat(0);
  const std::string other = record.players[first ? 1 : 0].name.str();
  if (claim.away_ms == 0) return Refusal{Reason::kNotAway, {.text = other}};
  const std::uint64_t away_ms = std::min<std::uint64_t>(claim.away_ms, asking.room_ms);
  if (away_ms < limits::kClaimAfterMs) {
    constexpr std::uint32_t kSecondMs = 1'000;
    const auto left_ms = static_cast<std::uint32_t>(limits::kClaimAfterMs - away_ms);
    return Refusal{Reason::kAwayTooShort,
                   {.text = other, .number = (left_ms + kSecondMs - 1) / kSecondMs}};
  }
  const Result result = first ? Result::kFirstWon : Result::kSecondWon;
  return std::vector<Happening>{MatchEnded{result, EndCause::kClaimed}};
}

Answer Playing::on(const Renew&, const Asking& asking) const {
  if (const auto seat = playing_seat(asking); !seat) return seat.error();
  if (rated_against_computer(asking.facts)) return Refusal{Reason::kRatedPlaysOn};
  return ask_vote({record, this, asking}, VoteKind::kRenew);
}

Answer Playing::on(const Vote& vote, const Asking& asking) const {
  if (const auto seat = playing_seat(asking); !seat) return seat.error();
  return cast_vote({record, this, asking}, vote.yes);
}

Answer Playing::on(const CloseVote& close, const Asking& asking) const {
  return time_out_vote({record, this, asking}, close);
}

Answer Playing::on(const TimeUp&, const Asking& asking) const {
  const bool by_room = asking.by.player == PlayerId(0);
  if (!by_room || !is_time_up(asking)) return Refusal{Reason::kRoomItself};
  if (record.is_race()) return std::vector<Happening>{MatchEnded{stopped().result, EndCause::kCap}};
  const bool first = record.matches.front().to_move().contains(Seat(0));
  const Result result = first ? Result::kSecondWon : Result::kFirstWon;
  return std::vector<Happening>{MatchEnded{result, EndCause::kTime}};
}

Answer Playing::on(const Resign&, const Asking& asking) const {
  const auto seat = playing_seat(asking);
  if (!seat) return seat.error();
  auto events = std::visit(
      [part = Part{record, *seat}](const auto& kind) { return kind.resigned(part); }, turn);
  if (!events) return events.error();
  return recounted({record, this, asking}, *asking.member, *std::move(events));
}

Answer Playing::on(const Join& join, const Asking& asking) const {
  const PlayerId player = asking.by.player;
  return room::join(join, asking, seats_open(turn) && record.has_place_for({}, player),
                    record.former_seat({}, player));
}

Answer Playing::on(const Leave&, const Asking& asking) const {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  if (asking.only_whether) return allowed();
  const Member& gone = *asking.member;
  Answer going = depart(asking, gone, false, ending(*this, asking, gone, EndCause::kLeft));
  return recounted({record, this, asking}, gone, std::move(going));
}

// At a versus table only watchers can be put out.
Answer Playing::on(const Kick& kick, const Asking& asking) const {
  if (auto no = lacks(Right::kHost, asking)) return *no;
  const bool players_stay = !std::visit([](const auto& kind) { return kind.kMayKick; }, turn);
  const auto& members = *asking.facts.members;
  const auto may_go = [&](const Member& one) { return &one != asking.member && !one.seated(); };
  if (players_stay && members.size() > 1 && std::ranges::none_of(members, may_go)) {
    return Refusal{Reason::kPlayersStay};
  }
  const auto gone = kicked_member(kick, asking);
  if (!gone) return gone.error();
  if (asking.only_whether) return allowed();
  if (players_stay && (*gone)->seated()) {
    return Refusal{Reason::kPlayerStays, {.text = (*gone)->name.str()}};
  }
  Answer going = depart(asking, **gone, true, ending(*this, asking, **gone, EndCause::kKicked));
  return recounted({record, this, asking}, **gone, std::move(going));
}

Answer Playing::on(const Sit& sit, const Asking& asking) const {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  if (!seats_open(turn)) {
    return Refusal{Reason::kSeatsClosed};
  }
  const Member& member = *asking.member;
  if (!record.has_place_for(member.number, member.player)) {
    return Refusal{Reason::kTooManyPlayers};
  }
  return room::sit(sit, asking, record.former_seat(member.number, member.player));
}

Answer Playing::on(const Stand&, const Asking& asking) const {
  const auto seat = playing_seat(asking);
  if (!seat) return seat.error();
  const Part part{record, *seat};
  const auto end = std::visit([&](const auto& kind) { return kind.stood_up(asking, part); }, turn);
  if (!end) return end.error();
  return recounted({record, this, asking}, *asking.member, room::stand(asking, *end));
}

Answer Playing::on(const Start&, const Asking& asking) const {
  return not_now(asking, Right::kHost, Reason::kBegunAlready);
}

Answer Playing::on(const SeatComputer&, const Asking& asking) const {
  return not_now(asking, Right::kHost, kOn);
}

// A new name can carry a message, and a taken one reveals the name of a hidden watcher.
Answer Playing::on(const Rename& rename, const Asking& asking) const {
  if (keeps_talk_while_on(asking.facts)) return not_now(asking, Right::kMember, kOn);
  return everywhere(rename, asking);
}

Answer Playing::on(const Rematch&, const Asking& asking) const {
  if (!may_be_left(record)) return not_now(asking, Right::kHost, kOn);
  return ended_first(stopped(), room::rematch(asking));
}

Answer Playing::on(const Next& next, const Asking& asking) const {
  if (!may_be_left(record)) return not_now(asking, Right::kHost, kOn);
  return ended_first(stopped(), room::next(next, asking, true));
}

Answer Playing::on(const Deserted&, const Asking& asking) const {
  if (rated_against_computer(asking.facts)) {
    const bool first = is_computer(record.players.begin()->player);
    const Result result = first ? Result::kFirstWon : Result::kSecondWon;
    return desert(asking, MatchEnded{result, EndCause::kDeserted});
  }
  return desert(asking,
                std::visit([this](const auto& kind) { return kind.deserted(record); }, turn));
}

}  // namespace gridmates::room
