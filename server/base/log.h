// The server's log: one line for each event on standard error, as text or as JSON. An event is a
// fixed sentence with fields; never a payload, a token or a person's name. Safe for concurrent use.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::log {

enum class Level : std::uint8_t { kDebug, kInfo, kWarn, kError, kOff };
enum class Format : std::uint8_t { kText, kJson };

// "debug", "info", "warn", "error", "off"; nullopt for anything else.
std::optional<Level> level_of(std::string_view name);
// "text", "json"; nullopt for anything else.
std::optional<Format> format_of(std::string_view name);

// A key with a string or a whole number.
struct Field {
  std::string_view key;
  std::string value;
  bool number = false;

  Field(std::string_view k, std::string_view v) : key(k), value(v) {}
  Field(std::string_view k, std::integral auto v)
      : key(k), value(std::to_string(v)), number(true) {}
};
using Fields = std::initializer_list<Field>;

// From now on, only events of `level` and above are logged, in this format. Before the first call:
// kInfo, kText.
void set_up(Level level, Format format);

void debug(std::string_view event, Fields fields = {});
void info(std::string_view event, Fields fields = {});
void warn(std::string_view event, Fields fields = {});
void error(std::string_view event, Fields fields = {});

// The event as it appears in a line after time and level, without the line break; control
// characters are escaped, so that no field can forge a line.
std::string to_text(std::string_view event, Fields fields);
// The same as the members of a JSON object, without the braces.
std::string to_json(std::string_view event, Fields fields);

}  // namespace gridmates::log
