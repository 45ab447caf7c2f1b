// The listener: accepts connections, answers HTTP, upgrades /ws and hands the WebSockets on.
// Sockets and nothing else. Owned by server/app; must be destroyed before the executor's context.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "engine/core/result.h"
#include "server/base/limits.h"
#include "server/base/metrics.h"
#include "server/ports/transport.h"

namespace gridmates::net {

// Close codes that the transport itself uses; see CloseReason in the protocol.
inline constexpr std::uint16_t kCloseFlood = 4205;

struct Options {
  std::string host = "127.0.0.1";  // an IPv4 or IPv6 address
  std::uint16_t port = 0;          // 0: any free one
  std::size_t connections = limits::kConnections;
  std::size_t http_pending = limits::kHttpPending;
  std::size_t message_bytes = limits::kFrameInBytes;  // the longest message that is read
  std::uint32_t upgrade_ms = limits::kHandshakeMs;    // from connecting to being a WebSocket
  std::uint32_t write_progress_ms = limits::kWriteProgressMs;
  std::uint32_t close_ms = limits::kCloseMs;
  std::uint32_t sweep_ms = limits::kSweepMs;
};

// Callbacks of the server, on the thread that runs the executor.
struct Handlers {
  // Whether the server is ready for players: answers /readyz, and no upgrade is accepted before.
  std::function<bool()> ready;
  // The text for /metrics.
  std::function<std::string()> metrics;
  // A new connection.
  std::function<void(std::shared_ptr<ports::Connection>)> accept;
};

class Server {
 public:
  using Executor = boost::asio::io_context::executor_type;

  // Runs on `executor`, of a context that one thread runs.
  Server(const Executor& executor, Options options, Handlers handlers, Metrics& metrics);
  // Shares the port of `first` and its bounds, which count both together; a connection stays with
  // the server that accepts it. Call bind() after that of `first`.
  Server(const Executor& executor, const Server& first, Handlers handlers, Metrics& metrics);
  // Stops accepting.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Takes the port, on which nothing is accepted yet; returns its number, or a sentence with the
  // reason. Call once.
  core::Result<std::uint16_t, std::string> bind();
  // Starts to listen and to accept; the error is a sentence too. Call once, after bind().
  core::Result<core::Ok, std::string> listen();
  // Stops accepting; connections live on. The port is free once all servers that share it have
  // stopped. Any thread; further calls do nothing.
  void stop_accepting();

 private:
  class Listener;
  std::shared_ptr<Listener> listener_;
};

}  // namespace gridmates::net
