#include "client/replay/study.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/replay/game_again.h"
#include "client/replay/pauses.h"

namespace gridmates::replay {

std::vector<v1::PastMatch> to_be_studied(const v1::PlayerPage& page) {
  std::vector<v1::PastMatch> matches;
  for (const v1::PastMatch& match : page.history()) {
    const GameAgain* game = game_again(match.game());
    const bool names = game != nullptr && game->names_techniques;
    if (!names || match.outcome() != v1::PAST_OUTCOME_SOLVED) continue;
    if (matches.size() < kStudied) matches.push_back(match);
  }
  return matches;
}

void Study::add(v1::Replay told) { waiting_.push_back(std::move(told)); }

bool Study::work(std::size_t moves) {
  while (moves > 0) {
    if (!model_) {
      if (waiting_.empty()) return false;
      model_.emplace(std::exchange(waiting_.front(), {}));
      waiting_.erase(waiting_.begin());
      step_ = moves_ = 0;
    }
    for (; moves > 0 && step_ < model_->last() && moves_ < kStudiedMoves; --moves) {
      look_at(++step_);
    }
    if (step_ < model_->last() && moves_ < kStudiedMoves) return true;
    for (const auto& [name, met] : std::exchange(here_, {})) {
      Met& all = met_[name];
      all.times += met.times;
      ++all.matches;
      if (met.pause_ms < all.pause_ms) continue;
      all.pause_ms = met.pause_ms;
      all.run = met.run;
    }
    ++matches_;
    model_.reset();
  }
  return has_work();
}

void Study::look_at(std::size_t step) {
  if (!model_->steps()[step].moved) return;
  ++moves_;
  const std::string asked = model_->met(step);
  if (asked.empty()) return;
  Met& met = here_[asked];
  ++met.times;
  const std::uint64_t pause_ms = pause_before(model_->steps(), step);
  if (pause_ms < std::max(met.pause_ms, kPauseMs)) return;
  met.pause_ms = pause_ms;
  met.run = model_->replay().run();
}

std::vector<Met> Study::met() const {
  std::vector<Met> all;
  all.reserve(met_.size());
  for (const auto& [name, met] : met_) {
    all.push_back(met);
    all.back().technique = name;
  }
  std::ranges::sort(all, [](const Met& a, const Met& b) {
    return std::tie(b.pause_ms, b.times, a.technique) < std::tie(a.pause_ms, a.times, b.technique);
  });
  return all;
}

std::vector<std::string> Study::lines() const {
  std::vector<std::string> lines;
  for (const Met& met : this->met()) {
    std::string line =
        tr("next step was {}: {}", tr(std::string_view(met.technique)),
           tr("{} in {}", met.times == 1 ? tr("once") : tr("{} times", met.times),
              tr_count("{1} of {0} match", "{1} of {0} matches", matches_, met.matches)));
    if (met.pause_ms != 0) {
      line += ", " + tr("longest pause {} ({})", client::format_time(met.pause_ms),
                        client::printable(met.run));
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

PageStudy::PageStudy(v1::PlayerPage page) : page_(std::move(page)) {
  for (v1::PastMatch& match : to_be_studied(page_)) wanted_.push_back(std::move(match));
}

std::optional<v1::GetReplay> PageStudy::next() {
  if (!gather_ && !wanted_.empty()) {
    gather_.emplace(wanted_.front().run(), wanted_.front().racer());
    wanted_.pop_front();
  }
  return gather_ ? std::optional(gather_->next()) : std::nullopt;
}

void PageStudy::take(const v1::ServerFrame& answer) {
  if (!gather_) return;
  const bool is_good = answer.has_replay() && gather_->take(answer.replay()).empty();
  if (is_good && !gather_->complete()) return;
  if (is_good) study_.add(gather_->told());
  gather_.reset();
}

}  // namespace gridmates::replay
