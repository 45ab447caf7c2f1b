// A client made of the protocol's frames alone: it sends what the test asks for, in any order, and
// believes nothing. Owned by a test; one thread; blocking as RawClient is.
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
  // Connects and upgrades, no more. `client_id` is a Hello's: 16 bytes.
  explicit FrameClient(const std::string& url, std::string client_id = "0123456789abcdef");

  // Says hello and signs in by name, or with a token; false when that was refused.
  bool enter(const std::string& name, const std::string& token = {});
  const std::string& token() const { return token_; }

  // Sends a frame under the next request_id, which it returns.
  std::uint32_t send(v1::ClientFrame frame);
  // Sends and returns the first frame that answers; an empty frame when the connection is over.
  v1::ServerFrame ask(v1::ClientFrame frame);
  // The answer to an action in a room; `client_seq` stands in it already. An empty one when the
  // frame was refused as a whole, or the connection is over.
  v1::ActionAnswer act(const std::string& room, v1::Action action);
  // Opens a room; its code, empty when refused.
  std::string open_room(v1::CreateRoom wish);
  // Resumes with nothing: what answers, a Snapshot or an Error.
  v1::ServerFrame resume(const std::string& room);

  // The next frame of the protocol; nullopt when the connection is over, and then close_code() says
  // why.
  std::optional<v1::ServerFrame> receive();
  // Reads to the end: the close code, 0 when there is none.
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
