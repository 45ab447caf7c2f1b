// The application heartbeat of one connection: when to send a Ping because nothing else was sent,
// and when to drop the connection because nothing was received. Plain value; times of the steady
// clock.
#pragma once

#include <algorithm>
#include <cstdint>

namespace gridmates::client {

class Keepalive {
 public:
  // Starts a new connection with the server's intervals: send at least every `heartbeat_ms`, expect
  // to receive within `dead_after_ms`. The first is at least 1 s, the second at least 1 s longer.
  void begin(std::uint64_t now_ms, std::uint32_t heartbeat_ms, std::uint32_t dead_after_ms) {
    heartbeat_ms_ = std::max(heartbeat_ms, 1'000u);
    dead_after_ms_ = std::max(dead_after_ms, heartbeat_ms_ + 1'000u);
    heard_at_ms_ = said_at_ms_ = now_ms;
  }
  void heard(std::uint64_t now_ms) { heard_at_ms_ = now_ms; }
  void said(std::uint64_t now_ms) { said_at_ms_ = now_ms; }

  bool dead(std::uint64_t now_ms) const { return now_ms >= heard_at_ms_ + dead_after_ms_; }
  bool ping_due(std::uint64_t now_ms) const { return now_ms >= said_at_ms_ + heartbeat_ms_; }
  std::uint64_t next_due_ms() const {
    return std::min(heard_at_ms_ + dead_after_ms_, said_at_ms_ + heartbeat_ms_);
  }

 private:
  std::uint32_t heartbeat_ms_ = 15'000;
  std::uint32_t dead_after_ms_ = 40'000;
  std::uint64_t heard_at_ms_ = 0;
  std::uint64_t said_at_ms_ = 0;
};

}  // namespace gridmates::client
