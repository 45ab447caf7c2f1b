#include "tests/server/net/rig.h"

#include <gtest/gtest.h>

namespace gridmates::net {

namespace {

ports::Frame frame_of(std::string_view text) {
  return std::make_shared<const core::Bytes>(text.begin(), text.end());
}

void echo_in_time(ConnectionPtr connection, std::uint64_t patience_ms, std::function<void()> over) {
  connection->read(patience_ms, [=](ports::Read read) {
    const auto go_on = [=](bool written) {
      written ? echo_in_time(connection, patience_ms, over) : over();
    };
    if (!read && read.error() == ports::NoMessage::kOver) return over();
    const ports::Frame frame =
        read ? std::make_shared<const core::Bytes>(*std::move(read)) : frame_of("late");
    if (connection->write({{{frame}}}, go_on)) go_on(true);
    if (!read) connection->close(kCloseLate, "no message in time");
  });
}

}  // namespace

void echo(ConnectionPtr connection, std::function<void()> over) {
  echo_in_time(std::move(connection), kPatienceMs, std::move(over));
}

Handler echo_with_patience(std::uint64_t patience_ms) {
  return [patience_ms](ConnectionPtr connection, std::function<void()> over) {
    echo_in_time(std::move(connection), patience_ms, std::move(over));
  };
}

Options quick() {
  Options options;
  options.close_ms = 50;
  options.sweep_ms = 10;
  return options;
}

Rig::Rig(Options options, Handler handler) : work_(context_.get_executor()) {
  Handlers handlers;
  handlers.ready = [this] { return ready.load(); };
  handlers.metrics = [this] { return metrics_.text(); };
  handlers.accept = [this, handler](ConnectionPtr connection) {
    handler(std::move(connection), [this] {
      const std::lock_guard lock(mutex_);
      ++over_;
      changed_.notify_all();
    });
  };
  server_ =
      std::make_unique<Server>(context_.get_executor(), options, std::move(handlers), metrics_);
  const auto port = server_->bind();
  EXPECT_TRUE(port.ok()) << (port.ok() ? "" : port.error());
  port_ = port.ok() ? *port : 0;
  EXPECT_TRUE(server_->listen().ok());
  thread_ = std::jthread([this] { context_.run(); });
}

Rig::~Rig() {
  context_.stop();
  thread_.join();
  server_.reset();
}

bool Rig::wait_until_over(std::size_t connections) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, std::chrono::seconds(10), [&] { return over_ >= connections; });
}

}  // namespace gridmates::net
