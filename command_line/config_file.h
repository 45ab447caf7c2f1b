// The file of `--config`: a line `name = value` each. Plain functions; one thread.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/sentence.h"

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

// Whether a file may have options of commands: `[play]`, or `play.linear = true`.
enum class Sections { kNone, kOfCommands };

// What a config file may not have: an option that stands twice, a section that is none of the
// program's, an option without its value, a switch, named here, that is neither on nor off, or
// bytes that are no UTF-8 text, in this line.
class RefusedConfig : public CLI::ConfigError {
 public:
  explicit RefusedConfig(core::Statement why, std::string of = {},
                         std::optional<std::size_t> in_line = {})
      : CLI::ConfigError(why.text(), CLI::ExitCodes::ConfigError),
        said(std::move(why)),
        option(std::move(of)),
        line(in_line) {}

  core::Statement said;
  std::string option;
  std::optional<std::size_t> line;  // from 1
};

inline constexpr core::Sentence kConfigHelp =
    core::Sentence("read options from this file: a line `name = value` each");

// Adds the option --config, which the help explains as `what`. `usual` is read without it, if there
// is such a file; empty: none is. CLI::ConfigError for what the file may not have, also an option
// that the program does not have.
void add_config_file(CLI::App& app, Sections sections, const std::string& usual = {},
                     const std::string& what = std::string(kConfigHelp.text()));

}  // namespace gridmates::command_line
