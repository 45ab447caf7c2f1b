// One client's connection: whole messages in, whole messages out. net/ implements it over
// WebSockets. All calls and callbacks happen on the executor that came with the connection (one
// strand a session).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/bytes.h"

namespace gridmates::ports {

// An encoded frame, shared by all who get it.
using Frame = std::shared_ptr<const core::Bytes>;

class Connection {
 public:
  virtual ~Connection() = default;

  // Reads one binary message of at most limits::kFrameInBytes; nullopt when the connection is over.
  // One at a time.
  virtual void read(std::function<void(std::optional<core::Bytes>)> done) = 0;
  // Writes one binary message; false when the connection is over. One at a time; fails by itself
  // when it makes no progress for limits::kWriteProgressMs.
  virtual void write(Frame frame, std::function<void(bool)> done) = 0;
  // Starts closing with a WebSocket close code; a read and a write under way end soon, within a
  // second or two even when the peer does not answer. Further calls do nothing.
  virtual void close(std::uint16_t code, std::string reason) = 0;
  // Where it comes from, for limits and the log: an address without the port.
  virtual std::string peer() const = 0;
};

}  // namespace gridmates::ports
