// A bare WebSocket relay on Beast: a lower bound for the cost of sending to a room's members. A
// binary message begins with a room number (4 bytes, little-endian); a connection belongs to the
// room of its first message. Owned by a program's main; one thread, that of its io_context.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace gridmates::bench {

using Message = std::shared_ptr<const std::string>;

class Relay {
 public:
  using Taken = std::function<void(std::uint32_t room, Message message)>;

  // Listens on a free port of 127.0.0.1. `taken` is called for each message and decides when it is
  // delivered.
  Relay(boost::asio::io_context& io, Taken taken);
  ~Relay();
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  // Sends to every connection of the room, including the sender's.
  void deliver(std::uint32_t room, const Message& message);

 private:
  class Session;
  void accept();
  void enter(std::uint32_t room, const std::shared_ptr<Session>& session);
  void leave(std::uint32_t room, const std::shared_ptr<Session>& session);

  boost::asio::ip::tcp::acceptor acceptor_;
  Taken taken_;
  std::unordered_map<std::uint32_t, std::unordered_set<std::shared_ptr<Session>>> rooms_;
};

// Prints the listening line, runs `io` until SIGTERM or for `seconds`, and returns the exit status.
int serve(boost::asio::io_context& io, const std::string& name, std::uint16_t port, int seconds);

}  // namespace gridmates::bench
