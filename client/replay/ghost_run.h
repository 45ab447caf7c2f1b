// One's own best run like the match that is played, and how far it was by now. What it asks for is
// this client's own page and replays, and nothing that depends on the match. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "client/core/notice.h"
#include "client/replay/gather.h"
#include "client/replay/ghost.h"
#include "client/words/counts.h"

namespace gridmates::replay {

// Whether there may be one: somebody races, or plays a puzzle alone, but no daily.
bool may_have_ghost(const client::Room& room);

class GhostRun {
 public:
  // How it asks the server; 0: the client takes no more just now.
  struct Asks {
    std::function<client::IntentId(v1::GetPlayer)> player;
    std::function<client::IntentId(v1::GetReplay)> replay;
  };
  explicit GhostRun(Asks asks) : asks_(std::move(asks)) {}

  // Keeps to the match of this room. `wanted`: a bar is to be shown for it.
  void follow(const client::Room& room, bool wanted);
  void heard(const client::Notice& notice);
  // Something that it has asked for has not been answered.
  bool waits() const { return asked_ != 0; }
  // Looks through this many steps more of the run; false when all are known, or there is none.
  bool work(std::size_t steps);

  // How far it was at this room time, and how long it took; nothing while there is none.
  struct Bar {
    words::Count count;
    std::uint64_t length_ms = 0;
  };
  std::optional<Bar> at(std::uint64_t time_ms) const;

 private:
  void take(const v1::PlayerPage& page);
  void take(v1::Replay part);
  void ask_next();
  void ask_on();
  bool is_alike(const v1::RoomHead& other) const;

  Asks asks_;
  std::string match_;           // that is played; empty: no bar is wanted
  v1::RoomHead head_;           // of its room
  client::IntentId asked_ = 0;  // for the page, then for a replay
  struct Wanted {
    std::string run;
    std::string racer;
  };
  std::deque<Wanted> wanted_;  // runs that may be like it, the fastest first
  std::optional<Gather> gather_;
  std::optional<Ghost> ghost_;
};

}  // namespace gridmates::replay
