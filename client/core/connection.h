// One WebSocket connection to a server, from name resolution to its end. Only its source file uses
// Beast; a TLS connection will be a second implementation of this interface. One thread.
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
  // Queues one binary message; the connection ends if more than kMaxWriteQueueBytes are waiting.
  virtual void send(std::string bytes) = 0;
  // Ends the connection, with a closing handshake if it is open and nothing is queued; `inside` is
  // not called again.
  virtual void close() = 0;
};

// Begins a connection; calls inside.opened() or inside.closed() later, never from inside this call.
// `inside` must live until closed() or close() was called.
std::shared_ptr<Connection> connect(boost::asio::io_context& io, const Url& url, Inside& inside);

}  // namespace gridmates::client
