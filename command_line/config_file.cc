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

// Lines as CLI11 reads them: sections, comments, flags given by name only, and lists in brackets
// that continue over several lines.
class Lines {
 public:
  explicit Lines(std::string_view file) : rest_(file) {}

  // The next section or option; false at the end of the file.
  bool next() {
    while (!rest_.empty()) {
      const std::string_view line = take();
      if (line.empty() || line.front() == '#' || line.front() == ';') continue;
      line_ = number_;
      opens_section_ = line.front() == '[' && line.back() == ']';
      if (opens_section_) {
        name_ = line.substr(1, line.size() - 2);
        section_ = name_ == "default" ? "" : name_ + ".";
      } else {
        name_ = section_ + std::string(name_of(line));
      }
      return true;
    }
    return false;
  }
  // The name of the next option, with its section; nullopt at the end of the file.
  std::optional<std::string> next_option() {
    while (next()) {
      if (!opens_section_) return name_;
    }
    return std::nullopt;
  }
  bool opens_section() const { return opens_section_; }
  const std::string& name() const { return name_; }
  // The line of that name, and an option's value; for a list its last line.
  std::size_t line() const { return line_; }
  std::string_view value() const { return value_; }
  bool has_value() const { return has_value_; }

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
    has_value_ = false;
    if (equals == std::string_view::npos) return trimmed(line.substr(0, line.find('#')));
    std::string_view value = line.substr(equals + 1);
    value = trimmed(value.substr(0, value.find('#')));
    if (value.size() > 1 && value.front() == '[') {
      while (!value.ends_with(']') && !rest_.empty()) value = take();
    }
    has_value_ = !value.empty();
    value_ = without_quotes(value);
    return without_quotes(trimmed(line.substr(0, equals)));
  }

  std::string_view rest_;
  std::string_view value_;
  std::string section_;
  std::string name_;
  std::size_t number_ = 0;
  std::size_t line_ = 0;
  bool opens_section_ = false;
  bool has_value_ = false;
};

// The number, from 1, of the first line that is not UTF-8 text; nullopt if there is none.
std::optional<std::size_t> bad_line(std::string_view file) {
  for (std::size_t line = 1; !file.empty(); ++line) {
    const std::size_t end = std::min(file.find('\n'), file.size());
    if (!text::is_utf8(file.substr(0, end))) return line;
    file.remove_prefix(std::min(end + 1, file.size()));
  }
  return std::nullopt;
}

// The command of a section, "play"; null if there is none.
const CLI::App* command_of(const CLI::App* app, std::string_view section) {
  while (app != nullptr && !section.empty()) {
    const std::string name(section.substr(0, section.find('.')));
    const auto found =
        app->get_subcommands([&name](const CLI::App* sub) { return sub->check_name(name); });
    app = found.empty() ? nullptr : found.front();
    section.remove_prefix(std::min(name.size() + 1, section.size()));
  }
  return app;
}

// Whether the option ("play.queue" in a section) needs a value that the command line has not given.
bool needs_value(const CLI::App& app, std::string_view option) {
  const std::size_t dot = option.rfind('.');
  const bool is_plain = dot == std::string_view::npos;
  const CLI::App* command = is_plain ? &app : command_of(&app, option.substr(0, dot));
  if (command == nullptr) return false;
  const std::string name(is_plain ? option : option.substr(dot + 1));
  const CLI::Option* found = command->get_option_no_throw("--" + name);
  return found != nullptr && found->get_expected_min() > 0 && found->empty();
}

class ConfigFile final : public CLI::ConfigBase {
 public:
  ConfigFile(const CLI::App& app, Sections sections) : app_(app), sections_(sections) {}

  // Refuses a switch whose value is neither on nor off.
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
      throw RefusedConfig(core::Statement("this is not UTF-8 text"), {}, line);
    }
    check_lines(file);
    std::istringstream again(file);
    auto items = CLI::ConfigBase::from_config(again);
    for (const CLI::ConfigItem& item : items) {
      if (sections_ == Sections::kOfCommands || item.parents.empty()) continue;
      refuse_sections(item.parents.front(),
                      line_of(file, item.fullname()).value_or(OptionLine{}).line);
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
  [[noreturn]] static void refuse_sections(const std::string& section, std::size_t line) {
    throw RefusedConfig(
        core::Statement("sections cannot be used here: [{section}]", {{"section", section}}), {},
        line);
  }

  // Refuses unknown sections, and options without their value, which CLI11 would take for switches
  // that are on.
  void check_lines(const std::string& file) const {
    Lines lines(file);
    while (lines.next()) {
      const std::string& name = lines.name();
      if (lines.opens_section()) {
        if (name == "default") continue;
        if (sections_ == Sections::kNone) refuse_sections(name, lines.line());
        if (command_of(&app_, name) != nullptr) continue;
        throw RefusedConfig(core::Statement("there is no section [{section}]", {{"section", name}}),
                            {}, lines.line());
      }
      if (lines.has_value() || !needs_value(app_, name)) continue;
      throw RefusedConfig(core::Statement("the value of {option} is missing", {{"option", name}}),
                          {}, lines.line());
    }
  }

  const CLI::App& app_;
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
  app.config_formatter(std::make_shared<ConfigFile>(app, sections));
  app.set_config("--config", usual, what);
  app.allow_config_extras(CLI::config_extras_mode::error);
}

}  // namespace gridmates::command_line
