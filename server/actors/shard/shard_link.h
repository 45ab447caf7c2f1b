// Letters from one shard to another; they are sent together, in order, at the end of the turn.
// Owned by the shard that writes, used on its thread alone. Inside server/actors.
#pragma once

#include <functional>
#include <vector>

#include "server/actors/shard/inbox.h"
#include "server/actors/shard/letters.h"

namespace gridmates::actors {

class Shard;

class ShardLink {
 public:
  // Both shards outlive it.
  ShardLink(Shard& from, Shard& to) : from_(from), to_(to) {}

  // Whether the other shard's inbox has room. Letters that can wait are not written without.
  bool has_room() const;
  // After has_room() has returned false: calls `then` on this thread, once, when there is room.
  void when_there_is_room(std::function<void()> then) { waiting_.push_back(std::move(then)); }

  void write(Letter letter);
  // Sent after all that this shard has written this turn, to any shard.
  void write_last(Letter letter);
  // Delivers; the same frame for several subscriptions in a row crosses once. Without room presence
  // is dropped, and events mute the subscription: false, nothing more may be delivered to it.
  bool deliver(Recipient to, Delivery delivery);

  // At the end of the turn: sends what write() was given; after send() of all links of this shard,
  // send_last() sends what write_last() was given.
  void send() { send(letters_); }
  void send_last() { send(last_); }
  // The other shard's inbox has room again.
  void room_again();
  // The executor has stopped.
  void abandon();

 private:
  void write(Letter letter, Inbox::Bundle& bundle);
  void send(Inbox::Bundle& bundle);

  Shard& from_;
  Shard& to_;
  Inbox::Bundle letters_;
  Inbox::Bundle last_;
  std::vector<Recipient> muted_;  // to be notified when there is room
  std::vector<std::function<void()>> waiting_;
};

}  // namespace gridmates::actors
