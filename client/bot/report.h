// What a run of bots has measured, and its output formats. Plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gridmates::bot {

struct Report {
  std::string game;
  std::uint32_t rooms = 0;
  std::uint64_t moves_wanted = 0;
  std::uint64_t refused = 0;                // requests that were refused
  std::string first_refusal;                // the message of the first refusal
  std::uint64_t disconnects = 0;            // connections lost while playing
  std::uint64_t hash_mismatches = 0;        // views with a hash other than the server's; must be 0
  double seconds = 0;                       // from the first move to the last receipt
  std::vector<std::uint32_t> latencies_us;  // one per move: from sending to the opponent's receipt
  std::optional<double> server_cpu_seconds;

  std::uint64_t errors() const { return refused + disconnects + hash_mismatches; }
  bool complete() const { return latencies_us.size() == moves_wanted && errors() == 0; }
};

// The smallest value that at least `per_mille` thousandths of the values do not exceed (nearest
// rank); 0 without values. Sorts the values.
std::uint32_t percentile(std::vector<std::uint32_t>& values, std::uint32_t per_mille);

// The report in lines of text, or as one JSON object in one line; both end with a line end.
std::string text_of(Report report);
std::string json_of(Report report);

// User and system CPU time of a process in seconds, from the text of /proc/PID/stat; nullopt if the
// text has another format. `ticks` per second.
std::optional<double> cpu_seconds(std::string_view stat, long ticks);
// The same for a running process; nullopt if it does not exist or the system has no /proc.
std::optional<double> cpu_seconds(int pid);

}  // namespace gridmates::bot
