// Members whose talk is hidden, by name, until the client ends. A value; one thread.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "client/core/model.h"
#include "client/core/text.h"

namespace gridmates::client {

class Muted {
 public:
  void mute(const std::string& name) {
    names_.insert(name);
    for (const std::uint32_t number : numbered_) {
      if (name == name_of(number)) waiting_.insert({room_, number});
    }
  }
  // Ignores case. Returns false if nobody by this name was muted.
  bool unmute(const std::string& name) {
    std::erase_if(waiting_, [&](const auto& one) { return name_of(one.second) == name; });
    if (names_.erase(name) > 0) return true;
    return std::erase_if(names_, [&](const auto& one) { return is_alike(one, name); }) > 0;
  }
  bool has(const std::string& name) const { return names_.contains(name); }
  const std::set<std::string>& names() const { return names_; }

  // Call when the room is shown. Members with hidden names are called by their numbers, "#4", until
  // their names become known; a member muted as "#4" stays muted by the name.
  void meet(const Room& room) {
    room_ = room.code;
    numbered_.clear();
    for (const auto& [number, name] : room.names) {
      if (name == name_of(number)) {
        numbered_.insert(number);
      } else if (waiting_.erase({room_, number}) > 0) {
        names_.erase(name_of(number));
        names_.insert(name);
      }
    }
  }

  // Whether this is talk of a muted member. Members stay muted after a rename; the old name is no
  // longer muted, as others may take it. May be called again for the same event.
  bool hides(const v1::Event& event, const Room& room) {
    meet(room);
    if (event.has_renamed()) follow(event, room);
    return event.has_said() && has(room.name_of(event.member()));
  }

 private:
  // The latest rename in a room that has been processed.
  struct Followed {
    std::uint64_t epoch = 0;
    std::uint64_t seq = 0;
  };

  static std::string name_of(std::uint32_t number) { return "#" + std::to_string(number); }

  void follow(const v1::Event& event, const Room& room) {
    Followed& last = followed_[room.code];
    if (last.epoch == room.epoch && event.seq() <= last.seq) return;
    last = {room.epoch, event.seq()};
    if (names_.erase(event.renamed().before()) > 0) mute(event.renamed().name());
  }

  std::set<std::string> names_;
  std::string room_;                                         // the latest room of meet() ...
  std::set<std::uint32_t> numbered_;                         // ... its members with hidden names
  std::set<std::pair<std::string, std::uint32_t>> waiting_;  // muted by number: room, member
  std::map<std::string, Followed> followed_;                 // by the room's code
};

}  // namespace gridmates::client
