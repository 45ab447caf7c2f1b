// What a person last picked for a new room of each game, kept in a private file. One thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "client/core/private_file.h"

namespace gridmates::client {

class RoomChoices {
 public:
  // `directory` may be empty: then they last as long as this object.
  RoomChoices(std::string directory, std::string_view server, std::string_view name);

  // As `new` takes them, "GAME race --size 16 --private", with "--pack NAME" behind it where the
  // puzzle was from a pack: a line a game, the latest first.
  const std::vector<std::string>& lines() const { return lines_; }
  // Puts this line in the place of the one with the same first word. It is no loss when it cannot
  // be kept.
  void keep(const std::string& line);

 private:
  PrivateFile file_;
  std::vector<std::string> lines_;
};

}  // namespace gridmates::client
