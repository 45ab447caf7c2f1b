// Everything of the server that lives between sockets and storage: sessions, rooms and the tables
// that find them. Owned by server/app. Each serving thread runs one executor, which no other thread
// runs; all functions except accept() are called on the first of them, or before they run. The Hub
// outlives those runs and is destroyed after them.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "server/actors/shard/ports.h"
#include "server/base/limits.h"
#include "server/base/metrics.h"
#include "server/players/player_quota.h"
#include "server/ports/done.h"
#include "server/ports/transport.h"

namespace gridmates::actors {

struct House;
class ClockSaver;
class PackGrader;

class Hub {
 public:
  using Executor = boost::asio::io_context::executor_type;

  // At least one executor, each of another context. `server_name` is the name and version in
  // Welcome. `inbox_bytes` bounds the letters that wait for one thread. `talk` limits how often a
  // player may say something.
  Hub(Ports ports, const core::Games& games, Metrics& metrics,
      const std::vector<Executor>& executors, std::string server_name,
      std::size_t inbox_bytes = limits::kShardInboxBytes, players::TalkRate talk = {});
  ~Hub();
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  // Reads the list of open rooms. A room itself is read when it is needed; those in use when the
  // last run ended are read soon after the start. False if the store cannot be read. Call once,
  // before accept(). `done` is called on the first executor.
  void start(ports::Done<bool> done);

  // From now on boards are made ahead while no other job needs the workers. Call once, after
  // start() has called `done`.
  void make_boards_ahead();

  // How long computers wait before their moves, in percent of a person's usual time; 0: not at all.
  void pace_computers(std::uint32_t percent);

  // Starts a session for a new connection. Called on the thread of this executor (an index from 0),
  // where the session stays; the session ends by itself.
  void accept(std::shared_ptr<ports::Connection> connection, std::size_t executor = 0);

  // Takes no more commands, finishes those in hand, sends every client when to reconnect and closes
  // the connections. Then calls `done` on the first executor, at the latest after
  // limits::kDrainRoomsMs + kDrainSessionsMs. Call once.
  void drain(std::function<void()> done);

 private:
  std::shared_ptr<House> house_;
  std::vector<std::shared_ptr<ClockSaver>> clock_savers_;  // by shard
  std::shared_ptr<PackGrader> pack_grader_;
};

}  // namespace gridmates::actors
