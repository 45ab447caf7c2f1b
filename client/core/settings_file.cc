#include "client/core/settings_file.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <vector>

#include "client/catalogue/catalogue.h"

namespace gridmates::client {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBlanks = " \t";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// Whether the line sets this name.
bool sets(std::string_view line, std::string_view name) {
  const std::size_t equals = line.find('=');
  return equals != std::string_view::npos && trimmed(line.substr(0, equals)) == name;
}

bool sets_in_comment(std::string_view line, std::string_view name) {
  const std::string_view text = trimmed(line);
  return text.starts_with('#') && sets(text.substr(1), name);
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string cannot_keep(const std::string& path, int error) {
  return tr("the settings cannot be written to {}: {}", path, std::strerror(error));
}

}  // namespace

std::string default_settings_file() {
  const char* config = std::getenv("XDG_CONFIG_HOME");
  const char* home = std::getenv("HOME");
  if (config != nullptr && *config == '/') return std::string(config) + "/gridmates/gridmates.conf";
  if (home == nullptr || *home == '\0') return {};
  return std::string(home) + "/.config/gridmates/gridmates.conf";
}

std::string with_setting(std::string_view text, std::string_view name, std::string_view value) {
  std::vector<std::string> lines = lines_of(text);
  const auto section = std::ranges::find_if(
      lines, [](const std::string& line) { return trimmed(line).starts_with('['); });
  auto place =
      std::find_if(lines.begin(), section, [name](const auto& l) { return sets(l, name); });
  if (place == section) {
    place = std::find_if(lines.begin(), section,
                         [name](const auto& line) { return sets_in_comment(line, name); });
  }
  if (place == section) place = lines.insert(section, std::string());
  if (!value.empty()) {
    *place = std::string(name) + " = " + std::string(value);
  } else if (!trimmed(*place).starts_with('#')) {
    *place = "# " + (place->empty() ? std::string(name) + " =" : *place);
  }
  std::string all;
  for (const std::string& line : lines) all += line + '\n';
  return all;
}

std::string keep_setting(const std::string& path, std::string_view fresh, std::string_view name,
                         std::string_view value) {
  if (path.empty())
    return tr("there is no place for settings (HOME and XDG_CONFIG_HOME are not set)");
  std::error_code error;
  const fs::path target = fs::is_symlink(path) ? fs::canonical(path, error) : fs::path(path);
  if (error) return cannot_keep(path, error.value());
  std::string text(fresh);
  if (fs::exists(target, error)) {
    std::ifstream file(target, std::ios::binary);
    text.assign(std::istreambuf_iterator<char>(file), {});
    if (!file) return cannot_keep(path, EIO);
  }
  fs::create_directories(target.parent_path(), error);
  if (error) return cannot_keep(path, error.value());
  const std::string changed = target.string() + ".new-" + std::to_string(getpid());
  std::ofstream file(changed, std::ios::binary);
  file << with_setting(text, name, value);
  file.close();
  if (!file) return cannot_keep(path, errno);
  fs::rename(changed, target, error);
  return error ? cannot_keep(path, error.value()) : "";
}

}  // namespace gridmates::client
