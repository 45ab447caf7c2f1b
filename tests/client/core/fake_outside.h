// The world of a client under test: no socket, a clock moved by the test, chosen random numbers.
// The test plays the server: it reads the frames sent and delivers others.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "client/core/outside.h"
#include "gridmates/v1/frames.pb.h"

namespace gridmates::client {

class FakeOutside final : public Outside {
 public:
  void attach(Inside& inside) override { inside_ = &inside; }
  void open() override {
    ++opens;
    connected = true;
  }
  void send(std::string bytes) override {
    v1::ClientFrame frame;
    ASSERT_TRUE(frame.ParseFromString(bytes));
    if (frame.has_resume()) resume = frame.request_id();
    sent.push_back(std::move(frame));
  }
  void close() override { connected = false; }
  std::uint64_t now_ms() const override { return now; }
  void wake_at(std::optional<std::uint64_t> at_ms) override { wake = at_ms; }
  double chance() override { return luck; }
  std::string secret_bytes(std::size_t count) override {
    return std::string(count, static_cast<char>('a' + secrets++));
  }
  std::string load_token() override { return token; }
  bool token_is_damaged() override { return damaged_token; }
  std::string keep_token(std::string_view kept) override {
    if (keep_error.empty()) token = kept;
    return keep_error;
  }
  void keep_token_as(std::string_view name, std::string_view kept) override {
    tokens_as.try_emplace(std::string(name), kept);
  }
  std::string note_error(std::string_view what) override {
    errors.emplace_back(what);
    return "for details see errors.log";
  }

  // The world's side.
  void accept() { inside_->opened(); }
  // Makes a SyncDone the answer to the latest Resume.
  void deliver(v1::ServerFrame frame) {
    if (frame.has_sync_done()) frame.set_reply_to(resume);
    deliver_unasked(frame);
  }
  void deliver_unasked(const v1::ServerFrame& frame) {
    if (connected) inside_->received(frame.SerializeAsString());
  }
  void garbage(std::string_view bytes) { inside_->received(bytes); }
  void drop(std::uint16_t code = 0, std::string_view why = "connection reset") {
    if (std::exchange(connected, false)) inside_->closed(code, why);
  }
  // Lets time pass; wakes the client whenever it asked for it.
  void advance(std::uint64_t ms) {
    const std::uint64_t end = now + ms;
    while (wake && *wake <= end) {
      now = std::max(now, *std::exchange(wake, std::nullopt));
      inside_->woken();
    }
    now = end;
  }
  // The oldest unread frame; fails the test if there is none.
  v1::ClientFrame take() {
    if (sent.empty()) {
      ADD_FAILURE() << "the client has sent nothing";
      return {};
    }
    v1::ClientFrame frame = std::move(sent.front());
    sent.pop_front();
    return frame;
  }

  std::uint64_t now = 1'000;
  std::optional<std::uint64_t> wake;
  std::deque<v1::ClientFrame> sent;
  double luck = 0.5;
  int opens = 0;
  bool connected = false;
  int secrets = 0;
  std::uint32_t resume = 0;  // the latest
  std::string token;
  std::map<std::string, std::string> tokens_as;  // by name
  bool damaged_token = false;
  std::string keep_error;
  std::vector<std::string> errors;

 private:
  Inside* inside_ = nullptr;
};

}  // namespace gridmates::client
