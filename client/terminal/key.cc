#include "client/terminal/key.h"

#include <array>
#include <utility>

#include "engine/text/utf8.h"

namespace gridmates::terminal {
namespace {

using Kind = Key::Kind;

constexpr std::array<std::pair<std::string_view, Key>, 36> kNames{{
    {"Up", Kind::kUp},
    {"Down", Kind::kDown},
    {"Left", Kind::kLeft},
    {"Right", Kind::kRight},
    {"Home", Kind::kHome},
    {"End", Kind::kEnd},
    {"PgUp", Kind::kPageUp},
    {"PgDn", Kind::kPageDown},
    {"Enter", Kind::kEnter},
    {"Esc", Kind::kEscape},
    {"Backspace", Kind::kBackspace},
    {"Del", Kind::kDelete},
    {"Tab", Kind::kTab},
    {"F1", Kind::kF1},
    {"Ctrl+Up", Kind::kControlUp},
    {"Ctrl+Down", Kind::kControlDown},
    {"Ctrl+Left", Kind::kControlLeft},
    {"Ctrl+Right", Kind::kControlRight},
    {"Shift+Up", Kind::kShiftUp},
    {"Shift+Down", Kind::kShiftDown},
    {"Shift+Left", Kind::kShiftLeft},
    {"Shift+Right", Kind::kShiftRight},
    {"Unknown", Kind::kUnknown},
    {"Space", U' '},
    {"FocusLost", Kind::kFocusLost},
    {"FocusGained", Kind::kFocusGained},
    {"PasteBegin", Kind::kPasteBegin},
    {"PasteEnd", Kind::kPasteEnd},
    {"Click", Kind::kClick},
    {"MiddleClick", Kind::kMiddleClick},
    {"RightClick", Kind::kRightClick},
    {"BothClick", Kind::kBothClick},
    {"Release", Kind::kRelease},
    {"Drag", Kind::kDrag},
    {"WheelUp", Kind::kWheelUp},
    {"WheelDown", Kind::kWheelDown},
}};
constexpr std::string_view kControlPrefix = "Ctrl+";
constexpr std::string_view kAltPrefix = "Alt+";

}  // namespace

Key sent_key(char32_t character) {
  constexpr char32_t kEscape = 0x1B;
  constexpr char32_t kRubOut = 0x7F;
  if (character == U'\r' || character == U'\n') return Kind::kEnter;
  if (character == U'\t') return Kind::kTab;
  if (character == kEscape) return Kind::kEscape;
  if (character == kRubOut || character == U'\b') return Kind::kBackspace;
  if (character < U' ') return Key::control(character + U'a' - 1);
  return Key(character);
}

Key without_shift(const Key& key) {
  switch (key.kind) {
    case Kind::kShiftUp:
      return Kind::kUp;
    case Kind::kShiftDown:
      return Kind::kDown;
    case Kind::kShiftLeft:
      return Kind::kLeft;
    case Kind::kShiftRight:
      return Kind::kRight;
    default:
      return key;
  }
}

std::optional<Key> parse_key(std::string_view name) {
  for (const auto& [known, key] : kNames) {
    if (known == name) return key;
  }
  if (name.starts_with(kControlPrefix)) {
    name.remove_prefix(kControlPrefix.size());
    if (name.size() == 1) return Key::control(static_cast<unsigned char>(name[0]));
    return std::nullopt;
  }
  if (name.starts_with(kAltPrefix) && name.size() == kAltPrefix.size() + 1) {
    return Key::alt(static_cast<unsigned char>(name.back()));
  }
  const char32_t character = text::take_utf8(name);
  if (name.empty() && character > U' ') return Key(character);
  return std::nullopt;
}

std::string key_name(const Key& key) {
  for (const auto& [known, named] : kNames) {
    if (named.same(key)) return std::string(known);
  }
  std::string text;
  if (key.kind == Kind::kControl) text = kControlPrefix;
  if (key.kind == Kind::kAlt) text = kAltPrefix;
  text::append_utf8(text, key.character);
  return text;
}

}  // namespace gridmates::terminal
