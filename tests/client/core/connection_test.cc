// The real connection against a WebSocket server in a thread of the test.
#include "client/core/connection.h"

#include <gtest/gtest.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <functional>
#include <thread>
#include <utility>

namespace gridmates::client {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

// Serves one connection with `serve`, in a thread of its own.
class OneServer {
 public:
  explicit OneServer(std::function<void(tcp::socket)> serve)
      : acceptor_(io_, {asio::ip::make_address("127.0.0.1"), 0}),
        thread_([this, serve = std::move(serve)] {
          boost::system::error_code error;
          tcp::socket socket(io_);
          acceptor_.accept(socket, error);
          if (!error) serve(std::move(socket));
        }) {}
  ~OneServer() { thread_.join(); }
  std::string url() const {
    return "ws://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port()) + "/ws";
  }

 private:
  asio::io_context io_;
  tcp::acceptor acceptor_;
  std::thread thread_;
};

// Accepts the WebSocket, with or without the subprotocol.
std::unique_ptr<websocket::stream<tcp::socket>> accept(tcp::socket socket, bool subprotocol) {
  auto stream = std::make_unique<websocket::stream<tcp::socket>>(std::move(socket));
  stream->binary(true);
  if (subprotocol) {
    stream->set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
      response.set(http::field::sec_websocket_protocol, "gridmates.v1");
    }));
  }
  boost::system::error_code error;
  stream->accept(error);
  return stream;
}

class ConnectionTest : public testing::Test, protected Inside {
 protected:
  void run(const std::string& url) {
    connection_ = connect(io_, *parse_url(url), *this);
    io_.run();
  }

  void opened() override {
    ++opened_;
    if (on_open_) on_open_();
  }
  void received(std::string_view bytes) override {
    received_.emplace_back(bytes);
    if (on_message_) on_message_();
  }
  void closed(std::uint16_t code, std::string_view why) override {
    ++closed_;
    code_ = code;
    why_ = why;
    connection_.reset();
  }
  void woken() override {}

  asio::io_context io_;
  std::shared_ptr<Connection> connection_;
  std::function<void()> on_open_;
  std::function<void()> on_message_;
  std::vector<std::string> received_;
  int opened_ = 0;
  int closed_ = 0;
  std::uint16_t code_ = 0;
  std::string why_;
};

TEST_F(ConnectionTest, CarriesMessagesInOrder) {
  OneServer server([](tcp::socket socket) {
    const auto stream = accept(std::move(socket), true);
    beast::flat_buffer buffer;
    for (int i = 0; i < 3; ++i) {
      stream->read(buffer);
      stream->write(buffer.cdata());
      buffer.clear();
    }
    stream->close({static_cast<websocket::close_code>(4001), "going away"});
  });
  on_open_ = [this] {
    for (const char* text : {"one", "two", "three"}) connection_->send(text);
  };
  run(server.url());
  EXPECT_EQ(opened_, 1);
  EXPECT_EQ(received_, (std::vector<std::string>{"one", "two", "three"}));
  EXPECT_EQ(closed_, 1);
  EXPECT_EQ(code_, 4001);
  EXPECT_EQ(why_, "going away");
}

TEST_F(ConnectionTest, ClosingIsPoliteAndNothingMoreIsHeard) {
  websocket::close_code seen{};
  {
    OneServer server([&seen](tcp::socket socket) {
      const auto stream = accept(std::move(socket), true);
      beast::flat_buffer buffer;
      stream->read(buffer);
      stream->write(buffer.cdata());
      boost::system::error_code error;
      stream->read(buffer, error);
      seen = static_cast<websocket::close_code>(stream->reason().code);
    });
    on_open_ = [this] { connection_->send("hello"); };
    on_message_ = [this] { std::exchange(connection_, nullptr)->close(); };
    run(server.url());
  }
  EXPECT_EQ(seen, websocket::close_code::normal);
  EXPECT_EQ(closed_, 0);
}

TEST_F(ConnectionTest, ClosingWhileConnectingIsTheEnd) {
  connection_ = connect(io_, *parse_url("ws://127.0.0.1:9/ws"), *this);
  std::exchange(connection_, nullptr)->close();
  io_.run();
  EXPECT_EQ(opened_ + closed_, 0);
}

TEST_F(ConnectionTest, NobodyThere) {
  std::string url;
  {
    asio::io_context io;
    tcp::acceptor acceptor(io, {asio::ip::make_address("127.0.0.1"), 0});
    url = "ws://127.0.0.1:" + std::to_string(acceptor.local_endpoint().port()) + "/ws";
  }
  run(url);
  EXPECT_EQ(opened_, 0);
  EXPECT_EQ(closed_, 1);
  EXPECT_EQ(why_, "Connection refused");
}

TEST_F(ConnectionTest, AServerOfSomethingElse) {
  OneServer server([](tcp::socket socket) {
    beast::flat_buffer buffer;
    http::request<http::string_body> request;
    http::read(socket, buffer, request);
    http::response<http::string_body> response(http::status::not_found, 11);
    response.prepare_payload();
    http::write(socket, response);
  });
  run(server.url());
  EXPECT_EQ(closed_, 1);
  EXPECT_NE(why_.find("HTTP 404"), std::string::npos);
}

TEST_F(ConnectionTest, AServerWithoutOurSubprotocol) {
  OneServer server([](tcp::socket socket) {
    const auto stream = accept(std::move(socket), false);
    beast::flat_buffer buffer;
    boost::system::error_code error;
    stream->read(buffer, error);
  });
  run(server.url());
  EXPECT_EQ(opened_, 0);
  EXPECT_EQ(closed_, 1);
  EXPECT_NE(why_.find("gridmates.v1"), std::string::npos);
}

}  // namespace
}  // namespace gridmates::client
