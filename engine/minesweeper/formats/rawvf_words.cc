#include "engine/minesweeper/formats/rawvf_words.h"

#include <algorithm>

#include "engine/text/numbers.h"

namespace gridmates::minesweeper::formats {
namespace {

using text::number_in;

constexpr std::string_view kRawvfBlanks = " \t\r";
constexpr std::int32_t kMaxSeconds = 1'000'000;

}  // namespace

std::string_view trimmed(std::string_view words) {
  const std::size_t from = words.find_first_not_of(kRawvfBlanks);
  if (from == std::string_view::npos) return {};
  return words.substr(from, words.find_last_not_of(kRawvfBlanks) - from + 1);
}

std::string lower(std::string_view words) {
  std::string text(words);
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

std::string_view take_word(std::string_view& line) {
  line = trimmed(line);
  const std::string_view word = line.substr(0, line.find_first_of(kRawvfBlanks));
  line.remove_prefix(word.size());
  return word;
}

std::optional<std::int32_t> ms_in(std::string_view words) {
  const bool is_before = words.starts_with('-');
  if (is_before) words.remove_prefix(1);
  const std::size_t point = std::min(words.find('.'), words.size());
  const auto seconds = number_in<std::uint32_t>(words.substr(0, point));
  std::string parts(point < words.size() ? words.substr(point + 1) : std::string_view());
  if (parts.size() > 3) return std::nullopt;
  parts.append(3 - parts.size(), '0');
  const auto ms = number_in<std::uint16_t>(parts);
  if (!seconds || *seconds > kMaxSeconds || !ms) return std::nullopt;
  const auto all = static_cast<std::int32_t>(*seconds * 1000 + *ms);
  return is_before ? -all : all;
}

std::optional<std::array<int, 2>> pixels_in(std::string_view words) {
  const std::size_t from = words.find('(');
  const std::size_t to = words.find(')', std::min(from, words.size()));
  if (to == std::string_view::npos) return std::nullopt;
  std::string_view inside = words.substr(from + 1, to - from - 1);
  const auto x = number_in<int>(take_word(inside));
  const auto y = number_in<int>(take_word(inside));
  if (!x || !y || !trimmed(inside).empty()) return std::nullopt;
  return std::array{*x, *y};
}

std::optional<std::vector<int>> column_and_row_in(std::string_view words) {
  words = words.substr(0, words.find('('));
  std::vector<int> numbers;
  while (!trimmed(words).empty()) {
    const auto number = number_in<std::int16_t>(take_word(words));
    if (!number || numbers.size() == 2) return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

}  // namespace gridmates::minesweeper::formats
