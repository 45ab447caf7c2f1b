// UTF-8: the characters of a text, and invisible characters. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/core/sentence.h"

namespace gridmates::text {

// Replaces invalid UTF-8.
inline constexpr char32_t kBadCharacter = U'\uFFFD';

// A character and its number of bytes; 0 bytes for invalid UTF-8: overlong forms, surrogates, code
// points above U+10FFFF, and truncated characters.
struct Character {
  char32_t code = kBadCharacter;
  std::size_t bytes = 0;
};

// The first character of a text that is not empty.
Character first_character(std::string_view text);

// Takes the first character off `text`. Invalid UTF-8: takes one byte and returns kBadCharacter.
// Empty `text`: returns 0.
char32_t take_utf8(std::string_view& text);

// Whether all of it is UTF-8.
bool is_utf8(std::string_view text);
// Whether all of it is ASCII.
constexpr bool is_ascii(std::string_view text) {
  for (const char c : text) {
    if ((static_cast<unsigned char>(c) & 0x80) != 0) return false;
  }
  return true;
}

// Appends the character, or kBadCharacter if it is not a valid one.
void append_utf8(std::string& text, char32_t character);

// Whether the byte continues a character that begins before it.
constexpr bool is_continuation(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}
// The number of characters in a text.
std::size_t characters_in(std::string_view text);

// C0, DEL and C1.
constexpr bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

// Invisible characters: soft hyphen, line separators, direction marks and overrides, fillers, tags;
// and noncharacters. Not spaces, joiners or variation selectors (joins_emoji): words and emoji need
// these.
bool is_invisible(char32_t character);

// The first character of a non-empty text, as a message names it: 'x', "a blank", "a NUL byte",
// "the full-width digit 5", "the invisible character U+200B", "the character U+00E4", or "the byte
// 200" for invalid UTF-8 and for controls. Printable ASCII.
core::Statement name_of_character(std::string_view text);

// Whether this beginning of a text is UTF-16: by its byte order mark, or as every other byte is 0.
bool begins_utf16(std::string_view text);

// Joiners and variation selectors.
constexpr bool joins_emoji(char32_t c) {
  return c == 0x200C || c == 0x200D || (c >= 0xFE00 && c <= 0xFE0F);
}

}  // namespace gridmates::text
