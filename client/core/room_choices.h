// The options last chosen for a new room of each game, kept in a private file. One thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "client/core/private_file.h"

namespace gridmates::client {

class RoomChoices {
 public:
  // `directory` may be empty: then the choices last as long as this object.
  RoomChoices(std::string directory, std::string_view server, std::string_view name);

  // One line per game, the latest first, as `new` takes it: "GAME race --size 16 --private", with
  // "--pack NAME" at the end if the puzzle was from a pack.
  const std::vector<std::string>& lines() const { return lines_; }
  // Replaces the line with the same first word. A failure to write it is ignored.
  void keep(const std::string& line);

 private:
  PrivateFile file_;
  std::vector<std::string> lines_;
};

}  // namespace gridmates::client
