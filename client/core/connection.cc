#include "client/core/connection.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <utility>

#include "client/catalogue/catalogue.h"

namespace gridmates::client {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr const char* kSubprotocol = "gridmates.v1";

class BeastConnection final : public Connection,
                              public std::enable_shared_from_this<BeastConnection> {
 public:
  BeastConnection(asio::io_context& io, Url url, Inside& inside)
      : url_(std::move(url)), inside_(&inside), resolver_(io), stream_(io) {
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = std::chrono::seconds(2);  // also limits the closing handshake
    timeout.idle_timeout = websocket::stream_base::none();
    stream_.set_option(timeout);
    stream_.read_message_max(kMaxFrameInBytes);
    stream_.binary(true);
  }

  void start() { asio::co_spawn(stream_.get_executor(), live(shared_from_this()), asio::detached); }

  void send(std::string bytes) override {
    if (inside_ == nullptr || !open_) return;
    queued_bytes_ += bytes.size();
    if (queued_bytes_ > kMaxWriteQueueBytes) return abandon();
    queue_.push_back(std::move(bytes));
    if (queue_.size() == 1) {
      asio::co_spawn(stream_.get_executor(), write(shared_from_this()), asio::detached);
    }
  }

  void close() override {
    inside_ = nullptr;
    resolver_.cancel();
    if (!open_ || !queue_.empty()) return abandon();
    open_ = false;
    parting_ = true;
    asio::co_spawn(stream_.get_executor(), say_goodbye(shared_from_this()), asio::detached);
  }

 private:
  // Runs the connection from beginning to end. `self` keeps the object alive.
  asio::awaitable<void> live([[maybe_unused]] std::shared_ptr<BeastConnection> self) {
    std::string why = co_await handshake();
    if (why.empty()) {
      open_ = true;
      if (inside_ != nullptr) inside_->opened();
      why = co_await read();
    }
    open_ = false;
    if (Inside* inside = std::exchange(inside_, nullptr)) {
      inside->closed(stream_.reason().code, why);
    }
    if (!parting_) abandon();
  }

  // Why the WebSocket was refused, by the HTTP status.
  static std::string refusal(unsigned status) {
    constexpr unsigned kUnavailable = 503;
    return status == kUnavailable ? tr("the server is starting, stopping or full (HTTP {})", status)
                                  : tr("there is no Gridmates at this address (HTTP {})", status);
  }

  // Empty if the WebSocket is open, otherwise the reason why not.
  asio::awaitable<std::string> handshake() {
    auto found = co_await resolver_.async_resolve(url_.host, url_.port, kAwait);
    auto& [resolve_error, endpoints] = found;
    if (resolve_error) co_return tr("unknown host {}", url_.host);
    auto reached = co_await beast::get_lowest_layer(stream_).async_connect(endpoints, kAwait);
    if (error_code error = std::get<0>(reached)) co_return error.message();
    error_code ignored;
    beast::get_lowest_layer(stream_).socket().set_option(tcp::no_delay(true), ignored);

    stream_.set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
      request.set(beast::http::field::sec_websocket_protocol, kSubprotocol);
    }));
    const std::string host = url_.host + ":" + url_.port;
    websocket::response_type response;
    auto shaken = co_await stream_.async_handshake(response, host, url_.path, kAwait);
    if (error_code error = std::get<0>(shaken)) {
      if (error != websocket::error::upgrade_declined) co_return error.message();
      co_return refusal(response.result_int());
    }
    if (response[beast::http::field::sec_websocket_protocol] != kSubprotocol) {
      co_return tr("the server does not speak gridmates.v1");
    }
    co_return "";
  }

  // Reads until the connection ends; returns why it ended.
  asio::awaitable<std::string> read() {
    beast::flat_buffer buffer;
    while (inside_ != nullptr) {
      auto got = co_await stream_.async_read(buffer, kAwait);
      if (error_code error = std::get<0>(got)) {
        const std::string reason(stream_.reason().reason.data(), stream_.reason().reason.size());
        if (!reason.empty()) co_return reason;
        co_return error == asio::error::eof ? tr("the server is gone") : error.message();
      }
      if (inside_ == nullptr) break;
      const auto data = buffer.cdata();
      inside_->received({static_cast<const char*>(data.data()), data.size()});
      buffer.clear();
    }
    co_return "";
  }

  // Writes the queue, one message at a time. An error also ends read(), which reports it.
  asio::awaitable<void> write([[maybe_unused]] std::shared_ptr<BeastConnection> self) {
    while (!queue_.empty()) {
      auto written = co_await stream_.async_write(asio::buffer(queue_.front()), kAwait);
      if (std::get<0>(written)) co_return abandon();
      queued_bytes_ -= queue_.front().size();
      queue_.pop_front();
    }
  }

  asio::awaitable<void> say_goodbye([[maybe_unused]] std::shared_ptr<BeastConnection> self) {
    co_await stream_.async_close(websocket::close_code::normal, kAwait);
    abandon();
  }

  void abandon() {
    error_code ignored;
    beast::get_lowest_layer(stream_).socket().close(ignored);
  }

  const Url url_;
  Inside* inside_;  // null after close() or closed()
  tcp::resolver resolver_;
  websocket::stream<beast::tcp_stream> stream_;
  bool open_ = false;
  bool parting_ = false;           // say_goodbye() is running and will end the connection
  std::deque<std::string> queue_;  // the first one is being written
  std::size_t queued_bytes_ = 0;
};

}  // namespace

std::shared_ptr<Connection> connect(asio::io_context& io, const Url& url, Inside& inside) {
  auto connection = std::make_shared<BeastConnection>(io, url, inside);
  connection->start();
  return connection;
}

}  // namespace gridmates::client
