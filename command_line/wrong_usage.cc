#include "command_line/wrong_usage.h"

#include <string_view>

namespace gridmates::command_line {
namespace {

// An option that stands there more often than it means anything.
std::string given_too_often(const std::string& why) {
  const std::size_t at = why.find(": At Most 1 required but received ");
  if (at == std::string::npos) return why;
  return why.substr(0, at) + " is given " + why.substr(why.rfind(' ') + 1) + " times";
}

}  // namespace

std::string wrong_usage(const CLI::App& app, const CLI::Error& error) {
  constexpr std::string_view kUnknown = "INI was not able to parse ";
  const std::string what = error.what();
  if (dynamic_cast<const CLI::ConfigError*>(&error) == nullptr) return given_too_often(what);
  const std::string file = "in " + app.get_config_ptr()->as<std::string>() + ": ";
  if (!what.starts_with(kUnknown)) return file + what;
  return file + "there is no option " + what.substr(kUnknown.size());
}

}  // namespace gridmates::command_line
