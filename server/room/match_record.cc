#include "server/room/match_record.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

namespace gridmates::room {
namespace {

constexpr std::uint64_t kSecondMs = 1'000;

// Leaves up to a second, so that no clock runs out by this alone.
void lose_increment(PlayerClock& clock) {
  if (clock.set.each_turn) return;
  const std::uint64_t added_ms = clock.set.increment_s * kSecondMs;
  const std::uint64_t least_ms = std::min(clock.left_ms, kSecondMs);
  clock.left_ms = std::max(clock.left_ms - std::min(clock.left_ms, added_ms), least_ms);
}

}  // namespace

MatchRecord::MatchRecord(const core::Match& board, core::Table table,
                         const std::vector<Member>& line_up)
    : matches{board}, cells(board.view({}).cells.size()), versus_(table == core::Table::kVersus) {
  for (const Member& member : line_up) admit(member);
  if (table != core::Table::kRace) return;
  matches.resize(players.size(), board);
  racers = core::List<Racer, core::kMaxSeats>(std::vector<Racer>(players.size()));
}

MatchRecord::MatchRecord(Parts parts, core::Table table)
    : matches(std::move(parts.matches)),
      earlier(std::move(parts.earlier)),
      players(std::move(parts.players)),
      racers(std::move(parts.racers)),
      clocks(std::move(parts.clocks)),
      turn_since_ms(parts.turn_since_ms),
      cells(matches.front().view({}).cells.size()),
      begins_ms(parts.begins_ms),
      started(parts.started),
      versus_(table == core::Table::kVersus) {}

std::optional<MatchRecord> MatchRecord::restore(Parts parts, core::Table table) {
  const bool race = table == core::Table::kRace;
  if (parts.players.empty() || parts.racers.size() != (race ? parts.players.size() : 0) ||
      parts.matches.size() != (race ? parts.players.size() : 1) ||
      (!parts.clocks.empty() && parts.clocks.size() != parts.players.size())) {
    return std::nullopt;
  }
  const auto plays = [&parts](const EarlierMatch& one) {
    return one.mover.value < parts.players.size();
  };
  if (!std::ranges::all_of(parts.earlier, plays)) return std::nullopt;
  return MatchRecord(std::move(parts), table);
}

std::optional<Seat> MatchRecord::seat_of(MemberNo member) const {
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].member == member) return Seat(static_cast<std::uint8_t>(i));
  }
  return std::nullopt;
}

std::optional<Seat> MatchRecord::former_seat(MemberNo member, PlayerId player) const {
  if (seat_of(member)) return std::nullopt;
  for (std::size_t i = players.size(); i > 0; --i) {
    if (players[i - 1].player == player) return Seat(static_cast<std::uint8_t>(i - 1));
  }
  return std::nullopt;
}

bool MatchRecord::has_place_for(MemberNo member, PlayerId player) const {
  return seat_of(member) || former_seat(member, player) || !players.full();
}

bool MatchRecord::admit(const Member& member, std::uint8_t again) {
  if (again != 0) {
    if (former_seat(member.number, member.player) != Seat(static_cast<std::uint8_t>(again - 1))) {
      return false;
    }
    MatchPlayer& player = players[again - 1U];
    player.member = member.number;
    player.name = member.name;
    return true;
  }
  if (seat_of(member.number)) return true;
  return !is_race() && players.push({member.number, member.player, member.name, 0});
}

void MatchRecord::rename(MemberNo member, const Name& name) {
  if (const auto seat = seat_of(member)) players[seat->value].name = name;
}

bool MatchRecord::nobody_has_moved() const {
  return std::ranges::all_of(players, [](const MatchPlayer& player) { return player.moves == 0; });
}

bool MatchRecord::play(Seat seat, core::ByteView move, std::uint64_t room_ms) {
  if (seat.value >= players.size() || (is_race() && is_done(seat))) return false;
  core::Match& match = matches[is_race() ? seat.value : 0];
  const std::uint32_t cost_before_ms = match.cost_ms();
  const core::Match before = match;
  if (!match.play(seat, move)) return false;
  if (versus_) remember(before, seat);
  ++players[seat.value].moves;
  if (!clocks.empty()) charge(seat, room_ms);
  if (!is_race()) return true;
  Racer& racer = racers[seat.value];
  const std::uint32_t cost_ms = match.cost_ms();
  if (cost_ms > cost_before_ms) racer.frozen_until_ms = room_ms + (cost_ms - cost_before_ms);
  if (match.outcome().kind != core::Outcome::Kind::kSolved) return true;
  const auto placed = std::ranges::count_if(racers, [](const Racer& r) { return r.place != 0; });
  racer.place = static_cast<std::uint8_t>(placed + 1);
  racer.finished_ms = std::max(room_ms, racer.frozen_until_ms);  // the last move pays its cost too
  return true;
}

