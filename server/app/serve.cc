#include "server/app/serve.h"

#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "engine/games/games.h"
#include "server/actors/hub.h"
#include "server/app/complain.h"
#include "server/app/serving_threads.h"
#include "server/app/system_clock.h"
#include "server/app/system_random.h"
#include "server/app/watchdog.h"
#include "server/app/worker_pool.h"
#include "server/net/server.h"
#include "server/store/store.h"

namespace gridmates::app {
namespace {

namespace asio = boost::asio;

// For all connections and a few files more. If the hard limit is too low, accepting pauses at the
// limit.
void raise_descriptor_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

std::string address_of(const std::string& host, std::uint16_t port) {
  const bool v6 = host.find(':') != host.npos;
  return (v6 ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

// The server's parts and its life cycle: start, serve, drain, end.
class Daemon {
 public:
  Daemon(const Config& config, const std::string& version) : config_(config), version_(version) {}

  // Returns the exit status. Binds the port first, so that without it the data is not touched.
  int run() {
    if (const auto bound = bind(); !bound) return cannot_serve(bound.error());
    auto dir = store::DataDir::take(config_.data);
    if (!dir) return cannot_serve(dir.error());
    dir_.emplace(*std::move(dir));
    const auto on_broken = [this](std::string why) {
      asio::post(threads_.first(), [this, why = std::move(why)] { fail(why); });
    };
    auto opened = store::Store::open(*dir_, on_broken);
    if (!opened) return cannot_serve(opened.error().message);
    store_ = *std::move(opened);
    const store::Migrated& schema = store_->migrated();
    if (schema.from != schema.to) log::info("migrated", {{"from", schema.from}, {"to", schema.to}});
    workers_.emplace(std::max(1U, std::thread::hardware_concurrency()));
    store::Store& store = *store_;
    hub_.emplace(
        actors::Ports{clock_, random_, *workers_, store, store, store, store, store, store},
        all_games(), metrics_, threads_.executors(), "gridmatesd " + version_);
    hub_->pace_computers(config_.computer_pace);
    asio::post(threads_.first(), [this] { start(); });
    threads_.run(metrics_);
    workers_.reset();
    store_.reset();  // flushes; its last answers still reach the hub, which ignores them
    return status_;
  }

 private:
  static int cannot_serve(const std::string& why) {
    complain(why);
    return kCannotServe;
  }

  net::Options net_options() const {
    net::Options options;
    options.host = config_.host;
    options.port = config_.port;
    return options;
  }

  // Binds one net::Server per thread, all to the same port.
  core::Result<core::Ok, std::string> bind() {
    const auto executors = threads_.executors();
    for (std::size_t i = 0; i < executors.size(); ++i) {
      if (i == 0) {
        servers_.push_back(
            std::make_unique<net::Server>(executors[i], net_options(), handlers(i), metrics_));
      } else {
        servers_.push_back(
            std::make_unique<net::Server>(executors[i], *servers_[0], handlers(i), metrics_));
      }
      const auto port = servers_.back()->bind();
      if (!port) return port.error();
      port_ = *port;
    }
    return core::Ok{};
  }

  net::Handlers handlers(std::size_t thread) {
    net::Handlers handlers;
    handlers.ready = [this] { return ready_.load(); };
    handlers.metrics = [this] { return metrics_.text(); };
    handlers.accept = [this, thread](auto connection) {
      hub_->accept(std::move(connection), thread);
    };
    return handlers;
  }

  // All functions below run on the first serving thread.

  // Listens at once, for monitors; accepts players when the rooms are loaded.
  void start() {
    wait_for_signal();
    for (const auto& server : servers_) {
      if (const auto listening = server->listen(); !listening) return fail(listening.error());
    }
    hub_->start(
        [this](bool loaded) { loaded ? take_players() : fail("the rooms cannot be read"); });
  }

  void take_players() {
    loaded_ = true;
    if (draining_) return drain();
    ready_ = true;
    hub_->make_boards_ahead();
    log::info("listening", {{"host", config_.host}, {"port", port_}});
    std::cout << "gridmatesd listening on ws://" + address_of(config_.host, port_) + "/ws"
              << std::endl;
  }

  void wait_for_signal() {
    signals_.async_wait([this](boost::system::error_code ec, int number) {
      if (ec) return;
      if (std::exchange(signalled_, true)) std::_Exit(128 + number);
      log::info("draining", {{"signal", number}});
      wait_for_signal();
      begin_to_drain();
    });
  }

  // Handles the failure of an essential part.
  void fail(const std::string& why) {
    status_ = cannot_serve(why);
    begin_to_drain();
    if (!loaded_) threads_.stop();
  }

  void begin_to_drain() {
    if (std::exchange(draining_, true)) return;
    ready_ = false;
    watchdog_.start(std::chrono::milliseconds(limits::kDrainMs - limits::kDrainSpareMs),
                    kCannotServe);
    for (const auto& server : servers_) server->stop_accepting();
    if (loaded_) drain();
  }

  void drain() {
    hub_->drain([this] { threads_.stop(); });
  }

  const Config& config_;
  const std::string version_;
  std::uint16_t port_ = 0;
  std::optional<store::DataDir> dir_;
  Watchdog watchdog_;
  Metrics metrics_;
  ServingThreads threads_{config_.threads};
  asio::signal_set signals_{threads_.first(), SIGTERM, SIGINT};
  SystemClock clock_{threads_.first().get_executor()};
  SystemRandom random_;
  std::optional<WorkerPool> workers_;
  std::unique_ptr<store::Store> store_;
  std::optional<actors::Hub> hub_;
  std::vector<std::unique_ptr<net::Server>> servers_;  // one per thread
  std::atomic<bool> ready_{false};
  bool loaded_ = false;  // the rooms are loaded
  bool draining_ = false;
  bool signalled_ = false;
  int status_ = kGood;
};

}  // namespace

int serve(const Config& config, const std::string& version) {
  std::signal(SIGPIPE, SIG_IGN);  // the reader of standard output may have gone
  raise_descriptor_limit();
  return Daemon(config, version).run();
}

}  // namespace gridmates::app
