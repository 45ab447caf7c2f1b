#include "server/actors/audience.h"

#include <utility>

#include "server/actors/event_frames.h"
#include "server/wire/frames.h"

namespace gridmates::actors {

using Kind = Delivery::Kind;

void Audience::add(SubscriptionId id, Subscriber subscriber,
                   std::optional<SubscriptionId> replaces) {
  const MemberNo member = subscriber.member;
  const bool is_new = present_[member].connections++ == 0;
  subscribers_.emplace(id, std::move(subscriber));
  if (replaces) remove(*replaces);
  if (is_new) tell_presence(member);
}

void Audience::remove(SubscriptionId id) {
  const auto found = subscribers_.find(id);
  if (found == subscribers_.end()) return;
  const MemberNo member = found->second.member;
  subscribers_.erase(found);
  leave(member);
}

void Audience::leave(MemberNo member) {
  const auto found = present_.find(member);
  if (found == present_.end() || --found->second.connections > 0) return;
  present_.erase(found);
  tell_presence(member);
}

void Audience::point(SubscriptionId id, wire::Pointer pointer) {
  const auto found = subscribers_.find(id);
  if (found == subscribers_.end()) return;
  present_[found->second.member].cursor = pointer.cursor;
  tell_presence(found->second.member, pointer.ping);
}

void Audience::publish(Epoch epoch, const room::Room& before, const Stages& stages) {
  std::map<Way, std::vector<ports::Frame>> frames;
  for (const auto& [id, subscriber] : subscribers_) {
    Way way = way_of(subscriber.member, before, stages);
    std::vector<ports::Frame>& seen = frames[way];
    if (seen.empty()) {
      EventFrames events(room_, epoch, 0);
      events.add(before, stages, way, before.head());
      seen = events.finish();
    }
    for (const ports::Frame& frame : seen) subscriber.deliver({id, Kind::kEvents, frame});
  }
  dismiss(stages.back().after);
}

// Who is no member any more has seen the last of it.
void Audience::dismiss(const room::Room& room) {
  for (auto it = subscribers_.begin(); it != subscribers_.end();) {
    const auto& [id, subscriber] = *it;
    if (!room.closed() && room.member_of(subscriber.player) == subscriber.member) {
      ++it;
      continue;
    }
    subscriber.deliver({id, Kind::kGone, nullptr});
    present_.erase(subscriber.member);
    it = subscribers_.erase(it);
  }
}

void Audience::lose() {
  for (const auto& [id, subscriber] : subscribers_) {
    subscriber.deliver({id, Kind::kLost, nullptr});
  }
  subscribers_.clear();
  present_.clear();
}

std::vector<v1::Presence> Audience::presence() const {
  std::vector<v1::Presence> all;
  all.reserve(present_.size());
  for (const auto& [member, present] : present_) all.push_back(presence_of(member));
  return all;
}

v1::Presence Audience::presence_of(MemberNo member) const {
  v1::Presence out;
  out.set_room(room_.str());
  out.set_member(member.value);
  const auto found = present_.find(member);
  out.set_connected(found != present_.end());
  if (found != present_.end()) out.set_cursor(found->second.cursor);
  return out;
}

void Audience::tell_presence(MemberNo member, std::uint32_t ping) {
  v1::ServerFrame out;
  *out.mutable_presence() = presence_of(member);
  out.mutable_presence()->set_ping(ping);
  const ports::Frame frame = wire::encode(out);
  for (const auto& [id, subscriber] : subscribers_) {
    if (subscriber.member != member) subscriber.deliver({id, Kind::kPresence, frame});
  }
}

}  // namespace gridmates::actors
