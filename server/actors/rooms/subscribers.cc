#include "server/actors/rooms/subscribers.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "server/wire/frames.h"
#include "server/wire/rights.h"

namespace gridmates::actors {

using Kind = Delivery::Kind;

void Subscribers::add(SubscriptionId id, Subscriber subscriber,
                      std::optional<SubscriptionId> replaces) {
  const MemberNo member = subscriber.member;
  const bool is_new = present_[member].connections++ == 0;
  subscribers_.emplace(id, subscriber);
  if (replaces) remove(*replaces);
  if (is_new) tell_presence(member);
}

void Subscribers::remove(SubscriptionId id) {
  const auto found = subscribers_.find(id);
  if (found == subscribers_.end()) return;
  const MemberNo member = found->second.member;
  subscribers_.erase(found);
  leave(member);
}

void Subscribers::leave(MemberNo member) {
  const auto found = present_.find(member);
  if (found == present_.end() || --found->second.connections > 0) return;
  present_.erase(found);
  if (subscribers_.empty()) kept_.clear();
  tell_presence(member);
}

void Subscribers::point(SubscriptionId id, wire::Pointer pointer) {
  const auto found = subscribers_.find(id);
  if (found == subscribers_.end()) return;
  present_[found->second.member].cursor = pointer.cursor;
  tell_presence(found->second.member, pointer.ping);
}

void Subscribers::publish(Epoch epoch, History& history, EventBatch batch) {
  if (subscribers_.empty()) {
    kept_.clear();
    (void)history.publish(std::move(batch), [](const auto&, auto, auto) {});
    return;
  }
  Publication publication(room_, epoch, history.room(), subscribers_, std::exchange(kept_, {}));
  const room::Room before = history.publish(
      std::move(batch), [&publication](const room::Room& after, std::span<const room::Event> events,
                                       std::size_t i) { publication.add(after, events, i); });
  kept_ = publication.deliver(shard_);
  tell_rights(before, history.room());
  dismiss(history.room());
}

const wire::PublishedView& Subscribers::view_of(const room::Room& room, core::Viewer viewer) {
  const auto found = std::ranges::find(kept_, viewer, &KeptViews::value_type::first);
  if (found != kept_.end()) return *found->second;
  kept_.emplace_back(viewer, std::make_unique<wire::PublishedView>(room.view(viewer)));
  return *kept_.back().second;
}

// Who is no member any more, or of a closed room, hears that instead.
void Subscribers::tell_rights(const room::Room& before, const room::Room& room) {
  const room::RightsChanged changed = room.rights_changed(before);
  if (room.closed() || changed == room::RightsChanged::kNone) return;
  for (const auto& [id, subscriber] : subscribers_) {
    const MemberNo member = subscriber.member;
    if (subscriber.muted || room.member_of(subscriber.player) != member) continue;
    const auto frame =
        changed == room::RightsChanged::kToPlay
            ? wire::changed_right_to_play(room_, before.right_to_play(member),
                                          room.right_to_play(member))
            : wire::changed_rights(room_, before.rights(member), room.rights(member));
    if (frame) shard_.deliver(subscriber.session, {id, Kind::kRights, frame});
  }
}

// Who is no member any more has seen the last of it; who could not has to ask for it.
void Subscribers::dismiss(const room::Room& room) {
  for (auto it = subscribers_.begin(); it != subscribers_.end();) {
    const auto& [id, subscriber] = *it;
    if (!room.closed() && room.member_of(subscriber.player) == subscriber.member) {
      ++it;
      continue;
    }
    const Kind last = subscriber.muted ? Kind::kLost : Kind::kGone;
    shard_.deliver(subscriber.session, {id, last, nullptr});
    present_.erase(subscriber.member);
    it = subscribers_.erase(it);
  }
  if (subscribers_.empty()) kept_.clear();
}

void Subscribers::lose() {
  for (const auto& [id, subscriber] : subscribers_) {
    shard_.deliver(subscriber.session, {id, Kind::kLost, nullptr});
  }
  subscribers_.clear();
  present_.clear();
  kept_.clear();
}

std::vector<v1::Presence> Subscribers::presence() const {
  std::vector<v1::Presence> all;
  all.reserve(present_.size());
  for (const auto& [member, present] : present_) all.push_back(presence_of(member));
  return all;
}

v1::Presence Subscribers::presence_of(MemberNo member) const {
  v1::Presence out;
  out.set_room(room_.str());
  out.set_member(member.value);
  const auto found = present_.find(member);
  out.set_connected(found != present_.end());
  if (found != present_.end()) out.set_cursor(found->second.cursor);
  return out;
}

void Subscribers::tell_presence(MemberNo member, std::uint32_t ping) {
  v1::ServerFrame out;
  *out.mutable_presence() = presence_of(member);
  out.mutable_presence()->set_ping(ping);
  tell(out, member);
}

void Subscribers::tell_progress(std::uint32_t tried, const std::string& unmet) {
  const bool told = std::exchange(progress_told_, tried != 0);
  if (told || tried != 0 || !unmet.empty()) tell(wire::board_progress(room_, tried, unmet));
}

// To all but the connections of this member.
void Subscribers::tell(const v1::ServerFrame& frame, std::optional<MemberNo> but) {
  const ports::Frame encoded = wire::encode(frame);
  for (const auto& [id, subscriber] : subscribers_) {
    if (subscriber.member == but) continue;
    shard_.deliver(subscriber.session, {id, Kind::kPresence, encoded});
  }
}

std::optional<MemberNo> Subscribers::member_of(SubscriptionId id) const {
  const auto found = subscribers_.find(id);
  return found == subscribers_.end() ? std::nullopt : std::optional(found->second.member);
}

}  // namespace gridmates::actors
