#include "client/bot/report.h"

#include <unistd.h>

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <sstream>

namespace gridmates::bot {
namespace {

__attribute__((format(printf, 1, 2))) std::string format(const char* pattern, ...) {
  char text[512];
  va_list values;
  va_start(values, pattern);
  std::vsnprintf(text, sizeof(text), pattern, values);
  va_end(values);
  return text;
}

// The numbers of both formats, computed once.
struct Figures {
  explicit Figures(Report& report)
      : moves(report.latencies_us.size()),
        per_second(report.seconds > 0 ? static_cast<double>(moves) / report.seconds : 0),
        p50_ms(percentile(report.latencies_us, 500) / 1000.0),
        p99_ms(percentile(report.latencies_us, 990) / 1000.0),
        p999_ms(percentile(report.latencies_us, 999) / 1000.0) {
    if (report.server_cpu_seconds && moves > 0) {
      cpu_per_1000 = *report.server_cpu_seconds * 1000 / static_cast<double>(moves);
    }
  }
  std::size_t moves;
  double per_second;
  double p50_ms;
  double p99_ms;
  double p999_ms;
  std::optional<double> cpu_per_1000;
};

}  // namespace

std::uint32_t percentile(std::vector<std::uint32_t>& values, std::uint32_t per_mille) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const std::size_t rank = (values.size() * per_mille + 999) / 1000;
  return values[std::max<std::size_t>(rank, 1) - 1];
}

std::string text_of(Report report) {
  const Figures figures(report);
  std::string text = format("game                 %s\nrooms                %u\n",
                            report.game.c_str(), report.rooms);
  text += format("moves                %zu of %llu in %.2f s\n", figures.moves,
                 static_cast<unsigned long long>(report.moves_wanted), report.seconds);
  text += format("moves/s              %.1f\n", figures.per_second);
  text += format("to the opponent      p50 %.2f ms, p99 %.2f ms, p99.9 %.2f ms\n", figures.p50_ms,
                 figures.p99_ms, figures.p999_ms);
  text += format("errors               %llu (%llu refused, %llu disconnects, %llu wrong views)\n",
                 static_cast<unsigned long long>(report.errors()),
                 static_cast<unsigned long long>(report.refused),
                 static_cast<unsigned long long>(report.disconnects),
                 static_cast<unsigned long long>(report.hash_mismatches));
  if (figures.cpu_per_1000) {
    text += format("server CPU           %.3f s per 1000 moves\n", *figures.cpu_per_1000);
  }
  return text;
}

std::string json_of(Report report) {
  const Figures figures(report);
  std::string text = format("{\"game\":\"%s\",\"rooms\":%u,\"moves_wanted\":%llu,\"moves\":%zu,",
                            report.game.c_str(), report.rooms,
                            static_cast<unsigned long long>(report.moves_wanted), figures.moves);
  text += format("\"seconds\":%.3f,\"moves_per_second\":%.1f,", report.seconds, figures.per_second);
  text += format("\"p50_ms\":%.3f,\"p99_ms\":%.3f,\"p999_ms\":%.3f,", figures.p50_ms,
                 figures.p99_ms, figures.p999_ms);
  text += format("\"refused\":%llu,\"disconnects\":%llu,\"hash_mismatches\":%llu,",
                 static_cast<unsigned long long>(report.refused),
                 static_cast<unsigned long long>(report.disconnects),
                 static_cast<unsigned long long>(report.hash_mismatches));
  text += "\"server_cpu_seconds_per_1000_moves\":";
  text += figures.cpu_per_1000 ? format("%.4f", *figures.cpu_per_1000) : "null";
  return text + "}\n";
}

// Fields are counted after the last ')': the process name before it may contain anything. utime and
// stime are the 14th and 15th of the line (proc(5)), the 12th and 13th after the name.
std::optional<double> cpu_seconds(std::string_view stat, long ticks) {
  const auto name_end = stat.rfind(')');
  if (name_end == std::string_view::npos || ticks <= 0) return std::nullopt;
  std::istringstream fields{std::string(stat.substr(name_end + 1))};
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  double user = 0;
  double system = 0;
  if (!(fields >> user >> system)) return std::nullopt;
  return (user + system) / static_cast<double>(ticks);
}

std::optional<double> cpu_seconds(int pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  const std::string stat{std::istreambuf_iterator<char>(file), {}};
  return cpu_seconds(stat, sysconf(_SC_CLK_TCK));
}

}  // namespace gridmates::bot
