#include "server/net/gathered_socket.h"

#include <limits>

namespace gridmates::net {
namespace {

using boost::system::error_code;

// Writes the header of a final binary frame of a server (RFC 6455, 5.2).
void put_head(std::size_t bytes, core::Bytes& out) {
  constexpr std::uint8_t kFinalBinary = 0x82;
  constexpr std::size_t kOneByte = 125;
  constexpr std::uint8_t kTwoBytes = 126;
  constexpr std::uint8_t kEightBytes = 127;
  out.push_back(kFinalBinary);
  int more = 0;
  if (bytes <= kOneByte) {
    out.push_back(static_cast<std::uint8_t>(bytes));
  } else if (bytes <= std::numeric_limits<std::uint16_t>::max()) {
    out.push_back(kTwoBytes);
    more = 2;
  } else {
    out.push_back(kEightBytes);
    more = 8;
  }
  for (int i = more - 1; i >= 0; --i) {
    out.push_back(static_cast<std::uint8_t>(std::uint64_t{bytes} >> (8 * i)));
  }
}

void put_frame(const ports::Message& message, core::Bytes& out) {
  put_head(message.size(), out);
  if (message.shared) out.insert(out.end(), message.shared->begin(), message.shared->end());
  out.insert(out.end(), message.own.begin(), message.own.end());
}

}  // namespace

GatheredSocket::GatheredSocket(TcpSocket socket, std::function<void(error_code)> changed)
    : socket_(std::move(socket)), changed_(std::move(changed)) {
  error_code ignored;
  socket_.non_blocking(true, ignored);
}

void GatheredSocket::send(std::span<const ports::Message> messages) {
  if (closing_ || failed_) return;
  for (const auto& message : messages) put_frame(message, waiting_);
  send_waiting();
}

// Gives the kernel what it takes now; async_wait() reports when it takes more.
void GatheredSocket::send_waiting() {
  if (is_blocked_ || failed_ || waiting_.empty()) return;
  error_code error;
  const std::size_t sent =
      socket_.write_some(boost::asio::const_buffer(waiting_.data(), waiting_.size()), error);
  if (error && error != boost::asio::error::would_block &&
      error != boost::asio::error::interrupted) {
    return fail(error);
  }
  taken_ += sent;
  if (sent < waiting_.size()) {
    waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(sent));
    return wait_for_kernel();
  }
  constexpr std::size_t kKeptBytes = 512;
  waiting_.clear();
  if (waiting_.capacity() > kKeptBytes) waiting_.shrink_to_fit();
}

// Beast does not read on before its answer to a ping has been sent, so a peer that does not read
// cannot make it write without bound.
void GatheredSocket::complete_when_taken(std::function<void(error_code)> done) {
  beast_ = std::move(done);
  beast_until_ = taken_ + waiting_.size();
  if (failed_) return complete(boost::asio::error::broken_pipe);
  if (waiting_.empty()) return complete({});
  // Lets the owner set a deadline for the bytes that wait now.
  boost::asio::post(get_executor(), [this, owner = owner_] {
    if (const auto alive = owner.lock()) changed_({});
  });
}

void GatheredSocket::complete(error_code error) {
  boost::asio::post(get_executor(),
                    [done = std::exchange(beast_, nullptr), error] { done(error); });
}

void GatheredSocket::wait_for_kernel() {
  is_blocked_ = true;
  socket_.async_wait(TcpSocket::wait_write, [this, owner = owner_](error_code error) {
    const auto alive = owner.lock();
    if (!alive) return;
    is_blocked_ = false;
    if (error) return fail(error);
    send_waiting();
    if (beast_ && taken_ >= beast_until_) complete({});
    changed_({});
  });
}

void GatheredSocket::fail(error_code error) {
  if (std::exchange(failed_, true)) return;
  if (beast_) complete(error);
  boost::asio::post(get_executor(), [this, owner = owner_, error] {
    if (const auto alive = owner.lock()) changed_(error);
  });
}

}  // namespace gridmates::net
