// Checks a run against its journal: replays the match that a server sent, and compares it with its
// line on the leaderboards. Pure; any thread.
#pragma once

#include <string>
#include <vector>

#include "client/tools/replay/comparison.h"
#include "engine/core/game.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

struct Verdict {
  std::string run;   // "KITE-42/1"
  std::string told;  // if all holds: "19:22.041, hints 2"; printable, in the person's language
  std::vector<Difference> differences = {};
  std::string broken = {};   // why the journal is impossible, in the same; empty if it is not
  std::string unknown = {};  // why this program cannot check it, in the same; empty if it can

  bool holds() const { return differences.empty() && broken.empty() && unknown.empty(); }
};

Verdict verdict_of(const v1::Replay& replay, const core::Games& games);

// "KITE-42/1: holds, 19:22.041, hints 2", or one line per difference.
std::string verdict_text(const Verdict& verdict);
// The same as one JSON object in one line.
std::string verdict_json(const Verdict& verdict);

}  // namespace gridmates::tools
