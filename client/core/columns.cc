#include "client/core/columns.h"

#include <locale.h>

#include <clocale>
#include <cwchar>

#include "engine/text/utf8.h"

namespace gridmates::client {
namespace {

// The tables of the C library, independent of the process's locale: curses and the terminals of
// this system use them too.
locale_t utf8_locale() {
  static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return locale;
}

}  // namespace

int columns_of(char32_t character) {
  if (text::is_control(character) || text::is_invisible(character)) return -1;
  if (character < 0x7F) return 1;
  if (text::joins_emoji(character)) return 0;
  const locale_t before = uselocale(utf8_locale());
  const int columns = ::wcwidth(static_cast<wchar_t>(character));
  uselocale(before);
  return columns;
}

int columns_of(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    const int wide = columns_of(text::take_utf8(text));
    columns += wide < 0 ? 1 : wide;
  }
  return columns;
}

}  // namespace gridmates::client
