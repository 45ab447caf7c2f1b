// A client of gridmatesd for the load generator: it signs in, opens, joins and resumes a room, and
// acts there. It keeps no view; of an event it reads the kind, the seq and how many cells change.
// Owned by its table or run; one thread, that of the loop.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "gridmates/v1/frames.pb.h"
#include "tests/bench/server/link.h"

namespace gridmates::bench {

// An event as a client receives it.
struct Received {
  std::uint32_t body = 0;  // the field of v1::Event that says what happened
  std::uint64_t seq = 0;
  std::uint32_t cells = 0;  // changed by it
};

class Client;

class ClientOwner {
 public:
  virtual ~ClientOwner() = default;
  // The client's state has changed.
  virtual void changed(Client& client) = 0;
  // In the room: each event from the first one after entering on.
  virtual void received(Client& client, const Received& event) = 0;
};

class Client : private LinkHandler {
 public:
  enum class State : std::uint8_t {
    kNew,
    kSigningIn,  // includes connecting and the greeting
    kSignedIn,
    kCreating,
    kJoining,
    kResuming,
    kInRoom,
    kFailed,
  };

  // `name` is the name of the guest.
  Client(Loop& loop, ClientOwner& owner, std::string name);

  // Connects and signs in: as a new guest at first, later with the token.
  void sign_in(std::uint16_t port);
  void create(const v1::CreateRoom& wish);
  void join(const std::string& code);
  // Resumes from the last event received; `from_start` requests a snapshot.
  void resume(bool from_start = false);
  void act(v1::Action action);
  void ping();
  // Drops the connection, as if the process had died.
  void drop();

  State state() const { return state_; }
  const std::string& room() const { return room_; }
  const std::string& why() const { return why_; }
  // Actions without an answer yet.
  std::uint64_t unanswered() const { return sent_ - answered_; }
  // The latest one.
  const v1::Snapshot& snapshot() const { return snapshot_; }
  // Sets an earlier guest's token and room, to resume there.
  void adopt(const std::string& token, const std::string& client_id, const std::string& room);
  // The last event received.
  std::uint64_t last_seq() const { return last_seq_; }
  const std::string& token() const { return token_; }
  const std::string& client_id() const { return client_id_; }

 private:
  void opened() override;
  void message(std::string_view bytes) override;
  void lost(const std::string& why) override;

  void send(v1::ClientFrame& frame);
  void enter_state(State state);
  void fail(const std::string& why);
  void take_rare(std::string_view bytes);
  void take_answer(std::string_view bytes);
  void take_events(std::string_view bytes);
  Received read_event(std::string_view bytes) const;

  ClientOwner& owner_;
  Link link_;
  State state_ = State::kNew;
  std::string name_;
  std::string client_id_;
  std::string token_;
  std::string room_;
  std::string why_;
  v1::Snapshot snapshot_;
  std::uint64_t epoch_ = 0;
  std::uint64_t last_seq_ = 0;
  std::uint64_t client_seq_ = 0;
  std::uint64_t sent_ = 0;
  std::uint64_t answered_ = 0;
  std::uint32_t request_ = 0;
};

}  // namespace gridmates::bench
