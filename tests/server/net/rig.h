// A real server on loopback with its own thread; a test's handler gets the connections.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <future>
#include <memory>
#include <thread>
#include <vector>

#include "server/net/server.h"

namespace gridmates::net {

using ConnectionPtr = std::shared_ptr<ports::Connection>;
// Gets a connection on that thread; calls `over` when the connection is over.
using Handler = std::function<void(ConnectionPtr, std::function<void()> over)>;

// Longer than any test.
inline constexpr std::uint64_t kPatienceMs = 60'000;
// Echoes every message until the connection is over.
void echo(ConnectionPtr connection, std::function<void()> over);
// Like echo(); closes with this code after a message "late" if none comes for `patience_ms`.
inline constexpr std::uint16_t kCloseLate = 4002;
Handler echo_with_patience(std::uint64_t patience_ms);

// Options with short deadlines.
Options quick();

class Rig {
 public:
  explicit Rig(Options options = quick(), Handler handler = echo);
  // Stops the thread; open connections are cut.
  ~Rig();

  std::uint16_t port() const { return port_; }
  Server& server() { return *server_; }
  Metrics& metrics() { return metrics_; }
  std::atomic<bool> ready{true};

  // Waits until this many connections in all are over; false after ten seconds.
  bool wait_until_over(std::size_t connections);

 private:
  Metrics metrics_;
  boost::asio::io_context context_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_;
  std::unique_ptr<Server> server_;
  std::uint16_t port_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t over_ = 0;
  std::jthread thread_;
};

}  // namespace gridmates::net
