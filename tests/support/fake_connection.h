// A connection without a socket: the test is the other end. Callbacks come through the executor, as
// the port requires; the deadline of a read is in virtual time. One thread.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/post.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/ports/clock.h"
#include "server/ports/transport.h"

namespace gridmates::support {

class FakeConnection final : public ports::Connection {
 public:
  // The clock outlives it.
  FakeConnection(boost::asio::any_io_executor executor, ports::Clock& clock)
      : executor_(std::move(executor)), clock_(clock) {}

  // The server's end.
  void read(std::uint64_t patience_ms, std::function<void(ports::Read)> done) override {
    reader_ = std::move(done);
    feed();
    if (reader_ && !late_) read_by_ = clock_.after(patience_ms, [this] { read_too_late(); });
  }
  bool write(std::span<const ports::Message> messages, std::function<void(bool)> done) override {
    if (over_) {
      answer(std::move(done), false);
      return false;
    }
    for (const auto& message : messages) stuck_.push_back(whole(message));
    pass();
    if (stuck_.empty()) return true;
    writer_ = std::move(done);
    return false;
  }
  void close(std::uint16_t code, std::string) override {
    if (over_) return;
    close_code = code;
    hang_up();
    if (on_close) on_close(code);
  }
  std::string peer() const override { return "192.0.2.1"; }

  // The client's end.
  void arrive(core::Bytes message) {
    arrived_.push_back(std::move(message));
    feed();
  }
  // Ends it: the pending read and write fail.
  void hang_up() {
    over_ = true;
    if (writer_) answer(std::exchange(writer_, nullptr), false);
    feed();
  }
  // While stalled, nothing that the server writes gets through.
  void stall() { stalled_ = true; }
  void go_on() {
    stalled_ = false;
    if (over_) return;
    pass();
    if (stuck_.empty() && writer_) answer(std::exchange(writer_, nullptr), true);
  }
  // The effect of a crash: no callback is called any more, and the executor may be destroyed.
  void forget() {
    executor_ = boost::asio::any_io_executor();
    reader_ = nullptr;
    read_by_.reset();
    writer_ = nullptr;
    on_frame = nullptr;
    on_close = nullptr;
  }
  bool over() const { return over_; }

  std::function<void(ports::Frame)> on_frame;   // each frame that gets through
  std::function<void(std::uint16_t)> on_close;  // the server has closed
  std::optional<std::uint16_t> close_code;      // with which it has

 private:
  void feed() {
    if (late_) arrived_.clear();
    if (!reader_ || (arrived_.empty() && !over_)) return;
    if (over_) return answer_reader(ports::NoMessage::kOver);
    core::Bytes message = std::move(arrived_.front());
    arrived_.pop_front();
    answer_reader(std::move(message));
  }
  void read_too_late() {
    late_ = true;
    answer_reader(ports::NoMessage::kLate);
  }
  void answer_reader(ports::Read read) {
    read_by_.reset();
    answer(std::exchange(reader_, nullptr), std::move(read));
  }
  // The callback may stall the connection, so that is checked before each frame.
  void pass() {
    while (!stalled_ && !stuck_.empty()) {
      const ports::Frame frame = std::move(stuck_.front());
      stuck_.pop_front();
      if (on_frame) on_frame(frame);
    }
  }
  static ports::Frame whole(const ports::Message& message) {
    core::Bytes bytes;
    if (message.shared) bytes = *message.shared;
    bytes.insert(bytes.end(), message.own.begin(), message.own.end());
    return std::make_shared<const core::Bytes>(std::move(bytes));
  }
  template <class T>
  void answer(std::function<void(T)> done, T value) {
    boost::asio::post(executor_, [done = std::move(done), value = std::move(value)]() mutable {
      done(std::move(value));
    });
  }

  boost::asio::any_io_executor executor_;
  ports::Clock& clock_;
  std::deque<core::Bytes> arrived_;
  std::function<void(ports::Read)> reader_;
  std::unique_ptr<ports::Clock::Timer> read_by_;  // set while a read is pending
  std::function<void(bool)> writer_;
  std::deque<ports::Frame> stuck_;
  bool stalled_ = false;
  bool late_ = false;  // a read has timed out; later messages are dropped
  bool over_ = false;
};

}  // namespace gridmates::support
