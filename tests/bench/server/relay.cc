#include "tests/bench/server/relay.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <csignal>
#include <cstring>
#include <deque>
#include <iostream>
#include <optional>
#include <utility>

namespace gridmates::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;
using boost::system::error_code;

// A connection: one read and at most one write pending. Lives as long as either.
class Relay::Session : public std::enable_shared_from_this<Session> {
 public:
  Session(Relay& relay, tcp::socket socket) : relay_(relay), stream_(std::move(socket)) {}

  void start() {
    stream_.binary(true);
    stream_.set_option(
        beast::websocket::stream_base::decorator([](beast::websocket::response_type& response) {
          response.set(beast::http::field::sec_websocket_protocol, "gridmates.v1");
        }));
    stream_.async_accept([self = shared_from_this()](error_code ec) {
      if (!ec) self->read();
    });
  }

  void send(const Message& message) {
    waiting_.push_back(message);
    if (waiting_.size() == 1) write();
  }

 private:
  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](error_code ec, std::size_t) {
      ec ? self->end() : self->take();
    });
  }

  void take() {
    const auto bytes = buffer_.cdata();
    std::uint32_t room = 0;
    if (bytes.size() < sizeof room) return end();
    std::memcpy(&room, bytes.data(), sizeof room);
    auto message =
        std::make_shared<std::string>(static_cast<const char*>(bytes.data()), bytes.size());
    buffer_.consume(bytes.size());
    if (!room_) relay_.enter(*(room_ = room), shared_from_this());
    relay_.taken_(room, std::move(message));
    read();
  }

  void write() {
    stream_.async_write(asio::buffer(*waiting_.front()),
                        [self = shared_from_this()](error_code ec, std::size_t) {
                          if (ec) return;
                          self->waiting_.pop_front();
                          if (!self->waiting_.empty()) self->write();
                        });
  }

  void end() {
    if (room_) relay_.leave(*room_, shared_from_this());
  }

  Relay& relay_;
  beast::websocket::stream<tcp::socket> stream_;
  beast::flat_buffer buffer_;
  std::deque<Message> waiting_;
  std::optional<std::uint32_t> room_;
};

Relay::Relay(asio::io_context& io, Taken taken)
    : acceptor_(io, tcp::endpoint(asio::ip::make_address("127.0.0.1"), 0)),
      taken_(std::move(taken)) {
  accept();
}

Relay::~Relay() = default;

void Relay::accept() {
  acceptor_.async_accept([this](error_code ec, tcp::socket socket) {
    if (ec == asio::error::operation_aborted) return;
    if (!ec) {
      socket.set_option(tcp::no_delay(true), ec);
      std::make_shared<Session>(*this, std::move(socket))->start();
    }
    accept();
  });
}

void Relay::deliver(std::uint32_t room, const Message& message) {
  const auto found = rooms_.find(room);
  if (found == rooms_.end()) return;
  for (const auto& session : found->second) session->send(message);
}

void Relay::enter(std::uint32_t room, const std::shared_ptr<Session>& session) {
  rooms_[room].insert(session);
}

void Relay::leave(std::uint32_t room, const std::shared_ptr<Session>& session) {
  rooms_[room].erase(session);
}

int serve(asio::io_context& io, const std::string& name, std::uint16_t port, int seconds) {
  asio::signal_set signals(io, SIGTERM, SIGINT);
  signals.async_wait([&io](error_code, int) { io.stop(); });
  asio::steady_timer life(io, std::chrono::seconds(seconds));
  life.async_wait([&io](error_code) { io.stop(); });
  std::cout << name << " listening on ws://127.0.0.1:" << port << "/ws" << std::endl;
  io.run();
  return 0;
}

}  // namespace gridmates::bench
