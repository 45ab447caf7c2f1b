#include "tests/bench/server/handlers.h"

#include <charconv>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/raw_websocket.h"

namespace gridmates::bench {
namespace {

struct Bucket {
  double at_most_s = 0;  // infinite in the last
  double count = 0;      // of handlers that took at most this
};

std::vector<Bucket> read_buckets(std::uint16_t port) {
  constexpr std::string_view kName = "gridmates_handler_seconds_bucket{le=\"";
  std::string answer;
  std::vector<Bucket> buckets;
  if (support::get(port, "/metrics", &answer) != 200) return buckets;
  std::istringstream lines(answer);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(kName)) continue;
    const char* const end = line.data() + line.size();
    const char* at = line.data() + kName.size();
    if (*at == '+') ++at;  // from_chars knows "Inf" without it
    Bucket bucket;
    at = std::from_chars(at, end, bucket.at_most_s).ptr + std::string_view("\"} ").size();
    std::from_chars(at, end, bucket.count);
    buckets.push_back(bucket);
  }
  return buckets;
}

}  // namespace

void add_handlers(Bench& bench, const std::string& part, const Server& server) {
  constexpr double kMsASecond = 1e3;
  constexpr double kLongSeconds = 0.005;
  if (server.kind() != Kind::kGridmatesd) return;
  const std::string row = "handlers_" + part;
  const std::vector<Bucket> buckets = read_buckets(server.port());
  if (buckets.empty()) return bench.results.fail(row, "gridmatesd", "no metrics");
  const double all = buckets.back().count;
  double longest_ms = 0;
  double soon_enough = 0;
  for (const Bucket& bucket : buckets) {
    if (longest_ms == 0 && bucket.count >= all * 0.999) longest_ms = bucket.at_most_s * kMsASecond;
    if (bucket.at_most_s <= kLongSeconds) soon_enough = bucket.count;
  }
  bench.results.add(
      row, "gridmatesd",
      {{"handlers", all}, {"p99_9_ms", longest_ms}, {"over_5_ms", all - soon_enough}});
}

}  // namespace gridmates::bench
