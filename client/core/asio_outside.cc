#include "client/core/asio_outside.h"

#include <sodium.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/connection.h"
#include "client/core/error_log.h"
#include "client/core/token_store.h"

namespace gridmates::client {

namespace asio = boost::asio;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

class AsioOutside::Impl : public std::enable_shared_from_this<AsioOutside::Impl> {
 public:
  Impl(asio::io_context& io, const Config& config)
      : io_(io),
        url_(parse_url(config.server)),
        timer_(io),
        config_(config),
        tokens_(kept_in(config), config.server, config.name),
        errors_(kept_in(config)) {}

  // Without a usable URL the attempt fails like any other, asynchronously.
  void open() {
    close();
    if (url_ && !url_->tls) {
      connection_ = connect(io_, *url_, *inside_);
      return;
    }
    asio::post(io_, [weak = weak_from_this(), attempt = ++attempt_] {
      const auto self = weak.lock();
      if (self && self->attempt_ == attempt) self->inside_->closed(0, tr("not a ws:// address"));
    });
  }

  void close() {
    ++attempt_;
    if (auto old = std::exchange(connection_, nullptr)) old->close();
  }

  void wake_at(std::optional<std::uint64_t> at_ms) {
    if (at_ms == wake_at_ms_) return;
    wake_at_ms_ = at_ms;
    if (!at_ms) {
      timer_.cancel();
      return;
    }
    timer_.expires_at(steady_clock::time_point(milliseconds(*at_ms)));
    timer_.async_wait([weak = weak_from_this(), at_ms](boost::system::error_code) {
      const auto self = weak.lock();
      if (!self || self->wake_at_ms_ != at_ms || self->now_ms() < *at_ms) return;
      self->wake_at_ms_.reset();
      self->inside_->woken();
    });
  }

  std::uint64_t now_ms() const {
    const auto now = steady_clock::now().time_since_epoch();
    return static_cast<std::uint64_t>(std::chrono::duration_cast<milliseconds>(now).count());
  }

  asio::io_context& io_;
  const std::optional<Url> url_;
  Inside* inside_ = nullptr;
  std::shared_ptr<Connection> connection_;
  std::uint64_t attempt_ = 0;
  asio::steady_timer timer_;
  std::optional<std::uint64_t> wake_at_ms_;
  const Config config_;
  TokenStore tokens_;
  ErrorLog errors_;
};

AsioOutside::AsioOutside(asio::io_context& io, const Config& config)
    : impl_(std::make_shared<Impl>(io, config)) {
  if (sodium_init() < 0) std::abort();  // no source of randomness on this machine
}

AsioOutside::~AsioOutside() {
  impl_->close();
  impl_->wake_at(std::nullopt);
}

void AsioOutside::attach(Inside& inside) { impl_->inside_ = &inside; }
void AsioOutside::open() { impl_->open(); }
void AsioOutside::close() { impl_->close(); }
std::uint64_t AsioOutside::now_ms() const { return impl_->now_ms(); }
void AsioOutside::wake_at(std::optional<std::uint64_t> at_ms) { impl_->wake_at(at_ms); }
std::string AsioOutside::load_token() { return impl_->tokens_.load(); }
bool AsioOutside::token_is_damaged() { return impl_->tokens_.damaged(); }
std::string AsioOutside::keep_token(std::string_view token) { return impl_->tokens_.keep(token); }
void AsioOutside::keep_token_as(std::string_view name, std::string_view token) {
  const TokenStore store(kept_in(impl_->config_), impl_->config_.server, name);
  if (store.load().empty() && !store.damaged()) store.keep(token);
}
std::string AsioOutside::note_error(std::string_view what) {
  return impl_->errors_.pointer(impl_->errors_.add(what));
}

void AsioOutside::send(std::string bytes) {
  if (impl_->connection_) impl_->connection_->send(std::move(bytes));
}

double AsioOutside::chance() { return randombytes_random() / 4294967296.0; }

std::string AsioOutside::secret_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

}  // namespace gridmates::client
