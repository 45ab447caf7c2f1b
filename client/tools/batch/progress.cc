#include "client/tools/batch/progress.h"

#include <unistd.h>

#include <array>
#include <cstdio>

namespace gridmates::tools {
namespace {

constexpr std::chrono::milliseconds kBetweenLines{200};

}  // namespace

std::string progress_in_words(std::uint64_t done, std::uint64_t of, double seconds) {
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  std::array<char, 128> words{};
  int size = std::snprintf(words.data(), words.size(), "%llu of %llu, %.1f a second",
                           static_cast<unsigned long long>(done),
                           static_cast<unsigned long long>(of), rate);
  std::string line(words.data(), static_cast<std::size_t>(size));
  if (rate <= 0) return line;
  const auto left = static_cast<unsigned long long>(static_cast<double>(of - done) / rate + 0.5);
  size = left >= 3600 ? std::snprintf(words.data(), words.size(), ", %llu:%02llu:%02llu left",
                                      left / 3600, left / 60 % 60, left % 60)
                      : std::snprintf(words.data(), words.size(), ", %llu:%02llu left", left / 60,
                                      left % 60);
  return line.append(words.data(), static_cast<std::size_t>(size));
}

Progress::Progress(std::uint64_t of) : of_(of), is_watched_(::isatty(STDERR_FILENO) == 1) {}

void Progress::take_away() const {
  if (is_watched_) std::fputs(kTakeLineAway, stderr);
}

void Progress::show(std::uint64_t done) {
  const auto now = Clock::now();
  if (!is_watched_ || now - last_shown_ < kBetweenLines) return;
  last_shown_ = now;
  const std::chrono::duration<double> passed = now - begin_;
  std::fprintf(stderr, "%s%s", kTakeLineAway, progress_in_words(done, of_, passed.count()).c_str());
}

}  // namespace gridmates::tools
