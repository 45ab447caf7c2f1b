// The ids of sessions, and which player and client each belongs to. Safe for concurrent use: a lock
// is held for a look-up and never while anything else is called. Inside server/actors.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/actors/shard/addresses.h"
#include "server/base/ids.h"

namespace gridmates::actors {

class SessionTable {
 public:
  // The id of a new session. Numbers grow in the order in which the connections came.
  SessionId enter(ShardNo shard);
  // Of several sessions of one client of a player the one whose connection came last stays, in
  // whichever order they sign in.
  struct Place {
    bool newest = true;              // false: a newer one is here already
    std::optional<SessionId> older;  // the session to replace, if there is one
  };
  Place sign_in(SessionId session, PlayerId player, const ClientId& client);
  // Sets the player's name, which is kept while the player has a session.
  void call(PlayerId player, std::string_view name);
  // The players with this name, ignoring case, at most `most`.
  std::vector<PlayerId> called(std::string_view name, std::size_t most) const;
  std::vector<SessionId> of(PlayerId player) const;
  // The session ends. No effect if another one has replaced it.
  void leave(SessionId session, PlayerId player, const ClientId& client);

 private:
  using Client = std::pair<PlayerId, ClientId>;

  // The first of the player's clients, or the place where it would be.
  std::map<Client, SessionId>::const_iterator first_of(PlayerId player) const {
    return clients_.lower_bound({player, ClientId{}});
  }

  mutable std::mutex mutex_;
  std::uint64_t last_ = 0;
  std::map<Client, SessionId> clients_;
  std::map<PlayerId, std::string> names_;  // folded; of players who have a session
};

}  // namespace gridmates::actors
