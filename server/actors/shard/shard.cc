#include "server/actors/shard/shard.h"

#include <boost/asio/post.hpp>
#include <ranges>
#include <utility>

#include "server/actors/shard/house.h"
#include "server/actors/shard/room_ref.h"
#include "server/base/limits.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

bool RoomRef::has_room() const { return here_->has_room(to_.shard); }

void RoomRef::when_there_is_room(std::function<void()> then) const {
  here_->when_there_is_room(to_.shard, std::move(then));
}

void RoomRef::leave(Mail&& mail) const { here_->leave(to_, std::move(mail)); }

Shard::Shard(House& house, ShardNo number, const Executor& executor, std::size_t inbox_bytes)
    : house_(house), number_(number), executor_(executor), inbox_(inbox_bytes) {}

Shard::~Shard() = default;

void Shard::link() {
  for (const auto& other : house_.shards) {
    links_.push_back(other.get() == this ? nullptr : std::make_unique<ShardLink>(*this, *other));
  }
}

bool Shard::has_room(ShardNo at) const { return is_here(at) || links_[at.value]->has_room(); }

void Shard::when_there_is_room(ShardNo at, std::function<void()> then) {
  links_[at.value]->when_there_is_room(std::move(then));
}

void Shard::leave(RoomAddress to, Mail&& mail) {
  if (!is_here(to.shard)) {
    const bool may_be_dropped = std::holds_alternative<Point>(mail);
    if (may_be_dropped && !has_room(to.shard)) return;
    return links_[to.shard.value]->write(RoomLetter{to, std::move(mail)});
  }
  if (const auto here = room(to)) return here->leave(std::move(mail));
  if (const auto* post = std::get_if<Post>(&mail)) turn_away(*post);
  if (const auto* subscribe = std::get_if<Subscribe>(&mail)) turn_away(*subscribe);
}

void Shard::answer(SessionId to, const std::string& room, std::uint64_t client_seq,
                   const wire::Verdict& verdict) {
  if (!is_here(to.shard)) {
    return links_[to.shard.value]->write(AnswerLetter{to, room, client_seq, verdict});
  }
  if (LocalSession* here = session(to.number)) here->answered(room, client_seq, verdict);
}

bool Shard::deliver(SessionId to, Delivery delivery) {
  if (!is_here(to.shard)) {
    const Recipient recipient{to.number, delivery.subscription};
    return links_[to.shard.value]->deliver(recipient, std::move(delivery));
  }
  if (LocalSession* here = session(to.number)) here->delivered(std::move(delivery));
  return true;
}

// Nothing has to be held back: no connection asks the next incarnation (AskedRooms).
void Shard::turn_away(const Post& post) {
  answer(post.from, post.room, post.client_seq, {Seq(0), false, wire::busy()});
}

void Shard::turn_away(const Subscribe& subscribe) {
  const auto frame = wire::encode(wire::error_frame(subscribe.reply_to, wire::busy()));
  deliver(subscribe.from, {subscribe.id, Delivery::Kind::kRefused, frame});
}

std::shared_ptr<LocalRoom> Shard::room(RoomAddress at) {
  const auto found = rooms_.find(at.incarnation);
  if (found != rooms_.end()) return found->second;
  auto record = house_.rooms.bring_in(at);
  if (!record) return nullptr;
  const auto known = house_.lobby.find(record->code);
  auto room = house_.make_room(house_.shared_from_this(), at, *std::move(record),
                               known ? known->due_ms : 0);
  return rooms_.emplace(at.incarnation, std::move(room)).first->second;
}

void Shard::load(RoomAddress at, std::function<void()> tried) {
  if (is_here(at.shard)) {
    const auto here = room(at);
    return here ? here->load(std::move(tried)) : tried();
  }
  loading_.emplace(++loads_, std::move(tried));
  links_[at.shard.value]->write(LoadLetter{at, loads_, number_});
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

std::vector<std::shared_ptr<LocalRoom>> Shard::rooms() const {
  const auto rooms = rooms_ | std::views::values;
  return {rooms.begin(), rooms.end()};
}

LocalSession* Shard::session(std::uint64_t number) const {
  const auto found = sessions_.find(number);
  return found == sessions_.end() ? nullptr : found->second;
}

std::vector<std::shared_ptr<LocalSession>> Shard::sessions() const {
  std::vector<std::shared_ptr<LocalSession>> all;
  all.reserve(sessions_.size());
  for (const auto& [number, session] : sessions_) all.push_back(session->self());
  return all;
}

void Shard::replace(SessionId older, SessionId newer) {
  if (!is_here(older.shard)) return links_[older.shard.value]->write(ReplaceLetter{older, newer});
  LocalSession* here = session(older.number);
  here != nullptr ? here->replace(newer) : replaced(newer);
}

// What the older session has sent to rooms arrives before all that the newer one sends from now on.
void Shard::replaced(SessionId newer) {
  if (!is_here(newer.shard)) return links_[newer.shard.value]->write_last(ReplacedLetter{newer});
  if (LocalSession* here = session(newer.number)) here->older_gone();
}

void Shard::send_letters() {
  for (const auto& link : links_) {
    if (link) link->send();
  }
  for (const auto& link : links_) {
    if (link) link->send_last();
  }
}

void Shard::read_letters() {
  bool room_again = false;
  for (Inbox::Bundle& bundle : inbox_.take()) {
    for (Letter& letter : bundle.letters) {
      std::visit([this](auto& what) { take(what); }, letter);
    }
    room_again |= inbox_.release(bundle.bytes);
  }
  if (!room_again) return;
  for (const auto& other : house_.shards) {
    if (other.get() == this) continue;
    boost::asio::post(other->executor(),
                      [&other = *other, here = number_] { other.room_again(here); });
  }
}

void Shard::take(RoomLetter& letter) { leave(letter.to, std::move(letter.mail)); }

void Shard::take(AnswerLetter& letter) {
  answer(letter.to, letter.room, letter.client_seq, letter.verdict);
}

void Shard::take(DeliveryLetter& letter) {
  Delivery what = std::move(letter.what);
  for (const Recipient& to : letter.to) {
    what.subscription = to.subscription;
    deliver({to.session, number_}, what);
  }
}

void Shard::take(MuteLetter& letter) {
  for (const Recipient& to : letter.to) {
    if (LocalSession* here = session(to.session)) here->muted(to.subscription);
  }
}

void Shard::take(ReplaceLetter& letter) { replace(letter.older, letter.newer); }

void Shard::take(ReplacedLetter& letter) { replaced(letter.newer); }

void Shard::take(LoadLetter& letter) {
  load(letter.room, [this, by = letter.by, number = letter.number] {
    links_[by.value]->write(LoadedLetter{number});
  });
}

void Shard::take(LoadedLetter& letter) {
  if (const auto loading = loading_.extract(letter.number)) loading.mapped()();
}

void Shard::abandon() {
  end_of_turn_.abandon();
  for (const auto& link : links_) {
    if (link) link->abandon();
  }
  const auto dropped = std::exchange(loading_, {});
  for (const auto& session : sessions()) session->abandon();
  for (const auto& [incarnation, room] : std::exchange(rooms_, {})) room->abandon();
}

}  // namespace gridmates::actors
