// How fast fields without guesses are made, in CPU time, compared with sgt-mines (Simon Tatham's
// Mines), in alternation in the same run, if that program is installed. Both promise the same: the
// first click is an opening, anywhere on the field, and no guess is needed after it.
// docs/MINESWEEPER.md says how to read it.
//
//     mines_bench [--rounds N] [--count N] [--seed X] [--peer PROGRAM] [WxHnM...]
//
// A round makes --count fields of a size, or as many as have a million cells in all. Field `index`
// of a size has the seed X + index.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/minesweeper/generate/generate.h"
#include "tests/bench/bench.h"
#include "tests/bench/mines_size.h"

namespace gridmates::minesweeper {
namespace {

constexpr int kUsualCells = 1'000'000;  // cells in a round

struct Task {
  int rounds = 5;
  int count = 0;  // 0: the size's default
  std::uint64_t seed = 1;
  std::string peer = "/usr/games/sgt-mines";
  std::vector<Size> sizes;

  // Fields a round.
  int count_of(const Size& size) const {
    return count != 0 ? count : kUsualCells / size.shape.cells();
  }
};

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

double quantile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

struct Ours {
  std::vector<double> rates;     // fields a second, by round
  std::vector<double> field_ms;  // of every field
  int guaranteed = 0;
};

void make_ours(const Task& task, const Size& size, Ours& ours) {
  const int count = task.count_of(size);
  const double begin = bench::cpu_seconds();
  double last = begin;
  for (int i = 0; i < count; ++i) {
    const std::uint64_t number = task.seed + ours.field_ms.size();
    const auto first =
        static_cast<Cell>(core::Random(core::seed_from(~number)).below(size.shape.cells()));
    const Generated made = generate({size.shape, size.mines, first}, core::seed_from(number));
    ours.guaranteed += made.guaranteed ? 1 : 0;
    const double now = bench::cpu_seconds();
    ours.field_ms.push_back((now - last) * 1e3);
    last = now;
  }
  ours.rates.push_back(count / (last - begin));
}

// CPU seconds of the peer for this many fields, including its start; nullopt if it cannot be run.
std::optional<double> peer_s(const std::string& peer, const Size& size, int count) {
  const std::string fields = std::to_string(count), name = name_of(size);
  const pid_t child = fork();
  if (child == 0) {
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    execl(peer.c_str(), peer.c_str(), "--generate", fields.c_str(), name.c_str(), nullptr);
    _exit(127);
  }
  int status = 0;
  rusage usage{};
  if (child < 0 || wait4(child, &status, 0, &usage) != child) return std::nullopt;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

void print_rates(const char* who, const std::vector<double>& rates) {
  std::printf("  %s %.0f (%.0f-%.0f) /s", who, quantile(rates, 0.5), quantile(rates, 0),
              quantile(rates, 1));
}

void measure(const Task& task, const Size& size) {
  const int count = task.count_of(size);
  Ours ours;
  std::vector<double> theirs, ratios;
  const bool has_peer = access(task.peer.c_str(), X_OK) == 0;
  for (int round = 0; round < task.rounds; ++round) {
    make_ours(task, size, ours);
    const auto spent = has_peer ? peer_s(task.peer, size, count) : std::nullopt;
    if (!spent) continue;
    theirs.push_back(count / *spent);
    ratios.push_back(ours.rates.back() / theirs.back());
  }
  std::printf("%-9s %6d fields x %d", name_of(size).c_str(), count, task.rounds);
  print_rates("ours", ours.rates);
  std::printf("  ms %.3f median %.3f p99 %.3f max  guaranteed %d", quantile(ours.field_ms, 0.5),
              quantile(ours.field_ms, 0.99), quantile(ours.field_ms, 1), ours.guaranteed);
  if (!theirs.empty()) {
    print_rates("sgt-mines", theirs);
    std::printf("  ratio %.1f (%.1f-%.1f)", quantile(ratios, 0.5), quantile(ratios, 0),
                quantile(ratios, 1));
  }
  std::puts("");
  std::fflush(stdout);
}

Task read_task(int argc, char** argv) {
  Task task;
  const auto option = [&task](const std::string& name, const char* value) {
    if (name == "--rounds") task.rounds = bench::count(value);
    if (name == "--count") task.count = bench::count(value);
    if (name == "--seed") task.seed = bench::number(value);
    if (name == "--peer") task.peer = value;
    return name == "--rounds" || name == "--count" || name == "--seed" || name == "--peer";
  };
  bench::read_words(
      argc, argv, [&task](const std::string& word) { task.sizes.push_back(read_size(word)); },
      option);
  if (task.sizes.empty()) {
    for (const char* usual : {"9x9n10", "16x16n40", "30x16n99", "50x50n400", "50x50n500"}) {
      task.sizes.push_back(read_size(usual));
    }
  }
  return task;
}

}  // namespace
}  // namespace gridmates::minesweeper

int main(int argc, char** argv) {
  const auto task = gridmates::minesweeper::read_task(argc, argv);
  for (const auto& size : task.sizes) gridmates::minesweeper::measure(task, size);
}
