// The sessions there are, and which is whose. Safe for concurrent use: a lock that is held for a
// look-up and never while anything else is called. Inside server/actors.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "server/base/ids.h"

namespace gridmates::actors {

class Session;

class SessionTable {
 public:
  using Number = std::uint64_t;

  // Numbers grow in the order in which the connections came.
  Number enter(std::weak_ptr<Session> session);
  // Of the sessions of one client of a player the one that came last lives, in whichever order they
  // sign in.
  struct Place {
    bool newest = true;              // false: a newer one is here already
    std::shared_ptr<Session> older;  // that has to go, or null
  };
  Place sign_in(Number number, PlayerId player, const ClientId& client);
  void leave(Number number);
  std::vector<std::shared_ptr<Session>> all() const;

 private:
  using Client = std::pair<PlayerId, ClientId>;

  mutable std::mutex mutex_;
  Number last_ = 0;
  std::map<Number, std::weak_ptr<Session>> sessions_;
  std::map<Client, Number> clients_;
};

}  // namespace gridmates::actors
