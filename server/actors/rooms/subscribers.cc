#include "server/actors/rooms/subscribers.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "server/wire/frames.h"
#include "server/wire/ratings.h"

namespace gridmates::actors {

using Kind = Delivery::Kind;

void Subscribers::add(SubscriptionId id, Subscriber subscriber,
                      std::optional<SubscriptionId> replaces) {
  const MemberNo member = subscriber.view.member;
  const bool is_new = present_[member].connections++ == 0;
  subscribers_.emplace(id, subscriber);
  if (replaces) remove(*replaces);
  if (is_new) tell_presence(member);
}

void Subscribers::remove(SubscriptionId id) {
  const auto found = subscribers_.find(id);
  if (found == subscribers_.end()) return;
  const MemberNo member = found->second.view.member;
  subscribers_.erase(found);
  leave(member);
}

void Subscribers::leave(MemberNo member) {
  const auto found = present_.find(member);
  if (found == present_.end() || --found->second.connections > 0) return;
  present_.erase(found);
  if (subscribers_.empty()) forget_views();
  tell_presence(member);
}

void Subscribers::point(SubscriptionId id, wire::Pointer pointer) {
  const auto found = subscribers_.find(id);
  if (found == subscribers_.end()) return;
  const MemberNo member = found->second.view.member;
  present_[member].cursor = pointer.cursor;
  tell_presence(member, pointer.ping);
}

void Subscribers::publish(Epoch epoch, History& history, EventBatch batch, Moment moment) {
  if (subscribers_.empty()) {
    kept(moment).clear();
    (void)history.publish(std::move(batch), [](const auto&, auto, auto) {});
    return;
  }
  late_ = room::Watching(batch.after.back()).delay_ms() != 0;
  Publication publication(room_, epoch, history.room(), subscribers_, moment,
                          std::exchange(kept(moment), {}));
  const room::Room before = history.publish(
      std::move(batch), [&publication](const room::Room& after, std::span<const room::Event> events,
                                       std::size_t i) { publication.add(after, events, i); });
  kept(moment) = publication.deliver(shard_);
  tell_rights(before, history.room(), moment);
  if (moment == Moment::kNow) dismiss(history.room());
}

const wire::PublishedView& Subscribers::view_of(const room::Room& room, core::Viewer viewer,
                                                Moment moment) {
  KeptViews& views = kept(moment);
  const auto found = std::ranges::find(views, viewer, &KeptViews::value_type::first);
  if (found != views.end()) return *found->second;
  views.emplace_back(viewer, std::make_unique<wire::PublishedView>(room.view(viewer)));
  return *views.back().second;
}

void Subscribers::are_told(SubscriptionId id, const room::Rights& rights) {
  subscribers_.at(id).rights = wire::ToldRights(rights);
}

// Former members, and all members of a closed room, get that news instead. If watchers see the room
// late, their rights are those of the late room; everybody else has the current ones.
void Subscribers::tell_rights(const room::Room& before, const room::Room& room, Moment moment) {
  const room::RightsChanged changed = room.rights_changed(before);
  if (room.closed() || changed == room::RightsChanged::kNone) return;
  const bool by_moves = changed == room::RightsChanged::kByMoves;
  for (auto& [id, subscriber] : subscribers_) {
    const MemberNo member = subscriber.view.member;
    const bool late = late_ && subscriber.moment != Moment::kNow;
    if (subscriber.muted || moment != (late ? Moment::kLate : Moment::kNow)) continue;
    if (late && by_moves) continue;  // they do not play
    wire::ToldRights& told = subscriber.rights;
    ports::Frame frame;
    if (late) {
      const room::Watching then(room);
      frame = told.tell(room_, then.with_watcher(member, {subscriber.player, {}}).rights(member));
    } else if (room.member_of(subscriber.player) != member) {
      continue;
    } else {
      frame = by_moves ? told.tell(room_, room.rights_by_moves(member))
                       : told.tell(room_, room.rights(member));
    }
    if (frame) shard_.deliver(subscriber.session, {id, Kind::kRights, frame});
  }
}

// Ends the subscriptions of former members, or of all in a closed room. Those who have missed the
// end have to ask for it (kLost): the muted, and late viewers unless they left by themselves.
void Subscribers::dismiss(const room::Room& room) {
  for (auto it = subscribers_.begin(); it != subscribers_.end();) {
    auto& [id, subscriber] = *it;
    const bool is_member = room.member_of(subscriber.player) == subscriber.view.member;
    if (!room.closed() && is_member) {
      move(id, room, subscriber);
      ++it;
      continue;
    }
    const bool put_out = is_member || room.is_kicked(subscriber.player);
    const bool unseen = subscriber.muted || (put_out && subscriber.moment != Moment::kNow);
    shard_.deliver(subscriber.session, {id, unseen ? Kind::kLost : Kind::kGone, nullptr});
    present_.erase(subscriber.view.member);
    it = subscribers_.erase(it);
  }
  if (subscribers_.empty()) forget_views();
}

// A member who has taken or left a seat may see the room with another delay.
void Subscribers::move(SubscriptionId id, const room::Room& room, Subscriber& subscriber) {
  const Moment moment = subscriber.view.moment(room);
  if (moment == subscriber.moment) return;
  subscriber.moment = moment;
  subscriber.muted = true;
  shard_.deliver(subscriber.session, {id, Kind::kMoved, nullptr});
}

void Subscribers::lose() {
  for (const auto& [id, subscriber] : subscribers_) {
    shard_.deliver(subscriber.session, {id, Kind::kLost, nullptr});
  }
  subscribers_.clear();
  present_.clear();
  forget_views();
}

std::vector<v1::Presence> Subscribers::presence(
    const std::map<MemberNo, std::uint32_t>& away_ms) const {
  std::vector<v1::Presence> all;
  all.reserve(present_.size() + ratings_.size() + away_ms.size());
  for (const auto& [member, present] : present_) all.push_back(presence_of(member));
  for (const auto& [member, rating] : ratings_) {
    if (!present_.contains(member)) all.push_back(presence_of(member));
  }
  for (const auto& [member, ms] : away_ms) {
    if (present_.contains(member)) continue;
    const auto told = std::ranges::find(all, member.value, &v1::Presence::member);
    v1::Presence& out = told == all.end() ? all.emplace_back(presence_of(member)) : *told;
    out.set_away_ms(ms);
  }
  return all;
}

void Subscribers::rate(const RatingsOfSeats& ratings) {
  const RatingsOfSeats before = std::exchange(ratings_, ratings);
  for (const auto& [member, rating] : ratings_) {
    // The rating of a newly seated member who is not connected yet is sent with their presence.
    const bool is_known = rating.computer || before.empty() || before.contains(member);
    if (!is_known && !present_.contains(member)) continue;
    v1::ServerFrame out;
    *out.mutable_presence() = presence_of(member);
    tell(out, Moment::kNow);
    told_(out.presence());
  }
}

v1::Presence Subscribers::presence_of(MemberNo member) const {
  v1::Presence out;
  out.set_room(room_.str());
  out.set_member(member.value);
  const auto found = present_.find(member);
  out.set_connected(found != present_.end());
  if (found != present_.end()) out.set_cursor(found->second.cursor);
  if (const auto seat = ratings_.find(member); seat != ratings_.end()) {
    wire::put(seat->second.rated, out);
    if (seat->second.computer) out.set_connected(true);
  }
  return out;
}

void Subscribers::tell_presence(MemberNo member, std::uint32_t ping) {
  v1::ServerFrame out;
  *out.mutable_presence() = presence_of(member);
  out.mutable_presence()->set_ping(ping);
  tell(out, Moment::kNow, member);
  told_(out.presence());
}

void Subscribers::tell_late(Moment moment, const v1::Presence& presence) {
  v1::ServerFrame out;
  *out.mutable_presence() = presence;
  tell(out, moment, MemberNo(static_cast<std::uint16_t>(presence.member())));
}

void Subscribers::tell_progress(std::uint32_t tried, const std::vector<core::Statement>& unmet) {
  const bool told = std::exchange(tried_, tried) != 0;
  if (told || tried != 0 || !unmet.empty()) {
    tell(wire::board_progress(room_, tried, unmet), Moment::kNow);
  }
}

void Subscribers::tell_progress_to(SubscriptionId id) {
  const auto found = subscribers_.find(id);
  if (tried_ == 0 || found == subscribers_.end() || found->second.moment != Moment::kNow) return;
  const auto frame = wire::encode(wire::board_progress(room_, tried_, {}));
  shard_.deliver(found->second.session, {id, Kind::kPresence, frame});
}

// To all subscribers of that moment except those of this member.
void Subscribers::tell(const v1::ServerFrame& frame, Moment moment, std::optional<MemberNo> but) {
  const ports::Frame encoded = wire::encode(frame);
  for (const auto& [id, subscriber] : subscribers_) {
    if (subscriber.view.member == but || subscriber.moment != moment) continue;
    shard_.deliver(subscriber.session, {id, Kind::kPresence, encoded});
  }
}

std::optional<MemberNo> Subscribers::member_of(SubscriptionId id) const {
  const auto found = subscribers_.find(id);
  return found == subscribers_.end() ? std::nullopt : std::optional(found->second.view.member);
}

}  // namespace gridmates::actors
