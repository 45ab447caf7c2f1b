// One WebSocket connection to a server, from resolving its name to its end. Its source file is the
// only one that knows Beast; a TLS connection will be a second one behind this interface. One
// thread.
#pragma once

#include <memory>
#include <string>

#include "client/core/config.h"
#include "client/core/outside.h"

namespace boost::asio {
class io_context;
}

namespace gridmates::client {

class Connection {
 public:
  virtual ~Connection() = default;
  // Queues one binary message; more than kMaxWriteQueueBytes waiting ends the connection.
  virtual void send(std::string bytes) = 0;
  // Ends the connection, politely where that is quick; `inside` hears nothing more.
  virtual void close() = 0;
};

// Begins a connection; leads to inside.opened() or inside.closed(), never from inside this call.
// `inside` must live until it has been told of the end, or close() was called.
std::shared_ptr<Connection> connect(boost::asio::io_context& io, const Url& url, Inside& inside);

}  // namespace gridmates::client
