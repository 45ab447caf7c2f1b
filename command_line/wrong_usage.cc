#include "command_line/wrong_usage.h"

#include <fstream>
#include <optional>
#include <sstream>
#include <string_view>

#include "command_line/config_file.h"

namespace gridmates::command_line {
namespace {

// An option that stands there more often than it means anything.
std::string given_too_often(const std::string& why) {
  const std::size_t at = why.find(": At Most 1 required but received ");
  if (at == std::string::npos) return why;
  return why.substr(0, at) + " is given " + why.substr(why.rfind(' ') + 1) + " times";
}

std::string text_in(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::optional<OptionLine> line_in(const std::string& path, std::string_view option) {
  return line_of(text_in(path), option);
}

std::string place_in(const std::string& path, const std::optional<OptionLine>& found) {
  return "in " + path + (found ? ", line " + std::to_string(found->line) : "") + ": ";
}

// Of a value that the file has: what was typed comes before what stands there.
std::string wrong_value(const std::string& path, const std::string& what) {
  const std::size_t colon = what.find(": ");
  if (!what.starts_with("--") || colon == std::string::npos) return given_too_often(what);
  const auto found = line_in(path, std::string_view(what).substr(2, colon - 2));
  const std::string wrong = what.substr(colon + 2, what.find(' ', colon + 2) - colon - 2);
  // One of several values, or none at all.
  const bool is_from_file =
      found && ("," + found->value + ",").find("," + wrong + ",") != std::string::npos;
  return is_from_file ? place_in(path, found) + what.substr(2) : given_too_often(what);
}

}  // namespace

std::string wrong_usage(const CLI::App& app, const CLI::Error& error) {
  constexpr std::string_view kUnknown = "INI was not able to parse ";
  constexpr std::string_view kSwitch = " is yes or no";
  const std::string what = error.what();
  const CLI::Option* config = app.get_config_ptr();
  const std::string path = config == nullptr ? "" : config->as<std::string>();
  if (dynamic_cast<const CLI::ConfigError*>(&error) == nullptr) return wrong_value(path, what);
  if (what.starts_with(kUnknown)) {
    const std::string option = what.substr(kUnknown.size());
    return place_in(path, line_in(path, option)) + "there is no option " + option;
  }
  if (const auto bad = bad_line(text_in(path)); bad && what == kNoText) {
    return place_in(path, OptionLine{*bad, {}}) + what;
  }
  const bool is_switch = what.ends_with(kSwitch);
  const auto found =
      is_switch ? line_in(path, what.substr(0, what.size() - kSwitch.size())) : std::nullopt;
  return place_in(path, found) + what;
}

}  // namespace gridmates::command_line
