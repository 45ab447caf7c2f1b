// What all actors share. Owned by the Hub and its actors together; the ports outlive it. Used on
// the serving thread. Inside server/actors.
#pragma once

#include <atomic>
#include <string>
#include <utility>

#include "server/actors/alarm.h"
#include "server/actors/end_of_turn.h"
#include "server/actors/hub.h"
#include "server/actors/lobby.h"
#include "server/actors/room_messages.h"
#include "server/actors/room_table.h"
#include "server/actors/session_table.h"
#include "server/base/seldom.h"
#include "server/players/guests.h"
#include "server/players/player_quota.h"

namespace gridmates::actors {

struct House {
  House(Ports p, const core::Games& g, Metrics& m, const Executor& e, std::string name)
      : ports(p),
        games(g),
        metrics(m),
        executor(e),
        server_name(std::move(name)),
        guests(p.players, p.random, p.clock) {}

  const Ports ports;
  const core::Games& games;
  Metrics& metrics;
  const Executor executor;
  EndOfTurn end_of_turn{executor};
  const std::string server_name;
  players::Guests guests;
  Lobby lobby;
  players::PlayerQuotas quotas;
  RoomTable rooms;
  SessionTable sessions;
  Alarm look_after;                              // rooms that are due
  std::atomic<SubscriptionId> subscriptions{0};  // numbers given out
  std::atomic<bool> draining{false};
  Seldom malformed;  // what clients do, for the log
  Seldom slow;
};

}  // namespace gridmates::actors
