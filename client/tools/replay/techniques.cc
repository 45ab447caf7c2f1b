#include "client/tools/replay/techniques.h"

#include <utility>
#include <variant>

#include "client/replay/study.h"
#include "client/tools/replay/fetch.h"

namespace gridmates::tools {

std::vector<std::string> technique_lines(const client::Config& config, const v1::PlayerPage& page) {
  replay::Study study;
  for (const v1::PastMatch& match : replay::to_be_studied(page)) {
    auto told = fetch_replay(config, match.run(), match.racer());
    auto* replay = std::get_if<v1::Replay>(&told);
    if (replay != nullptr && !replay->events().empty()) study.add(std::move(*replay));
  }
  while (study.work(replay::kStudiedMoves)) {
  }
  return study.lines();
}

}  // namespace gridmates::tools
