// The message catalogue of all texts for people. A text's key is its English sentence, which is
// also shown while no language has been chosen. The language is chosen before other threads begin;
// after that any thread reads.
#pragma once

#include <fmt/core.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace gridmates {

// Chooses a language by the bytes of a compiled catalogue (.mo, UTF-8); empty bytes: English.
// Returns false and changes nothing for other bytes. Earlier results of tr() stay valid.
bool choose_language(const std::string& catalogue);

// A text in the chosen language; the text itself if the catalogue does not have it. The result
// lives as long as the program, or as the argument.
const char* tr(const char* text);
std::string_view tr(std::string_view text);
std::string_view tr(std::string&& text) = delete;

// Marks a text in a table for the catalogue; tr() is called when it is shown.
constexpr const char* tr_later(const char* text) { return text; }

namespace catalogue {
// The text with the arguments filled in; the English text if a translation has other placeholders.
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

// The same for a text from a table that was marked with tr_later().
template <typename... Arguments>
std::string tr_filled(const char* text, const Arguments&... arguments) {
  return catalogue::filled(tr(text), text, fmt::make_format_args(arguments...));
}

// A text with a count, in singular and plural. {} or {0} is the count.
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
