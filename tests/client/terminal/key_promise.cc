#include "tests/client/terminal/key_promise.h"

#include <algorithm>

#include "client/terminal/input_decoder.h"

namespace gridmates::terminal::testing {
namespace {

std::string names_of(InputDecoder& decoder) {
  std::string names;
  while (const auto key = decoder.next()) {
    if (!names.empty()) names += ' ';
    names += key_name(*key);
    if (key->is_mouse()) {
      names += "@" + std::to_string(key->row) + "," + std::to_string(key->column);
    }
  }
  return names;
}

}  // namespace

std::string keys_of_bytes(std::string_view bytes, bool whole, bool expires) {
  InputDecoder decoder;
  if (whole) {
    decoder.take(bytes);
  } else {
    for (std::size_t i = 0; i < bytes.size(); ++i) decoder.take(bytes.substr(i, 1));
  }
  if (expires) decoder.expire();
  return names_of(decoder);
}

std::string broken_promise(std::string_view bytes) {
  const std::string whole = keys_of_bytes(bytes, true, true);
  const std::string apart = keys_of_bytes(bytes, false, true);
  if (whole != apart) return "\"" + whole + "\" at once, \"" + apart + "\" byte by byte";
  InputDecoder decoder;
  decoder.take(bytes);
  decoder.expire();
  if (decoder.patience()) return "something is waited for when time is up";
  std::size_t keys = 0;
  while (decoder.next()) ++keys;
  if (keys > bytes.size()) return std::to_string(keys) + " keys from fewer bytes";
  decoder.take("x");
  return names_of(decoder) == "x" ? "" : "the next key is not what it is";
}

}  // namespace gridmates::terminal::testing
