#include "client/tools/csv.h"

#include <charconv>
#include <ctime>
#include <string_view>
#include <system_error>

#include "client/core/text.h"

namespace gridmates::tools {

namespace {

bool is_number(std::string_view field) {
  double number = 0;
  const auto [end, wrong] = std::from_chars(field.data(), field.data() + field.size(), number);
  return wrong == std::errc() && end == field.data() + field.size();
}

bool is_formula(std::string_view field) {
  return field.find_first_of("=+-@") == 0 && !is_number(field);
}

}  // namespace

std::string csv_line(const std::vector<std::string>& fields) {
  std::string line;
  for (const std::string& given : fields) {
    std::string field = client::printable(given);
    if (is_formula(field)) field.insert(0, 1, '\'');
    const bool is_plain = field.find_first_of(",\"") == std::string::npos;
    if (!is_plain) {
      std::string quoted = "\"";
      for (const char c : field) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
      field = quoted + '"';
    }
    line += (line.empty() && &given == &fields.front() ? "" : ",") + field;
  }
  return line + "\r\n";
}

std::string csv_number(std::uint64_t value) { return std::to_string(value); }

std::string csv_time(std::int64_t wall_time_ms) {
  const std::time_t seconds = wall_time_ms / 1000;
  std::tm utc{};
  char text[32] = "";
  const bool known = gmtime_r(&seconds, &utc) != nullptr;
  if (known) std::strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", &utc);
  return text;
}

}  // namespace gridmates::tools
