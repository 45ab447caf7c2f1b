// A client made of plain protocol frames: it sends any frame in any order and checks nothing. Owned
// by a test; one thread; blocks as RawClient does.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "gridmates/v1/frames.pb.h"
#include "tests/support/raw_websocket.h"

namespace gridmates::e2e {

// The port in "ws://127.0.0.1:4711/ws".
std::uint16_t port_of(const std::string& url);

class FrameClient {
 public:
  // Only connects and upgrades. `client_id` is for the Hello: 16 bytes.
  explicit FrameClient(const std::string& url, std::string client_id = "0123456789abcdef");

  // Sends Hello and signs in by name or with a token; false if that was refused.
  bool enter(const std::string& name, const std::string& token = {});
  const std::string& token() const { return token_; }

  // Sends a frame under the next request_id, which it returns.
  std::uint32_t send(v1::ClientFrame frame);
  // Sends a frame and returns the first response to it; an empty frame if the connection is over.
  v1::ServerFrame ask(v1::ClientFrame frame);
  // The answer to an action in a room; the caller has set `client_seq`. Empty if the frame was
  // refused as a whole or the connection is over.
  v1::ActionAnswer act(const std::string& room, v1::Action action);
  // Opens a room; returns its code, empty if refused.
  std::string open_room(v1::CreateRoom wish);
  // Resumes without a position; the response is a Snapshot or an Error.
  v1::ServerFrame resume(const std::string& room);

  // The next frame of the protocol; nullopt if the connection is over, and then close_code() says
  // why.
  std::optional<v1::ServerFrame> receive();
  // Reads to the end: the close code, 0 if there is none.
  std::uint16_t close_code();
  support::RawClient& raw() { return raw_; }

 private:
  support::RawClient raw_;
  std::string client_id_;
  std::string token_;
  std::uint32_t last_id_ = 0;
  std::uint16_t close_code_ = 0;
};

}  // namespace gridmates::e2e
