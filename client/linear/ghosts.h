// The command `ghost`: the progress of the run that the match is compared with, and the choice of
// that run. One thread; the client must outlive it.
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
  // The line to print (empty: none), and the text after the word in its answer.
  struct Told {
    std::string line = {};
    std::string details = {};
  };
  // Runs `ghost [best|off|CODE/N [NAME]]`, after all earlier commands are answered. nullopt: it
  // waits for the server; call it again after every notice.
  using Done = std::optional<std::variant<Told, commands::Unread>>;
  Done run(const commands::Command& command, const client::Room* room);

 private:
  Done told(const commands::Command& command, const client::Room& room);

  client::Client& client_;
  replay::GhostRun run_;
  std::uint32_t begun_ = 0;  // the number of the latest command that was begun
};

}  // namespace gridmates::linear
