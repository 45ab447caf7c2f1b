// Texts about who may watch a room, with which delay, and how far back. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/model.h"

namespace gridmates::words {

// "watching: with the code only, 60 s late"; empty for the defaults.
std::string watching_words(v1::Watchers watchers, std::uint32_t delay_s);
std::string watching_words(const v1::WatchingSet& set);
// Why no earlier board of the current match can be shown; empty if one can.
std::string why_not_back(const client::Room& room);

// A notice for watchers, and for racers who are done, shown once per match: players read their talk
// only after it. A value; one thread.
class KeptTalk {
 public:
  // The notice for a person who has just said something in this room; empty if players read it now,
  // or it was shown before.
  std::string told(const client::Room& room);

 private:
  std::string room_;
  std::uint32_t match_ = 0;
};

}  // namespace gridmates::words
