#include "client/tools/replay/verdict.h"

#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/replay/summary.h"
#include "client/tools/replay/end_check.h"
#include "client/tools/replay/replayed.h"
#include "engine/text/json.h"
#include "proto/convert/events_hash.h"

namespace gridmates::tools {
namespace {

using client::format_exact_time;
using client::printable;

// Whether such a match belongs on the leaderboards.
bool counts(const v1::Replay& replay, const v1::MatchEnded& ended) {
  const v1::RoomState result = ended.result();
  if (replay.head().table() != v1::TABLE_VERSUS) {
    return result == v1::ROOM_STATE_FINISHED_SOLVED && !replay.head().board().again();
  }
  return result == v1::ROOM_STATE_FINISHED_FIRST_WON ||
         result == v1::ROOM_STATE_FINISHED_SECOND_WON || result == v1::ROOM_STATE_FINISHED_DRAWN;
}

std::string told_words(const v1::Replay& replay, const Replayed& found) {
  const bool race = replay.head().table() == v1::TABLE_RACE;
  std::string words;
  if (race && !replay.match().players().empty()) {
    words = printable(replay.match().players(0).name()) + ", ";
  }
  if (!race || found.finished_ms) {
    words += format_exact_time(race ? *found.finished_ms : found.ended_ms);
  } else {
    words += tr("not finished");
  }
  if (!race && found.ended.result() != v1::ROOM_STATE_FINISHED_SOLVED) {
    words += ", " + client::outcome_words(found.ended);
  }
  for (const auto& [kind, times] : found.help) {
    words += ", " + std::string(kind) + " " + std::to_string(times);
  }
  if (!counts(replay, found.ended)) return words + ", " + tr("not on the leaderboards");
  const std::string racer =
      race && !replay.match().players().empty() ? replay.match().players(0).name() : std::string();
  const std::string why = replay::why_on_none(replay.recorded(), replay.head().table(), racer);
  return why.empty() ? words : words + ", " + why;
}

// Compares the run with the head of its room and with its first event.
void compare_name(const v1::Replay& replay, std::vector<Difference>& differences) {
  const v1::RoomHead& head = replay.head();
  for (const std::uint32_t match : {head.match(), replay.events(0).started().match()}) {
    const std::string run = head.code() + "/" + std::to_string(match);
    if (client::is_alike(replay.run(), run)) continue;
    return differences.push_back({"run", printable(replay.run()), printable(run)});
  }
}

void compare(const v1::Replay& replay, const core::Game& game, const Replayed& found,
             Verdict& verdict) {
  auto& differences = verdict.differences;
  compare_name(replay, differences);
  if (!is_shown_at_the_end(found.match, replay)) {
    differences.push_back({"board", "another one at the end", "what its moves lead to"});
  }
  const bool is_run = counts(replay, found.ended);
  if (is_run != replay.has_recorded()) {
    differences.push_back({"leaderboards", replay.has_recorded() ? "a line" : "no line",
                           is_run ? "a line" : "no line"});
  }
  if (!is_run || !replay.has_recorded()) return;
  for (Difference& one : compare_run(replay, game, found)) {
    differences.push_back(std::move(one));
  }
}

std::string_view kind_of(const Verdict& verdict) {
  if (verdict.holds()) return "holds";
  return verdict.unknown.empty() ? "differs" : "unknown";
}

}  // namespace

Verdict verdict_of(const v1::Replay& replay, const core::Games& games) {
  Verdict verdict;
  verdict.run = printable(replay.run());
  const auto found = replayed(replay, games);
  if (const auto* no = std::get_if<NotReplayed>(&found)) {
    (no->is_unknown ? verdict.unknown : verdict.broken) = no->why;
    return verdict;
  }
  const Replayed& match = std::get<Replayed>(found);
  if (convert::events_hash(replay) != replay.events_hash()) {
    verdict.differences.push_back({"events", sixteen_digits(replay.events_hash()),
                                   sixteen_digits(convert::events_hash(replay))});
  }
  compare(replay, *games.find(replay.head().game()), match, verdict);
  verdict.told = told_words(replay, match);
  return verdict;
}

std::string verdict_text(const Verdict& verdict) {
  const std::string begin = verdict.run + ": ";
  if (verdict.holds()) return begin + "holds, " + verdict.told + "\n";
  if (!verdict.unknown.empty()) return begin + "cannot be checked: " + verdict.unknown + "\n";
  if (!verdict.broken.empty()) return begin + "differs: journal, " + verdict.broken + "\n";
  std::string text;
  for (const Difference& one : verdict.differences) {
    text += begin + "differs: " + std::string(one.what) + ", server " + one.server + ", journal " +
            one.journal + "\n";
  }
  return text;
}

std::string verdict_json(const Verdict& verdict) {
  const auto field = [](std::string_view name, std::string_view value) {
    return "\"" + std::string(name) + "\":" + text::json_quoted(value);
  };
  std::string text = "{" + field("run", verdict.run) + "," + field("verdict", kind_of(verdict));
  if (verdict.holds()) text += "," + field("told", verdict.told);
  const std::string& why = verdict.broken.empty() ? verdict.unknown : verdict.broken;
  if (!why.empty()) text += "," + field("why", why);
  if (!verdict.differences.empty()) text += ",\"differences\":[";
  for (std::size_t i = 0; i < verdict.differences.size(); ++i) {
    const Difference& one = verdict.differences[i];
    text += (i == 0 ? "{" : ",{") + field("what", one.what) + "," + field("server", one.server) +
            "," + field("journal", one.journal) + "}";
  }
  if (!verdict.differences.empty()) text += "]";
  return text + "}\n";
}

}  // namespace gridmates::tools
