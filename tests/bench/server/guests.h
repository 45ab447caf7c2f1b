// Clients that sign in and stay outside rooms. Owned by a run; one thread, that of the loop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tests/bench/server/client.h"

namespace gridmates::bench {

class Guests : public ClientOwner {
 public:
  Guests(Loop& loop, std::size_t count);

  // Signs all in, a few at a time; false if one fails or the time is up.
  bool sign_in(std::uint16_t port, Clock::duration patience);
  // For `time` each sends a ping every `heartbeat`, evenly spread; false if one fails.
  bool idle(Clock::duration time, Clock::duration heartbeat);
  const std::string& why() const { return why_; }

 private:
  void changed(Client& client) override;
  void received(Client&, const Received&) override {}

  Loop& loop_;
  std::vector<std::unique_ptr<Client>> clients_;
  std::size_t signed_in_ = 0;
  std::string why_;
};

}  // namespace gridmates::bench
