// The judge of the simulation. It folds the journal after every step, independently of the server,
// and checks against it every frame that leaves the server and every view, answer and refusal that
// reaches a client. The only code it shares with the server is the room machine and the protocol.
// One thread.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "engine/core/game.h"
#include "gridmates/v1/frames.pb.h"
#include "server/room/room.h"
#include "tests/sim/client.h"
#include "tests/support/memory_store.h"

namespace gridmates::sim {

// "KITE-42 at 7".
std::string at(const std::string& room, std::uint64_t seq);

class Judge {
 public:
  Judge(const core::Games& games, support::Disk& disk) : games_(games), disk_(disk) {}

  // What one connection has shown so far.
  struct Talk {
    struct Room {
      std::uint64_t shown = 0;                         // the last event
      std::map<std::uint32_t, std::uint64_t> resumed;  // the position in a Resume, by its request
      bool whole = false;                              // since then: a snapshot came
      bool events = false;                             // since then: events came
    };
    std::string client_id;
    std::map<std::string, Room> rooms;
  };
  // In turn: the server sends a frame, before it is delivered; it gets one; a client gets one.
  void server_writes(Talk& talk, const v1::ServerFrame& frame);
  void server_gets(Talk& talk, const v1::ClientFrame& frame);
  void client_gets(const Talk& talk, const v1::ServerFrame& frame);
  // The server closes a connection with this code.
  void server_closes(std::uint16_t code);

  // After a step: takes in what is new in the journal and on the leaderboards.
  void look();
  // A client after a step.
  void look_at(const std::string& name, const Client& client);
  // An action for which the client's rights differ from those of the room, by name; empty when they
  // agree, as they do once the client has received everything.
  std::string wrong_right(const Client& client) const;
  // At the end: checks that the journal still has everything that was ever acknowledged.
  void finish();

  // The room's last event; 0 if it has none.
  std::uint64_t head(const std::string& room) const;

  struct Count {
    std::size_t acknowledged = 0;
    std::size_t matches_finished = 0;
    std::size_t resumed_by_events = 0;
    std::size_t resumed_by_snapshot = 0;
    std::size_t resumed_slow = 0;  // by snapshots that the server sends unasked
  };
  const Count& count() const { return count_; }

  // Descriptions of broken promises; empty when all is well.
  const std::vector<std::string>& complaints() const { return complaints_; }
  void complain(std::string what);

 private:
  // Room, client_id and client_seq. No player: client ids are unique in the simulation.
  using ActionKey = std::tuple<std::string, std::string, std::uint64_t>;
  struct Fold {
    std::vector<room::Room> after;    // [n]: after event n
    std::vector<room::Event> events;  // [n]: event n + 1
  };
  struct Position {
    std::string room;
    std::uint64_t epoch = 0;
    std::uint64_t seq = 0;
    friend bool operator==(const Position&, const Position&) = default;
  };

  static ActionKey key_of(const std::string& room, const ports::CommandKey& key);
  void follow(const support::Disk::Room& stored);
  static bool is_torn(const ports::Batch& batch, const room::Room& before);
  static bool sees_rival(const v1::RoomView& view, std::uint32_t you);
  bool take(const ports::Batch& batch, Fold& fold, const std::string& code);
  void check_answer(const Talk& talk, const v1::ActionAnswer& answer);
  void check_accepted(const ActionKey& key, std::uint64_t seq);
  void check_events(Talk& talk, const v1::Events& events, std::uint32_t reply_to);
  void check_event(Talk::Room& room, const std::string& code, const v1::Event& event);
  void check_snapshot(Talk& talk, const v1::Snapshot& snapshot);
  void check_sync(Talk& talk, const v1::SyncDone& done);
  void check_error(const v1::Error& error);
  std::optional<v1::RoomView> view(const std::string& room, std::uint64_t seq,
                                   std::uint32_t member) const;

  const core::Games& games_;
  support::Disk& disk_;
  std::map<std::string, Fold> rooms_;
  std::size_t runs_ = 0;                         // that should be on the leaderboards
  std::map<ActionKey, std::uint64_t> applied_;   // in the journal: the last event's number
  std::map<ActionKey, std::uint64_t> answered_;  // as acknowledged to the client
  std::set<ActionKey> refused_;                  // with finality, and a client knows
  std::set<ActionKey> joins_;                    // may be accepted without an event
  std::map<std::string, Position> positions_;    // by the client's name
  Count count_;
  std::vector<std::string> complaints_;
};

}  // namespace gridmates::sim
