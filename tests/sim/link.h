// One connection of the simulation: messages on their way between a client and the server, which
// arrive, wait or are lost as the world decides. Owned by the world and both ends. One thread.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "client/core/outside.h"
#include "server/ports/transport.h"

namespace gridmates::sim {

struct Link {
  // The client's end; null once the client has gone.
  client::Inside* inside = nullptr;
  bool opened = false;  // the client knows that the connection stands
  std::deque<std::string> to_server;
  std::deque<std::string> to_client;
  std::optional<std::uint16_t> closing;  // the server said goodbye with this code
  bool cut = false;                      // nothing arrives any more, in either direction

  // The server's end.
  std::optional<boost::asio::any_io_executor> strand;
  std::function<void(std::optional<core::Bytes>)> reading;
  std::function<void(bool)> writing;

  // What the server reads ends, and what it writes fails.
  void end_server_side();
};

// The server's end, for the production session.
class SimConnection final : public ports::Connection {
 public:
  // `sent` sees every message that the server writes.
  SimConnection(std::shared_ptr<Link> link, std::function<void(const core::Bytes&)> sent)
      : link_(std::move(link)), sent_(std::move(sent)) {}
  ~SimConnection() override;

  void read(std::function<void(std::optional<core::Bytes>)> done) override;
  void write(ports::Frame frame, std::function<void(bool)> done) override;
  void close(std::uint16_t code, std::string reason) override;
  std::string peer() const override { return "192.0.2.1"; }

 private:
  std::shared_ptr<Link> link_;
  std::function<void(const core::Bytes&)> sent_;
};

}  // namespace gridmates::sim
