// A client made of a plain socket and hand-made bytes, so that a test can send what no library
// would. Blocking, for ten seconds at most: to connect, to send and to receive.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::support {

enum class Opcode : std::uint8_t {
  kMore = 0,
  kText = 1,
  kBinary = 2,
  kClose = 8,
  kPing = 9,
  kPong = 10
};

struct WireFrame {
  bool final = true;
  Opcode opcode = Opcode::kBinary;
  std::string payload = {};
  std::uint8_t reserved = 0;  // the three reserved bits, as a number

  bool operator==(const WireFrame&) const = default;
};
// The frame as bytes, masked as a client's must be.
std::string bytes_of(const WireFrame& frame);

class RawClient {
 public:
  // `receive_bytes`: the kernel's receive buffer; 0 leaves it alone.
  explicit RawClient(std::uint16_t port, const std::string& host = "127.0.0.1",
                     int receive_bytes = 0);
  ~RawClient() { disconnect(); }
  RawClient(RawClient&& other) noexcept;
  RawClient& operator=(RawClient&&) = delete;

  bool connected() const { return fd_ >= 0; }
  void disconnect();

  // False if the connection is over.
  bool send(std::string_view bytes);
  // At least one byte; empty when the connection is over.
  std::string receive();
  // Everything until the server ends the connection.
  std::string receive_all();
  // The head of the response to a request: everything up to the empty line.
  std::string receive_head();

  // Requests /ws as gridmates does; true if the server agrees.
  bool upgrade();
  bool send_frame(const WireFrame& frame) { return send(bytes_of(frame)); }
  // The next frame; nullopt if the connection is over, or if a server may not send the frame:
  // masked, with a length in more bytes than needed, or a control frame that is long or fragmented.
  std::optional<WireFrame> receive_frame();
  // Whether the server has closed the connection in order, after whole frames.
  bool hung_up() const { return hung_up_ && read_.empty(); }

 private:
  bool fill(std::size_t bytes);

  int fd_ = -1;
  bool hung_up_ = false;
  std::string read_;  // received and not yet looked at
};

// An upgrade request; `headers` are added, each with its line end.
std::string upgrade_request(std::string_view target = "/ws",
                            std::string_view headers = "Sec-WebSocket-Protocol: gridmates.v1\r\n");
// The status of GET `target` on a connection of its own, and the response; 0 without a response.
int get(std::uint16_t port, std::string_view target, std::string* answer = nullptr);
// The status in a response's first line.
int status_of(std::string_view answer);
// The code in a close frame's payload; 1005 when there is none.
std::uint16_t close_code(const WireFrame& frame);

}  // namespace gridmates::support
