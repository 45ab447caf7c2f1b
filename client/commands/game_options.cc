#include "client/commands/game_options.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/commands/command.h"
#include "client/core/text.h"

namespace gridmates::commands {
namespace {

bool is_at(const v1::OptionFacts& option, v1::Table table) {
  return option.tables().empty() ||
         std::find(option.tables().begin(), option.tables().end(), table) != option.tables().end();
}

// The word for a value; facts come from a server, so a value may have none.
std::string word_of(const v1::OptionFacts& option, std::uint32_t value) {
  const auto words = static_cast<std::uint32_t>(option.values_size());
  if (value >= words) return std::to_string(value);
  return client::printable(option.values(static_cast<int>(value)));
}

std::optional<std::uint32_t> value_in(const v1::OptionFacts& option, std::string_view word) {
  for (int i = 0; i < option.values_size(); ++i) {
    if (word_of(option, static_cast<std::uint32_t>(i)) == word) return i;
  }
  const auto value = number_of(word);
  const bool good =
      value && option.values().empty() && *value >= option.min() && *value <= option.max();
  return good ? value : std::nullopt;
}

Option option_of(const v1::OptionFacts& facts) {
  Option option{client::printable(facts.name()),
                {},
                {},
                client::printable(tr(std::string_view(facts.what())))};
  option.values.push_back(word_of(facts, facts.usual()));
  for (int i = 0; i < facts.values_size(); ++i) {
    const auto value = static_cast<std::uint32_t>(i);
    if (value != facts.usual()) option.values.push_back(word_of(facts, value));
  }
  if (facts.values().empty()) {
    option.typed = tr("{} to {}", facts.min(), facts.max());
  }
  return option;
}

}  // namespace

std::vector<Option> listed_options(const v1::GameFacts& game, v1::Table table) {
  std::vector<Option> options;
  for (const v1::OptionFacts& facts : game.options()) {
    if (is_at(facts, table)) options.push_back(option_of(facts));
  }
  return options;
}

std::string ask_listed(const v1::GameFacts& game, const Picked& picked, v1::CreateRoom& room) {
  for (const v1::OptionFacts& facts : game.options()) {
    const Option option = option_of(facts);
    const auto found = picked.find(option.name);
    if (found == picked.end() || !is_at(facts, room.table())) continue;
    const auto value = value_in(facts, found->second);
    if (!value) return no_value(option, found->second);
    v1::PickedOption& asked = *room.add_picked();
    asked.set_name(facts.name());
    asked.set_value(*value);
  }
  return {};
}

std::string sides_words(std::uint32_t columns, std::uint32_t rows) {
  return std::to_string(columns) + 'x' + std::to_string(rows);
}

const Option* find_option(std::span<const Option> options, std::string_view name) {
  for (const Option& option : options) {
    if (option.name == name) return &option;
  }
  return nullptr;
}

std::string usage_of(const Option& option) {
  std::string text = "--" + option.name;
  char before = ' ';
  for (const std::string& value : option.values) {
    text += before + value;
    before = '|';
  }
  return option.typed.empty() ? text : text + before + option.typed;
}

std::string no_value(const Option& option, std::string_view value) {
  // "0 to 60", not "0|0 to 60".
  Option known = option;
  std::erase_if(known.values, [&option](const std::string& text) {
    return option.typed.starts_with(text + " ");
  });
  return tr("there is no --{} {}: {}", option.name, value, usage_of(known));
}

}  // namespace gridmates::commands
