#include "engine/text/utf8.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace gridmates::text {
namespace {

// The length in bytes of a character with this first byte; 0 if no character begins with it.
std::size_t length_by_first(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return 2;
  if (first >= 0xE0 && first <= 0xEF) return 3;
  if (first >= 0xF0 && first <= 0xF4) return 4;
  return 0;
}

constexpr bool is_character(char32_t c) { return c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF); }

struct Range {
  char32_t first;
  char32_t last;
};

std::string hexadecimal(char32_t code) {
  std::array<char, 16> words{};
  std::snprintf(words.data(), words.size(), "U+%04X", static_cast<unsigned>(code));
  return words.data();
}

// Digits that programs do not accept as digits: where ten of them begin, and their name.
struct Digits {
  char32_t zero;
  core::Sentence name;
};
constexpr std::array kForeignDigits = {
    Digits{0xFF10, core::Sentence("the full-width digit {digit}")},
    Digits{0x660, core::Sentence("the Arabic-Indic digit {digit}")},
    Digits{0x6F0, core::Sentence("the Persian digit {digit}")},
    Digits{0x966, core::Sentence("the Devanagari digit {digit}")}};

// Unicode's Default_Ignorable_Code_Point without joiners and variation selectors, format characters
// without those that have a visible sign, line separators, and blanks that are not spaces.
constexpr std::array kInvisible = {
    Range{0xAD, 0xAD},       Range{0x34F, 0x34F},     Range{0x61C, 0x61C},
    Range{0x115F, 0x1160},   Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},
    Range{0x200B, 0x200B},   Range{0x200E, 0x200F},   Range{0x2028, 0x202E},
    Range{0x2060, 0x206F},   Range{0x2800, 0x2800},   Range{0x3164, 0x3164},
    Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFFB},
    Range{0x13430, 0x1343F}, Range{0x1BCA0, 0x1BCA3}, Range{0x1D173, 0x1D17A},
    Range{0xE0000, 0xE0FFF}};

}  // namespace

Character first_character(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t length = length_by_first(first);
  if (length == 1) return {first, 1};
  if (length == 0 || text.size() < length) return {};
  char32_t code = first & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(text[i])) return {};
    code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  return overlong || !is_character(code) ? Character{} : Character{code, length};
}

char32_t take_utf8(std::string_view& text) {
  if (text.empty()) return 0;
  const Character first = first_character(text);
  text.remove_prefix(std::max<std::size_t>(1, first.bytes));
  return first.code;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t bytes = first_character(text).bytes;
    if (bytes == 0) return false;
    text.remove_prefix(bytes);
  }
  return true;
}

void append_utf8(std::string& text, char32_t character) {
  if (!is_character(character)) character = kBadCharacter;
  const auto put = [&text](char32_t byte) { text.push_back(static_cast<char>(byte)); };
  const auto tail = [](char32_t c, int shift) { return 0x80 | (c >> shift & 0x3F); };
  if (character < 0x80) {
    put(character);
  } else if (character < 0x800) {
    put(0xC0 | character >> 6);
    put(tail(character, 0));
  } else if (character < 0x10000) {
    put(0xE0 | character >> 12);
    put(tail(character, 6));
    put(tail(character, 0));
  } else {
    put(0xF0 | character >> 18);
    put(tail(character, 12));
    put(tail(character, 6));
    put(tail(character, 0));
  }
}

std::size_t characters_in(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return !is_continuation(byte); }));
}

bool is_invisible(char32_t character) {
  return (character & 0xFFFE) == 0xFFFE || std::ranges::any_of(kInvisible, [&](Range range) {
           return character >= range.first && character <= range.last;
         });
}

core::Statement name_of_character(std::string_view text) {
  using core::Statement;
  const Character first = first_character(text);
  const char32_t c = first.code;
  if (first.bytes == 1 && c == 0) return Statement("a NUL byte");
  if (first.bytes <= 1 && (c <= ' ' || c > '~')) {
    if (c == ' ' && first.bytes == 1) return Statement("a blank");
    const auto byte = static_cast<unsigned char>(text.front());
    return Statement("the byte {number}", {{"number", std::to_string(byte)}});
  }
  if (first.bytes == 1) {
    return Statement("'{character}'", {{"character", std::string(1, text.front())}});
  }
  for (const Digits& digits : kForeignDigits) {
    if (c < digits.zero || c > digits.zero + 9) continue;
    return Statement(digits.name, {{"digit", std::to_string(c - digits.zero)}});
  }
  core::Parameters code = {{"code", hexadecimal(c)}};
  return is_invisible(c) || is_control(c)
             ? Statement("the invisible character {code}", std::move(code))
             : Statement("the character {code}", std::move(code));
}

bool begins_utf16(std::string_view text) {
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return true;
  if (text.size() < 4) return false;
  const bool little = text[0] != 0 && text[1] == 0 && text[2] != 0 && text[3] == 0;
  const bool big = text[0] == 0 && text[1] != 0 && text[2] == 0 && text[3] != 0;
  return little || big;
}

}  // namespace gridmates::text
