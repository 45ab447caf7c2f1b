// The interfaces through which a shard uses the rooms and sessions that live on it, so that they
// depend on the shard and not the reverse. On the shard's thread alone. Inside server/actors.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/actors/shard/room_messages.h"
#include "server/ports/rooms.h"

namespace gridmates::actors {

struct House;

class LocalRoom {
 public:
  LocalRoom() = default;
  virtual ~LocalRoom() = default;
  LocalRoom(const LocalRoom&) = delete;
  LocalRoom& operator=(const LocalRoom&) = delete;

  virtual void leave(Mail&& mail) = 0;  // processed at the end of the turn
  // Reads the journal, if that has not been done yet; `tried` is called after the first attempt.
  virtual void load(std::function<void()> tried) = 0;
  // Room time now, if a match is being played and time has gone by since the last event.
  virtual std::optional<ports::RoomClock> running_clock() const = 0;
  // Takes no more commands; `done` is called when those in hand have been answered.
  virtual void drain(std::function<void()> done) = 0;
  // The executor has stopped: drops pending callbacks uncalled, since they keep the room alive.
  virtual void abandon() = 0;
};

class LocalSession {
 public:
  LocalSession() = default;
  virtual ~LocalSession() = default;
  LocalSession(const LocalSession&) = delete;
  LocalSession& operator=(const LocalSession&) = delete;

  // Messages from rooms. They are put into the outbox; consequences, at worst the end of the
  // connection, follow at the end of the turn.
  virtual void answered(const std::string& room, std::uint64_t client_seq,
                        const wire::Verdict& verdict) = 0;
  virtual void delivered(Delivery delivery) = 0;
  virtual void muted(SubscriptionId subscription) = 0;
  // A newer connection of the same client takes over. It is notified (Shard::replaced) when nothing
  // from this session will reach a room any more.
  virtual void replace(SessionId newer) = 0;
  // Nothing from the older session, which this one replaces, will reach a room any more.
  virtual void older_gone() = 0;
  // The server stops: finishes the request in hand, notifies the client, closes, calls `ended`.
  virtual void drain(std::function<void()> ended) = 0;
  // Drops everything without sending anything. Only after the executor has stopped.
  virtual void abandon() = 0;
  // A reference that keeps the session alive.
  virtual std::shared_ptr<LocalSession> self() = 0;
};

// Makes the actor of a room that comes into memory. `due_ms`: from lobby::Summary.
using RoomMaker = std::function<std::shared_ptr<LocalRoom>(
    std::shared_ptr<House>, RoomAddress, ports::RoomRecord, std::uint64_t due_ms)>;

}  // namespace gridmates::actors
