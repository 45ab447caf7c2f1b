// Whether a run is what its journal says: what a server told of a match, replayed by this program
// and compared with the line that the leaderboards have of it. Pure; any thread.
#pragma once

#include <string>
#include <vector>

#include "client/tools/replay/comparison.h"
#include "engine/core/game.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

struct Verdict {
  std::string run;   // "KITE-42/1"
  std::string told;  // where all holds: "19:22.041, hints 2"; printable, in the person's language
  std::vector<Difference> differences = {};
  std::string broken = {};   // why the journal cannot be, in the same; empty: it can
  std::string unknown = {};  // why this program cannot say, in the same; empty: it can

  bool holds() const { return differences.empty() && broken.empty() && unknown.empty(); }
};

Verdict verdict_of(const v1::Replay& replay, const core::Games& games);

// "KITE-42/1: holds, 19:22.041, hints 2", or a line for each difference.
std::string verdict_text(const Verdict& verdict);
// The same as one JSON object, in a line.
std::string verdict_json(const Verdict& verdict);

}  // namespace gridmates::tools
