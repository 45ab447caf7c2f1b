// The client's end of a WebSocket: a raw non-blocking socket, the upgrade, framing and masking. It
// reads binary messages of one frame each, as the servers here send them. Owned by its handler; one
// thread, that of the loop.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tests/bench/server/loop.h"

namespace gridmates::bench {

class LinkHandler {
 public:
  virtual ~LinkHandler() = default;
  virtual void opened() = 0;
  // `bytes` are valid during the call.
  virtual void message(std::string_view bytes) = 0;
  // Once, and not after close(); `why` is for people.
  virtual void lost(const std::string& why) = 0;
};

class Link : private Watcher {
 public:
  Link(Loop& loop, LinkHandler& handler) : loop_(loop), handler_(handler) {}
  ~Link() override { close(); }
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  // Connects to 127.0.0.1 and asks for /ws; opened() or lost() follows.
  void open(std::uint16_t port);
  void close();
  void send(std::string_view payload);
  bool is_open() const { return state_ == State::kOpen; }

 private:
  enum class State : std::uint8_t { kClosed, kConnecting, kUpgrading, kOpen };

  void ready(std::uint32_t events) override;
  void read();
  // Handles the complete items at the front of `bytes`; returns their size.
  std::size_t take(std::string_view bytes);
  std::size_t take_head(std::string_view bytes);
  std::size_t take_frame(std::string_view bytes);
  void send_frame(std::uint8_t opcode, std::string_view payload);
  void flush();
  void fail(const std::string& why);

  Loop& loop_;
  LinkHandler& handler_;
  int fd_ = -1;
  State state_ = State::kClosed;
  std::string in_;   // received, not complete yet
  std::string out_;  // framed, not taken by the kernel yet
};

}  // namespace gridmates::bench
