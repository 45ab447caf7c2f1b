#include "tests/sim/link.h"

#include <boost/asio/post.hpp>

namespace gridmates::sim {

void Link::end_server_side() {
  if (!strand) return;
  if (auto done = std::exchange(reading, nullptr)) {
    boost::asio::post(*strand, [done = std::move(done)] { done(std::nullopt); });
  }
  if (auto done = std::exchange(writing, nullptr)) {
    boost::asio::post(*strand, [done = std::move(done)] { done(false); });
  }
}

SimConnection::~SimConnection() { link_->cut = true; }

void SimConnection::read(std::function<void(std::optional<core::Bytes>)> done) {
  link_->reading = std::move(done);
  if (link_->cut || link_->closing) link_->end_server_side();
}

void SimConnection::write(ports::Frame frame, std::function<void(bool)> done) {
  link_->writing = std::move(done);
  if (link_->cut || link_->closing) return link_->end_server_side();
  sent_(*frame);
  link_->to_client.emplace_back(frame->begin(), frame->end());
}

void SimConnection::close(std::uint16_t code, std::string /*reason*/) {
  if (link_->closing) return;
  link_->closing = code;
  link_->end_server_side();
}

}  // namespace gridmates::sim
