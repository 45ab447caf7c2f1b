#include "tests/server/net/rig.h"

#include <gtest/gtest.h>

namespace gridmates::net {

void echo(ConnectionPtr connection, std::function<void()> over) {
  connection->read([connection, over](std::optional<core::Bytes> message) {
    if (!message) return over();
    const auto frame = std::make_shared<const core::Bytes>(std::move(*message));
    const auto go_on = [connection, over](bool written) {
      if (!written) return over();
      echo(connection, over);
    };
    if (connection->write({{{frame}}}, go_on)) go_on(true);
  });
}

Options quick() {
  Options options;
  options.close_ms = 50;
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
