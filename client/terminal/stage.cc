#include "client/terminal/stage.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"

namespace gridmates::terminal {
namespace {

constexpr std::uint32_t kSlowMs = 250;
constexpr std::uint64_t kSecondMs = 1'000;

std::string online_words(const Stage& stage) {
  if (stage.model.room && !stage.model.room->live) return tr("catching up");
  const std::optional<std::uint32_t> latency_ms = stage.requests.latency_ms();
  if (!latency_ms) return tr("ok");
  return *latency_ms < kSlowMs ? tr("ok {} ms", *latency_ms) : tr("slow {} ms", *latency_ms);
}

std::string away_words(const Stage& stage) {
  const std::uint64_t left_ms =
      stage.model.retry_at_ms - std::min(stage.model.retry_at_ms, stage.now_ms);
  const std::uint64_t seconds = (left_ms + kSecondMs - 1) / kSecondMs;
  return seconds == 0 ? tr("offline, reconnecting") : tr("offline, reconnecting in {} s", seconds);
}

}  // namespace

bool Stage::act(v1::Action action) {
  const bool says = action.has_say();
  if (!check(requests.act(std::move(action)))) return false;
  const std::string kept = says && model.room ? kept_talk.told(*model.room) : "";
  if (!kept.empty()) message = kept;
  return true;
}

std::string link_words(const Stage& stage) {
  std::string words;
  switch (stage.model.link) {
    case client::Link::kIdle:
    case client::Link::kConnecting:
      words = tr("connecting");
      break;
    case client::Link::kOnline:
      words = online_words(stage);
      break;
    case client::Link::kWaiting:
      words = away_words(stage);
      break;
    case client::Link::kStopped:
      words = tr("stopped");
      break;
  }
  if (const std::size_t pending = stage.requests.unanswered(); pending > 0) {
    words += tr(", {} pending", pending);
  }
  return words;
}

}  // namespace gridmates::terminal
