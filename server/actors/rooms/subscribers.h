// Who follows a room, and where they are. Events go to each as they see them, encoded once for all
// who see the same. Owned by a room actor.
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
  // `told` hears what those who see the room as it is hear of people.
  Subscribers(Shard& shard, RoomCode room, std::function<void(const v1::Presence&)> told)
      : shard_(shard), room_(std::move(room)), told_(std::move(told)) {}

  // From now on this member is connected; the others hear of it when that is new. `replaces` goes
  // without a word.
  void add(SubscriptionId id, Subscriber subscriber, std::optional<SubscriptionId> replaces);
  // When it was a member's last one, the others hear of it. Nothing happens for an unknown id.
  void remove(SubscriptionId id);
  // Where this subscriber's member is and points; told to the others.
  void point(SubscriptionId id, wire::Pointer pointer);

  // How the making of a board goes; 0 ends what has been told of it, with what it does not meet.
  void tell_progress(std::uint32_t tried, const std::vector<core::Statement>& unmet = {});
  // The same to somebody who has come meanwhile, behind what they were sent of the room.
  void tell_progress_to(SubscriptionId id);

  // A batch is durable, and due at that moment: the `history` of it publishes it. With kNow, who is
  // no member any more sees it as the last thing; so does everybody when the room has closed; and
  // who belongs to another moment from now on is sent a snapshot of that.
  void publish(Epoch epoch, History& history, EventBatch batch, Moment moment = Moment::kNow);
  // What has been told of people is due at a moment that is not kNow.
  void tell_late(Moment moment, const v1::Presence& presence);
  // These rights are on their way to this subscriber, who is there; publish() tells which change.
  void are_told(SubscriptionId id, const room::Rights& rights);
  // The room of that moment as such a viewer sees it, until the next publish().
  const wire::PublishedView& view_of(const room::Room& room, core::Viewer viewer, Moment moment);
  // The room ends here without having closed.
  void lose();

  bool has(MemberNo member) const { return present_.contains(member); }
  // The member of this subscription, while there is one.
  std::optional<MemberNo> member_of(SubscriptionId id) const;
  bool empty() const { return subscribers_.empty(); }
  // How many members are connected; and what there is to say of them, and of those who are rated.
  std::size_t present() const { return present_.size(); }
  // ... with who has been away for how many milliseconds.
  std::vector<v1::Presence> presence(const std::map<MemberNo, std::uint32_t>& away_ms) const;
  // What who sits is rated; told to all.
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
  std::uint32_t tried_ = 0;  // of the board that is being made, as it was told last
};

}  // namespace gridmates::actors
