#include "engine/text/json.h"

#include "engine/text/utf8.h"

namespace gridmates::text {
namespace {

std::string escaped(char c) {
  constexpr std::string_view kHex = "0123456789abcdef";
  if (c == '"' || c == '\\') return {'\\', c};
  const auto code = static_cast<unsigned char>(c);
  if (code >= 0x20 && code != 0x7F) return {c};
  return {'\\', 'u', '0', '0', kHex[code >> 4U], kHex[code & 15U]};
}

}  // namespace

std::string json_quoted(std::string_view text) {
  std::string quoted = "\"";
  while (!text.empty()) {
    const std::size_t length = first_character(text).bytes;
    if (length == 0) append_utf8(quoted, kBadCharacter);
    if (length == 1) quoted += escaped(text.front());
    if (length > 1) quoted += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return quoted + '"';
}

}  // namespace gridmates::text
