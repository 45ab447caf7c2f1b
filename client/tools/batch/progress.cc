#include "client/tools/batch/progress.h"

#include <unistd.h>

#include <cstdio>

#include "client/catalogue/catalogue.h"

namespace gridmates::tools {
namespace {

constexpr std::chrono::milliseconds kBetweenLines{200};

}  // namespace

std::string progress_in_words(std::uint64_t done, std::uint64_t of, double seconds) {
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  if (rate <= 0) return tr("{} of {}, {:.1f} a second", done, of, rate);
  const auto left = static_cast<std::uint64_t>(static_cast<double>(of - done) / rate + 0.5);
  return left >= 3600
             ? tr("{} of {}, {:.1f} a second, {}:{:02}:{:02} left", done, of, rate, left / 3600,
                  left / 60 % 60, left % 60)
             : tr("{} of {}, {:.1f} a second, {}:{:02} left", done, of, rate, left / 60, left % 60);
}

Progress::Terminal Progress::standard_error() {
  return {.is_watched = ::isatty(STDERR_FILENO) == 1, .has_output = ::isatty(STDOUT_FILENO) == 1};
}

Progress::Progress(std::uint64_t of, const Terminal& terminal) : of_(of), terminal_(terminal) {}

void Progress::take_away() {
  if (is_shown_) std::fputs(kTakeLineAway, terminal_.file);
  is_shown_ = false;
}

void Progress::show(std::uint64_t done, Clock::time_point now) {
  if (!terminal_.is_watched) return;
  if (now - last_made_ >= kBetweenLines) {
    const std::chrono::duration<double> passed = now - begin_;
    line_ = progress_in_words(done, of_, passed.count());
    last_made_ = now;
    take_away();
  }
  if (is_shown_ || line_.empty()) return;
  std::fputs(line_.c_str(), terminal_.file);
  is_shown_ = true;
}

}  // namespace gridmates::tools
