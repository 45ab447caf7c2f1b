#include "client/bot/bot.h"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "client/bot/duel.h"
#include "client/bot/report.h"
#include "client/catalogue/catalogue.h"
#include "client/core/asio_outside.h"
#include "client/core/standard_streams.h"
#include "client/core/text.h"

namespace gridmates::bot {
namespace {

using std::chrono::steady_clock;
using Stage = Duel::Stage;

// The maximum of rooms being opened at the same time, so that greetings do not pile up.
constexpr std::size_t kOpeningAtOnce = 32;
// The time limit for the bots to leave their rooms at the end.
constexpr auto kLeaving = std::chrono::seconds(2);

client::Config config_of(const Options& options, std::size_t room, char side) {
  client::Config config = options.config;
  config.name = "bot-" + std::to_string(room) + side;
  config.computer = true;
  config.keep_token = false;
  config.give_up_after_ms = 0;
  return config;
}

// A room with the connections of its two bots.
struct Seats {
  Seats(boost::asio::io_context& io, const Options& options, const Player& player, std::size_t room,
        std::function<void()> changed)
      : host_outside(io, config_of(options, room, 'a')),
        guest_outside(io, config_of(options, room, 'b')),
        host(config_of(options, room, 'a'), host_outside),
        guest(config_of(options, room, 'b'), guest_outside),
        duel(
            player, host, guest, room,
            [&io](Duel::Call call) { boost::asio::post(io, std::move(call)); },
            std::move(changed)) {}
  bool stopped() const {
    return host.model().link == client::Link::kStopped &&
           guest.model().link == client::Link::kStopped;
  }
  client::AsioOutside host_outside;
  client::AsioOutside guest_outside;
  client::Client host;
  client::Client guest;
  Duel duel;
};

// All rooms, from opening the first to leaving the last.
class Run {
 public:
  Run(const Options& options, const Player& player)
      : options_(options), player_(player), deadline_(io_, std::chrono::seconds(options.seconds)) {}

  Report play() {
    for (std::size_t i = 0; i < options_.rooms; ++i) {
      rooms_.push_back(std::make_unique<Seats>(io_, options_, player_, i, [this] { step(); }));
    }
    deadline_.async_wait([this](boost::system::error_code error) {
      if (!error) finish();
    });
    step();
    io_.run();
    return report();
  }

  bool unreachable() const {
    return std::any_of(rooms_.begin(), rooms_.end(),
                       [](const auto& room) { return room->duel.seen().unreachable; });
  }

 private:
  std::size_t count(std::initializer_list<Stage> stages) const {
    std::size_t found = 0;
    for (std::size_t i = 0; i < opened_; ++i) {
      found += std::count(stages.begin(), stages.end(), rooms_[i]->duel.stage());
    }
    return found;
  }

  // Opens rooms, a few at a time; plays when all are open; leaves when all have played.
  void step() {
    if (finished_) {
      const bool gone = std::all_of(rooms_.begin(), rooms_.end(),
                                    [](const auto& room) { return room->stopped(); });
      if (gone) deadline_.cancel();
      return;
    }
    while (opened_ < rooms_.size() && count({Stage::kOpening, Stage::kJoining}) < kOpeningAtOnce) {
      rooms_[opened_++]->duel.open();
    }
    if (opened_ < rooms_.size() || count({Stage::kOpening, Stage::kJoining}) > 0) return;
    if (!playing_) return start();
    if (count({Stage::kReady, Stage::kPlaying}) == 0) finish();
  }

  void start() {
    playing_ = true;
    if (options_.server_pid) cpu_before_ = cpu_seconds(*options_.server_pid);
    started_at_ = ended_at_ = steady_clock::now();
    for (const auto& room : rooms_) {
      if (room->duel.stage() == Stage::kReady) room->duel.play(options_.moves);
    }
    step();
  }

  // Ends the measurement and leaves the rooms; a second call stops all clients.
  void finish() {
    if (std::exchange(finished_, true)) {
      for (const auto& room : rooms_) {
        room->host.stop();
        room->guest.stop();
      }
      return;
    }
    ended_at_ = steady_clock::now();
    if (options_.server_pid) cpu_after_ = cpu_seconds(*options_.server_pid);
    measured_ = report();
    for (const auto& room : rooms_) room->duel.leave();
    deadline_.expires_after(kLeaving);
    deadline_.async_wait([this](boost::system::error_code error) {
      if (!error) finish();
    });
  }

  Report report() const {
    if (measured_) return *measured_;
    Report report;
    report.game = options_.game;
    report.rooms = options_.rooms;
    report.moves_wanted = std::uint64_t{options_.rooms} * options_.moves;
    report.seconds = std::chrono::duration<double>(ended_at_ - started_at_).count();
    for (const auto& room : rooms_) {
      const Duel::Seen& seen = room->duel.seen();
      report.latencies_us.insert(report.latencies_us.end(), seen.latencies_us.begin(),
                                 seen.latencies_us.end());
      report.refused += seen.refused;
      if (report.first_refusal.empty()) report.first_refusal = seen.first_refusal;
      report.disconnects += seen.disconnects;
      report.hash_mismatches +=
          room->host.model().hash_mismatches + room->guest.model().hash_mismatches;
    }
    if (cpu_before_ && cpu_after_) report.server_cpu_seconds = *cpu_after_ - *cpu_before_;
    return report;
  }

  const Options& options_;
  const Player& player_;
  boost::asio::io_context io_;
  boost::asio::steady_timer deadline_;
  std::vector<std::unique_ptr<Seats>> rooms_;
  std::size_t opened_ = 0;
  bool playing_ = false;
  bool finished_ = false;
  steady_clock::time_point started_at_;
  steady_clock::time_point ended_at_;
  std::optional<double> cpu_before_;
  std::optional<double> cpu_after_;
  std::optional<Report> measured_;
};

}  // namespace

int run_bot(const core::Games& games, const Options& options) {
  // Easy: the bots measure the server, so their own moves are made as cheap as possible.
  const auto player = Player::of(games, options.game, core::Level::kEasy);
  if (!player) return client::complain(tr("no computer plays the game {}", options.game), 2);
  if (options.server_pid && !cpu_seconds(*options.server_pid)) {
    return client::complain(tr("process {} of --pid cannot be read", *options.server_pid), 3);
  }
  Run run(options, *player);
  const Report report = run.play();
  if (run.unreachable()) {
    return client::complain(tr("cannot reach {}; start the server, or name another with --server",
                               client::printable(options.config.server)),
                            3);
  }
  const std::string text = options.json ? json_of(report) : text_of(report);
  if (!client::write_out(text)) return client::complain(client::kCannotWrite, 3);
  if (!report.first_refusal.empty()) {
    client::complain(tr("a bot was refused: {}", client::printable(report.first_refusal)), 1);
  }
  return report.complete() ? 0 : 1;
}

}  // namespace gridmates::bot
