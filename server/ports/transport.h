// One client's connection: whole messages in, whole messages out. net/ implements it over
// WebSockets. All calls and callbacks happen on the thread that serves it; a callback comes in a
// handler of its own, not from inside a call.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "engine/core/bytes.h"
#include "engine/core/result.h"

namespace gridmates::ports {

// An encoded frame, shared by all who get it.
using Frame = std::shared_ptr<const core::Bytes>;

// One message: bytes that many get, and behind them bytes for one alone. Either may be absent.
struct Message {
  Frame shared;
  core::Bytes own = {};

  std::size_t size() const { return (shared ? shared->size() : 0) + own.size(); }
};

// Why a read has brought no message.
enum class NoMessage : std::uint8_t {
  kLate,  // none came in time
  kOver,  // the connection is over
};
using Read = core::Result<core::Bytes, NoMessage>;

class Connection {
 public:
  virtual ~Connection() = default;

  // Reads one binary message of at most limits::kFrameInBytes, which has to be complete within
  // `patience_ms`, or a second later. One at a time. After kLate there is still time for last words
  // and a close, but no message comes any more: the next read waits for the end.
  virtual void read(std::uint64_t patience_ms, std::function<void(Read)> done) = 0;
  // Writes binary messages in one go. True: more may be written. False: too much of it has to wait,
  // and `done` is called when more may be written; or with false when the connection is over, as it
  // is when it makes no progress for limits::kWriteProgressMs. Nothing is to be written before.
  virtual bool write(std::span<const Message> messages, std::function<void(bool)> done) = 0;
  // Starts closing with a WebSocket close code; a read and a write under way end soon, within a
  // second or two even when the peer does not answer. Further calls do nothing.
  virtual void close(std::uint16_t code, std::string reason) = 0;
  // Where it comes from, for limits and the log: an address without the port.
  virtual std::string peer() const = 0;
};

}  // namespace gridmates::ports
