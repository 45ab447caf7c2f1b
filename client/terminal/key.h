// A key press or click as a plain value, and the names of keys in tables of keys and in the help.
// Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::terminal {

struct Key {
  enum class Kind : std::uint8_t {
    kCharacter,  // `character` was typed
    kControl,    // Ctrl and the lower-case letter or figure in `character`
    kAlt,        // Alt and the figure in `character`
    kUp,
    kDown,
    kLeft,
    kRight,
    kHome,
    kEnd,
    kPageUp,
    kPageDown,
    kEnter,
    kEscape,
    kBackspace,
    kDelete,
    kTab,
    kF1,
    kControlUp,  // an arrow with Ctrl
    kControlDown,
    kControlLeft,
    kControlRight,
    kShiftUp,  // an arrow with Shift
    kShiftDown,
    kShiftLeft,
    kShiftRight,
    kUnknown,    // a key that has no name here
    kFocusLost,  // the terminal has lost the focus
    kFocusGained,
    kPasteBegin,  // the following text was pasted, until ...
    kPasteEnd,
    kClick,  // the left button is pressed; from here on the mouse
    kMiddleClick,
    kRightClick,
    kBothClick,  // left and right together
    kRelease,    // the left button of a kClick is released
    kDrag,       // the pointer was moved with the left button down
    kWheelUp,
    kWheelDown,
  };

  Kind kind = Kind::kCharacter;
  char32_t character = 0;
  // Of the mouse: the position on the screen, from the top left.
  int row = 0;
  int column = 0;

  constexpr Key() = default;
  constexpr Key(Kind k) : kind(k) {}                                   // NOLINT: a key is its kind
  constexpr Key(char32_t c) : kind(Kind::kCharacter), character(c) {}  // NOLINT: or its character
  static constexpr Key control(char32_t letter) {
    Key key(Kind::kControl);
    key.character = letter;
    return key;
  }

  static constexpr Key alt(char32_t figure) {
    Key key(Kind::kAlt);
    key.character = figure;
    return key;
  }

  static constexpr Key click(Kind kind, int row, int column) {
    Key key(kind);
    key.row = row;
    key.column = column;
    return key;
  }

  // Whether it has a position.
  constexpr bool is_mouse() const { return kind >= Kind::kClick; }
  constexpr bool is_click() const { return is_mouse() && kind <= Kind::kBothClick; }
  // The same key, at any position of the pointer.
  constexpr bool same(const Key& other) const {
    return kind == other.kind && character == other.character;
  }
  // A character that can be part of a text.
  constexpr bool is_text() const {
    return kind == Kind::kCharacter && character >= 0x20 && character != 0x7F;
  }
  friend constexpr bool operator==(const Key&, const Key&) = default;
};

// The key that a terminal sends as this character: Enter, Tab, a letter, a letter with Ctrl.
Key sent_key(char32_t character);

// For an arrow with Shift the plain arrow; other keys unchanged.
Key without_shift(const Key& key);

// The key with this name: a single character, or "Up", "Enter", "Space", "Ctrl+l" ...; nullopt if
// there is none.
std::optional<Key> parse_key(std::string_view name);

// The name for parse_key().
std::string key_name(const Key& key);

}  // namespace gridmates::terminal
