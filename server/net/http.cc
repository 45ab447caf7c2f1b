#include "server/net/http.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/await.h"
#include "server/net/websocket.h"

namespace gridmates::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;
using Response = http::response<http::string_body>;

Response answer(http::status status, std::string body,
                std::string_view type = "text/plain; charset=utf-8") {
  Response response(status, 11);
  response.set(http::field::server, "gridmatesd");
  response.set(http::field::content_type, beast::string_view(type.data(), type.size()));
  response.set(http::field::cache_control, "no-store");
  response.keep_alive(false);
  response.body() = std::move(body);
  response.prepare_payload();
  return response;
}

Response come_back(std::string body, beast::string_view after_s) {
  Response response = answer(http::status::service_unavailable, std::move(body));
  response.set(http::field::retry_after, after_s);
  return response;
}

// Browsers send the origin of a page; only pages of this very server may connect. Other clients
// send no Origin. There are no cookies, so this guards against drive-by use, not against theft.
bool origin_allowed(const UpgradeRequest& request) {
  const auto origin = request.find(http::field::origin);
  if (origin == request.end()) return true;
  beast::string_view host = origin->value();
  const auto scheme = host.find("://");
  if (scheme == beast::string_view::npos) return false;
  host.remove_prefix(scheme + 3);
  return !host.empty() && beast::iequals(host, request[http::field::host]);
}

// A body would be taken for the first frames.
bool has_body(const UpgradeRequest& request) {
  const auto length = request.find(http::field::content_length);
  return request.chunked() || (length != request.end() && length->value() != "0");
}

// Why this request cannot become a WebSocket; nullopt if it can.
std::optional<Response> refuse_upgrade(const UpgradeRequest& request) {
  if (!beast::websocket::is_upgrade(request)) {
    Response response = answer(http::status::upgrade_required, "this is a WebSocket\n");
    response.set(http::field::upgrade, "websocket");
    response.set(http::field::connection, "Upgrade, close");
    return response;
  }
  if (has_body(request)) return answer(http::status::bad_request, "no body here\n");
  if (!origin_allowed(request)) return answer(http::status::forbidden, "foreign origin\n");
  http::token_list offered(request[http::field::sec_websocket_protocol]);
  if (!offered.exists(kSubprotocol)) {
    return answer(http::status::bad_request, "subprotocol gridmates.v1 is required\n");
  }
  return std::nullopt;
}

// The answer to a request; nullopt: upgrade it.
std::optional<Response> respond(const UpgradeRequest& request, const Shared& shared) {
  const beast::string_view target = request.target();
  const beast::string_view path = target.substr(0, target.find('?'));
  const bool known = path == "/ws" || path == "/healthz" || path == "/readyz" || path == "/metrics";
  if (!known) return answer(http::status::not_found, "not found\n");
  const bool head = request.method() == http::verb::head && path != "/ws";
  if (request.method() != http::verb::get && !head) {
    Response response = answer(http::status::method_not_allowed, "only GET\n");
    response.set(http::field::allow, "GET");
    return response;
  }
  if (path == "/healthz") return answer(http::status::ok, "ok\n");
  if (path == "/readyz") {
    return shared.handlers.ready() ? answer(http::status::ok, "ready\n")
                                   : answer(http::status::service_unavailable, "not ready\n");
  }
  if (path == "/metrics") {
    return answer(http::status::ok, shared.handlers.metrics(),
                  "text/plain; version=0.0.4; charset=utf-8");
  }
  // URLs end up in logs: no query is accepted, so that no client begins to send tokens there.
  if (path.size() != target.size()) return answer(http::status::bad_request, "no query here\n");
  auto refused = refuse_upgrade(request);
  if (!refused && !shared.handlers.ready()) return come_back("not ready\n", "1");
  return refused;
}

class HttpSession : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(TcpSocket socket, std::shared_ptr<Shared> shared, Places::Place place)
      : shared_(std::move(shared)),
        place_(std::move(place)),
        socket_(std::move(socket)),
        deadline_(*shared_->deadlines, [this] { cut(); }),
        upgraded_by_(std::chrono::steady_clock::now() +
                     std::chrono::milliseconds(shared_->options.upgrade_ms)) {}

  void start() { asio::co_spawn(socket_.get_executor(), run(shared_from_this()), asio::detached); }

 private:
  // `self` keeps the session alive.
  Awaitable<> run(std::shared_ptr<HttpSession> self) {
    self->deadline_.set(upgraded_by_);
    http::request_parser<http::empty_body> parser;
    parser.header_limit(limits::kHttpHeaderBytes);
    auto result = co_await http::async_read_header(socket_, buffer_, parser, kAwait);
    const error_code ec = std::get<0>(result);
    std::optional<Response> response;
    if (!ec) {
      response = respond(parser.get(), *shared_);
      // Only its length is reported.
      if (response && parser.get().method() == http::verb::head) response->body().clear();
      // Bytes that come before the upgrade is done would be lost.
      if (!response && buffer_.size() > 0) {
        response = answer(http::status::bad_request, "wait for the answer first\n");
      }
      if (!response && !upgrade(parser.get())) {
        response = come_back("all places are taken\n", "10");
      }
    } else if (ec == http::error::header_limit) {
      response = answer(http::status::request_header_fields_too_large, "header too long\n");
    } else if (ec.category() == make_error_code(http::error::bad_method).category() &&
               ec != http::error::end_of_stream && ec != http::error::partial_message) {
      response = answer(http::status::bad_request, "no HTTP request\n");
    }
    if (response) {
      co_await http::async_write(socket_, *response, kAwait);
      error_code ignored;
      socket_.shutdown(TcpSocket::shutdown_send, ignored);
      deadline_.set_in(shared_->options.close_ms);
      co_await drop_the_rest();
    }
    deadline_.clear();
  }

  // Reads until the end: closing a socket with unread bytes could discard the answer.
  Awaitable<> drop_the_rest() {
    std::array<char, 1024> scrap;
    for (;;) {
      auto result = co_await socket_.async_read_some(asio::buffer(scrap), kAwait);
      if (std::get<0>(result)) co_return;
    }
  }

  // False: all places are taken.
  bool upgrade(const UpgradeRequest& request) {
    Places::Place place = shared_->connections.take();
    if (!place) {
      shared_->metrics.connections_refused.Increment();
      return false;
    }
    start_websocket(std::move(socket_), request, shared_, std::move(place), upgraded_by_);
    return true;
  }

  // Ends everything under way on the socket.
  void cut() {
    error_code ignored;
    socket_.close(ignored);
  }

  std::shared_ptr<Shared> shared_;
  Places::Place place_;
  TcpSocket socket_;
  Deadlines::Deadline deadline_;
  const SteadyTime upgraded_by_;
  beast::flat_buffer buffer_{limits::kHttpHeaderBytes + 1024};
};

}  // namespace

void serve_http(TcpSocket socket, std::shared_ptr<Shared> shared, Places::Place place) {
  std::make_shared<HttpSession>(std::move(socket), std::move(shared), std::move(place))->start();
}

}  // namespace gridmates::net
