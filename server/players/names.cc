#include "server/players/names.h"

#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <memory>
#include <optional>
#include <utility>

#include "engine/text/utf8.h"
#include "server/base/computers.h"
#include "server/base/folded.h"
#include "server/base/limits.h"

namespace gridmates::players {
namespace {

core::Refusal name_too_long() {
  return core::invalid("This name is too long; the maximum length is {max}.",
                       {{"max", std::to_string(limits::kNameGraphemes)}});
}

// ICU objects that are made at first use: once for all threads, and never destroyed.
const icu::Normalizer2& nfc() {
  static const icu::Normalizer2* const instance = [] {
    UErrorCode status = U_ZERO_ERROR;
    return icu::Normalizer2::getNFCInstance(status);
  }();
  return *instance;
}

// A new iterator over graphemes. ICU without its data is a broken installation.
std::unique_ptr<icu::BreakIterator> grapheme_breaks() {
  static const std::unique_ptr<icu::BreakIterator> prototype = [] {
    UErrorCode status = U_ZERO_ERROR;
    return std::unique_ptr<icu::BreakIterator>(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
  }();
  return std::unique_ptr<icu::BreakIterator>(prototype->clone());
}

// ICU's data for normalising and for graphemes are loaded when a text first needs them. ASCII does
// not: every character stays as it is, and is a grapheme unless it breaks a line.

icu::UnicodeString unicode(std::string_view text) {
  const auto bytes = static_cast<std::int32_t>(text.size());
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), bytes));
}

// In NFC; nullopt if the text is not UTF-8.
std::optional<icu::UnicodeString> normalised(std::string_view text) {
  if (!text::is_utf8(text)) return std::nullopt;
  if (text::is_ascii(text)) return unicode(text);
  UErrorCode status = U_ZERO_ERROR;
  auto result = nfc().normalize(unicode(text), status);
  if (U_FAILURE(status)) return std::nullopt;
  return result;
}

// The number of graphemes of a text without line breaks.
std::size_t graphemes(std::string_view text) {
  if (text::is_ascii(text)) return text.size();
  const icu::UnicodeString characters = unicode(text);
  const auto breaks = grapheme_breaks();
  breaks->setText(characters);
  std::size_t count = 0;
  while (breaks->next() != icu::BreakIterator::DONE) ++count;
  return count;
}

bool is_mark(UChar32 c) { return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0; }

// What is invisible, by the rules that clients use too, and what is unassigned in the Unicode
// version of this ICU.
bool is_nothing(UChar32 c) {
  const auto character = static_cast<char32_t>(c);
  return text::is_control(character) || text::is_invisible(character) ||
         u_charType(c) == U_UNASSIGNED;
}

// That, a space of any kind, or a character that only changes the one before it.
bool cannot_be_seen(UChar32 c) {
  return is_nothing(c) || text::joins_emoji(static_cast<char32_t>(c)) ||
         (U_GET_GC_MASK(c) & U_GC_Z_MASK) != 0;
}

// Characters that cannot be seen, except the plain space, and those of private use. `before` is the
// character before `c`, 0 at the beginning.
bool forbidden_in_name(UChar32 c, UChar32 before) {
  constexpr UChar32 kInColour = 0xFE0F;
  if (c == ' ') return false;
  // After anything but an emoji it is invisible, and makes another name of the same letters.
  if (c == kInColour && before > 0x7F && u_hasBinaryProperty(before, UCHAR_EMOJI)) return false;
  return cannot_be_seen(c) || u_charType(c) == U_PRIVATE_USE_CHAR;
}

bool breaks_a_line(UChar32 c) {
  return c == '\n' || c == '\r' || c == '\t' ||
         (U_GET_GC_MASK(c) & (U_GC_ZL_MASK | U_GC_ZP_MASK)) != 0;
}

std::string utf8(const icu::UnicodeString& text) {
  std::string out;
  text.toUTF8String(out);
  return out;
}

}  // namespace

core::Result<Name> clean_name(std::string_view text) {
  constexpr std::size_t kFarTooLong = 16 * Name::kMax;
  if (text.size() > kFarTooLong) return name_too_long();
  auto name = normalised(text);
  if (!name) return core::invalid("This is not UTF-8 text.");
  name->trim();
  while (name->indexOf(u"  ") >= 0) name->findAndReplace(u"  ", u" ");
  if (name->isEmpty()) return core::invalid("A name cannot be empty.");
  UChar32 before = 0;
  for (std::int32_t i = 0; i < name->length(); i = name->moveIndex32(i, 1)) {
    const UChar32 c = name->char32At(i);
    if (forbidden_in_name(c, std::exchange(before, c))) {
      return core::invalid("A name cannot contain control or invisible characters.");
    }
  }
  if (is_mark(name->char32At(0))) return core::invalid("A name cannot begin with an accent alone.");
  std::string clean = utf8(*name);
  if (graphemes(clean) > limits::kNameGraphemes) return name_too_long();
  if (clean.size() > Name::kMax)
    return core::invalid(
        "This name has too many accents or combined characters; choose a simpler one.");
  return Name(std::move(clean));
}

// Names such as "computer 4" and "Computer 4 (2)", compared folded.
std::optional<core::Refusal> not_for_people(const Name& name) {
  const std::string read = folded(name.str());
  const bool is_a_computers =
      read.starts_with(kComputerName) && read.size() > kComputerName.size() &&
      read.find_first_not_of("0123456789 ()", kComputerName.size()) == read.npos;
  return is_a_computers
             ? std::optional(core::invalid(
                   "Names such as \"computer 4\" are kept for computers; choose another name."))
             : std::nullopt;
}

core::Result<std::string> clean_chat(std::string_view text) {
  const auto said = normalised(text);
  if (!said) return core::invalid("This is not UTF-8 text.");
  icu::UnicodeString kept;
  bool seen = false;
  for (std::int32_t i = 0; i < said->length(); i = said->moveIndex32(i, 1)) {
    const UChar32 c = said->char32At(i);
    if (breaks_a_line(c)) {
      kept.append(UChar32(' '));
    } else if (!is_nothing(c)) {
      kept.append(c);
      seen = seen || !cannot_be_seen(c);
    }
  }
  kept.trim();
  if (!seen) return core::invalid("There is nothing to say.");
  std::string clean = utf8(kept);
  if (graphemes(clean) > limits::kChatGraphemes || clean.size() > limits::kChatBytes) {
    return core::invalid("This message is too long; the maximum length is {max}.",
                         {{"max", std::to_string(limits::kChatGraphemes)}});
  }
  return clean;
}

}  // namespace gridmates::players
