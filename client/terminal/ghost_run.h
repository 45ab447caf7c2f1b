// One's own best run like the match that is played, and how far it was by now. What it asks for is
// this client's own page and replays, and nothing that depends on the match. One thread.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "client/replay/gather.h"
#include "client/replay/ghost.h"
#include "client/terminal/stage.h"

namespace gridmates::terminal {

class GhostRun {
 public:
  // Keeps to the match of this room. `wanted`: a bar is to be shown for it.
  void follow(const client::Room& room, bool wanted, Stage& stage);
  void heard(const client::Notice& notice, Stage& stage);
  // Time goes by: the run is looked through bit by bit.
  void tick();

  // How far it was at this room time, and how long it took; nothing while there is none.
  struct Bar {
    words::Count count;
    std::uint64_t length_ms = 0;
  };
  std::optional<Bar> at(std::uint64_t time_ms) const;

 private:
  void take(const v1::PlayerPage& page, Stage& stage);
  void take(v1::Replay part, Stage& stage);
  void ask_next(Stage& stage);
  void ask_on(Stage& stage);
  bool is_alike(const v1::RoomHead& other) const;

  std::string match_;           // that is played; empty: no bar is wanted
  v1::RoomHead head_;           // of its room
  client::IntentId asked_ = 0;  // for the page, then for a replay
  struct Wanted {
    std::string run;
    std::string racer;
  };
  std::deque<Wanted> wanted_;  // runs that may be like it, the fastest first
  std::optional<replay::Gather> gather_;
  std::optional<replay::Ghost> ghost_;
};

}  // namespace gridmates::terminal
