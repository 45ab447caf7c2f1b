#include "tests/support/raw_websocket.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <charconv>
#include <utility>

namespace gridmates::support {

RawClient::RawClient(std::uint16_t port, const std::string& host, int receive_bytes) {
  addrinfo hints{};
  hints.ai_flags = AI_NUMERICHOST;
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found) != 0) return;
  fd_ = ::socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval patience{10, 0};
  ::setsockopt(fd_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  ::setsockopt(fd_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  const int at_once = 1;
  ::setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &at_once, sizeof at_once);
  if (receive_bytes > 0) {
    ::setsockopt(fd_, SOL_SOCKET, SO_RCVBUF, &receive_bytes, sizeof receive_bytes);
  }
  if (::connect(fd_, found->ai_addr, found->ai_addrlen) != 0) disconnect();
  ::freeaddrinfo(found);
}

RawClient::RawClient(RawClient&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)), hung_up_(other.hung_up_), read_(std::move(other.read_)) {}

void RawClient::disconnect() {
  if (fd_ >= 0) ::close(fd_);
  fd_ = -1;
}

bool RawClient::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (n <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

std::string RawClient::receive() {
  if (!read_.empty()) return std::exchange(read_, {});
  std::string chunk(4096, '\0');
  const ssize_t n = ::recv(fd_, chunk.data(), chunk.size(), 0);
  hung_up_ = n == 0;
  chunk.resize(n > 0 ? static_cast<std::size_t>(n) : 0);
  return chunk;
}

std::string RawClient::receive_all() {
  std::string all;
  for (std::string chunk = receive(); !chunk.empty(); chunk = receive()) all += chunk;
  return all;
}

std::string RawClient::receive_head() {
  std::size_t end = 0;
  while ((end = read_.find("\r\n\r\n")) == std::string::npos) {
    if (!fill(read_.size() + 1)) return std::exchange(read_, {});
  }
  std::string head = read_.substr(0, end + 4);
  read_.erase(0, end + 4);
  return head;
}

bool RawClient::upgrade() {
  send(upgrade_request());
  const std::string head = receive_head();
  return status_of(head) == 101 && head.find("Sec-WebSocket-Protocol: gridmates.v1") != head.npos;
}

std::optional<WireFrame> RawClient::receive_frame() {
  if (!fill(2)) return std::nullopt;
  const auto first = static_cast<std::uint8_t>(read_[0]);
  WireFrame frame{(first & 0x80) != 0, static_cast<Opcode>(first & 0x0f)};
  frame.reserved = first >> 4 & 7;
  const bool is_control = (first & 0x08) != 0;
  std::uint64_t size = static_cast<std::uint8_t>(read_[1]);  // including the mask bit
  const std::size_t length_bytes = size == 126 ? 2 : size == 127 ? 8 : 0;
  const std::size_t head = 2 + length_bytes;
  if (size > 127 || (is_control && (length_bytes > 0 || !frame.final))) return std::nullopt;
  if (length_bytes > 0) {
    if (!fill(head)) return std::nullopt;
    size = 0;
    for (std::size_t i = 2; i < head; ++i) size = size << 8 | static_cast<std::uint8_t>(read_[i]);
    if (size < 126 || (length_bytes == 8 && size < 65'536)) return std::nullopt;
  }
  if (!fill(head + size)) return std::nullopt;
  frame.payload = read_.substr(head, size);
  read_.erase(0, head + size);
  return frame;
}

bool RawClient::fill(std::size_t bytes) {
  while (read_.size() < bytes) {
    std::string kept = std::exchange(read_, {});
    const std::string more = receive();
    read_ = kept + more;
    if (more.empty()) return false;
  }
  return true;
}

std::string bytes_of(const WireFrame& frame) {
  std::string bytes;
  bytes += static_cast<char>((frame.final ? 0x80 : 0) | frame.reserved << 4 |
                             static_cast<int>(frame.opcode));
  const std::size_t size = frame.payload.size();
  if (size < 126) {
    bytes += static_cast<char>(0x80 | size);
  } else if (size < 65'536) {
    bytes += {static_cast<char>(0x80 | 126), static_cast<char>(size >> 8), static_cast<char>(size)};
  } else {
    bytes += static_cast<char>(0x80 | 127);
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(size >> shift);
  }
  constexpr std::string_view kMask = "\x37\xfa\x21\x3d";
  bytes += kMask;
  for (std::size_t i = 0; i < size; ++i)
    bytes += static_cast<char>(frame.payload[i] ^ kMask[i % 4]);
  return bytes;
}

std::string upgrade_request(std::string_view target, std::string_view headers) {
  return "GET " + std::string(target) +
         " HTTP/1.1\r\nHost: here:7777\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==\r\n" +
         std::string(headers) + "\r\n";
}

int get(std::uint16_t port, std::string_view target, std::string* answer) {
  RawClient client(port);
  client.send("GET " + std::string(target) + " HTTP/1.1\r\nHost: here\r\n\r\n");
  const std::string all = client.receive_all();
  if (answer != nullptr) *answer = all;
  return status_of(all);
}

int status_of(std::string_view answer) {
  int status = 0;
  if (answer.starts_with("HTTP/1.1 ") && answer.size() > 12) {
    std::from_chars(answer.data() + 9, answer.data() + 12, status);
  }
  return status;
}

std::uint16_t close_code(const WireFrame& frame) {
  if (frame.payload.size() < 2) return 1005;
  return static_cast<std::uint16_t>(static_cast<std::uint8_t>(frame.payload[0]) << 8 |
                                    static_cast<std::uint8_t>(frame.payload[1]));
}

}  // namespace gridmates::support
