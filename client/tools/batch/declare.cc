#include "client/tools/batch/declare.h"

#include <algorithm>
#include <thread>

#include "client/catalogue/catalogue.h"
#include "engine/text/numbers.h"

namespace gridmates::tools {
namespace {

constexpr unsigned kMostJobs = 1024;
constexpr std::uint64_t kMostMade = 1'000'000'000;

unsigned all_cores() { return std::max(1U, std::thread::hardware_concurrency()); }

}  // namespace

void add_count(CLI::App& sub, std::uint64_t& count) {
  sub.add_option("-n", count, tr("how many"))
      ->check(CLI::Range(std::uint64_t{1}, kMostMade))
      ->capture_default_str();
}

void add_jobs(CLI::App& sub, unsigned& jobs) {
  jobs = all_cores();
  sub.add_option("--jobs", jobs, tr("threads; the output is the same for any number"))
      ->check(CLI::Range(1U, kMostJobs))
      ->capture_default_str();
}

void add_seed(CLI::App& sub, std::optional<std::uint64_t>& seed, const std::string& what) {
  add_parsed(
      sub, "--seed", seed,
      [](const std::string& words) { return text::number_in<std::uint64_t>(words); }, "NUMBER",
      what);
}

}  // namespace gridmates::tools
