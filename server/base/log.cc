#include "server/base/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <array>
#include <atomic>

namespace gridmates::log {
namespace {

constexpr std::array<std::string_view, 5> kLevels = {"debug", "info", "warn", "error", "off"};
constexpr std::array<std::string_view, 2> kFormats = {"text", "json"};

std::atomic<Format> format_in_use{Format::kText};

constexpr spdlog::level::level_enum to_spdlog(Level level) {
  constexpr std::array kTheirs = {spdlog::level::debug, spdlog::level::info, spdlog::level::warn,
                                  spdlog::level::err, spdlog::level::off};
  return kTheirs[static_cast<std::size_t>(level)];
}

void set_pattern(spdlog::logger& logger, Format format) {
  const char* pattern = format == Format::kJson
                            ? R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})"
                            : "%Y-%m-%dT%H:%M:%S.%eZ %l %v";
  logger.set_pattern(pattern, spdlog::pattern_time_type::utc);
}

std::shared_ptr<spdlog::logger> make_logger() {
  auto logger = spdlog::stderr_logger_mt("gridmates");
  set_pattern(*logger, Format::kText);
  logger->set_level(spdlog::level::info);
  logger->flush_on(spdlog::level::trace);
  return logger;
}

spdlog::logger& logger() {
  static const std::shared_ptr<spdlog::logger> instance = make_logger();
  return *instance;
}

void put_quoted(std::string& out, std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20 || byte == 0x7f) {
      out += "\\u00";
      out += kHex[byte >> 4];
      out += kHex[byte & 0xf];
    } else {
      out += c;
    }
  }
  out += '"';
}

void write(Level level, std::string_view event, Fields fields) {
  const auto theirs = to_spdlog(level);
  if (!logger().should_log(theirs)) return;
  const bool json = format_in_use.load(std::memory_order_relaxed) == Format::kJson;
  logger().log(theirs, json ? to_json(event, fields) : to_text(event, fields));
}

}  // namespace

std::optional<Level> level_of(std::string_view name) {
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    if (kLevels[i] == name) return static_cast<Level>(i);
  }
  return std::nullopt;
}

std::optional<Format> format_of(std::string_view name) {
  for (std::size_t i = 0; i < kFormats.size(); ++i) {
    if (kFormats[i] == name) return static_cast<Format>(i);
  }
  return std::nullopt;
}

void set_up(Level level, Format format) {
  format_in_use = format;
  logger().set_level(to_spdlog(level));
  set_pattern(logger(), format);
}

void debug(std::string_view event, Fields fields) { write(Level::kDebug, event, fields); }
void info(std::string_view event, Fields fields) { write(Level::kInfo, event, fields); }
void warn(std::string_view event, Fields fields) { write(Level::kWarn, event, fields); }
void error(std::string_view event, Fields fields) { write(Level::kError, event, fields); }

std::string to_text(std::string_view event, Fields fields) {
  std::string out(event);
  for (const Field& field : fields) {
    out += ' ';
    out += field.key;
    out += '=';
    if (field.number) {
      out += field.value;
    } else {
      put_quoted(out, field.value);
    }
  }
  return out;
}

std::string to_json(std::string_view event, Fields fields) {
  std::string out = "\"event\":";
  put_quoted(out, event);
  for (const Field& field : fields) {
    out += ",\"";
    out += field.key;
    out += "\":";
    if (field.number) {
      out += field.value;
    } else {
      put_quoted(out, field.value);
    }
  }
  return out;
}

}  // namespace gridmates::log
