// One serving thread: its executor and the end of its turns, the rooms and sessions that live
// there, and the delivery of messages between rooms and sessions, on the same shard or another.
// Owned by the House; used on its own thread alone, unless a function says otherwise. Inside
// server/actors.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

#include "server/actors/shard/addresses.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/end_of_turn.h"
#include "server/actors/shard/inbox.h"
#include "server/actors/shard/residents.h"
#include "server/actors/shard/room_messages.h"
#include "server/actors/shard/shard_link.h"

namespace gridmates::actors {

struct House;

class Shard {
 public:
  // `inbox_bytes` is the bound of its inbox.
  Shard(House& house, ShardNo number, const Executor& executor, std::size_t inbox_bytes);
  ~Shard();
  Shard(const Shard&) = delete;
  Shard& operator=(const Shard&) = delete;

  ShardNo number() const { return number_; }
  const Executor& executor() const { return executor_; }  // any thread
  Inbox& inbox() { return inbox_; }                       // any thread
  EndOfTurn& end_of_turn() { return end_of_turn_; }
  // Links this shard to the others. Called once, when all exist, before anything else.
  void link();

  // Whether a shard has room for messages that can wait; true for this shard. If not,
  // when_there_is_room() calls `then`, once, when there is room again.
  bool has_room(ShardNo at) const;
  void when_there_is_room(ShardNo at, std::function<void()> then);

  // Sends a session's message to a room, which processes it at the end of the turn. A Point is
  // dropped if the other shard has no room.
  void leave(RoomAddress to, Mail&& mail);
  // Sends a room's message to a session: it goes into the outbox, which is written at the end of
  // the turn. No effect if the session has ended. False: the subscription is muted
  // (ShardLink::deliver).
  void answer(SessionId to, const std::string& room, std::uint64_t client_seq,
              const wire::Verdict& verdict);
  bool deliver(SessionId to, Delivery delivery);
  // The answers to a Post or Subscribe for a room that is gone.
  void turn_away(const Post& post);
  void turn_away(const Subscribe& subscribe);

  // The room that lives here under this address, brought into memory if necessary; null if it no
  // longer exists.
  std::shared_ptr<LocalRoom> room(RoomAddress at);
  // Brings a room of any shard into memory, if necessary, and tries to read it; calls `tried` on
  // this thread after the first attempt.
  void load(RoomAddress at, std::function<void()> tried);
  // The room has closed. It is kept for a while, to answer repeats; beyond limits::kClosedRooms the
  // oldest is dropped.
  void closed(RoomAddress at);
  // The room leaves memory: unloaded() keeps its address, for its return; lost() forgets it.
  void unloaded(RoomAddress at);
  void lost(RoomAddress at);
  std::vector<std::shared_ptr<LocalRoom>> rooms() const;

  void enter(std::uint64_t session, LocalSession& who) { sessions_.emplace(session, &who); }
  void leave(std::uint64_t session) { sessions_.erase(session); }
  std::vector<std::shared_ptr<LocalSession>> sessions() const;

  // The older session is replaced by a newer one of the same client. replaced() lets the newer one
  // go on, once nothing of the older one will reach a room any more.
  void replace(SessionId older, SessionId newer);
  void replaced(SessionId newer);

  // The inbox has letters; the inbox of shard `at` has room again.
  void read_letters();
  void room_again(ShardNo at) { links_[at.value]->room_again(); }

  // The executor has stopped: pending waits never complete.
  void abandon();

 private:
  bool is_here(ShardNo shard) const { return shard == number_; }
  LocalSession* session(std::uint64_t number) const;
  void send_letters();
  void take(RoomLetter& letter);
  void take(AnswerLetter& letter);
  void take(DeliveryLetter& letter);
  void take(MuteLetter& letter);
  void take(ReplaceLetter& letter);
  void take(ReplacedLetter& letter);
  void take(LoadLetter& letter);
  void take(LoadedLetter& letter);

  House& house_;
  const ShardNo number_;
  const Executor executor_;
  EndOfTurn end_of_turn_{executor_, [this] { send_letters(); }};
  Inbox inbox_;
  std::vector<std::unique_ptr<ShardLink>> links_;                        // by shard; none to itself
  std::unordered_map<std::uint64_t, std::shared_ptr<LocalRoom>> rooms_;  // by incarnation
  std::deque<RoomAddress> closed_;
  std::uint64_t loads_ = 0;                                           // of other shards' rooms
  std::unordered_map<std::uint64_t, std::function<void()>> loading_;  // those under way
  std::unordered_map<std::uint64_t, LocalSession*> sessions_;         // by number
};

}  // namespace gridmates::actors
