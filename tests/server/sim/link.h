// The network between one client and the server: frames in order, each after its own delay; it can
// be cut with frames on their way. One thread.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <utility>

#include "engine/core/bytes.h"
#include "gridmates/v1/frames.pb.h"
#include "tests/support/fake_connection.h"

namespace gridmates::server_sim {

class Link {
 public:
  // Nothing travels yet.
  bool is_up() const { return connection_ != nullptr && !cut_; }
  // The server's end, while there is one.
  support::FakeConnection* connection() { return connection_.get(); }

  void connect(std::shared_ptr<support::FakeConnection> connection) {
    connection_ = std::move(connection);
    cut_ = false;
    to_server_.clear();
    to_client_.clear();
  }
  void to_server(core::Bytes message, std::uint64_t due_ms) {
    to_server_.emplace_back(after(to_server_, due_ms), std::move(message));
  }
  void to_client(ports::Frame frame, std::uint64_t due_ms) {
    to_client_.emplace_back(after(to_client_, due_ms), std::move(frame));
  }

  // The next frame that is due for the client.
  std::optional<ports::Frame> next_for_client(std::uint64_t now_ms) {
    if (cut_ || to_client_.empty() || to_client_.front().first > now_ms) return std::nullopt;
    auto frame = std::move(to_client_.front().second);
    to_client_.pop_front();
    return frame;
  }
  // Hands the next message that is due to the server; false when there is none. Behind the last one
  // of a cut connection comes its end.
  bool hand_to_server(std::uint64_t now_ms) {
    if (connection_ == nullptr) return false;
    if (!to_server_.empty() && to_server_.front().first <= now_ms) {
      auto message = std::move(to_server_.front().second);
      to_server_.pop_front();
      connection_->arrive(std::move(message));
      return true;
    }
    if (!cut_ || !to_server_.empty() || connection_->over()) return false;
    connection_->hang_up();
    return true;
  }

  // The client is off at once. Of what is on its way to the server the first `arriving` arrive, and
  // then the end.
  void cut(std::size_t arriving) {
    cut_ = true;
    to_client_.clear();
    if (to_server_.size() > arriving) to_server_.resize(arriving);
  }
  // The server is gone: nothing arrives anywhere.
  void drop() {
    connection_.reset();
    to_server_.clear();
    to_client_.clear();
  }
  std::size_t on_the_way() const { return to_server_.size(); }

 private:
  // Not before what was sent before.
  template <class Queue>
  static std::uint64_t after(const Queue& queue, std::uint64_t due_ms) {
    return queue.empty() ? due_ms : std::max(due_ms, queue.back().first);
  }

  std::shared_ptr<support::FakeConnection> connection_;
  bool cut_ = false;
  std::deque<std::pair<std::uint64_t, core::Bytes>> to_server_;
  std::deque<std::pair<std::uint64_t, ports::Frame>> to_client_;
};

}  // namespace gridmates::server_sim
