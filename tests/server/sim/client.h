// A client of the simulation, written on plain frames after docs/PROTOCOL.md: it keeps its outbox,
// resumes, checks every promise that a client can check, and complains. It has no socket: the
// simulation carries its frames. One thread.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>

#include "engine/core/random.h"
#include "gridmates/v1/frames.pb.h"
#include "tests/server/sim/journal_watch.h"
#include "tests/server/sim/player.h"

namespace gridmates::server_sim {

class Client {
 public:
  using Send = std::function<void(const v1::ClientFrame&)>;

  // `room` is the code, as the host has read it out to the others; the watch outlives the client.
  Client(std::uint8_t number, Game game, Role role, std::string& room, JournalWatch& watch,
         std::uint64_t seed);

  const ClientId& id() const { return id_; }

  // The connection is there, or gone.
  void connected(Send send, std::uint64_t now_ms);
  void cut(std::uint64_t now_ms);
  bool is_connected() const { return send_ != nullptr; }
  // When it will try to connect again.
  std::uint64_t connect_at_ms() const { return connect_at_ms_; }

  void receive(const v1::ServerFrame& frame, std::uint64_t now_ms);
  // Does what is due; makes up a new action now and then.
  void tick(std::uint64_t now_ms, Mood mood);

  // Signed in, synchronised and nothing unanswered.
  bool in_sync() const { return live_ && outbox_.empty(); }
  std::uint64_t seq() const { return seq_; }
  const v1::RoomView& view() const { return view_; }
  // Where it stands, in words.
  std::string standing() const;
  // How often it has come back by events and by a snapshot.
  std::size_t resumed_by_events() const { return by_events_; }
  std::size_t resumed_by_snapshot() const { return by_snapshot_; }

 private:
  struct Entry {
    v1::Action action;
    bool sent = false;     // on this connection, and not answered by "again"
    bool put_off = false;  // to be tried again
    std::uint64_t not_before_ms = 0;
    int open_answers = 0;  // that this connection owes
  };

  void send(v1::ClientFrame frame);
  void enter_room();
  void resume();
  void flush(std::uint64_t now_ms);
  void ask(v1::Action action);
  void take(const v1::Error& error, std::uint64_t now_ms);
  void take(const v1::Snapshot& snapshot);
  void take(const v1::Events& events);
  void take(const v1::SyncDone& done, std::uint64_t now_ms);
  void take(const v1::ActionAnswer& answer, std::uint64_t now_ms);
  void settle(std::deque<Entry>::iterator entry, const v1::ActionAnswer& answer);
  void check_view(std::uint64_t hash, const char* when);
  void complain(const std::string& what);

  const Game game_;
  const Role role_;
  std::string& room_;
  JournalWatch& watch_;
  core::Random random_;
  ClientId id_{};
  std::string token_;

  Send send_;
  std::uint64_t connect_at_ms_ = 0;
  std::uint64_t sent_at_ms_ = 0;
  std::uint64_t now_ms_ = 0;
  bool signed_in_ = false;
  bool resuming_ = false;
  bool live_ = false;
  bool denied_ = false;  // the Resume was refused: it is no member
  bool member_ = false;  // as far as it knows
  std::uint64_t create_at_ms_ = 0;
  std::uint64_t resume_at_ms_ = 0;  // a Resume was put off until then; 0: none was

  std::uint64_t epoch_ = 0;
  std::uint64_t seq_ = 0;
  std::uint32_t you_ = 0;
  v1::RoomView view_;
  std::uint64_t client_seq_ = 0;
  std::deque<Entry> outbox_;
  std::size_t by_events_ = 0;
  std::size_t by_snapshot_ = 0;
};

}  // namespace gridmates::server_sim
