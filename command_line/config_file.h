// The file of `--config`: a line `name = value` each. Plain functions; one thread.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::command_line {

// An option that stands twice in a config file.
struct RepeatedOption {
  std::string name;       // with its section: "play.linear"
  std::size_t first = 0;  // the lines, from 1
  std::size_t second = 0;
};
// The first one of the file, wherever its lines stand.
std::optional<RepeatedOption> repeated_option(std::string_view file);

// Where an option stands in a config file, and its value.
struct OptionLine {
  std::size_t line = 0;  // from 1
  std::string value;
};
// The first line with this name, "play.linear" in a section.
std::optional<OptionLine> line_of(std::string_view file, std::string_view option);

// What is said of such a line.
inline constexpr std::string_view kNoText = "this is no UTF-8 text";
// The first line that is no UTF-8 text, from 1; nullopt: the whole file is.
std::optional<std::size_t> bad_line(std::string_view file);

// Whether a file may have options of commands: `[play]`, or `play.linear = true`.
enum class Sections { kNone, kOfCommands };

// Adds the option --config. `usual` is read without it, if there is such a file; empty: none is.
// CLI::ConfigError for what the file may not have: an option that the
// program does not have, one that stands twice, a section where there are none, or bytes that are
// no UTF-8 text.
void add_config_file(CLI::App& app, Sections sections, const std::string& usual = {});

}  // namespace gridmates::command_line
