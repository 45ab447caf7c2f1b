// The subscribers of a room, and their presence. Events are sent to each as they see them, encoded
// once for all who see the same. Owned by a room actor.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "gridmates/v1/room.pb.h"
#include "server/actors/rooms/history.h"
#include "server/actors/rooms/publication.h"
#include "server/actors/rooms/seat_ratings.h"
#include "server/actors/shard/room_messages.h"
#include "server/actors/shard/shard.h"
#include "server/base/ids.h"

namespace gridmates::actors {

class Subscribers {
 public:
  // `told` is called with each presence that is sent to those who see the room without delay.
  Subscribers(Shard& shard, RoomCode room, std::function<void(const v1::Presence&)> told)
      : shard_(shard), room_(std::move(room)), told_(std::move(told)) {}

  // Adds a subscription. If it is the member's first, the member's presence is sent to the others.
  // Removes `replaces` without sending anything.
  void add(SubscriptionId id, Subscriber subscriber, std::optional<SubscriptionId> replaces);
  // If it was the member's last, the others are notified. No effect for an unknown id.
  void remove(SubscriptionId id);
  // Sets the cursor of the subscriber's member, and sends cursor and ping to the others.
  void point(SubscriptionId id, wire::Pointer pointer);

  // Sends how many boards have been tried; 0 ends that, with what the board does not meet.
  void tell_progress(std::uint32_t tried, const std::vector<core::Statement>& unmet = {});
  // The same to a new subscriber, after the answer to its Subscribe.
  void tell_progress_to(SubscriptionId id);

  // Publishes a batch, which is durable and due at that moment, in the `history` of that moment.
  // With kNow, former members get it as the last thing; so does everybody if the room has closed;
  // and subscribers whose moment has changed are asked to take a snapshot.
  void publish(Epoch epoch, History& history, EventBatch batch, Moment moment = Moment::kNow);
  // Sends a presence that is due at a moment other than kNow.
  void tell_late(Moment moment, const v1::Presence& presence);
  // These rights are being sent to this subscriber, who exists; publish() sends changes of them.
  void are_told(SubscriptionId id, const room::Rights& rights);
  // The view of such a viewer of the room of that moment; valid until the next publish().
  const wire::PublishedView& view_of(const room::Room& room, core::Viewer viewer, Moment moment);
  // Ends all subscriptions: the room ends here without having closed.
  void lose();

  bool has(MemberNo member) const { return present_.contains(member); }
  // The member of this subscription; nullopt if there is none.
  std::optional<MemberNo> member_of(SubscriptionId id) const;
  bool empty() const { return subscribers_.empty(); }
  // How many members are connected.
  std::size_t present() const { return present_.size(); }
  // The presence of members who are connected, rated, or away for this number of milliseconds.
  std::vector<v1::Presence> presence(const std::map<MemberNo, std::uint32_t>& away_ms) const;
  // Sets the ratings of the seated members, and sends them to all.
  void rate(const RatingsOfSeats& ratings);
  std::uint32_t mean_rating() const { return mean_of(ratings_); }

 private:
  struct Present {
    std::size_t connections = 0;
    std::uint32_t cursor = 0;
  };

  void leave(MemberNo member);
  void tell_presence(MemberNo member, std::uint32_t ping = 0);
  void tell(const v1::ServerFrame& frame, Moment moment, std::optional<MemberNo> but = {});
  v1::Presence presence_of(MemberNo member) const;
  void tell_rights(const room::Room& before, const room::Room& room, Moment moment);
  void dismiss(const room::Room& room);
  void move(SubscriptionId id, const room::Room& room, Subscriber& subscriber);
  KeptViews& kept(Moment moment) { return kept_[static_cast<std::size_t>(moment)]; }
  void forget_views() { kept_ = {}; }

  Shard& shard_;
  RoomCode room_;
  std::function<void(const v1::Presence&)> told_;
  SubscriberTable subscribers_;
  std::array<KeptViews, static_cast<std::size_t>(Moment::kLast) + 1> kept_;  // of published rooms
  bool late_ = false;  // watchers see the room late
  std::map<MemberNo, Present> present_;
  RatingsOfSeats ratings_;
  std::uint32_t tried_ = 0;  // boards tried, as sent last
};

}  // namespace gridmates::actors
