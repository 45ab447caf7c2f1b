#include "client/terminal/terminal.h"

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/asio_outside.h"
#include "client/core/client.h"
#include "client/core/error_log.h"
#include "client/core/settings_file.h"
#include "client/core/standard_streams.h"
#include "client/terminal/curses_screen.h"
#include "client/terminal/face.h"
#include "client/terminal/loop.h"
#include "client/terminal/requests.h"
#include "client/words/refusals.h"

namespace gridmates::terminal {
namespace {

constexpr int kRefused = 1;
constexpr int kBadUsage = 2;
constexpr int kUnreachable = 3;
constexpr int kSignalled = 128;
constexpr std::chrono::seconds kSettle{1};

int status_of(const client::Stopped& stopped) {
  if (stopped.why == client::Stopped::Why::kAsked) return 0;
  const bool unreachable = stopped.why == client::Stopped::Why::kUnreachable;
  return client::complain(words::refusal_sentence(stopped.no),
                          unreachable ? kUnreachable : kRefused);
}

// Waits for answers, so that the last actions before quitting are not lost.
void settle(boost::asio::io_context& io, const client::Client& client) {
  const auto until = std::chrono::steady_clock::now() + kSettle;
  while (client.unanswered() > 0 && client.model().link == client::Link::kOnline &&
         io.run_one_until(until) > 0) {
  }
}

// Shows the face until it is done.
int show(const Options& options, boost::asio::io_context& io, client::Client& client,
         ClientRequests& requests, Face& face, const std::string& error_log) {
  int signal = 0;
  {
    Loop loop(io, [&client] { return client.now_ms(); });
    std::string why;
    const std::unique_ptr<CursesScreen> screen =
        CursesScreen::open({.look = options.preferences.look, .error_log = error_log}, why);
    if (screen == nullptr) {
      return client::complain(tr("{}; `gridmates play --linear` needs none", why), kBadUsage);
    }
    client.subscribe([&](const client::Notice& notice) {
      requests.heard(notice);
      face.notice(notice, client.now_ms());
      loop.changed();
    });
    client.start();
    if (!options.room.empty()) client.enter(options.room, options.watch);
    signal = loop.run(*screen, face);
    client.subscribe(nullptr);
  }
  settle(io, client);
  if (signal != 0) return kSignalled + signal;
  return face.stopped() ? status_of(*face.stopped()) : 0;
}

}  // namespace

bool can_draw() { return CursesScreen::can_place_text(); }

int run_terminal(const Options& options) {
  boost::asio::io_context io(1);
  client::AsioOutside outside(io, options.config);
  client::Client client(options.config, outside);
  client::PrivateNotes notes(client::kept_in(options.config), options.config.server,
                             options.config.name);
  client::RoomChoices choices(client::kept_in(options.config), options.config.server,
                              options.config.name);
  ClientRequests requests(client, notes, choices);
  const auto keep = [&options](std::string_view name, const std::string& value) {
    return client::keep_setting(options.settings_file, empty_file(), name, value);
  };
  Face face(client.model(), requests, options.config.server,
            {options.preferences, keep, options.own});
  if (!options.queue.empty()) face.run_first("queue " + options.queue);
  if (options.replay) face.watch(*options.replay);
  const client::ErrorLog log(client::kept_in(options.config));
  return client::run_logged(
      log, [&] { return show(options, io, client, requests, face, log.prepare()); },
      [&client] { return client::private_words(client.model()); });
}

}  // namespace gridmates::terminal
