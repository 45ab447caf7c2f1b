// What one shard says to another one: letters that leave together at the end of the turn, in their
// order. Owned by the shard that writes, used on its thread alone. Inside server/actors.
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

  // Whether the other shard's inbox has room. What can wait waits for that.
  bool has_room() const;
  // `then` is called on this thread, once, soon after has_room() has said no.
  void when_there_is_room(std::function<void()> then) { waiting_.push_back(std::move(then)); }

  void write(Letter letter);
  // Behind all that this shard has written this turn, to whichever shard.
  void write_last(Letter letter);
  // A delivery; the same one for several subscriptions crosses once. Without room presence is
  // dropped, and events mute the subscription: false, nothing more is to be delivered to it.
  bool deliver(Recipient to, Delivery delivery);

  // The turn ends: what was written leaves; after that has been done to all links of this shard,
  // what was written last.
  void send() { send(letters_); }
  void send_last() { send(last_); }
  // There is room again.
  void room_again();
  // The executor runs no more.
  void abandon();

 private:
  void write(Letter letter, Inbox::Bundle& bundle);
  void send(Inbox::Bundle& bundle);

  Shard& from_;
  Shard& to_;
  Inbox::Bundle letters_;
  Inbox::Bundle last_;
  std::vector<Recipient> muted_;  // who hears of it when there is room
  std::vector<std::function<void()>> waiting_;
};

}  // namespace gridmates::actors
