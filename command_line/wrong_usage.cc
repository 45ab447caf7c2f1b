#include "command_line/wrong_usage.h"

#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "command_line/config_file.h"
#include "command_line/library_words.h"

namespace gridmates::command_line {
namespace {

using core::Parameter;
using core::Statement;

std::optional<OptionLine> line_in(const std::string& path, std::string_view option) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return line_of(text.str(), option);
}

Parameter in_file(const std::string& path, const std::optional<OptionLine>& found, Parameter why) {
  Parameter file("file", path);
  if (!found) return {"why", Statement("in {file}: {why}", {std::move(file), std::move(why)})};
  return {"why",
          Statement("in {file}, line {line}: {why}",
                    {std::move(file), {"line", std::to_string(found->line)}, std::move(why)})};
}

// For a wrong value that may come from the file; a typed value has precedence.
Parameter wrong_value(const std::string& path, const std::string& what) {
  const std::size_t colon = what.find(": ");
  if (!what.starts_with("--") || colon == std::string::npos) return in_our_words(what);
  const auto found = line_in(path, std::string_view(what).substr(2, colon - 2));
  const std::string wrong = what.substr(colon + 2, what.find(' ', colon + 2) - colon - 2);
  // One of several values, or none at all.
  const bool is_from_file =
      found && ("," + found->value + ",").find("," + wrong + ",") != std::string::npos;
  return is_from_file ? in_file(path, found, in_our_words(what.substr(2))) : in_our_words(what);
}

}  // namespace

Parameter wrong_usage(const CLI::App& app, const CLI::Error& error) {
  constexpr std::string_view kUnknown = "INI was not able to parse ";
  const std::string what = error.what();
  const CLI::Option* config = app.get_config_ptr();
  const std::string path = config == nullptr ? "" : config->as<std::string>();
  if (const auto* refused = dynamic_cast<const RefusedConfig*>(&error)) {
    std::optional<OptionLine> found;
    if (!refused->option.empty()) found = line_in(path, refused->option);
    if (refused->line) found = OptionLine{*refused->line, {}};
    return in_file(path, found, {"why", refused->said});
  }
  if (dynamic_cast<const CLI::ConfigError*>(&error) == nullptr) return wrong_value(path, what);
  if (!what.starts_with(kUnknown)) return in_file(path, std::nullopt, in_our_words(what));
  const std::string option = what.substr(kUnknown.size());
  return in_file(path, line_in(path, option),
                 {"why", Statement("there is no option {option}", {{"option", option}})});
}

}  // namespace gridmates::command_line