void MatchRecord::remember(const core::Match& before, Seat mover) {
  if (earlier.size() == limits::kTakenBack) earlier.erase(earlier.begin());
  earlier.push_back({before, mover});
}

std::uint8_t MatchRecord::moves_since(Seat seat) const {
  const auto latest =
      std::ranges::find(earlier.rbegin(), earlier.rend(), seat, &EarlierMatch::mover);
  if (latest == earlier.rend()) return 0;
  return static_cast<std::uint8_t>(latest - earlier.rbegin() + 1);
}

bool MatchRecord::take_back(const MovesTakenBack& back, std::uint64_t room_ms) {
  if (back.moves == 0 || back.moves > earlier.size()) return false;
  const auto to_move = matches.front().to_move();
  if (!clocks.empty() && !to_move.empty()) pay_turn(to_move.first(), room_ms);
  for (PlayerClock& clock : clocks) {
    if (clock.set.each_turn) clock.left_ms = clock.set.base_s * kSecondMs;
  }
  const auto first = earlier.end() - back.moves;
  for (auto one = first; one != earlier.end(); ++one) {
    --players[one->mover.value].moves;
    const core::Match& after = one + 1 == earlier.end() ? matches.front() : (one + 1)->match;
    const bool ended_turn = !after.to_move().contains(one->mover);
    const bool gained = back.increments.value && ended_turn && !clocks.empty();
    if (gained) lose_increment(clocks[one->mover.value]);
  }
  matches.front() = first->match;
  earlier.erase(first, earlier.end());
  return true;
}

void MatchRecord::set_clocks(const ClocksSet& set, const std::vector<Member>& line_up) {
  for (const Member& member : line_up) {
    const TurnClock& clock = set.clocks[member.chair == Chair(1) ? 0 : set.clocks.size() - 1];
    clocks.push({clock, clock.base_s * kSecondMs});
  }
}

std::uint64_t MatchRecord::flag_falls_ms() const {
  if (clocks.empty()) return 0;
  const auto to_move = matches.front().to_move();
  if (to_move.empty()) return 0;
  return turn_since_ms + clocks[to_move.first().value].left_ms;
}

// Charges the turn up to now. The increment is added at its end, not after each move of a turn.
void MatchRecord::charge(Seat seat, std::uint64_t room_ms) {
  PlayerClock& clock = clocks[seat.value];
  pay_turn(seat, room_ms);
  if (matches.front().to_move().contains(seat)) return;
  clock.left_ms = clock.set.each_turn ? clock.set.base_s * kSecondMs
                                      : clock.left_ms + clock.set.increment_s * kSecondMs;
}

void MatchRecord::pay_turn(Seat seat, std::uint64_t room_ms) {
  PlayerClock& clock = clocks[seat.value];
  clock.left_ms -= std::min(clock.left_ms, room_ms - turn_since_ms);
  turn_since_ms = room_ms;
}

bool MatchRecord::is_done(Seat seat) const {
  return racers[seat.value].out || matches[seat.value].outcome().over();
}

bool MatchRecord::others_race(Seat seat) const {
  for (std::size_t i = 0; i < racers.size(); ++i) {
    const Seat other(static_cast<std::uint8_t>(i));
    if (other != seat && !is_done(other)) return true;
  }
  return false;
}

bool MatchRecord::has_winner() const {
  return std::ranges::any_of(racers, [](const Racer& racer) { return racer.place != 0; });
}

std::vector<Seat> MatchRecord::standings() const {
  std::vector<Seat> seats;
  seats.reserve(players.size());
  for (std::size_t i = 0; i < players.size(); ++i) seats.emplace_back(static_cast<std::uint8_t>(i));
  if (!is_race()) return seats;
  const auto rank = [this](Seat seat) {
    const std::uint8_t place = racers[seat.value].place;
    return std::tuple(place == 0, place, seat);
  };
  std::ranges::sort(seats, {}, rank);
  return seats;
}

void MatchRecord::give_up(Seat seat) {
  if (!is_done(seat)) racers[seat.value].out = true;
}

void MatchRecord::leave(Seat seat) {
  if (is_race()) return give_up(seat);
  matches.front().left(seat);
}

Result result_of(const core::Outcome& outcome) {
  using Kind = core::Outcome::Kind;
  assert(outcome.over());
  switch (outcome.kind) {
    case Kind::kSolved:
      return Result::kSolved;
    case Kind::kLost:
      return Result::kLost;
    case Kind::kWon:
      return outcome.winner == Seat(0) ? Result::kFirstWon : Result::kSecondWon;
    case Kind::kDrawn:
      return Result::kDrawn;
    case Kind::kPlaying:
      break;
  }
  return Result::kUnsolved;
}

}  // namespace gridmates::room
