#include "server/room/statechart/guard_oracle.h"

#include <algorithm>
#include <array>
#include <utility>

#include "server/base/computers.h"
#include "server/room/statechart/names.h"
#include "server/room/statechart/probe_game.h"

namespace gridmates::room {
namespace {

using namespace std::string_view_literals;

enum EventCondition : std::uint8_t { kEverybodyNext, kFirstNext, kSecondNext, kSolved };

constexpr std::array kConditions = {
    "everybody_next"sv,  // the match goes on and every player who is not done may move
    "first_next"sv,      // it goes on and the first player is to move
    "second_next"sv,     // it goes on and the second player is to move
    "solved"sv,         "unsolved"sv, "lost"sv,     "first_won"sv,
    "second_won"sv,     "drawn"sv,    "abandoned"sv};
static_assert(kConditions.size() == kSolved + static_cast<std::size_t>(Result::kLast) + 1);

// Plays a move of the probe game; no other game is explored.
bool waits_for_move(core::Match match) {
  const auto answer = match.play(Seat(0), core::encode(ProbeGame::Move{}));
  return !answer && answer.error().code == core::RefusalCode::kNeedsBoard;
}

HeldSet bit(std::size_t condition) { return HeldSet().set(condition); }

}  // namespace

Conditions event_conditions() { return kConditions; }

HeldSet GuardOracle::see(const Event& event) {
  const Happening& what = event.what;
  if (const auto* opened = std::get_if<RoomOpened>(&what)) room_ = *opened;
  if (const auto* chosen = std::get_if<BoardChosen>(&what)) choose(*chosen);
  if (const auto* started = std::get_if<MatchStarted>(&what)) start(*started);
  if (std::holds_alternative<MatchStarted>(what) || std::holds_alternative<MatchUnpaused>(what)) {
    begins_ms_ = event.room_ms + limits::kCountdownMs;
  }
  if (const auto* set = std::get_if<OpenerSet>(&what)) opener_ = set->chair;
  if (std::holds_alternative<MatchPaused>(what)) paused_by_room_ = event.by == MemberNo(0);
  if (std::holds_alternative<MatchUnpaused>(what)) paused_by_room_ = false;
  if (const auto* moved = std::get_if<Moved>(&what)) move(*moved, event.room_ms);
  if (const auto* back = std::get_if<MovesTakenBack>(&what)) take_back(*back);
  if (const auto* gone = std::get_if<GaveUp>(&what)) give_up(players_[gone->seat.value]);
  if (const auto* taken = std::get_if<SeatTaken>(&what)) sit(*taken);
  if (const auto* left = std::get_if<SeatLeft>(&what)) leave(left->member);
  if (const auto* left = std::get_if<MemberLeft>(&what)) {
    leave(left->member);
    if (vote_) vote_->ballots.erase(left->member);
  }
  if (std::holds_alternative<MatchInterrupted>(what)) interrupted_ = true;
  if (std::holds_alternative<RatedSet>(what)) rated_ = true;
  if (const auto* passed = std::get_if<HostPassed>(&what)) host_ = passed->to;
  if (std::holds_alternative<RoomLocked>(what)) locked_ = true;
  if (std::holds_alternative<RoomUnlocked>(what)) locked_ = false;
  see_ready(event);
  if (const auto* cap = std::get_if<CapSet>(&what)) {
    constexpr std::uint64_t kMinuteMs = 60'000;
    cap_ends_ms_ = cap->minutes == 0 ? 0 : limits::kCountdownMs + cap->minutes * kMinuteMs;
  }
  if (const auto* set = std::get_if<ClocksSet>(&what)) turn_s_ = set->clocks[0].base_s;
  const bool turn = std::holds_alternative<Moved>(what) ||
                    std::holds_alternative<MatchStarted>(what) ||
                    std::holds_alternative<MovesTakenBack>(what);
  if (turn) turn_since_ms_ = event.room_ms;
  if (const auto* invited = std::get_if<Invited>(&what)) invited_.insert(invited->player);
  if (const auto* joined = std::get_if<MemberJoined>(&what)) {
    invited_.erase(joined->player);
    if (gridmates::is_computer(joined->player)) computers_.insert(joined->member);
    if (host_ == MemberNo(0)) host_ = joined->member;
  }
  if (const auto* left = std::get_if<MemberLeft>(&what)) computers_.erase(left->member);
  see_vote(event);
  if (const auto* ended = std::get_if<MatchEnded>(&what)) {
    matches_.clear();
    paused_by_room_ = false;
    return bit(kSolved + static_cast<std::size_t>(ended->result));
  }
  if (!goes_on()) return {};
  if (room_.table != core::Table::kVersus) return bit(kEverybodyNext);
  return bit(matches_.front().to_move().contains(Seat(0)) ? kFirstNext : kSecondNext);
}

bool GuardOracle::others_are_unready(MemberNo member) const {
  return std::ranges::any_of(seated_, [&](MemberNo one) {
    return one != member && !ready_.contains(one) && !is_computer(one);
  });
}

void GuardOracle::see_ready(const Event& event) {
  const Happening& what = event.what;
  const bool anew = std::holds_alternative<BoardChosen>(what) ||
                    std::holds_alternative<MatchStarted>(what) ||
                    std::holds_alternative<SeatTaken>(what);
  if (anew) ready_.clear();
  if (const auto* changed = std::get_if<ReadyChanged>(&what)) {
    if (changed->ready) ready_.insert(event.by);
    if (!changed->ready) ready_.erase(event.by);
  }
  if (const auto* left = std::get_if<SeatLeft>(&what)) ready_.erase(left->member);
  if (const auto* left = std::get_if<MemberLeft>(&what)) ready_.erase(left->member);
}

// A board that comes while a match is on belongs to that match.
void GuardOracle::choose(const BoardChosen& chosen) {
  if (matches_.empty()) {
    opener_ = chosen.again && opener_ == Chair(1) ? Chair(2) : Chair(1);
    played_ = false;
  }
  board_ = chosen;
  auto match = games_->find(room_.game.str())->start(board_.board.items());
  waits_ = match && waits_for_move(*match);
  if (matches_.empty()) {
    players_.clear();
    moved_.clear();
    return;
  }
  if (match) matches_ = {std::move(*match)};
}

void GuardOracle::start(const MatchStarted& started) {
  players_ = started.players;
  played_ = true;
  const auto match = games_->find(room_.game.str())->start(board_.board.items());
  if (!match) return;
  const bool race = room_.table == core::Table::kRace;
  matches_.assign(race ? players_.size() : 1, *match);
  moved_.clear();
  before_.clear();
  interrupted_ = false;
  racers_.assign(race ? players_.size() : 0, Racer{});
}

void GuardOracle::move(const Moved& moved, std::uint64_t room_ms) {
  const std::size_t seat = moved.seat.value;
  core::Match& match = matches_[racers_.empty() ? 0 : seat];
  const std::uint32_t cost_before_ms = match.cost_ms();
  if (room_.table == core::Table::kVersus) before_.emplace_back(moved.seat, match);
  if (!match.play(moved.seat, moved.move.items())) return matches_.clear();
  moved_.insert(players_[seat]);
  const std::uint32_t cost_ms = match.cost_ms() - cost_before_ms;
  if (!racers_.empty() && cost_ms > 0) racers_[seat].frozen_until_ms = room_ms + cost_ms;
}

void GuardOracle::take_back(const MovesTakenBack& back) {
  for (std::uint8_t i = 0; i < back.moves && !before_.empty(); ++i) {
    matches_.front() = before_.back().second;
    before_.pop_back();
  }
}

bool GuardOracle::has_move(MemberNo member) const {
  if (matches_.empty()) return false;
  return std::ranges::any_of(
      before_, [&](const auto& move) { return players_[move.first.value] == member; });
}

void GuardOracle::give_up(MemberNo member) {
  const std::size_t seat = seat_of(member);
  if (races_at(seat)) racers_[seat].out = true;
}

// The member may also become a player of a co-op match that is on.
void GuardOracle::sit(const SeatTaken& taken) {
  const MemberNo member = taken.member;
  seated_.insert(member);
  if (matches_.empty()) return;
  if (taken.again.value != 0) {
    MemberNo& player = players_[taken.again.value - 1U];
    if (moved_.erase(player) != 0) moved_.insert(member);
    player = member;
  } else if (seat_of(member) == players_.size()) {
    players_.push(member);
  }
}

void GuardOracle::leave(MemberNo member) {
  const std::size_t seat = seat_of(member);
  if (seated_.erase(member) == 0) return;
  if (!racers_.empty()) return give_up(member);
  if (matches_.empty() || seat == players_.size()) return;
  matches_.front().left(Seat(static_cast<std::uint8_t>(seat)));
}

bool GuardOracle::needs(MemberNo member) const {
  if (!goes_on() || room_.table != core::Table::kCoop) return false;
  const std::size_t seat = seat_of(member);
  if (!seated_.contains(member) || seat == players_.size()) return false;
  core::Match without = matches_.front();
  without.left(Seat(static_cast<std::uint8_t>(seat)));
  return without.to_move().empty();
}

std::size_t GuardOracle::seat_of(MemberNo member) const {
  return static_cast<std::size_t>(std::find(players_.begin(), players_.end(), member) -
                                  players_.begin());
}

bool GuardOracle::races_at(std::size_t seat) const {
  return !matches_.empty() && seat < racers_.size() && !racers_[seat].out &&
         !matches_[seat].to_move().empty();
}

bool GuardOracle::races(MemberNo member) const { return races_at(seat_of(member)); }

bool GuardOracle::others_race(MemberNo member) const {
  for (std::size_t seat = 0; seat < racers_.size(); ++seat) {
    if (seat != seat_of(member) && races_at(seat)) return true;
  }
  return false;
}

bool GuardOracle::has_winner() const {
  return !racers_.empty() && std::ranges::any_of(matches_, [](const core::Match& match) {
    return match.outcome().kind == core::Outcome::Kind::kSolved;
  });
}

bool GuardOracle::is_frozen(MemberNo member, std::uint64_t room_ms) const {
  return races(member) && std::max(begins_ms_, racers_[seat_of(member)].frozen_until_ms) > room_ms;
}

bool GuardOracle::is_only_just_on(std::uint64_t room_ms) const {
  return !racers_.empty() && !matches_.empty() && begins_ms_ + limits::kBetweenPausesMs > room_ms;
}

// The probe game is explored with clocks that start anew each turn.
bool GuardOracle::is_time_up(std::uint64_t room_ms) const {
  constexpr std::uint64_t kSecondMs = 1'000;
  if (turns_are_on()) return turn_s_ != 0 && room_ms >= turn_since_ms_ + turn_s_ * kSecondMs;
  return !racers_.empty() && !matches_.empty() && cap_ends_ms_ != 0 && room_ms >= cap_ends_ms_;
}

bool GuardOracle::goes_on() const {
  if (matches_.empty()) return false;
  if (racers_.empty()) return !matches_.front().to_move().empty();
  return others_race(MemberNo(0));
}

bool GuardOracle::turns_are_on() const { return goes_on() && room_.table == core::Table::kVersus; }

std::optional<MemberNo> GuardOracle::on_turn() const {
  return turns_are_on() ? std::optional(players_[matches_.front().to_move().first().value])
                        : std::nullopt;
}

std::optional<MemberNo> GuardOracle::first_player() const {
  return turns_are_on() ? std::optional(players_[0]) : std::nullopt;
}

}  // namespace gridmates::room
