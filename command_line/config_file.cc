#include "command_line/config_file.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <sstream>
#include <vector>

#include "engine/text/utf8.h"

namespace gridmates::command_line {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::string_view without_quotes(std::string_view name) {
  const bool quoted = name.size() > 1 && (name.front() == '"' || name.front() == '\'') &&
                      name.front() == name.back();
  return quoted ? name.substr(1, name.size() - 2) : name;
}

// Lines as CLI11 reads them: sections, comments, flags by their name alone, and lists in brackets
// that go on over several lines.
class Lines {
 public:
  explicit Lines(std::string_view file) : rest_(file) {}

  // The name of the next option, with its section; nullopt at the end of the file.
  std::optional<std::string> next_option() {
    while (!rest_.empty()) {
      const std::string_view line = take();
      if (line.empty() || line.front() == '#' || line.front() == ';') continue;
      if (line.front() == '[' && line.back() == ']') {
        const std::string_view name = line.substr(1, line.size() - 2);
        section_ = name == "default" ? "" : std::string(name) + ".";
        continue;
      }
      line_ = number_;
      return section_ + std::string(name_of(line));
    }
    return std::nullopt;
  }
  // In which line that option begins, and its value; of a list the last line of it.
  std::size_t line() const { return line_; }
  std::string_view value() const { return value_; }

 private:
  std::string_view take() {
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    const std::string_view line = trimmed(rest_.substr(0, end));
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    ++number_;
    return line;
  }

  std::string_view name_of(std::string_view line) {
    const std::size_t equals = line.find('=');
    value_ = {};
    if (equals == std::string_view::npos) return trimmed(line.substr(0, line.find('#')));
    std::string_view value = line.substr(equals + 1);
    value = trimmed(value.substr(0, value.find('#')));
    if (value.size() > 1 && value.front() == '[') {
      while (!value.ends_with(']') && !rest_.empty()) value = take();
    }
    value_ = without_quotes(value);
    return without_quotes(trimmed(line.substr(0, equals)));
  }

  std::string_view rest_;
  std::string_view value_;
  std::string section_;
  std::size_t number_ = 0;
  std::size_t line_ = 0;
};

// The first line that is no UTF-8 text, from 1; nullopt: the whole file is.
std::optional<std::size_t> bad_line(std::string_view file) {
  for (std::size_t line = 1; !file.empty(); ++line) {
    const std::size_t end = std::min(file.find('\n'), file.size());
    if (!text::is_utf8(file.substr(0, end))) return line;
    file.remove_prefix(std::min(end + 1, file.size()));
  }
  return std::nullopt;
}

class ConfigFile final : public CLI::ConfigBase {
 public:
  explicit ConfigFile(Sections sections) : sections_(sections) {}

  // What is on or off, and has another value than that.
  std::string to_flag(const CLI::ConfigItem& item) const override {
    try {
      std::string value = CLI::ConfigBase::to_flag(item);
      (void)CLI::detail::to_flag_value(value);
      return value;
    } catch (const std::logic_error&) {
      throw RefusedConfig(core::Statement("{option} is yes or no", {{"option", item.name}}),
                          item.name);
    }
  }

  std::vector<CLI::ConfigItem> from_config(std::istream& input) const override {
    const std::string file{std::istreambuf_iterator<char>(input), {}};
    if (const auto line = bad_line(file)) {
      throw RefusedConfig(core::Statement("this is no UTF-8 text"), {}, line);
    }
    std::istringstream again(file);
    auto items = CLI::ConfigBase::from_config(again);
    for (const CLI::ConfigItem& item : items) {
      if (sections_ == Sections::kOfCommands || item.parents.empty()) continue;
      throw RefusedConfig(core::Statement("there are no sections here: [{section}]",
                                          {{"section", item.parents.front()}}));
    }
    if (const auto twice = repeated_option(file)) {
      throw RefusedConfig(core::Statement("{option} is given twice, in lines {first} and {second}",
                                          {{"option", twice->name},
                                           {"first", std::to_string(twice->first)},
                                           {"second", std::to_string(twice->second)}}));
    }
    return items;
  }

 private:
  Sections sections_;
};

}  // namespace

std::optional<RepeatedOption> repeated_option(std::string_view file) {
  std::map<std::string, std::size_t> seen;
  Lines lines(file);
  while (const auto name = lines.next_option()) {
    const auto [first, is_new] = seen.try_emplace(*name, lines.line());
    if (!is_new) return RepeatedOption{*name, first->second, lines.line()};
  }
  return std::nullopt;
}

std::optional<OptionLine> line_of(std::string_view file, std::string_view option) {
  Lines lines(file);
  while (const auto name = lines.next_option()) {
    if (*name == option) return OptionLine{lines.line(), std::string(lines.value())};
  }
  return std::nullopt;
}

void add_config_file(CLI::App& app, Sections sections, const std::string& usual,
                     const std::string& what) {
  app.config_formatter(std::make_shared<ConfigFile>(sections));
  app.set_config("--config", usual, what);
  app.allow_config_extras(CLI::config_extras_mode::error);
}

}  // namespace gridmates::command_line
