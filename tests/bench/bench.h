// Shared by the bench programs: reading the command line, and processor time. Any thread.
#pragma once

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

namespace gridmates::bench {

// Wrong usage: prints why, and ends the program.
[[noreturn]] inline void give_up(const std::string& why) {
  std::fprintf(stderr, "%s: %s\n", program_invocation_short_name, why.c_str());
  std::exit(2);
}

// A number of at least `least`.
inline std::uint64_t number(const char* text, std::uint64_t least = 1) {
  char* end = nullptr;
  const std::uint64_t value = std::strtoull(text, &end, 10);
  if (end == text || *end != '\0' || value < least) {
    give_up(std::string(text) + " is no number from " + std::to_string(least) + " up.");
  }
  return value;
}

inline int count(const char* text) {
  constexpr std::uint64_t kMost = 100'000'000;
  return static_cast<int>(std::min(number(text), kMost));
}

// Reads a command line: calls plain(word) for each plain word, and option(name, value) for each
// "--name value"; option() returns whether there is such an option.
template <class Plain, class Option>
void read_words(int argc, char** argv, Plain plain, Option option) {
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (!word.starts_with("--")) {
      plain(word);
      continue;
    }
    if (++i == argc) give_up(word + " needs a value.");
    if (!option(word, argv[i])) give_up(word + " means nothing.");
  }
}

// The processor time of this process.
inline double cpu_seconds() {
  std::timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}
inline double cpu_ms() { return cpu_seconds() * 1e3; }

}  // namespace gridmates::bench
