#include "client/tools/replay/fetch.h"

#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/replay/gather.h"
#include "client/replay/typed_replay.h"

namespace gridmates::tools {

std::string why_no_run(const std::string& run) {
  return replay::is_run(run) ? "" : tr("a run is CODE/N, as KITE-42/1, not {}", run);
}

// One connection per part: few matches have more than one.
std::variant<v1::Replay, Failure> fetch_replay(const client::Config& config, const std::string& run,
                                               const std::string& player) {
  replay::Gather gather(run, player);
  while (!gather.complete()) {
    auto answer = ask_once(
        config, [&gather](client::Client& client) { return client.get_replay(gather.next()); });
    if (const auto* failure = std::get_if<Failure>(&answer)) return *failure;
    const bool first = gather.told().events().empty();
    const std::string why =
        gather.take(std::move(*std::get<v1::ServerFrame>(answer).mutable_replay()));
    if (!why.empty()) return Failure{first ? 3 : 1, why};
  }
  return gather.told();
}

}  // namespace gridmates::tools
