// The run that a match is played against: one's own best one like it, or one that was chosen; and
// how far it was by now. What it asks for is this client's own page and replays, and nothing that
// depends on the match. One thread.
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
  // How it asks the server; 0: the client takes no more just now.
  struct Asks {
    std::function<client::IntentId(v1::GetPlayer)> player;
    std::function<client::IntentId(v1::GetReplay)> replay;
  };
  explicit GhostRun(Asks asks) : asks_(std::move(asks)) {}

  // Which run it is in this room, from now on. One that comes to nothing is as if it had not been
  // chosen.
  void choose(const client::Room& room, GhostChoice choice);
  GhostChoice choice(const client::Room& room) const;
  // Keeps to the match of this room. `wanted`: a bar is to be shown where there may be one.
  void follow(const client::Room& room, bool wanted);
  void heard(const client::Notice& notice);
  // Something that it has asked for has not been answered.
  bool waits() const { return asked_ != 0; }
  // Why the chosen run cannot be shown; nothing where it can be, or is not known yet.
  const std::optional<commands::Unread>& refused() const { return refused_; }
  // Looks through this many steps more of the run; false when all are known, or there is none.
  bool work(std::size_t steps);

  // How far it was at this room time, and how long it took; nothing while there is none.
  struct Bar {
    words::Count count;
    std::uint64_t length_ms = 0;
    std::string run = {};  // that was chosen, with its player where one is named; empty: the best
    std::string player = {};  // whose run it is: the first player; printable
    std::size_t others = 0;   // who have played it, too
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
  std::optional<GhostChoice> before_;           // until what was chosen last is known to be good
  std::optional<commands::Unread> refused_;
  std::string match_;           // that is on, or comes next; empty: no bar is wanted
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
