// The file of the option `--config`: lines `name = value`. Plain functions; one thread.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/sentence.h"

namespace gridmates::command_line {

// An option that occurs twice in a config file.
struct RepeatedOption {
  std::string name;       // with its section: "play.linear"
  std::size_t first = 0;  // the lines, from 1
  std::size_t second = 0;
};
// The first repeated option of the file; its two lines need not be adjacent.
std::optional<RepeatedOption> repeated_option(std::string_view file);

// The line of an option in a config file, and its value.
struct OptionLine {
  std::size_t line = 0;  // from 1
  std::string value;
};
// The first line with this name, "play.linear" in a section.
std::optional<OptionLine> line_of(std::string_view file, std::string_view option);

// Whether a file may have options of commands: `[play]`, or `play.linear = true`.
enum class Sections { kNone, kOfCommands };

// A config file that is refused: an option given twice, an unknown section, an option without its
// value, a switch (`option`) whose value is neither yes nor no, or a line (`line`) that is not
// UTF-8 text.
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
    core::Sentence("read options from this file, one `name = value` per line");

// Adds the option --config, whose help text is `what`. Without the option the file `usual` is read
// if it exists; empty: none. Throws CLI::ConfigError for a file that is refused, also for an
// unknown option.
void add_config_file(CLI::App& app, Sections sections, const std::string& usual = {},
                     const std::string& what = std::string(kConfigHelp.text()));

}  // namespace gridmates::command_line
