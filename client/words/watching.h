// Who may watch a room, how late, and how far back, in words. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/model.h"

namespace gridmates::words {

// "watching: with the code only, 60 s late"; empty for what every room begins with.
std::string watching_words(v1::Watchers watchers, std::uint32_t delay_s);
std::string watching_words(const v1::WatchingSet& set);
// Why no earlier board of the match that is on can be looked at; empty: some can.
std::string why_not_back(const client::Room& room);

// What a watcher, or who is done with a race, hears once a match: players read what is said now
// only after it. A value; one thread.
class KeptTalk {
 public:
  // The sentence for who has just said something in this room; empty: players read it now, or they
  // were told.
  std::string told(const client::Room& room);

 private:
  std::string room_;
  std::uint32_t match_ = 0;
};

}  // namespace gridmates::words
