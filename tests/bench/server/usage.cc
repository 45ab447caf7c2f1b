#include "tests/bench/server/usage.h"

#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>

namespace gridmates::bench {
namespace {

namespace fs = std::filesystem;

// The number after `name` in a /proc status file; 0 if there is none.
std::uint64_t status_value(const fs::path& file, const std::string& name) {
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(name)) return std::stoull(line.substr(name.size()));
  }
  return 0;
}

double cpu_seconds(pid_t pid) {
  clockid_t clock{};
  timespec used{};
  if (::clock_getcpuclockid(pid, &clock) != 0 || ::clock_gettime(clock, &used) != 0) return 0;
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

}  // namespace

Usage usage_of(pid_t pid) {
  const fs::path process = "/proc/" + std::to_string(pid);
  Usage usage;
  usage.cpu_s = cpu_seconds(pid);
  usage.rss_kib = status_value(process / "status", "VmRSS:");
  std::error_code gone;
  for (const auto& task : fs::directory_iterator(process / "task", gone)) {
    usage.wake_ups += status_value(task.path() / "status", "voluntary_ctxt_switches:");
  }
  return usage;
}

WalMeter::~WalMeter() {
  if (fd_ >= 0) ::close(fd_);
}

// The index begins with its version (4 bytes), 4 unused, a change counter, two flags, the page size
// (2 bytes; 1 stands for 65,536) and the number of frames in the log
// (https://sqlite.org/walformat.html).
void WalMeter::look() {
  if (fd_ < 0) fd_ = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC);
  unsigned char head[20];
  if (fd_ < 0 || ::pread(fd_, head, sizeof head, 0) != sizeof head) return;
  std::uint16_t page = 0;
  std::uint32_t frames = 0;
  std::memcpy(&page, head + 14, sizeof page);
  std::memcpy(&frames, head + 16, sizeof frames);
  page_bytes_ = page == 1 ? 65'536 : page;
  frames_ += frames < last_ ? frames : frames - last_;
  last_ = frames;
}

}  // namespace gridmates::bench
