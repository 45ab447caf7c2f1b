#include "client/commands/command.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "engine/text/utf8.h"

namespace gridmates::commands {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";
// A line that cannot be read is named by this number of bytes of its first word.
constexpr std::size_t kMaxEcho = 32;

std::string fault_of(std::string_view line) {
  if (line.size() > kMaxLineBytes) {
    return tr("This line is longer than {} bytes.", kMaxLineBytes);
  }
  return text::is_utf8(line) ? "" : tr("This line is not UTF-8 text.");
}

std::string_view trim(std::string_view text) {
  const auto first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> words;
  for (text = trim(text); !text.empty(); text = trim(text)) {
    const auto end = std::min(text.find_first_of(kBlanks), text.size());
    words.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

// PACK/N chooses from the server's packs; a link, and any text without a slash, is a puzzle as
// text, which the server checks. nullopt if N is not a number.
std::optional<v1::PuzzleChoice> parse_puzzle(const std::string& text) {
  v1::PuzzleChoice choice;
  const auto slash = text.rfind('/');
  const bool is_text = text.find_first_of(" {=:") != std::string::npos;
  if (slash == std::string::npos || is_text) {
    choice.set_pasted(text);
    return choice;
  }
  const auto number = number_of(std::string_view(text).substr(slash + 1));
  if (!number || slash == 0) return std::nullopt;
  choice.mutable_pack()->set_pack(text.substr(0, slash));
  choice.mutable_pack()->set_number(*number);
  return choice;
}

bool is_option(std::string_view word) {
  return word.size() > 2 && word.starts_with("--") && word[2] >= 'a' && word[2] <= 'z';
}

// The words after words[i] up to the next option, as one text; moves `i` to the last of them.
std::string text_behind(const std::vector<std::string>& words, std::size_t& i) {
  std::string text;
  while (i + 1 < words.size() && !is_option(words[i + 1])) {
    text += (text.empty() ? "" : " ") + words[++i];
  }
  return text;
}

const Option* option_named(std::string_view word, std::span<const Option> options) {
  return word.starts_with("--") ? find_option(options, word.substr(2)) : nullptr;
}

// The error for a word that is not an option; lists the options.
std::string no_option(const std::string& word, bool is_new, std::span<const Option> game) {
  std::string all = "--puzzle";
  for (const Option& option : game) all += ", --" + option.name;
  if (is_new) all += ", --private, --watchers, --delay, --computer, --clock, --rated, --best-of";
  return is_option(word) ? tr("there is no option {}; options: {}", word, all)
                         : tr("options begin with --, unlike {}; options: {}", word, all);
}

// The value after words[i], which names the option; moves `i` to it. An option with the values no
// and yes needs no value for yes.
std::optional<std::string> value_behind(const std::vector<std::string>& words, std::size_t& i,
                                        const Option& option) {
  if (i + 1 < words.size() && !words[i + 1].starts_with("--")) return words[++i];
  const bool is_switch = option.values == std::vector<std::string>{"no", "yes"};
  return is_switch ? std::optional<std::string>("yes") : std::nullopt;
}

// Reads --watchers or --delay; false if the value is invalid.
bool take_watching(std::string_view option, const std::string& value, BoardOptions& options) {
  constexpr std::uint32_t kMostS = 600;
  if (option == "--delay") {
    const auto seconds = number_of(value);
    options.delay_s = seconds.value_or(0);
    return seconds && *seconds <= kMostS;
  }
  const auto watchers = watchers_named(value);
  if (watchers) options.watchers = *watchers;
  return watchers.has_value();
}

// Reads an option that only new rooms have, at words[i]; moves `i` to its value. False if it is
// another option. An invalid value sets `options.error`.
bool take_for_new(const std::vector<std::string>& words, std::size_t& i, BoardOptions& options) {
  const std::string& option = words[i];
  const auto value = [&] { return i + 1 < words.size() ? words[++i] : std::string(); };
  if (option == "--private") {
    options.private_room = true;
  } else if (option == "--watchers" || option == "--delay") {
    if (take_watching(option, value(), options)) return true;
    options.error = option == "--delay"
                        ? tr("--delay is a number of seconds up to 600, as in --delay 60")
                        : tr("--watchers is all, link or none");
  } else if (option == "--computer") {
    const auto level = level_of(value());
    if (!level) options.error = tr("--computer is a level from 1 to 6, as in --computer 4");
    options.computer = level.value_or(0);
  } else if (option == "--clock") {
    auto clocks = words::clocks_named(value());
    if (!clocks) {
      options.error =
          tr("--clock is none, move:30, move:3d or seconds and increment, as in 300+3; or one for "
             "each seat, as in 300+3/60+1; of 1 second to 14 days, the increment up to 600");
    }
    options.clocks = std::move(clocks).value_or(words::Clocks());
  } else if (option == "--rated") {
    const bool has_value = i + 1 < words.size() && !is_option(words[i + 1]);
    const std::string word = has_value ? words[++i] : "yes";
    options.rated = word == "yes";
    if (!options.rated && word != "no") options.error = tr("--rated is yes or no");
  } else if (option == "--best-of") {
    constexpr std::uint32_t kMost = 99;
    const auto matches = number_of(value());
    const bool good = matches && *matches % 2 == 1 && *matches <= kMost;
    if (!good) options.error = tr("--best-of is an odd number up to 99, as in --best-of 5");
    options.best_of = matches.value_or(0);
  } else {
    return false;
  }
  return true;
}

constexpr std::array<std::string_view, 3> kWatchers = {"all", "link", "none"};

}  // namespace

std::optional<v1::Watchers> watchers_named(std::string_view word) {
  const auto found = std::ranges::find(kWatchers, word);
  if (found == kWatchers.end()) return std::nullopt;
  return static_cast<v1::Watchers>(v1::WATCHERS_ALL + (found - kWatchers.begin()));
}

std::string_view watchers_option(v1::Watchers watchers) {
  const int at = watchers == v1::WATCHERS_UNSPECIFIED ? 0 : watchers - v1::WATCHERS_ALL;
  return kWatchers[static_cast<std::size_t>(at)];
}

std::optional<Command> parse_command(std::string_view line, std::uint32_t number) {
  std::string fault = fault_of(line);
  line = trim(line.substr(0, kMaxLineBytes));
  if (line.starts_with('#') || (line.empty() && fault.empty())) return std::nullopt;
  Command command;
  command.number = number;
  if (!fault.empty()) {
    command.words = {std::string(line.substr(0, std::min(line.find_first_of(kBlanks), kMaxEcho)))};
    command.fault = std::move(fault);
    return command;
  }
  command.words = split(line);
  command.rest = trim(line.substr(command.words[0].size()));
  for (char& c : command.words[0]) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return command;
}

BoardOptions parse_board_options(const std::vector<std::string>& words, std::size_t from,
                                 bool is_new, std::span<const Option> game) {
  BoardOptions options;
  std::set<std::string_view> given;
  for (std::size_t i = from; i < words.size(); ++i) {
    if (is_option(words[i]) && !given.insert(words[i]).second) {
      options.error = tr("{} is given twice", words[i]);
      return options;
    }
    if (is_new && take_for_new(words, i, options)) {
      if (!options.error.empty()) return options;
    } else if (words[i] == "--cap") {
      options.cap_minutes = i + 1 < words.size() ? number_of(words[i + 1]) : std::nullopt;
      if (!options.cap_minutes) {
        options.error = tr("--cap is a number of minutes, as in --cap 10");
        return options;
      }
      ++i;
    } else if (words[i] == "--puzzle") {
      const std::string text = text_behind(words, i);
      if (text.empty()) {
        options.error = tr("--puzzle lacks its puzzle: PACK/N, or a puzzle as text");
        return options;
      }
      options.puzzle = parse_puzzle(text);
      if (!options.puzzle) {
        options.error = tr("{} names no puzzle: as in starter/3, the number counts from 1", text);
        return options;
      }
    } else if (const Option* option = option_named(words[i], game)) {
      const std::optional<std::string> value = value_behind(words, i, *option);
      if (!value) {
        options.error = tr("{} lacks its value: {}", words[i], usage_of(*option));
        return options;
      }
      options.picked[option->name] = *value;
    } else {
      options.error = no_option(words[i], is_new, game);
      return options;
    }
  }
  return options;
}

std::optional<std::uint32_t> number_of(std::string_view text) {
  std::uint32_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

std::string lower(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

std::optional<std::uint32_t> level_of(std::string_view text) {
  constexpr std::uint32_t kMost = 6;
  const auto level = number_of(text);
  return level && *level >= 1 && *level <= kMost ? level : std::nullopt;
}

std::string upper(std::string text) {
  for (char& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

}  // namespace gridmates::commands
