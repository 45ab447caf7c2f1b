#include "server/net/server.h"

#include <fcntl.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <cerrno>

#include "server/base/log.h"
#include "server/net/await.h"
#include "server/net/http.h"
#include "server/net/shared.h"

namespace gridmates::net {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

// A file descriptor kept in reserve: closed for a moment when no other is left, to accept a waiting
// connection and close it, so that the client knows that it must try again later.
class ReserveDescriptor {
 public:
  ReserveDescriptor() { take(); }
  ~ReserveDescriptor() { release(); }
  ReserveDescriptor(const ReserveDescriptor&) = delete;
  ReserveDescriptor& operator=(const ReserveDescriptor&) = delete;

  void take() {
    if (fd_ < 0) fd_ = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  }
  void release() {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
  }

 private:
  int fd_ = -1;
};

std::string cannot_listen(const Options& options, const std::string& why) {
  const bool v6 = options.host.find(':') != std::string::npos;
  const std::string host = v6 ? "[" + options.host + "]" : options.host;
  return "cannot listen on " + host + ":" + std::to_string(options.port) + ": " + why;
}

}  // namespace

class Server::Listener : public std::enable_shared_from_this<Listener> {
 public:
  // Without `first` it binds a port of its own.
  Listener(const Executor& executor, std::shared_ptr<Shared> shared,
           std::shared_ptr<Listener> first)
      : shared_(std::move(shared)),
        first_(std::move(first)),
        acceptor_(executor),
        pause_(executor) {}

  core::Result<std::uint16_t, std::string> bind() {
    error_code ec;
    if (first_) {
      bind_to(*std::exchange(first_, nullptr), ec);
      if (ec) return cannot_listen(shared_->options, ec.message());
      return acceptor_.local_endpoint(ec).port();
    }
    const auto address = asio::ip::make_address(shared_->options.host, ec);
    if (ec) return cannot_listen(shared_->options, "not an IP address");
    const tcp::endpoint endpoint(address, shared_->options.port);
    acceptor_.open(endpoint.protocol(), ec);
    if (!ec) acceptor_.set_option(TcpAcceptor::reuse_address(true), ec);
    // Accepted sockets inherit it; set later it would not bound the kernel's send buffer.
    if (!ec)
      acceptor_.set_option(asio::socket_base::send_buffer_size(limits::kSendBufferBytes), ec);
    if (!ec) acceptor_.bind(endpoint, ec);
    if (ec) return cannot_listen(shared_->options, ec.message());
    return acceptor_.local_endpoint(ec).port();
  }

  const std::shared_ptr<Shared>& shared() const { return shared_; }

  core::Result<core::Ok, std::string> listen() {
    error_code ec;
    acceptor_.listen(asio::socket_base::max_listen_connections, ec);
    if (!ec) acceptor_.non_blocking(true, ec);
    if (ec) return cannot_listen(shared_->options, ec.message());
    asio::co_spawn(acceptor_.get_executor(), run(shared_from_this()), asio::detached);
    return core::Ok{};
  }

  void stop() {
    asio::post(acceptor_.get_executor(), [self = shared_from_this()] {
      error_code ignored;
      self->acceptor_.close(ignored);
      self->pause_.cancel();
    });
  }

 private:
  // The same socket under another descriptor.
  void bind_to(Listener& first, error_code& ec) {
    const auto protocol = first.acceptor_.local_endpoint(ec).protocol();
    if (ec) return;
    const int fd = ::fcntl(first.acceptor_.native_handle(), F_DUPFD_CLOEXEC, 0);
    if (fd < 0) {
      ec.assign(errno, boost::system::system_category());
      return;
    }
    acceptor_.assign(protocol, fd, ec);
  }

  // `self` keeps the listener alive. Nothing but stop() ends the loop.
  Awaitable<> run(std::shared_ptr<Listener> self) {
    while (self->acceptor_.is_open()) {
      auto result = co_await acceptor_.async_accept(kAwait);
      auto& [ec, socket] = result;
      if (!ec) {
        failing_ = false;
        welcome(std::move(socket));
      } else if (ec != asio::error::operation_aborted && ec != asio::error::connection_aborted) {
        shed(ec);
        pause_.expires_after(std::chrono::milliseconds(limits::kAcceptPauseMs));
        co_await pause_.async_wait(kAwait);
      }
    }
  }

  void welcome(TcpSocket socket) {
    Places::Place place = shared_->pending.take();
    if (!place) {
      shared_->metrics.connections_refused.Increment();
      return;  // the socket closes
    }
    error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    serve_http(std::move(socket), shared_, std::move(place));
  }

  void shed(error_code why) {
    shared_->metrics.connections_refused.Increment();
    if (!std::exchange(failing_, true)) {
      log::warn("cannot accept connections for now", {{"error", why.message()}});
    }
    reserve_.release();
    error_code none_left;
    for (std::size_t i = 0; i < limits::kHttpPending && !none_left; ++i) {
      TcpSocket waiting(acceptor_.get_executor());
      acceptor_.accept(waiting, none_left);
    }
    reserve_.take();
  }

  std::shared_ptr<Shared> shared_;
  std::shared_ptr<Listener> first_;  // whose port it shares; null after bind()
  TcpAcceptor acceptor_;
  Timer pause_;
  ReserveDescriptor reserve_;
  bool failing_ = false;
};

Server::Server(const Executor& executor, Options options, Handlers handlers, Metrics& metrics)
    : listener_(std::make_shared<Listener>(
          executor,
          std::make_shared<Shared>(executor, options, std::move(handlers), metrics,
                                   std::make_shared<AllPlaces>(options)),
          nullptr)) {}

Server::Server(const Executor& executor, const Server& first, Handlers handlers, Metrics& metrics)
    : listener_(std::make_shared<Listener>(
          executor,
          std::make_shared<Shared>(executor, first.listener_->shared()->options,
                                   std::move(handlers), metrics, first.listener_->shared()->places),
          first.listener_)) {}

Server::~Server() { stop_accepting(); }

core::Result<std::uint16_t, std::string> Server::bind() { return listener_->bind(); }

core::Result<core::Ok, std::string> Server::listen() { return listener_->listen(); }

void Server::stop_accepting() { listener_->stop(); }

}  // namespace gridmates::net
