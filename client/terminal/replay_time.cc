// Moves through a replay: step by step, by its time, and from one key moment to the next.
#include <algorithm>
#include <array>

#include "client/catalogue/catalogue.h"
#include "client/replay/typed_replay.h"
#include "client/terminal/replay_page.h"

namespace gridmates::terminal {
namespace {

// Speeds relative to the match, times two.
constexpr std::array<std::uint64_t, 7> kSpeeds = {1, 2, 4, 8, 16, 32, 64};

}  // namespace

std::size_t ReplayPage::step_at(std::uint64_t now_ms) const {
  if (!playing_) return step_;
  const std::uint64_t local_ms = now_ms - std::min(now_ms, from_local_ms_);
  return std::max(step_, model_->step_at(from_match_ms_ + local_ms * kSpeeds[speed_] / 2));
}

void ReplayPage::show(std::size_t step, Stage& stage) {
  stop_playing(stage);
  step_ = std::min(step, model_->last());
}

void ReplayPage::stop_playing(Stage& stage) {
  if (!playing_) return;
  step_ = step_at(stage.now_ms);
  playing_ = false;
  stage.moving_until_ms = 0;
}

void ReplayPage::play_or_stop(Stage& stage) {
  if (playing_) return stop_playing(stage);
  if (step_ == model_->last()) step_ = 0;
  playing_ = true;
  from_match_ms_ = model_->steps()[step_].time_ms;
  from_local_ms_ = stage.now_ms;
  const std::uint64_t left_ms = model_->length_ms() - from_match_ms_;
  stage.moving_until_ms = stage.now_ms + left_ms * 2 / kSpeeds[speed_] + Stage::kMotionMs;
}

void ReplayPage::change_speed(bool faster, Stage& stage) {
  const bool plays = playing_;
  std::uint64_t match_ms = from_match_ms_;
  if (plays) match_ms += (stage.now_ms - from_local_ms_) * kSpeeds[speed_] / 2;
  stop_playing(stage);
  if (faster && speed_ + 1 < kSpeeds.size()) ++speed_;
  if (!faster && speed_ > 0) --speed_;
  if (!plays || step_ == model_->last()) return;
  play_or_stop(stage);
  from_match_ms_ = match_ms;
}

void ReplayPage::jump(bool forward, Stage& stage) {
  const std::size_t now = step_at(stage.now_ms);
  const auto& moments = model_->moments();
  const replay::Moment* found = nullptr;
  for (const replay::Moment& moment : moments) {
    if (forward && moment.step > now) {
      found = &moment;
      break;
    }
    if (!forward && moment.step < now) found = &moment;
  }
  if (found == nullptr) return show(forward ? model_->last() : 0, stage);
  show(found->step, stage);
  stage.message = found->words;
}

void ReplayPage::go_to_time(const std::string& text, Stage& stage) {
  const auto time_ms = replay::parse_time(text);
  if (!time_ms) return stage.refuse(tr("a time is 9:31, 1:02:03 or seconds"));
  show(model_->step_at(*time_ms), stage);
}

}  // namespace gridmates::terminal
