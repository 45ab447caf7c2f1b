// UTF-8: characters of a text, and those that nobody sees. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/core/sentence.h"

namespace gridmates::text {

// What stands for bytes that are no UTF-8.
inline constexpr char32_t kBadCharacter = U'\uFFFD';

// A character and how many bytes it has; 0 bytes for what is no UTF-8: overlong forms, surrogates,
// what is beyond U+10FFFF or cut off.
struct Character {
  char32_t code = kBadCharacter;
  std::size_t bytes = 0;
};

// The first character of a text that has one byte or more.
Character first_character(std::string_view text);

// Takes the first character off `text`; kBadCharacter, and one byte taken, when it is no UTF-8; 0
// when `text` is empty.
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

// Appends the character; kBadCharacter for what is no character.
void append_utf8(std::string& text, char32_t character);

// Whether a byte goes on with a character that begins before it.
constexpr bool is_continuation(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}
// How many characters begin in a text.
std::size_t characters_in(std::string_view text);

// C0, DEL and C1.
constexpr bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

// Characters that nobody sees: soft hyphen, line separators, direction marks and overrides,
// fillers, tags; and what is no character for interchange. Spaces are none of them, and neither are
// joiners and variation selectors (joins_emoji): words and emoji need them.
bool is_invisible(char32_t character);

// The character at the front of a text, which is not empty, as a message names it: 'x', "a blank",
// "a NUL byte", "the full-width digit 5", "the invisible character U+200B", "the character U+00E4",
// or "the byte 200" for what is no UTF-8 and for controls. Printable ASCII.
core::Statement name_of_character(std::string_view text);

// Whether a text that begins so is UTF-16: by its byte order mark, or as every other byte is 0.
bool begins_utf16(std::string_view text);

// Joiners and variation selectors.
constexpr bool joins_emoji(char32_t c) {
  return c == 0x200C || c == 0x200D || (c >= 0xFE00 && c <= 0xFE0F);
}

}  // namespace gridmates::text
