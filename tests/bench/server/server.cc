#include "tests/bench/server/server.h"

#include <signal.h>

#include <cstdlib>
#include <stdexcept>
#include <utility>

namespace gridmates::bench {
namespace {

namespace fs = std::filesystem;

constexpr auto kRestWindow = std::chrono::milliseconds(100);
constexpr auto kRestPatience = std::chrono::seconds(60);
constexpr int kMorePatience = 4;                  // minutes after the first, for a server to listen
constexpr double kIdleShare = 0.02;               // of a core
constexpr std::string_view kLifeSeconds = "900";  // of relay and floor, in any case

std::string database_of(Kind kind) { return kind == Kind::kFloor ? "floor.db" : "gridmates.db"; }

}  // namespace

Folder::Folder(const fs::path& scratch) {
  std::string pattern = (scratch / "data-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no folder " + pattern);
  path_ = pattern;
}

Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string_view name_of(Kind kind) {
  if (kind == Kind::kRelay) return "relay";
  return kind == Kind::kFloor ? "floor" : "gridmatesd";
}

// setpriv and taskset exec the server, so the child process is the server itself. It gets SIGTERM
// when the load generator ends.
std::vector<std::string> Server::arguments(const Place& place) const {
  std::vector<std::string> all = {
      "/usr/bin/setpriv", "--pdeathsig", "TERM",
      "/usr/bin/taskset", "--cpu-list",  std::to_string(place.server_core)};
  const auto add = [&all](std::initializer_list<std::string> more) { all.insert(all.end(), more); };
  all.insert(all.end(), place.wrapper.begin(), place.wrapper.end());
  const std::string life(kLifeSeconds);
  if (kind_ == Kind::kRelay) {
    add({place.programs / "bench_relay", life});
  } else if (kind_ == Kind::kFloor) {
    add({place.programs / "bench_floor", data_ / database_of(kind_), life});
  } else {
    add({place.programs / "gridmatesd", "--threads", "1", "--data", data_, "--log-level", "warn",
         "--listen", "127.0.0.1:0"});
  }
  return all;
}

Server::Server(const Place& place, Kind kind, Loop& loop, const fs::path& data)
    : kind_(kind),
      loop_(loop),
      own_data_(data.empty() ? std::make_unique<Folder>(place.scratch) : nullptr),
      data_(own_data_ ? own_data_->path() : data) {
  const Time begin = Clock::now();
  process_ = std::make_unique<support::Process>(arguments(place));
  auto line = process_->wait_for("listening on ");
  for (int more = 0; !line && more < kMorePatience; ++more)
    line = process_->wait_for("listening on ");
  if (!line) throw std::runtime_error(std::string(name_of(kind)) + " does not listen");
  seconds_to_listen_ = std::chrono::duration<double>(Clock::now() - begin).count();
  port_ = static_cast<std::uint16_t>(std::stoi(line->substr(line->rfind(':') + 1)));
  wal_ = std::make_unique<WalMeter>((data_ / database_of(kind)).string());
  loop_.on_tick([this] { wal_->look(); });
}

Server::~Server() {
  loop_.on_tick({});
  if (process_) stop();
}

Usage Server::usage() {
  Usage usage = usage_of(pid());
  wal_->look();
  usage.wal_bytes = wal_->bytes();
  return usage;
}

bool Server::rest() {
  const Time give_up = Clock::now() + kRestPatience;
  while (Clock::now() < give_up) {
    const Usage before = usage();
    loop_.run_for(kRestWindow);
    const Usage after = usage();
    const double window = std::chrono::duration<double>(kRestWindow).count();
    if (after.wal_bytes == before.wal_bytes && after.cpu_s - before.cpu_s < kIdleShare * window) {
      return true;
    }
  }
  return false;
}

bool Server::stop() {
  process_->signal(SIGTERM);
  return process_->wait() == 0;
}

}  // namespace gridmates::bench
