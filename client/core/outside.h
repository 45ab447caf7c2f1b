// What the client needs from its environment: the connection, the clock, randomness, the kept
// token. The client is a plain state machine between this interface and the face; asio_outside.h is
// the real implementation, tests/client/core/fake_outside.h the one for tests. One thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::client {

// Callbacks into the client. Never called from inside a call of Outside.
class Inside {
 public:
  virtual ~Inside() = default;
  virtual void opened() = 0;
  // One complete binary message.
  virtual void received(std::string_view bytes) = 0;
  // The connection has ended or could not be opened; once per open(), never after close().
  // `close_code` is the WebSocket close code, 0 if there is none.
  virtual void closed(std::uint16_t close_code, std::string_view why) = 0;
  // The time set by wake_at() has come.
  virtual void woken() = 0;
};

class Outside {
 public:
  virtual ~Outside() = default;
  // Sets the receiver of callbacks; once, before anything else.
  virtual void attach(Inside& inside) = 0;
  // Begins one connection; leads to opened() or closed(). At most one at a time.
  virtual void open() = 0;
  // Queues one binary message. Does nothing without an open connection.
  virtual void send(std::string bytes) = 0;
  // Ends the connection; no callback follows for it.
  virtual void close() = 0;
  // The steady clock, in milliseconds since an arbitrary moment.
  virtual std::uint64_t now_ms() const = 0;
  // Calls woken() when the clock shows `at_ms`; replaces the earlier time; nullopt: never.
  virtual void wake_at(std::optional<std::uint64_t> at_ms) = 0;
  // Uniform in [0, 1).
  virtual double chance() = 0;
  // This number of cryptographically random bytes.
  virtual std::string secret_bytes(std::size_t count) = 0;
  // The kept token for this server and name; empty if there is none.
  virtual std::string load_token() = 0;
  // Whether a token is kept but cannot be read.
  virtual bool token_is_damaged() = 0;
  // Keeps the token; an empty one deletes it. Returns an empty text, or a sentence that says why it
  // failed.
  virtual std::string keep_token(std::string_view token) = 0;
  // Keeps the token for another name of the same guest too, unless that name has one.
  virtual void keep_token_as(std::string_view name, std::string_view token) = 0;
  // Writes to the error log; returns where that is, as part of a sentence.
  virtual std::string note_error(std::string_view what) = 0;
};

}  // namespace gridmates::client
