#include "client/core/utf8.h"

#include <locale.h>

#include <clocale>
#include <cstdint>
#include <cwchar>

namespace gridmates::client {
namespace {

// The bytes that a character of this first byte has in all; 0 for no first byte.
int length_by_first(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return 2;
  if (first >= 0xE0 && first <= 0xEF) return 3;
  if (first >= 0xF0 && first <= 0xF4) return 4;
  return 0;
}

bool is_character(char32_t c) { return c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF); }

// Invisible characters that change how others are read; some of them have width 0 in a locale.
bool is_invisible_format(char32_t c) {
  return c == 0xAD || c == 0x61C || c == 0x200B || c == 0x200E || c == 0x200F ||
         (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF ||
         (c >= 0xFFF9 && c <= 0xFFFB) || (c >= 0xE0000 && c <= 0xE007F);
}

// The tables of the C library, whatever locale the process is in: what curses and terminals of this
// system go by.
locale_t utf8_locale() {
  static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return locale;
}

}  // namespace

bool joins_emoji(char32_t character) {
  return character == 0x200C || character == 0x200D || (character >= 0xFE00 && character <= 0xFE0F);
}

char32_t take_utf8(std::string_view& text) {
  if (text.empty()) return 0;
  const auto first = static_cast<unsigned char>(text[0]);
  const int length = length_by_first(first);
  char32_t character = length == 1 ? first : first & (0x7F >> length);
  bool good = length > 0 && text.size() >= static_cast<std::size_t>(length);
  for (int i = 1; good && i < length; ++i) {
    const auto next = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
    good = (next & 0xC0) == 0x80;
    character = character << 6 | (next & 0x3F);
  }
  const bool overlong = (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
  if (!good || overlong || !is_character(character)) {
    text.remove_prefix(1);
    return kBadCharacter;
  }
  text.remove_prefix(static_cast<std::size_t>(length));
  return character;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t before = text.size();
    // The bad character itself may stand in a text; it has three bytes.
    if (take_utf8(text) == kBadCharacter && before - text.size() == 1) return false;
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

int columns_of(char32_t character) {
  if (character < 0x20 || (character >= 0x7F && character < 0xA0)) return -1;
  if (character < 0x7F) return 1;
  if (is_invisible_format(character)) return -1;
  if (joins_emoji(character)) return 0;
  const locale_t before = uselocale(utf8_locale());
  const int columns = ::wcwidth(static_cast<wchar_t>(character));
  uselocale(before);
  return columns;
}

int columns_of(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    const int wide = columns_of(take_utf8(text));
    columns += wide < 0 ? 1 : wide;
  }
  return columns;
}

}  // namespace gridmates::client
