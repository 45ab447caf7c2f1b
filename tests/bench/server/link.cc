#include "tests/bench/server/link.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace gridmates::bench {
namespace {

constexpr std::uint8_t kBinary = 2;
constexpr std::uint8_t kClose = 8;
constexpr std::uint8_t kPing = 9;
constexpr std::uint8_t kPong = 10;

constexpr std::string_view kUpgrade =
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==\r\n"
    "Sec-WebSocket-Protocol: gridmates.v1\r\n\r\n";

std::uint8_t byte(std::string_view bytes, std::size_t at) {
  return static_cast<std::uint8_t>(bytes[at]);
}

// RFC 6455 requires a new mask for each frame.
std::uint32_t next_mask() {
  static std::uint32_t state = 0x9e3779b9;
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state;
}

void append_frame(std::string& out, std::uint8_t opcode, std::string_view payload) {
  const std::size_t size = payload.size();
  out += static_cast<char>(0x80 | opcode);
  if (size < 126) {
    out += static_cast<char>(0x80 | size);
  } else {
    out += static_cast<char>(0x80 | 126);
    out += static_cast<char>(size >> 8);
    out += static_cast<char>(size);
  }
  const std::uint32_t mask = next_mask();
  for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>(mask >> shift);
  for (std::size_t i = 0; i < size; ++i) {
    out += static_cast<char>(byte(payload, i) ^ (mask >> 8 * (i % 4)));
  }
}

}  // namespace

void Link::open(std::uint16_t port) {
  close();
  fd_ = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (fd_ < 0) return fail("no socket");
  const int on = 1;
  ::setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int done = ::connect(fd_, reinterpret_cast<sockaddr*>(&address), sizeof address);
  if (done != 0 && errno != EINPROGRESS) return fail("cannot connect");
  state_ = State::kConnecting;
  loop_.watch(fd_, *this, true);
}

void Link::close() {
  if (fd_ >= 0) ::close(fd_);
  fd_ = -1;
  state_ = State::kClosed;
  in_.clear();
  out_.clear();
}

void Link::fail(const std::string& why) {
  close();
  handler_.lost(why);
}

void Link::send(std::string_view payload) { send_frame(kBinary, payload); }

void Link::send_frame(std::uint8_t opcode, std::string_view payload) {
  if (state_ != State::kOpen) return;
  const bool was_empty = out_.empty();
  append_frame(out_, opcode, payload);
  if (was_empty) flush();
}

void Link::flush() {
  while (!out_.empty()) {
    const ssize_t n = ::send(fd_, out_.data(), out_.size(), MSG_NOSIGNAL);
    if (n < 0 && errno == EAGAIN) return loop_.change(fd_, *this, true);
    if (n <= 0) return;  // reading will say why
    out_.erase(0, static_cast<std::size_t>(n));
  }
}

void Link::ready(std::uint32_t events) {
  if (state_ == State::kClosed) return;
  if (state_ == State::kConnecting) {
    int error = 0;
    socklen_t size = sizeof error;
    ::getsockopt(fd_, SOL_SOCKET, SO_ERROR, &error, &size);
    if (error != 0) return fail("cannot connect");
    state_ = State::kUpgrading;
    out_ = kUpgrade;
  }
  if ((events & EPOLLOUT) != 0) {
    loop_.change(fd_, *this, false);
    flush();
  }
  if ((events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0) read();
}

void Link::read() {
  auto& scratch = loop_.scratch();
  const ssize_t n = ::recv(fd_, scratch.data(), scratch.size(), 0);
  if (n < 0 && errno == EAGAIN) return;
  if (n <= 0) return fail("the server ended the connection");
  const std::string_view chunk(scratch.data(), static_cast<std::size_t>(n));
  const int fd = fd_;
  if (in_.empty()) {
    const std::size_t taken = take(chunk);
    if (fd_ == fd && state_ != State::kClosed) in_.assign(chunk.substr(taken));
    return;
  }
  std::string whole = std::move(in_);
  whole += chunk;
  in_.clear();
  const std::size_t taken = take(whole);
  if (fd_ == fd && state_ != State::kClosed) in_.assign(whole, taken);
}

std::size_t Link::take(std::string_view bytes) {
  std::size_t taken = 0;
  while (state_ != State::kClosed) {
    const std::string_view rest = bytes.substr(taken);
    const std::size_t used = state_ == State::kOpen ? take_frame(rest) : take_head(rest);
    if (used == 0) break;
    taken += used;
  }
  return taken;
}

std::size_t Link::take_head(std::string_view bytes) {
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == bytes.npos) return 0;
  if (!bytes.starts_with("HTTP/1.1 101")) {
    fail("no upgrade: " + std::string(bytes.substr(0, bytes.find('\r'))));
    return 0;
  }
  state_ = State::kOpen;
  handler_.opened();
  return end + 4;
}

std::size_t Link::take_frame(std::string_view bytes) {
  if (bytes.size() < 2) return 0;
  std::size_t size = byte(bytes, 1) & 0x7f;
  const std::size_t head = size == 126 ? 4 : size == 127 ? 10 : 2;
  if (bytes.size() < head) return 0;
  if (head > 2) size = 0;
  for (std::size_t i = 2; i < head; ++i) size = size << 8 | byte(bytes, i);
  if (bytes.size() - head < size) return 0;
  const std::string_view payload = bytes.substr(head, size);
  const std::uint8_t opcode = byte(bytes, 0) & 0x0f;
  if ((byte(bytes, 0) & 0x80) == 0) {
    fail("a message in fragments");
  } else if (opcode == kBinary) {
    handler_.message(payload);
  } else if (opcode == kPing) {
    send_frame(kPong, payload);
  } else if (opcode == kClose) {
    const int code = size < 2 ? 1005 : byte(payload, 0) << 8 | byte(payload, 1);
    fail("closed by the server with code " + std::to_string(code));
  }
  return head + size;
}

}  // namespace gridmates::bench
