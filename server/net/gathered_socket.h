// A socket under Beast that gathers what is to be sent. Beast keeps handshake, reading, pings and
// closing, and writes its own frames through this; whole data frames are added beside it. What a
// turn sends leaves in one system call. On the serving thread. Inside server/net.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>

#include "engine/core/bytes.h"
#include "server/net/await.h"
#include "server/ports/transport.h"

namespace gridmates::net {

class GatheredSocket {
 public:
  using executor_type = Executor;
  using Error = boost::system::error_code;

  // `changed` is called when bytes of Beast's have to wait, when the kernel has taken some that had
  // to, or with an error when the connection has failed; never from inside a call of this class.
  GatheredSocket(TcpSocket socket, std::function<void(Error)> changed);

  executor_type get_executor() { return socket_.get_executor(); }
  TcpSocket& tcp() { return socket_; }

  // Sends the messages as binary frames, in one write; drops them after a close frame.
  void send(std::span<const ports::Message> messages);
  bool is_closing() const { return closing_; }
  // The object that this is a part of; no callback is called once that is gone.
  void belongs_to(std::weak_ptr<void> owner) { owner_ = std::move(owner); }
  // From now on Beast writes WebSocket frames; before that, HTTP.
  void begin_frames() { frames_ = true; }
  // The bytes that the kernel has not taken yet, and the total that it has taken.
  std::size_t waiting() const { return waiting_.size(); }
  std::uint64_t taken() const { return taken_; }

  // The stream interface that Beast needs.
  template <class Buffers, class Handler>
  auto async_read_some(const Buffers& buffers, Handler&& handler) {
    return socket_.async_read_some(buffers, std::forward<Handler>(handler));
  }
  template <class Buffers, class Handler>
  auto async_write_some(const Buffers& buffers, Handler&& handler) {
    const auto initiate = [this](auto done, const Buffers& what) {
      const std::size_t bytes = take(what);
      // A std::function must be copyable, which a handler of Beast's is not.
      const auto held = std::make_shared<decltype(done)>(std::move(done));
      complete_when_taken([held, bytes](Error error) { (*held)(error, error ? 0 : bytes); });
    };
    return boost::asio::async_initiate<Handler, void(Error, std::size_t)>(initiate, handler,
                                                                          buffers);
  }

 private:
  // A close frame has this opcode.
  static constexpr std::uint8_t kOpcode = 0x0f;
  static constexpr std::uint8_t kClose = 0x08;

  template <class Buffers>
  std::size_t take(const Buffers& buffers) {
    const std::size_t before = waiting_.size();
    for (auto it = boost::asio::buffer_sequence_begin(buffers);
         it != boost::asio::buffer_sequence_end(buffers); ++it) {
      const boost::asio::const_buffer part = *it;
      const auto* data = static_cast<const std::uint8_t*>(part.data());
      waiting_.insert(waiting_.end(), data, data + part.size());
    }
    const std::size_t bytes = waiting_.size() - before;
    // Beast writes each of its frames in one piece.
    if (frames_ && bytes > 0 && (waiting_[before] & kOpcode) == kClose) closing_ = true;
    send_waiting();
    return bytes;
  }

  void send_waiting();
  void complete_when_taken(std::function<void(Error)> done);
  void complete(Error error);
  void wait_for_kernel();
  void fail(Error error);

  TcpSocket socket_;
  std::function<void(Error)> changed_;
  std::weak_ptr<void> owner_;
  core::Bytes waiting_;
  std::uint64_t taken_ = 0;
  bool frames_ = false;
  bool closing_ = false;
  bool is_blocked_ = false;  // the kernel takes no more for now
  bool failed_ = false;
  // Beast's write under way, one at a time: done when taken_ reaches beast_until_.
  std::function<void(Error)> beast_;
  std::uint64_t beast_until_ = 0;
};

// Found by Beast through argument-dependent lookup.
inline void beast_close_socket(GatheredSocket& socket) {
  boost::system::error_code ignored;
  socket.tcp().close(ignored);
}

}  // namespace gridmates::net
