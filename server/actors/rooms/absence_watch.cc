#include "server/actors/rooms/absence_watch.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "server/base/computers.h"
#include "server/base/limits.h"

namespace gridmates::actors {

void AbsenceWatch::watch(std::weak_ptr<void> owner, std::uint64_t room_ms, AskRoom ask) {
  watch_members();
  watch_desertion(owner, ask);
  watch_host(owner, ask);
  watch_alone(owner, ask);
  watch_vote(owner, ask);
  watch_renewal(owner, ask);
  watch_time(owner, room_ms, ask);
}

void AbsenceWatch::stop() {
  desertion_.reset();
  host_away_.reset();
  alone_.reset();
  vote_.reset();
  renewal_.reset();
  time_.reset();
}

void AbsenceWatch::watch_members() {
  const std::uint64_t now_ms = house_.ports.clock.steady_ms();
  std::map<MemberNo, std::uint64_t> away_since_ms;
  if (history_.room().opened().table == core::Table::kVersus) {
    for (const auto& [member, player] : history_.room().members()) {
      if (is_here(member) || is_computer(player)) continue;
      const auto before = away_since_ms_.find(member);
      away_since_ms[member] = before == away_since_ms_.end() ? now_ms : before->second;
    }
  }
  away_since_ms_ = std::move(away_since_ms);
}

std::uint32_t AbsenceWatch::other_away_ms(PlayerId player) const {
  for (const auto& member : history_.room().outline().members) {
    const auto since = away_since_ms_.find(member.number);
    const bool is_other = history_.room().member_of(player) != member.number;
    if (!is_other || member.chair == Chair(0) || since == away_since_ms_.end()) continue;
    return away_ms_since(since->second);
  }
  return 0;
}

std::uint32_t AbsenceWatch::away_ms_since(std::uint64_t since_ms) const {
  const std::uint64_t away_ms = house_.ports.clock.steady_ms() - since_ms;
  return static_cast<std::uint32_t>(std::clamp<std::uint64_t>(away_ms, 1, limits::kClaimAfterMs));
}

std::map<MemberNo, std::uint32_t> AbsenceWatch::away_ms() const {
  std::map<MemberNo, std::uint32_t> all;
  for (const auto& [member, since_ms] : away_since_ms_) all[member] = away_ms_since(since_ms);
  return all;
}

// While nobody is connected, the room waits for Room::patience_ms().
void AbsenceWatch::watch_desertion(const std::weak_ptr<void>& owner, const AskRoom& ask) {
  const auto patience_ms = history_.room().patience_ms();
  if (!subscribers_.empty() || !patience_ms) return desertion_.reset();
  if (desertion_.is_set() && patience_ms_ == *patience_ms) return;
  patience_ms_ = *patience_ms;
  const std::uint64_t now_ms = house_.ports.clock.steady_ms();
  std::uint64_t left_ms = patience_ms_;
  // Members who reconnect after a restart must find the room.
  if (const auto due_ms = std::exchange(due_ms_, 0)) {
    left_ms = std::clamp<std::uint64_t>(due_ms - std::min(due_ms, now_ms), limits::kHostAwayMs,
                                        patience_ms_);
  }
  deserted_at_ms_ = now_ms + left_ms;
  desertion_.set(house_.ports.clock, shard_.executor(), owner, left_ms,
                 [ask] { ask(room::Deserted{}); });
}

// A host who has been away for a while is replaced by a connected member with a seat, or by any
// connected member if no person has a seat.
void AbsenceWatch::watch_host(const std::weak_ptr<void>& owner, const AskRoom& ask) {
  const MemberNo host = history_.room().host();
  if (subscribers_.empty() || is_here(host)) return host_away_.reset();
  if (host_away_.is_set() && awaited_ == host) return;
  awaited_ = host;
  host_away_.set(house_.ports.clock, shard_.executor(), owner, limits::kHostAwayMs,
                 [this, ask] { pass_host_on(ask); });
}

void AbsenceWatch::pass_host_on(const AskRoom& ask) const {
  const auto members = history_.room().outline().members;
  const auto here = [this](const auto& member) { return subscribers_.has(member.number); };
  auto heir = std::ranges::find_if(
      members, [here](const auto& member) { return here(member) && member.chair != Chair(0); });
  const auto sits = [](const auto& member) {
    return member.chair != Chair(0) && member.computer == 0;
  };
  // Not while a person has a seat: absent players may come back to a room that is theirs.
  if (std::ranges::none_of(members, sits)) heir = std::ranges::find_if(members, here);
  if (heir != members.end()) ask(room::PassHost{heir->number});
}

// The room pauses when its only player is away, so that they lose no time. Only a player who has
// not been here since the room came into memory may have been cut off by the server; one who acts
// without following the room chooses the pause. Checked again after a while, in case the pause
// could not be written.
void AbsenceWatch::watch_alone(const std::weak_ptr<void>& owner, const AskRoom& ask) {
  if (!is_left_alone(history_.room())) return alone_.reset();
  if (alone_.is_set()) return;
  alone_.set(house_.ports.clock, shard_.executor(), owner, limits::kRetryAfterMs,
             [this, owner, ask] { watch_alone(owner, ask); });
  const auto player = history_.room().plays_alone();
  ask(room::Pause{.server_was_away = !have_come_.contains(player.value_or(MemberNo()))});
}

// Nobody should lose a match by a question that they cannot have seen: the vote's time starts again
// while no voter is here, and when the room comes into memory. Checked again after a while, in case
// the end could not be written.
void AbsenceWatch::watch_vote(const std::weak_ptr<void>& owner, const AskRoom& ask) {
  const auto& vote = history_.room().vote();
  if (!vote || !has_time(vote->about.kind)) return vote_.reset();
  if (vote_.is_set() && vote_opened_ == vote->opened) return;
  const bool overdue = vote_opened_ == vote->opened;
  const std::uint64_t left_ms = overdue ? limits::kRetryAfterMs : limits::kVoteMs;
  vote_opened_ = vote->opened;
  if (!overdue) vote_ends_at_ms_ = house_.ports.clock.steady_ms() + left_ms;
  vote_.set(house_.ports.clock, shard_.executor(), owner, left_ms,
            [this, owner, ask, opened = vote->opened] {
              auto away = history_.room().voters();
              const std::size_t all = away.size();
              std::erase_if(away, [this](auto voter) { return is_here(voter); });
              const bool waits = away.size() == all;
              if (waits) vote_opened_ = Seq(0);
              if (!waits) ask(room::CloseVote{opened, std::move(away)});
              watch_vote(owner, ask);
            });
}

std::uint32_t AbsenceWatch::vote_left_ms() const {
  const auto& vote = history_.room().vote();
  if (!vote || !has_time(vote->about.kind)) return 0;
  if (vote_opened_ != vote->opened) return limits::kVoteMs;
  const std::uint64_t now_ms = house_.ports.clock.steady_ms();
  return static_cast<std::uint32_t>(std::max(vote_ends_at_ms_, now_ms) - now_ms);
}

// Asks for the board at once, and again after a while if none could be made.
void AbsenceWatch::watch_renewal(const std::weak_ptr<void>& owner, const AskRoom& ask) {
  if (history_.room().renews_for() == PlayerId(0)) return renewal_.reset();
  if (renewal_.is_set()) return;
  renewal_.set(house_.ports.clock, shard_.executor(), owner, limits::kRetryAfterMs,
               [this, owner, ask] { watch_renewal(owner, ask); });
  ask(room::Renewed{});
}

// In pauses room time stands still, and there is no end.
void AbsenceWatch::watch_time(const std::weak_ptr<void>& owner, std::uint64_t room_ms,
                              const AskRoom& ask) {
  const auto ends_ms = history_.room().ends_ms();
  if (!ends_ms) return time_.reset();
  if (time_.is_set() && ends_ms_ == *ends_ms) return;
  ends_ms_ = *ends_ms;
  const std::uint64_t left_ms = room_ms < *ends_ms ? *ends_ms - room_ms : limits::kRetryAfterMs;
  time_.set(house_.ports.clock, shard_.executor(), owner, left_ms,
            [this, owner, ask] { say_time_is_up(owner, ask); });
}

// Asked again after a while, in case the end could not be written.
void AbsenceWatch::say_time_is_up(const std::weak_ptr<void>& owner, const AskRoom& ask) {
  time_.set(house_.ports.clock, shard_.executor(), owner, limits::kRetryAfterMs,
            [this, owner, ask] { say_time_is_up(owner, ask); });
  ask(room::TimeUp{});
}

// Whether this member is connected, or about to be.
bool AbsenceWatch::is_here(MemberNo member) const {
  const auto is_theirs = [this, member](const Subscribe& coming) {
    return history_.room().member_of(coming.player) == member;
  };
  return subscribers_.has(member) || std::ranges::any_of(coming_, is_theirs);
}

// Whether a match is being played whose only player is away.
bool AbsenceWatch::is_left_alone(const room::Room& room) const {
  const auto player = room.plays_alone();
  return player && !is_here(*player);
}

bool AbsenceWatch::still_holds(const room::Ask& ask, const room::Room& room) const {
  if (std::holds_alternative<room::Deserted>(ask)) return subscribers_.empty() && coming_.empty();
  if (std::holds_alternative<room::Pause>(ask)) return is_left_alone(room);
  if (std::holds_alternative<room::CloseVote>(ask)) return true;
  if (std::holds_alternative<room::TimeUp>(ask)) return room.ends_ms().has_value();
  if (std::holds_alternative<room::Renewed>(ask)) return room.renews_for() != PlayerId(0);
  return room.host() == awaited_ && !is_here(awaited_);
}

}  // namespace gridmates::actors
