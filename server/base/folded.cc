#include "server/base/folded.h"

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include <cstdint>

#include "engine/text/utf8.h"

namespace gridmates {
namespace {

// Made once for all threads and never destroyed. ICU without its data is a broken installation.
const icu::Normalizer2& casefold() {
  static const icu::Normalizer2* const instance = [] {
    UErrorCode status = U_ZERO_ERROR;
    return icu::Normalizer2::getNFKCCasefoldInstance(status);
  }();
  return *instance;
}

}  // namespace

// ICU's code and data take more than a megabyte; they are loaded when a text first needs them.
std::string folded(std::string_view text) {
  if (text::is_ascii(text)) {
    std::string lower(text);
    for (char& c : lower) {
      if (c >= 'A' && c <= 'Z') c += 'a' - 'A';
    }
    return lower;
  }
  UErrorCode status = U_ZERO_ERROR;
  const icu::StringPiece bytes(text.data(), static_cast<std::int32_t>(text.size()));
  const auto fold = casefold().normalize(icu::UnicodeString::fromUTF8(bytes), status);
  if (U_FAILURE(status)) return std::string(text);
  std::string out;
  fold.toUTF8String(out);
  return out;
}

}  // namespace gridmates
