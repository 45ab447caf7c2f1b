#include "client/tools/batch/activity.h"

#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <cstdio>

#include "client/catalogue/catalogue.h"
#include "client/tools/batch/in_order.h"
#include "client/tools/batch/progress.h"

namespace gridmates::tools {
namespace {

constexpr std::chrono::milliseconds kBetweenShows{200};
constexpr std::chrono::seconds kBeforeFirst{1};

}  // namespace

std::string activity_in_words(std::uint64_t puzzles, std::uint64_t steps) {
  return tr("{}, {}", tr_count("{} puzzle", "{} puzzles", puzzles),
            tr_count("{} step", "{} steps", steps));
}

Activity::Activity() {
  if (::isatty(STDERR_FILENO) != 1) return;
  start_thread(shower_, [this](const std::stop_token& over) { show(over); });
}

Activity::~Activity() {
  shower_.clear();  // requests its stop and joins
  take_away();
}

void Activity::take_away() {
  const std::lock_guard lock(shown_);
  if (is_shown_) std::fputs(kTakeLineAway, stderr);
  is_shown_ = false;
}

void Activity::show(const std::stop_token& over) {
  std::mutex waiting;
  std::condition_variable_any never;
  std::unique_lock lock(waiting);
  const auto is_over_after = [&](auto time) {
    return never.wait_for(lock, over, time, [] { return false; }) || over.stop_requested();
  };
  if (is_over_after(kBeforeFirst)) return;
  do {
    if (puzzles_ + steps_ == 0) continue;  // nothing has been read: a person may be typing
    const std::lock_guard one(shown_);
    std::fprintf(stderr, "%s%s", kTakeLineAway, activity_in_words(puzzles_, steps_).c_str());
    is_shown_ = true;
  } while (!is_over_after(kBetweenShows));
}

}  // namespace gridmates::tools
