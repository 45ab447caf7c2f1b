// The one message catalogue: every text for people goes through it. A text's key is the English
// sentence itself, which is what is shown while no language has been chosen. The language is
// chosen before other threads begin; after that any thread reads.
#pragma once

#include <fmt/core.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace gridmates {

// Chooses a language: the bytes of a compiled catalogue (.mo, UTF-8). Empty bytes: English again.
// False when they are none; then nothing changes. What tr() has returned before stays valid.
bool choose_language(const std::string& catalogue);

// A text in the chosen language; the text itself where the catalogue has none. What is returned
// lives as long as the program, or as the text.
const char* tr(const char* text);
std::string_view tr(std::string_view text);
std::string_view tr(std::string&& text) = delete;

// Marks a text of a table for the catalogue; tr() is called where it is shown.
constexpr const char* tr_later(const char* text) { return text; }

namespace catalogue {
// The text with the arguments put in; the English one where a translation has other placeholders.
std::string filled(const char* text, std::string_view english, fmt::format_args arguments);
const char* counted(const char* one, const char* many, std::uint64_t count);
}  // namespace catalogue

// A text with placeholders; a translation may have them in another order, as {1} and {0}.
template <typename First, typename... Rest>
std::string tr(fmt::format_string<First, Rest...> text, First&& first, Rest&&... rest) {
  const fmt::string_view english = text;
  return catalogue::filled(tr(english.data()), {english.data(), english.size()},
                           fmt::make_format_args(first, rest...));
}

// The same with a text of a table, which tr_later() has marked.
template <typename... Arguments>
std::string tr_filled(const char* text, const Arguments&... arguments) {
  return catalogue::filled(tr(text), text, fmt::make_format_args(arguments...));
}

// A text in which something is counted, for one and for many. {} or {0} is the count.
template <typename... Rest>
std::string tr_count(fmt::format_string<std::uint64_t&, Rest...> one,
                     fmt::format_string<std::uint64_t&, Rest...> many, std::uint64_t count,
                     Rest&&... rest) {
  const fmt::string_view english = count == 1 ? one : many;
  return catalogue::filled(
      catalogue::counted(fmt::string_view(one).data(), fmt::string_view(many).data(), count),
      {english.data(), english.size()}, fmt::make_format_args(count, rest...));
}

}  // namespace gridmates
