// Where the client's world ends: the connection, the clock, chance, the kept token. The client is a
// plain state machine between this interface and the face; asio_outside.h is the real one,
// tests/client/core/fake_outside.h the one of tests. One thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::client {

// What comes in. Never called from inside a call of Outside.
class Inside {
 public:
  virtual ~Inside() = default;
  virtual void opened() = 0;
  // One whole binary message.
  virtual void received(std::string_view bytes) = 0;
  // The connection has ended or could not be made; once per open(), never after close().
  // `close_code` is the WebSocket close code, 0 when there was none.
  virtual void closed(std::uint16_t close_code, std::string_view why) = 0;
  // The time asked for by wake_at() has come.
  virtual void woken() = 0;
};

class Outside {
 public:
  virtual ~Outside() = default;
  // Whom to tell; once, before anything else.
  virtual void attach(Inside& inside) = 0;
  // Begins one connection; leads to opened() or closed(). At most one at a time.
  virtual void open() = 0;
  // Queues one binary message. Nothing happens without an open connection.
  virtual void send(std::string bytes) = 0;
  // Ends the connection; nothing more is heard of it.
  virtual void close() = 0;
  // The steady clock, in milliseconds from anywhere.
  virtual std::uint64_t now_ms() const = 0;
  // Calls woken() once the clock shows `at_ms`; replaces what was asked before; nullopt: never.
  virtual void wake_at(std::optional<std::uint64_t> at_ms) = 0;
  // Uniform in [0, 1).
  virtual double chance() = 0;
  // This many bytes that nobody can guess.
  virtual std::string secret_bytes(std::size_t count) = 0;
  // The kept token of this server and name; empty when there is none.
  virtual std::string load_token() = 0;
  // Whether one is kept that cannot be read.
  virtual bool token_is_damaged() = 0;
  // Keeps it, or forgets it when empty. Empty when that worked, otherwise a sentence that says why
  // not.
  virtual std::string keep_token(std::string_view token) = 0;
  // Keeps it for another name of the same guest too, unless that name has one.
  virtual void keep_token_as(std::string_view name, std::string_view token) = 0;
  // Writes what nobody expected into the log of errors; returns where that is, as a sentence part.
  virtual std::string note_error(std::string_view what) = 0;
};

}  // namespace gridmates::client
