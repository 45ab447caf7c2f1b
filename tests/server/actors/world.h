// A server without sockets, disk or threads, and its clients: everything happens on the test's
// request. One thread.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/games.h"
#include "gridmates/v1/frames.pb.h"
#include "server/actors/hub.h"
#include "server/base/limits.h"
#include "server/base/metrics.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_connection.h"
#include "tests/support/fake_random.h"
#include "tests/support/fake_workers.h"
#include "tests/support/memory_store.h"

namespace gridmates::actors::test {

using Body = v1::ServerFrame::BodyCase;

// A puzzle with six empty cells.
inline const std::string kPuzzle =
    "534678912672195348198342567859761423426853791713924856961537284287419635345......";

// A puzzle without a solution: A1 has no candidate.
inline const std::string kImpossible = ".123456789" + std::string(71, '.');

// About 1,200 bytes that are allowed as talk.
std::string long_text();

class World;

// A connection of a client that does nothing by itself.
class Client {
 public:
  // The connection is accepted by that shard.
  Client(World& world, std::uint8_t client_id, std::size_t shard = 0);
  // The connection stays open; what arrives there is dropped.
  ~Client() { connection_->on_frame = nullptr; }
  Client(const Client&) = delete;

  // Sends a frame and runs everything that follows.
  void send(const v1::ClientFrame& frame);
  // Sends a frame without running anything; returns its request_id.
  std::uint32_t send_only(const v1::ClientFrame& frame);
  void send_bytes(core::Bytes bytes);
  void hello();
  void sign_in(const std::string& name);
  void sign_in_with(const std::string& token);
  // Hello and SignIn by name; returns the token.
  std::string enter(const std::string& name);
  // The same, then joins and follows this room; returns the token.
  std::string come_in(const std::string& name, const std::string& code);
  void create(const std::string& game, v1::Table table, const std::string& puzzle = "");
  void resume(std::uint64_t epoch = 0, std::uint64_t last = 0);
  // An action in room(), by default with the next client_seq.
  v1::Action action(std::uint64_t client_seq = 0);
  void act(const v1::Action& action);
  void join(bool watch = false);
  void start();
  void mark(std::uint32_t cell);                      // tic-tac-toe
  void set(std::uint32_t cell, std::uint32_t digit);  // sudoku
  void say(const std::string& text);

  // All frames so far, and the latest one of a kind.
  const std::vector<v1::ServerFrame>& frames() const { return frames_; }
  std::vector<v1::ServerFrame> of(v1::ServerFrame::BodyCase kind) const;
  std::optional<v1::ServerFrame> last(v1::ServerFrame::BodyCase kind) const;
  // All answers to actions so far, and the latest one.
  std::vector<v1::ActionAnswer> answers() const;
  v1::ActionAnswer answer() const;
  void forget_frames() { frames_.clear(); }

  const std::string& room() const { return room_; }
  void enter_room(const std::string& code) { room_ = code; }
  support::FakeConnection& connection() { return *connection_; }
  // The close code of the server; 0 if it has not closed.
  int closed() const { return connection_->close_code.value_or(0); }

 private:
  World& world_;
  std::string client_id_;
  std::string room_;
  std::uint64_t client_seq_ = 0;
  std::uint32_t request_id_ = 0;
  std::vector<v1::ServerFrame> frames_;
  std::shared_ptr<support::FakeConnection> connection_;
};

class World {
 public:
  // A server for these games, which outlive it, on this many shards.
  explicit World(const core::Games& games = all_games(), std::size_t shards = 1,
                 std::size_t inbox_bytes = limits::kShardInboxBytes);
  ~World();

  // Runs everything that needs no time.
  void settle();
  // Runs one step of an executor or one answer of a port; false if there is none.
  bool step();
  void advance(std::uint64_t ms);
  // Lets `ms` go by in steps of at most a second, and runs everything meanwhile.
  void pass(std::uint64_t ms);
  // The process ends at once; restart() starts it again on the same disk.
  void crash();
  void restart();

  std::unique_ptr<Client> client(std::uint8_t client_id, std::size_t shard = 0);

  const core::Games& games;
  const std::size_t shards;
  const std::size_t inbox_bytes;
  std::optional<std::size_t> shard_rests;
  players::TalkRate talk_rate{1'000, 1'000'000};  // talk is the cheapest event; used by restart()
  support::Disk disk;
  support::Deliveries deliveries;
  support::Deliveries jobs;  // of workers
  bool workers_rest = false;
  bool store_rests = false;
  // For how many clients the store returns recorded commands when a room is opened.
  std::size_t clients_told = limits::kClientsPerRoom;
  support::FakeClock clock;
  std::unique_ptr<support::MemoryStore> store;
  std::unique_ptr<support::FakeWorkers> workers;
  support::FakeRandom random{1};
  std::unique_ptr<Metrics> metrics;
  std::vector<std::unique_ptr<boost::asio::io_context>> contexts;  // of shards
  std::unique_ptr<Hub> hub;
  std::vector<std::shared_ptr<support::FakeConnection>> connections;
};

}  // namespace gridmates::actors::test
