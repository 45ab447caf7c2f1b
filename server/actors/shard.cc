#include "server/actors/shard.h"

#include <ranges>
#include <utility>

#include "server/actors/house.h"
#include "server/actors/room_actor.h"
#include "server/actors/room_ref.h"
#include "server/actors/session.h"
#include "server/base/limits.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

void RoomRef::leave(Mail&& mail) const { here_->leave(to_, std::move(mail)); }

Shard::Shard(House& house, ShardNo number, const Executor& executor)
    : house_(house), number_(number), executor_(executor) {}

Shard::~Shard() = default;

void Shard::leave(RoomAddress to, Mail&& mail) {
  if (const auto here = room(to)) return here->leave(std::move(mail));
  if (const auto* post = std::get_if<Post>(&mail)) turn_away(*post);
  if (const auto* subscribe = std::get_if<Subscribe>(&mail)) turn_away(*subscribe);
}

void Shard::answer(SessionId to, const std::string& room, std::uint64_t client_seq,
                   const wire::Verdict& verdict) {
  if (Session* here = session(to)) here->answered(room, client_seq, verdict);
}

void Shard::deliver(SessionId to, Delivery delivery) {
  if (Session* here = session(to)) here->delivered(std::move(delivery));
}

v1::Error Shard::busy() {
  return wire::try_again(v1::ERROR_CODE_RETRY_LATER, limits::kRetryAfterMs,
                         "This room has too much to do just now.");
}

// Nothing has to be held: no connection asks the next incarnation (AskedRooms).
void Shard::turn_away(const Post& post) {
  answer(post.from, post.room, post.client_seq, {Seq(0), false, busy()});
}

void Shard::turn_away(const Subscribe& subscribe) {
  v1::Error error = wire::try_again(v1::ERROR_CODE_RETRY_LATER, limits::kRetryAfterMs,
                                    "This room cannot be opened just now.");
  const auto frame = wire::encode(wire::error_frame(subscribe.reply_to, std::move(error)));
  deliver(subscribe.from, {subscribe.id, Delivery::Kind::kRefused, frame});
}

std::shared_ptr<RoomActor> Shard::room(RoomAddress at) {
  const auto found = rooms_.find(at.incarnation);
  if (found != rooms_.end()) return found->second;
  auto record = house_.rooms.bring_in(at);
  if (!record) return nullptr;
  const auto known = house_.lobby.find(record->code);
  auto room = std::make_shared<RoomActor>(house_.shared_from_this(), at, *std::move(record),
                                          known ? known->due_ms : 0);
  return rooms_.emplace(at.incarnation, std::move(room)).first->second;
}

void Shard::closed(RoomAddress at) {
  closed_.push_back(at);
  if (closed_.size() <= limits::kClosedRooms) return;
  lost(closed_.front());
  closed_.pop_front();
}

void Shard::unloaded(RoomAddress at) {
  house_.rooms.unloaded(at);
  rooms_.erase(at.incarnation);
}

void Shard::lost(RoomAddress at) {
  house_.rooms.remove(at);
  rooms_.erase(at.incarnation);
}

std::vector<std::shared_ptr<RoomActor>> Shard::rooms() const {
  const auto rooms = rooms_ | std::views::values;
  return {rooms.begin(), rooms.end()};
}

Session* Shard::session(SessionId id) const {
  const auto found = sessions_.find(id.number);
  return found == sessions_.end() ? nullptr : found->second;
}

std::vector<std::shared_ptr<Session>> Shard::sessions() const {
  std::vector<std::shared_ptr<Session>> all;
  for (const auto& [number, session] : sessions_) all.push_back(session->shared_from_this());
  return all;
}

void Shard::replace(SessionId older, SessionId newer) {
  Session* here = session(older);
  here ? here->replace(newer) : replaced(newer);
}

void Shard::replaced(SessionId newer) {
  if (Session* here = session(newer)) here->older_gone();
}

void Shard::abandon() {
  end_of_turn_.abandon();
  for (const auto& session : sessions()) session->abandon();
  for (const auto& [incarnation, room] : std::exchange(rooms_, {})) room->abandon();
}

}  // namespace gridmates::actors
