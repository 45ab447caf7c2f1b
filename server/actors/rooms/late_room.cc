#include "server/actors/rooms/late_room.h"

#include <algorithm>
#include <utility>

#include "server/base/limits.h"

namespace gridmates::actors {

// The room is older than the first event after it, so add() may make it ready earlier.
void LateRoom::begin_with(const room::Room& room, std::uint64_t state_hash, std::uint64_t now_ms) {
  history_.begin_with(room, state_hash);
  ready_ms_ = now_ms + delay_ms_;
}

void LateRoom::add(const EventBatch& batch, std::uint64_t age_ms, std::uint64_t now_ms) {
  std::uint64_t due_ms = now_ms + delay_ms_ - std::min(age_ms, delay_ms_);
  if (!batches_.empty()) due_ms = std::max(due_ms, batches_.back().due_ms);
  ready_ms_ = std::min(ready_ms_, due_ms);
  const bool opens = history_.head() == Seq(0);
  if (batches_.empty() && (opens || due_ms <= now_ms)) {
    shown_ms_ = now_ms;
    if (opens) opening_due_ms_ = due_ms;
    (void)history_.publish(batch, [](const auto&, auto, auto) {});
    return;
  }
  batches_.push_back(
      {due_ms, {{batch.bytes, std::nullopt, 0, batch.state_hash}, batch.events.front().room_ms}});
}

// If the queue is full, the presence takes the place of the member's latest one, or is dropped.
void LateRoom::add(v1::Presence presence, std::uint64_t now_ms) {
  if (told_.size() >= kMostPresence) {
    const auto before = std::find_if(told_.rbegin(), told_.rend(), [&](const auto& waiting) {
      return waiting.what.member() == presence.member();
    });
    if (before == told_.rend()) return;
    told_.erase(std::next(before).base());
  }
  // The opening of the room is shown before it is due, and so is a member who is connected then.
  const bool is_early = now_ms < opening_due_ms_;
  if (presence.connected() && is_early) {
    v1::Presence& there = present_.try_emplace(presence.member()).first->second;
    there.set_room(presence.room());
    there.set_member(presence.member());
    there.set_connected(true);
  }
  told_.push_back({now_ms + delay_ms_, std::move(presence)});
}

void LateRoom::assume_players(std::uint64_t now_ms) {
  if (!present_.empty() || !told_.empty() || !history_.room().running()) return;
  const room::RoomView seen = history_.room().outline();
  for (const room::MemberView& member : seen.members) {
    if (member.chair == Chair(0) || member.computer != 0) continue;
    v1::Presence there;
    there.set_room(seen.head.code.str());
    there.set_member(member.number.value);
    v1::Presence away = there;
    there.set_connected(true);
    if (!present_.try_emplace(there.member(), std::move(there)).second) continue;
    told_.push_back({now_ms + delay_ms_, std::move(away)});
  }
}

// If the queue is full, the update takes the place of the latest one.
void LateRoom::set_clock(const room::Room& room, std::uint64_t room_ms, bool running,
                         std::uint64_t now_ms) {
  while (clock_.size() > 1 && clock_[1].due_ms <= now_ms) clock_.pop_front();
  if (clock_.size() >= kMostOfClock) clock_.pop_back();
  clock_.push_back({now_ms + delay_ms_, room.match(), room_ms, running});
}

// The next batch, or else the room as it is now, has a known room time and is due at a known time.
void LateRoom::begin_clock(const room::Room& room, std::uint64_t room_ms, std::uint64_t now_ms) {
  clock_.clear();
  set_clock(room, room_ms, true, now_ms);
  const std::uint64_t due_ms = batches_.empty() ? now_ms + delay_ms_ : batches_.front().due_ms;
  const std::uint64_t then_ms = batches_.empty() ? room_ms : batches_.front().what.room_ms;
  const std::uint64_t last_ms = history_.room().room_ms();
  const std::uint64_t ahead_ms = then_ms - std::min(then_ms, last_ms);
  const std::uint64_t left_ms = due_ms - std::min(due_ms, now_ms);
  const std::uint64_t gone_ms = ahead_ms - std::min(ahead_ms, left_ms);
  shown_ms_ = now_ms - std::min(now_ms, gone_ms);
}

std::optional<std::uint64_t> LateRoom::next_due_ms() const {
  std::optional<std::uint64_t> next;
  if (!batches_.empty()) next = batches_.front().due_ms;
  if (!told_.empty()) next = std::min(next.value_or(told_.front().due_ms), told_.front().due_ms);
  return next;
}

std::vector<ports::Batch> LateRoom::take_batches(std::uint64_t now_ms) {
  std::vector<ports::Batch> due;
  while (!batches_.empty() && batches_.front().due_ms <= now_ms &&
         due.size() < limits::kReadBatches) {
    shown_ms_ = batches_.front().due_ms;
    due.push_back(std::move(batches_.front().what.batch));
    batches_.pop_front();
  }
  return due;
}

std::optional<v1::Presence> LateRoom::take_presence(std::uint64_t now_ms) {
  if (told_.empty() || told_.front().due_ms > now_ms) return std::nullopt;
  v1::Presence presence = std::move(told_.front().what);
  told_.pop_front();
  v1::Presence& kept = present_[presence.member()];
  kept = presence;
  kept.clear_ping();
  if (!presence.connected()) present_.erase(presence.member());
  return presence;
}

// There is no presence update for a member who leaves the room: removes former members.
std::vector<v1::Presence> LateRoom::presence() {
  const auto members = history_.room().members();
  std::erase_if(present_, [&members](const auto& entry) {
    return std::ranges::none_of(
        members, [&entry](const auto& one) { return one.first.value == entry.first; });
  });
  std::vector<v1::Presence> all;
  all.reserve(present_.size());
  for (const auto& [member, presence] : present_) all.push_back(presence);
  return all;
}

std::uint64_t LateRoom::room_ms(std::uint64_t now_ms) const {
  const room::Room& room = history_.room();
  if (!room.is_timed()) return room.room_ms();
  // The latest update of the clock that is due, and the next one.
  const auto next = std::ranges::upper_bound(clock_, now_ms, {}, &ClockNews::due_ms);
  const auto is_of_match = [&room](const ClockNews& news) { return news.match == room.match(); };
  const ClockNews* last = next == clock_.begin() ? nullptr : &*std::prev(next);
  const bool running = last == nullptr || last->running;
  std::uint64_t ms = room.room_ms();
  std::uint64_t since_ms = shown_ms_;
  if (last != nullptr && last->due_ms > shown_ms_ && is_of_match(*last)) {
    ms = last->room_ms;
    since_ms = last->due_ms;
  }
  if (running) ms += now_ms - std::min(now_ms, since_ms);
  // The clock is not ahead of what the next update shows.
  const bool is_known = next != clock_.end() && is_of_match(*next);
  return is_known ? std::min(ms, std::max(next->room_ms, room.room_ms())) : ms;
}

}  // namespace gridmates::actors
