#include "client/tools/replay/fetch.h"

#include <utility>

namespace gridmates::tools {
namespace {

// No match of people has this many.
constexpr int kMostEvents = 1'000'000;

}  // namespace

// A connection a part: few matches have more than one.
std::variant<v1::Replay, Failure> fetch_replay(const client::Config& config, const std::string& run,
                                               const std::string& player) {
  v1::Replay whole;
  do {
    v1::GetReplay ask;
    ask.set_run(run);
    ask.set_racer(player);
    ask.set_from(static_cast<std::uint32_t>(whole.events_size()));
    auto answer =
        ask_once(config, [&ask](client::Client& client) { return client.get_replay(ask); });
    if (const auto* failure = std::get_if<Failure>(&answer)) return *failure;
    v1::Replay part = std::move(*std::get<v1::ServerFrame>(answer).mutable_replay());
    if (part.events().empty()) return Failure{3, "the server told of no such match"};
    if (whole.events().empty()) {
      whole = std::move(part);
    } else {
      whole.mutable_events()->MergeFrom(part.events());
    }
    if (whole.events_size() > kMostEvents) return Failure{1, "this match has too many moves"};
  } while (static_cast<std::uint32_t>(whole.events_size()) < whole.events_in_all());
  return whole;
}

}  // namespace gridmates::tools
