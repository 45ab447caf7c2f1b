#include "tests/bench/server/results.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>

namespace gridmates::bench {

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  std::ranges::sort(values);
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

double percentile_ms(std::vector<std::uint32_t>& values_us, double per_cent) {
  if (values_us.empty()) return 0;
  std::ranges::sort(values_us);
  const double rank = std::ceil(static_cast<double>(values_us.size()) * per_cent / 100);
  const auto place = std::max<std::size_t>(static_cast<std::size_t>(rank), 1);
  return values_us[place - 1] / 1000.0;
}

void Results::add(const std::string& part, const std::string& server, const Figures& figures) {
  std::printf("{\"part\":\"%s\",\"server\":\"%s\"", part.c_str(), server.c_str());
  for (const auto& [name, value] : figures) {
    std::printf(",\"%s\":%.4g", name.c_str(), value);
    keep(part + "." + server + "." + name, value);
  }
  std::printf("}\n");
  std::fflush(stdout);
}

void Results::fail(const std::string& part, const std::string& server, const std::string& why) {
  ++failures_;
  std::printf("{\"part\":\"%s\",\"server\":\"%s\",\"error\":\"%s\"}\n", part.c_str(),
              server.c_str(), why.c_str());
  std::fflush(stdout);
}

void Results::note(const std::string& text) {
  std::printf("{\"note\":\"%s\"}\n", text.c_str());
  std::fflush(stdout);
}

void Results::ratio(const std::string& name, const std::string& over, const std::string& under) {
  const auto& above = row(over);
  const auto& below = row(under);
  for (std::size_t i = 0; i < std::min(above.size(), below.size()); ++i) {
    if (below[i] > 0) keep(name, above[i] / below[i]);
  }
}

void Results::print_medians() const {
  std::printf("\n%-52s %10s %10s %10s %7s\n", "figure", "median", "least", "most", "rounds");
  for (const auto& [name, values] : rows_) {
    if (values.empty()) continue;
    const auto [least, most] = std::ranges::minmax(values);
    std::printf("%-52s %10.4g %10.4g %10.4g %7zu\n", name.c_str(), median(values), least, most,
                values.size());
  }
}

}  // namespace gridmates::bench
