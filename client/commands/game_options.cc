#include "client/commands/game_options.h"

namespace gridmates::commands {

const Option* find_option(std::span<const Option> options, std::string_view name) {
  for (const Option& option : options) {
    if (option.name == name) return &option;
  }
  return nullptr;
}

std::string usage_of(const Option& option) {
  std::string text = "--" + std::string(option.name);
  char before = ' ';
  for (const std::string_view value : option.values) {
    text += before + std::string(value);
    before = '|';
  }
  return option.typed.empty() ? text : text + before + std::string(option.typed);
}

}  // namespace gridmates::commands
