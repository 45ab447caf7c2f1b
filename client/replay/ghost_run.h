// The run that a match is compared with: your best one of the same kind, or a chosen one; and its
// progress now. Its requests are for this client's own page and replays only, and reveal nothing
// about the match. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "client/core/notice.h"
#include "client/replay/gather.h"
#include "client/replay/ghost.h"
#include "client/replay/ghost_choice.h"
#include "client/words/counts.h"

namespace gridmates::replay {

class GhostRun {
 public:
  // How to send requests; a call returns 0 if the client takes no more now.
  struct Asks {
    std::function<client::IntentId(v1::GetPlayer)> player;
    std::function<client::IntentId(v1::GetReplay)> replay;
  };
  explicit GhostRun(Asks asks) : asks_(std::move(asks)) {}

  // Sets the run for this room. A choice that fails has no effect.
  void choose(const client::Room& room, GhostChoice choice);
  GhostChoice choice(const client::Room& room) const;
  // Follows the match of this room. `wanted`: show a bar if one is possible.
  void follow(const client::Room& room, bool wanted);
  void heard(const client::Notice& notice);
  // Whether a request is unanswered.
  bool waits() const { return asked_ != 0; }
  // Why the chosen run cannot be shown; nullopt if it can, or is not known yet.
  const std::optional<commands::Unread>& refused() const { return refused_; }
  // Computes this number of steps of the run; false if all are known, or there is none.
  bool work(std::size_t steps);

  // The run's progress at this room time, and its length; nullopt without a run.
  struct Bar {
    words::Count count;
    std::uint64_t length_ms = 0;
    std::string run = {};     // the chosen run, with its player if one is named; empty: the best
    std::string player = {};  // the run's first player; printable
    std::size_t others = 0;   // the number of its other players
    bool has_finished = true;
  };
  std::optional<Bar> at(std::uint64_t time_ms) const;

 private:
  void take(const v1::PlayerPage& page);
  void take(v1::Replay part);
  void ask_next();
  void ask_on();
  bool is_alike(const v1::RoomHead& other) const;
  // Why it cannot be compared with the match.
  std::optional<commands::Unread> why_unlike(const v1::Replay& chosen) const;
  GhostChoice choice_in(const std::string& code) const;
  bool is_chosen() const { return choice_in(head_.code()).of == GhostChoice::Of::kRun; }
  void load();
  void drop();
  void fail(commands::Unread why);

  Asks asks_;
  std::map<std::string, GhostChoice> choices_;  // by room
  std::optional<GhostChoice> before_;           // the earlier choice, until the latest one is valid
  std::optional<commands::Unread> refused_;
  std::string match_;           // the current or next one; empty: no bar is wanted
  v1::RoomHead head_;           // of its room
  client::IntentId asked_ = 0;  // for the page, then for a replay
  struct Wanted {
    std::string run;
    std::string racer;
  };
  std::deque<Wanted> wanted_;  // runs that may be similar, the fastest first
  std::optional<Gather> gather_;
  std::optional<Ghost> ghost_;
};

}  // namespace gridmates::replay
