#include "server/actors/rooms/invitations.h"

#include <algorithm>

#include "server/wire/frames.h"

namespace gridmates::actors {

void send_invitations(const House& house, Shard& shard, const EventBatch& batch) {
  for (const room::Event& event : batch.events) {
    const auto* invited = std::get_if<room::Invited>(&event.what);
    if (invited == nullptr) continue;
    const room::Room& room = batch.after.back();
    const auto members = room.outline().members;
    const auto by = std::ranges::find(members, event.by, &room::MemberView::number);
    if (by == members.end()) continue;
    // A name may carry a message to a player who must not hear from others while playing elsewhere.
    const bool alone = house.lobby.hears_nobody(invited->player);
    const auto frame =
        wire::encode(wire::invitation(room.opened().code, alone ? Name() : by->name));
    for (const SessionId session : house.sessions.of(invited->player)) {
      shard.deliver(session, {0, Delivery::Kind::kPersonal, frame});
    }
  }
}

}  // namespace gridmates::actors
