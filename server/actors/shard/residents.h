// What a shard asks of the rooms and sessions that live on it. It knows no more of them, so that
// these know it, and not it them. On the shard's thread alone. Inside server/actors.
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

  virtual void leave(Mail&& mail) = 0;  // it is taken at the end of the turn
  // Reads the journal, if that has not been done yet; `tried` is called after the first try.
  virtual void load(std::function<void()> tried) = 0;
  // Room time now, if a match is being played and time has gone by since the last event.
  virtual std::optional<ports::RoomClock> running_clock() const = 0;
  // Takes no more commands; `done` is called when those in hand have been answered.
  virtual void drain(std::function<void()> done) = 0;
  // The executor runs no more: callers that wait here, and so keep the room alive, get no answer.
  virtual void abandon() = 0;
};

class LocalSession {
 public:
  LocalSession() = default;
  virtual ~LocalSession() = default;
  LocalSession(const LocalSession&) = delete;
  LocalSession& operator=(const LocalSession&) = delete;

  // What rooms say. It stands in the outbox then; what follows from it, at worst the end of the
  // connection, happens at the end of the turn.
  virtual void answered(const std::string& room, std::uint64_t client_seq,
                        const wire::Verdict& verdict) = 0;
  virtual void delivered(Delivery delivery) = 0;
  virtual void muted(SubscriptionId subscription) = 0;
  // A newer connection of the same client is there, which hears of it (Shard::replaced) when
  // nothing of this one will reach a room any more.
  virtual void replace(SessionId newer) = 0;
  // That has happened to the older one.
  virtual void older_gone() = 0;
  // The server goes away: finishes the message in hand, says so, closes, then calls `ended`.
  virtual void drain(std::function<void()> ended) = 0;
  // Lets go of everything without a word. Only when the executor runs no more.
  virtual void abandon() = 0;
  // Keeps the session while it is used.
  virtual std::shared_ptr<LocalSession> self() = 0;
};

// Makes the room that comes into memory. `due_ms`: of lobby::Summary.
using RoomMaker = std::function<std::shared_ptr<LocalRoom>(
    std::shared_ptr<House>, RoomAddress, ports::RoomRecord, std::uint64_t due_ms)>;

}  // namespace gridmates::actors
