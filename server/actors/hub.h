// Everything of the server that lives between sockets and storage: sessions, rooms and who is
// where. Owned by server/app. Threads serve, each of which runs one executor that nobody else runs;
// all functions but accept() are called on the first of them, or before they run. The Hub outlives
// those runs and is destroyed after them.
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

  // At least one executor, each of another context. `server_name` is what Welcome says: name and
  // version. What one thread says to another one waits in `inbox_bytes`. What players say to each
  // other keeps to `talk`.
  Hub(Ports ports, const core::Games& games, Metrics& metrics,
      const std::vector<Executor>& executors, std::string server_name,
      std::size_t inbox_bytes = limits::kShardInboxBytes, players::TalkRate talk = {});
  ~Hub();
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  // Reads which rooms are open; a room itself is read when it is needed, and those that were in use
  // when the last run ended soon after. False when the store cannot be read. Call once, before
  // accept(). `done` is called on the first executor.
  void start(ports::Done<bool> done);

  // From now on boards are made ahead while nobody needs the workers. Once, after start() has
  // answered.
  void make_boards_ahead();

  // How long computers wait with their moves, in per cent of what a person might; 0: not at all.
  void pace_computers(std::uint32_t percent);

  // A new connection of this executor, counted from 0, on whose thread it is called and where the
  // session stays; that ends by itself.
  void accept(std::shared_ptr<ports::Connection> connection, std::size_t executor = 0);

  // Takes no more commands, finishes those in hand, tells every client when to come back and
  // closes. `done` is called on the first executor once that has happened, at the latest after
  // limits::kDrainRoomsMs + kDrainSessionsMs. Call once.
  void drain(std::function<void()> done);

 private:
  std::shared_ptr<House> house_;
  std::vector<std::shared_ptr<ClockSaver>> clock_savers_;  // by shard
  std::shared_ptr<PackGrader> pack_grader_;
};

}  // namespace gridmates::actors
