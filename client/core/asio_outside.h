// The real implementation of Outside: a WebSocket, the steady clock, a timer, random bytes of the
// system, the token file. Everything happens in the thread that runs the io_context.
#pragma once

#include <memory>

#include "client/core/config.h"
#include "client/core/outside.h"

namespace boost::asio {
class io_context;
}

namespace gridmates::client {

class AsioOutside final : public Outside {
 public:
  // `io` must outlive it. Keeps `io` busy only while a connection or a timer is active.
  AsioOutside(boost::asio::io_context& io, const Config& config);
  ~AsioOutside() override;

  void attach(Inside& inside) override;
  void open() override;
  void send(std::string bytes) override;
  void close() override;
  std::uint64_t now_ms() const override;
  void wake_at(std::optional<std::uint64_t> at_ms) override;
  double chance() override;
  std::string secret_bytes(std::size_t count) override;
  std::string load_token() override;
  bool token_is_damaged() override;
  std::string keep_token(std::string_view token) override;
  void keep_token_as(std::string_view name, std::string_view token) override;
  std::string note_error(std::string_view what) override;

 private:
  class Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace gridmates::client
