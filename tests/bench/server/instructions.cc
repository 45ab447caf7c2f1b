#include "tests/bench/server/instructions.h"

#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <fstream>
#include <utility>

#include "tests/support/process.h"

namespace gridmates::bench {
namespace {

namespace fs = std::filesystem;

const fs::path kValgrind = "/usr/bin/valgrind";
const fs::path kVgdb = "/usr/bin/vgdb";
const fs::path kStrip = "/usr/bin/strip";

// Opens a counter of the instructions in user mode of one thread; negative if there is none.
int open_counter(pid_t thread) {
  perf_event_attr wanted{};
  wanted.size = sizeof wanted;
  wanted.type = PERF_TYPE_HARDWARE;
  wanted.config = PERF_COUNT_HW_INSTRUCTIONS;
  wanted.exclude_kernel = 1;
  wanted.exclude_hv = 1;
  return static_cast<int>(::syscall(SYS_perf_event_open, &wanted, thread, -1, -1, 0));
}

bool run(std::vector<std::string> arguments) {
  return support::Process(std::move(arguments), {}, "/dev/null").wait() == 0;
}

}  // namespace

Counting counting() {
  const int probe = open_counter(0);
  if (probe >= 0) {
    ::close(probe);
    return Counting::kKernel;
  }
  const bool valgrind = fs::exists(kValgrind) && fs::exists(kVgdb) && fs::exists(kStrip);
  return valgrind ? Counting::kCallgrind : Counting::kNone;
}

Place under_callgrind(const Place& place, const fs::path& folder) {
  Place counted = place;
  counted.programs = folder;
  counted.wrapper = {kValgrind, "--tool=callgrind",
                     "--callgrind-out-file=" + (folder / "callgrind").string(),
                     "--log-file=/dev/null"};
  run({kStrip, "--strip-debug", "-o", folder / "gridmatesd", place.programs / "gridmatesd"});
  return counted;
}

InstructionCounter::InstructionCounter(const Server& server, Counting how, fs::path folder)
    : pid_(server.pid()), how_(how), folder_(std::move(folder)) {
  if (how_ == Counting::kKernel) {
    for (const auto& task : fs::directory_iterator("/proc/" + std::to_string(pid_) + "/task")) {
      counters_.push_back(open_counter(std::stoi(task.path().filename())));
    }
  }
  take();
}

InstructionCounter::~InstructionCounter() {
  for (const int counter : counters_) {
    if (counter >= 0) ::close(counter);
  }
}

std::optional<std::uint64_t> InstructionCounter::take() {
  if (how_ == Counting::kCallgrind) return take_dump();
  const auto now = read_kernel();
  if (!now) return std::nullopt;
  return *now - std::exchange(last_, *now);
}

std::optional<std::uint64_t> InstructionCounter::read_kernel() const {
  std::uint64_t sum = 0;
  for (const int counter : counters_) {
    std::uint64_t value = 0;
    if (counter < 0 || ::read(counter, &value, sizeof value) != sizeof value) return std::nullopt;
    sum += value;
  }
  if (counters_.empty()) return std::nullopt;
  return sum;
}

// A dump has the instructions since the dump before; it is complete when vgdb ends.
std::optional<std::uint64_t> InstructionCounter::take_dump() {
  if (!run({kVgdb, "--pid=" + std::to_string(pid_), "dump", "bench"})) return std::nullopt;
  std::ifstream dump(folder_ / ("callgrind." + std::to_string(++dumps_)));
  constexpr std::string_view kTotals = "totals: ";
  for (std::string line; std::getline(dump, line);) {
    if (line.starts_with(kTotals)) return std::stoull(line.substr(kTotals.size()));
  }
  return std::nullopt;
}

}  // namespace gridmates::bench
