// The command `ghost`: how far the run that the match is played against was by now, and which one
// that is. One thread; the client must outlive it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "client/core/client.h"
#include "client/replay/ghost_run.h"

namespace gridmates::linear {

class Ghosts {
 public:
  explicit Ghosts(client::Client& client);

  void heard(const client::Notice& notice) { run_.heard(notice); }
  // What the command prints, empty for nothing, and what its answer says behind the word.
  struct Told {
    std::string line = {};
    std::string details = {};
  };
  // Does `ghost [best|off|CODE/N [NAME]]`, once all before it is answered. Nothing: it waits for
  // the server, and is to be done again after every notice.
  using Done = std::optional<std::variant<Told, commands::Unread>>;
  Done run(const commands::Command& command, const client::Room* room);

 private:
  Done told(const commands::Command& command, const client::Room& room);

  client::Client& client_;
  replay::GhostRun run_;
  std::uint32_t begun_ = 0;  // the number of the command that was taken up last
};

}  // namespace gridmates::linear
