// One client's connection, which reads and writes whole messages. net/ implements it over
// WebSockets. All calls and callbacks are on the thread that serves it; callbacks run in handlers
// of their own, not inside a call.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "engine/core/bytes.h"
#include "engine/core/result.h"

namespace gridmates::ports {

// An encoded frame, shared by all recipients.
using Frame = std::shared_ptr<const core::Bytes>;

// One message: bytes shared by many recipients, then bytes for this one. Either may be absent.
struct Message {
  Frame shared;
  core::Bytes own = {};

  std::size_t size() const { return (shared ? shared->size() : 0) + own.size(); }
};

// Why a read returned no message.
enum class NoMessage : std::uint8_t {
  kLate,  // none came in time
  kOver,  // the connection is over
};
using Read = core::Result<core::Bytes, NoMessage>;

class Connection {
 public:
  virtual ~Connection() = default;

  // Reads one binary message of at most limits::kFrameInBytes, which must be complete within
  // `patience_ms` plus at most a second. One read at a time. After kLate it is still possible to
  // write and to close, but no message arrives any more: the next read waits for the end.
  virtual void read(std::uint64_t patience_ms, std::function<void(Read)> done) = 0;
  // Writes binary messages in one go. True: more may be written. False: wait for `done`; its
  // argument is true when more may be written, false when the connection is over. A connection
  // without progress for limits::kWriteProgressMs is over.
  virtual bool write(std::span<const Message> messages, std::function<void(bool)> done) = 0;
  // Starts closing with a WebSocket close code. A pending read and write end within a second or
  // two, even if the peer does not answer. Further calls do nothing.
  virtual void close(std::uint16_t code, std::string reason) = 0;
  // The peer's address without the port, for limits and the log.
  virtual std::string peer() const = 0;
};

}  // namespace gridmates::ports
