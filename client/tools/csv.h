// Lines of comma-separated values (RFC 4180), and the output forms of commands. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace gridmates::tools {

enum class Form : std::uint8_t { kText, kCsv, kJson };

// Printable, with quotes around fields that need them, and an apostrophe before text that a
// spreadsheet would take for a formula.
std::string csv_line(const std::vector<std::string>& fields);
std::string csv_number(std::uint64_t value);
// "2026-08-02T20:15:04Z"; empty for a time outside of the calendar.
std::string csv_time(std::int64_t wall_time_ms);

}  // namespace gridmates::tools
