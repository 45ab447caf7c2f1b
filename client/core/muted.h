// Whose talk is not to be shown, by name, for as long as the client runs. A value; one thread.
#pragma once

#include <set>
#include <string>

#include "client/core/model.h"
#include "client/core/text.h"

namespace gridmates::client {

class Muted {
 public:
  void mute(const std::string& name) { names_.insert(name); }
  // In either case. False: they were not muted.
  bool unmute(const std::string& name) {
    if (names_.erase(name) > 0) return true;
    return std::erase_if(names_, [&](const auto& one) { return is_alike(one, name); }) > 0;
  }
  bool has(const std::string& name) const { return names_.contains(name); }
  const std::set<std::string>& names() const { return names_; }

  // Whether this is talk of somebody muted. Who changes their name stays muted.
  bool hides(const v1::Event& event, const Room& room) {
    if (event.has_renamed() && has(event.renamed().before())) mute(event.renamed().name());
    return event.has_said() && has(room.name_of(event.member()));
  }

 private:
  std::set<std::string> names_;
};

}  // namespace gridmates::client
