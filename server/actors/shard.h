// One thread that serves: its executor and the end of its turns, the rooms and the sessions that
// live there, and how what they say to each other arrives. Owned by the House; used on its own
// thread alone, unless a function says otherwise. Inside server/actors.
#pragma once

#include <deque>
#include <memory>
#include <unordered_map>
#include <vector>

#include "server/actors/addresses.h"
#include "server/actors/await.h"
#include "server/actors/end_of_turn.h"
#include "server/actors/room_messages.h"

namespace gridmates::actors {

class RoomActor;
class Session;
struct House;

class Shard {
 public:
  Shard(House& house, ShardNo number, const Executor& executor);
  ~Shard();
  Shard(const Shard&) = delete;
  Shard& operator=(const Shard&) = delete;

  ShardNo number() const { return number_; }
  const Executor& executor() const { return executor_; }  // any thread
  EndOfTurn& end_of_turn() { return end_of_turn_; }

  // What a session says to a room. It is taken at the end of the turn.
  void leave(RoomAddress to, Mail&& mail);
  // What a room says to a session. It only fills the session's outbox, which is written at the end
  // of the turn. Nothing happens when the session is over.
  void answer(SessionId to, const std::string& room, std::uint64_t client_seq,
              const wire::Verdict& verdict);
  void deliver(SessionId to, Delivery delivery);
  // What is told to who has left this with a room that is no more, or that has too much to do.
  static v1::Error busy();
  void turn_away(const Post& post);
  void turn_away(const Subscribe& subscribe);

  // The room that lives here under this address, brought into memory unless it is there; null when
  // there is none any more.
  std::shared_ptr<RoomActor> room(RoomAddress at);
  // The room has closed: it is kept for a while, to answer repeats; the oldest of more than
  // limits::kClosedRooms goes.
  void closed(RoomAddress at);
  // The room leaves memory, and comes back when it is needed; or it is no more.
  void unloaded(RoomAddress at);
  void lost(RoomAddress at);
  std::vector<std::shared_ptr<RoomActor>> rooms() const;

  void enter(std::uint64_t session, Session& who) { sessions_.emplace(session, &who); }
  void leave(std::uint64_t session) { sessions_.erase(session); }
  std::vector<std::shared_ptr<Session>> sessions() const;

  // The older session is replaced by a newer one of the same client, which is told when nothing of
  // the older one will reach a room any more.
  void replace(SessionId older, SessionId newer);
  void replaced(SessionId newer);

  // The executor runs no more: what waits for something never gets it.
  void abandon();

 private:
  Session* session(SessionId id) const;

  House& house_;
  const ShardNo number_;
  const Executor executor_;
  EndOfTurn end_of_turn_{executor_};
  std::unordered_map<std::uint64_t, std::shared_ptr<RoomActor>> rooms_;  // by incarnation
  std::deque<RoomAddress> closed_;
  std::unordered_map<std::uint64_t, Session*> sessions_;  // by number
};

}  // namespace gridmates::actors
