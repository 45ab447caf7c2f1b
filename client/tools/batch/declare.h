// Helpers to declare the options of a command. Main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "client/catalogue/catalogue.h"
#include "client/words/refusals.h"

namespace gridmates::tools {

// Adds a command to a family (`gridmates GAME ...`). `declare` adds its options, which live as long
// as the command's action, and `action` gets them.
template <class Options>
void add_command(CLI::App& family, std::function<int()>& run, const std::string& name,
                 const std::string& what, void (*declare)(CLI::App&, Options&),
                 int (*action)(const Options&)) {
  CLI::App* sub = family.add_subcommand(name, what);
  auto options = std::make_shared<Options>();
  declare(*sub, *options);
  sub->callback([&run, options, action] { run = [options, action] { return action(*options); }; });
}

// An option whose text is converted by `parse`: it returns an optional that is empty for invalid
// texts, or a result with an error.
template <class Value, class Parse>
CLI::Option* add_parsed(CLI::App& sub, const std::string& name, Value& into, Parse parse,
                        const std::string& type, const std::string& what) {
  const auto check = [parse, type](const std::string& words) {
    const auto parsed = parse(words);
    if (parsed) return std::string();
    if constexpr (requires { parsed.error().message; }) {
      return words::refusal_sentence(parsed.error());
    } else {
      return tr("{} is expected, not {}", type, words);
    }
  };
  return sub
      .add_option_function<std::string>(
          name, [parse, &into](const std::string& words) { into = *parse(words); }, what)
      ->check(CLI::Validator(check, type));
}

// -n, from 1 to 1,000,000,000.
void add_count(CLI::App& sub, std::uint64_t& count);
// --jobs; by default the number of cores.
void add_jobs(CLI::App& sub, unsigned& jobs);
// --seed, a number.
void add_seed(CLI::App& sub, std::optional<std::uint64_t>& seed, const std::string& what);

}  // namespace gridmates::tools
