// What all actors share, and the shards that they live on. Owned by the Hub and its actors
// together; the ports outlive it. Safe for concurrent use, except where a comment says otherwise.
// Inside server/actors.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "server/actors/shard/alarm.h"
#include "server/actors/shard/lobby.h"
#include "server/actors/shard/locked.h"
#include "server/actors/shard/ports.h"
#include "server/actors/shard/ready_boards.h"
#include "server/actors/shard/residents.h"
#include "server/actors/shard/room_messages.h"
#include "server/actors/shard/room_table.h"
#include "server/actors/shard/saved_clocks.h"
#include "server/actors/shard/session_table.h"
#include "server/actors/shard/shard.h"
#include "server/base/log_throttle.h"
#include "server/base/metrics.h"
#include "server/lobby/match_queue.h"
#include "server/players/guests.h"
#include "server/players/player_quota.h"

namespace gridmates::actors {

struct House : std::enable_shared_from_this<House> {
  House(Ports p, const core::Games& g, Metrics& m, const std::vector<Executor>& executors,
        RoomMaker maker, std::string name, std::size_t inbox_bytes, players::TalkRate talk)
      : ports(p),
        games(g),
        metrics(m),
        make_room(std::move(maker)),
        server_name(std::move(name)),
        guests(p.players, p.random, p.clock),
        quotas(talk),
        rooms(executors.size()),
        ready_boards(g, m) {
    for (const Executor& executor : executors) {
      const ShardNo number(static_cast<ShardNo::rep>(shards.size()));
      shards.push_back(std::make_unique<Shard>(*this, number, executor, inbox_bytes));
    }
    for (const auto& each : shards) each->link();
  }

  Shard& shard(ShardNo number) { return *shards[number.value]; }

  const Ports ports;
  const core::Games& games;
  Metrics& metrics;
  const RoomMaker make_room;
  const std::string server_name;
  players::Guests guests;
  Lobby lobby;
  Locked<lobby::MatchQueue> match_queue;
  players::PlayerQuotas quotas;
  RoomTable rooms;
  ReadyBoards ready_boards;
  SavedClocks saved_clocks;
  SessionTable sessions;
  std::vector<std::unique_ptr<Shard>> shards;    // these never change
  Alarm look_after;                              // loads due rooms; first shard only
  Alarm boards_ahead;                            // makes boards when idle; first shard only
  std::atomic<std::uint64_t> moved_ms{0};        // steady time of the latest move
  std::atomic<SubscriptionId> subscriptions{0};  // the last number given out
  // How long computers wait before their moves, in percent of a person's usual time.
  std::atomic<std::uint32_t> computer_pace_percent{100};
  std::atomic<bool> draining{false};
  LogThrottle malformed;  // throttles log lines about clients
  LogThrottle slow;
};

}  // namespace gridmates::actors
