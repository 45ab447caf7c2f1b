#include "client/tools/csv.h"

#include <string_view>

#include "client/core/text.h"

namespace gridmates::tools {

std::string csv_line(const std::vector<std::string>& fields) {
  std::string line;
  for (const std::string& given : fields) {
    std::string field = client::printable(given);
    if (!field.empty() && std::string_view("=+-@").find(field[0]) != std::string_view::npos) {
      field.insert(0, 1, '\'');
    }
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

}  // namespace gridmates::tools
