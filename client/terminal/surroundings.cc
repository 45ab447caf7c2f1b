#include "client/terminal/surroundings.h"

#include <langinfo.h>

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <string_view>

namespace gridmates::terminal {
namespace {

bool is_utf8() { return std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

// The character of a byte in the locale's single-byte encoding.
char32_t locale_character(unsigned char byte) {
  const wint_t character = btowc(byte);
  return character == WEOF ? 0 : static_cast<char32_t>(character);
}

}  // namespace

bool box_characters_are_safe() {
  if (!is_utf8()) return false;
  const std::string_view locale = setlocale(LC_CTYPE, nullptr);
  for (const std::string_view language : {"zh", "ja", "ko"}) {
    if (locale.starts_with(language)) return false;
  }
  return true;
}

bool no_color_asked() {
  const char* value = std::getenv("NO_COLOR");
  return value != nullptr && *value != '\0';
}

EscapeParser::ByteCharacter encoding() { return is_utf8() ? nullptr : locale_character; }

}  // namespace gridmates::terminal
