#include "client/bot/join.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <csignal>
#include <random>
#include <utility>

#include "client/bot/partner.h"
#include "client/core/asio_outside.h"
#include "client/core/standard_streams.h"

namespace gridmates::bot {
namespace {

using boost::system::error_code;

// How long to keep trying to connect, for a server that is just starting.
constexpr std::uint32_t kPatienceMs = 10'000;
constexpr std::size_t kLongestName_bytes = 20;

client::Config config_of(const JoinOptions& options) {
  client::Config config = options.config;
  config.name = config.name.size() <= kLongestName_bytes ? "bot-" + config.name : "bot";
  config.computer = true;
  config.keep_token = false;
  config.give_up_after_ms = kPatienceMs;
  return config;
}

}  // namespace

int run_join(const core::Games& games, const JoinOptions& options) {
  boost::asio::io_context io;
  client::AsioOutside outside(io, config_of(options));
  client::Client client(config_of(options), outside);
  boost::asio::steady_timer pause(io);
  boost::asio::signal_set signals(io, SIGINT, SIGTERM);
  const auto later = [&](std::uint64_t more_ms, Partner::Call call) {
    pause.expires_after(std::chrono::milliseconds(options.pace_ms + more_ms));
    pause.async_wait([call = std::move(call)](error_code error) {
      if (!error) call();
    });
  };
  Partner partner(client, games, options.level, options.room, std::random_device()(), later);
  signals.async_wait([&](error_code error, int) {
    if (!error) partner.leave();
  });
  while (client.model().link != client::Link::kStopped) io.run_one();
  pause.cancel();
  signals.cancel();
  io.run();  // lets the connection say goodbye
  if (partner.complaint().empty()) return 0;
  return client::complain(partner.complaint(), partner.unreachable() ? 3 : 1);
}

}  // namespace gridmates::bot
