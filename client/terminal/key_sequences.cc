#include "client/terminal/key_sequences.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace gridmates::terminal {
namespace {

using Kind = Key::Kind;

constexpr int kMostParameters = 8;
constexpr int kMostValue = 1 << 24;

// Bits of a modifier parameter, which is 1 more than their sum; Caps Lock and Num Lock are ignored.
enum Modifier : int { kShift = 1, kAlt = 2, kCtrl = 4, kOthers = 8 | 16 | 32 };

// The parameters of a sequence: "1;5:3" is {{1}, {5, 3}}; missing ones are 0.
struct Parameters {
  std::array<std::array<int, 3>, kMostParameters> values{};
  int count = 0;
  bool plain = true;  // only digits, ';' and ':'

  int value(int parameter, int part = 0) const {
    return values[static_cast<std::size_t>(parameter)][static_cast<std::size_t>(part)];
  }
};

Parameters parse(std::string_view text) {
  Parameters parameters;
  std::size_t part = 0;
  if (!text.empty()) parameters.count = 1;
  for (const char c : text) {
    if (c >= '0' && c <= '9') {
      if (part >= parameters.values[0].size()) continue;
      int& value = parameters.values[static_cast<std::size_t>(parameters.count) - 1][part];
      value = std::min(value * 10 + (c - '0'), kMostValue);
    } else if (c == ':') {
      ++part;
    } else if (c == ';' && parameters.count < kMostParameters) {
      ++parameters.count;
      part = 0;
    } else {
      parameters.plain = false;
    }
  }
  return parameters;
}

template <typename Code>
using KeyOf = std::pair<Code, Kind>;

template <typename Code, std::size_t kCount>
std::optional<Kind> find(const std::array<KeyOf<Code>, kCount>& keys, Code code) {
  const auto found = std::ranges::find(keys, code, &KeyOf<Code>::first);
  return found == keys.end() ? std::nullopt : std::optional(found->second);
}

// CSI or SS3 and a letter.
constexpr std::array<KeyOf<char32_t>, 7> kLetters{{{U'A', Kind::kUp},
                                                   {U'B', Kind::kDown},
                                                   {U'C', Kind::kRight},
                                                   {U'D', Kind::kLeft},
                                                   {U'H', Kind::kHome},
                                                   {U'F', Kind::kEnd},
                                                   {U'P', Kind::kF1}}};
// CSI number ~.
constexpr std::array<KeyOf<int>, 10> kNumbers{{{1, Kind::kHome},
                                               {3, Kind::kDelete},
                                               {4, Kind::kEnd},
                                               {5, Kind::kPageUp},
                                               {6, Kind::kPageDown},
                                               {7, Kind::kHome},
                                               {8, Kind::kEnd},
                                               {11, Kind::kF1},
                                               {200, Kind::kPasteBegin},
                                               {201, Kind::kPasteEnd}}};
// The number pad's keys in the kitty protocol, with codes in Unicode's private use area.
constexpr int kKittyPad0 = 57399;
constexpr std::u32string_view kKittyPad = U"0123456789./*-+\r=,";
constexpr int kKittyPadLeft = 57417;
constexpr std::array<Kind, 8> kKittyPadKeys{Kind::kLeft, Kind::kRight,  Kind::kUp,
                                            Kind::kDown, Kind::kPageUp, Kind::kPageDown,
                                            Kind::kHome, Kind::kEnd};
constexpr int kKittyPadDelete = 57426;
// Keys of the protocol without a character: from Caps Lock on, and from the modifiers on.
constexpr int kKittyFirst = 57344;
constexpr int kKittyModifiers = 57441;
constexpr int kKittyLast = 57454;

// Plain arrows, with Shift, with Ctrl.
constexpr std::array<std::array<Kind, 3>, 4> kArrows{
    {{Kind::kUp, Kind::kShiftUp, Kind::kControlUp},
     {Kind::kDown, Kind::kShiftDown, Kind::kControlDown},
     {Kind::kLeft, Kind::kShiftLeft, Kind::kControlLeft},
     {Kind::kRight, Kind::kShiftRight, Kind::kControlRight}}};

Key with_modifiers(Kind kind, int modifiers) {
  if ((modifiers & (kAlt | kOthers)) != 0) return Kind::kUnknown;
  const std::size_t form = (modifiers & kCtrl) != 0 ? 2 : (modifiers & kShift) != 0 ? 1 : 0;
  for (const auto& arrow : kArrows) {
    if (arrow[0] == kind) return arrow[form];
  }
  return kind;
}

constexpr char32_t capital(char32_t letter) { return letter - U'a' + U'A'; }
constexpr bool is_figure(char32_t character) { return character >= U'0' && character <= U'9'; }

int modifiers_of(const Parameters& parameters, int at) {
  return parameters.count > at ? std::max(parameters.value(at) - 1, 0) : 0;
}

Key alt_key(char32_t character) {
  return is_figure(character) ? Key::alt(character) : Key(Kind::kUnknown);
}

// A key that the terminal identifies by its character.
Key character_key(const Parameters& parameters, int code, int modifiers) {
  const auto character = static_cast<char32_t>(code);
  if ((modifiers & ~kShift) == kAlt) return alt_key(character);
  if ((modifiers & (kAlt | kOthers)) != 0) return Kind::kUnknown;
  if (character < U' ' || character == 0x7F) return sent_key(character);
  if ((modifiers & kCtrl) != 0) {
    const bool letter = character >= U'a' && character <= U'z';
    return letter || is_figure(character) ? Key::control(character) : Key(Kind::kUnknown);
  }
  if ((modifiers & kShift) == 0) return character;
  // The text that it types, else the shifted key, else the capital.
  if (parameters.value(2) != 0) return static_cast<char32_t>(parameters.value(2));
  if (parameters.value(0, 1) != 0) return static_cast<char32_t>(parameters.value(0, 1));
  const bool letter = character >= U'a' && character <= U'z';
  return letter ? Key(capital(character)) : Key(Kind::kUnknown);
}

bool is_character(int code) {
  return code > 0 && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

// CSI code ; modifiers : event ; text u
std::optional<Input> kitty_key(const Parameters& parameters) {
  constexpr int kRelease = 3;
  const int code = parameters.value(0);
  const int modifiers = modifiers_of(parameters, 1);
  if (parameters.value(1, 1) == kRelease || !is_character(code)) return std::nullopt;
  const int pad = code - kKittyPad0;
  if (pad >= 0 && pad < static_cast<int>(kKittyPad.size())) {
    return sent_key(kKittyPad[static_cast<std::size_t>(pad)]);
  }
  const int moved = code - kKittyPadLeft;
  if (moved >= 0 && moved < static_cast<int>(kKittyPadKeys.size())) {
    return with_modifiers(kKittyPadKeys[static_cast<std::size_t>(moved)], modifiers);
  }
  if (code == kKittyPadDelete) return Kind::kDelete;
  if (code >= kKittyModifiers && code <= kKittyLast) return std::nullopt;
  if (code >= kKittyFirst && code <= kKittyLast) return Kind::kUnknown;
  const bool texts = is_character(parameters.value(2)) || parameters.value(2) == 0;
  const bool shifts = is_character(parameters.value(0, 1)) || parameters.value(0, 1) == 0;
  return texts && shifts ? std::optional<Input>(character_key(parameters, code, modifiers))
                         : std::nullopt;
}

// CSI number ~, and rxvt's ends of it: ^ with Ctrl, $ with Shift, @ with both.
std::optional<Input> numbered_key(const Parameters& parameters, char32_t final) {
  constexpr int kOtherKeys = 27;  // xterm: CSI 27 ; modifiers ; character ~
  const int number = parameters.value(0);
  if (number == kOtherKeys && parameters.count == 3) {
    if (!is_character(parameters.value(2))) return std::nullopt;
    return character_key({}, parameters.value(2), modifiers_of(parameters, 1));
  }
  if (parameters.value(1, 1) == 3) return std::nullopt;  // a key release
  const int modifiers = final == U'~' ? modifiers_of(parameters, 1) : 0;
  const auto kind = find(kNumbers, number);
  return kind ? with_modifiers(*kind, modifiers) : Key(Kind::kUnknown);
}

// A mouse report by its code, ignoring modifier keys; drags and the wheel have no release.
std::optional<Input> mouse_input(int code, bool down, Spot at) {
  constexpr int kHeldKeys = 4 | 8 | 16;
  constexpr std::array<KeyOf<int>, 6> kCodes{{{0, Kind::kClick},
                                              {1, Kind::kMiddleClick},
                                              {2, Kind::kRightClick},
                                              {32, Kind::kDrag},
                                              {64, Kind::kWheelUp},
                                              {65, Kind::kWheelDown}}};
  const auto kind = find(kCodes, code & ~kHeldKeys);
  if (!kind) return std::nullopt;
  if (*kind <= Kind::kRightClick) return ButtonChange{*kind, down, at};
  return down ? std::optional<Input>(Key::click(*kind, at.row, at.column)) : std::nullopt;
}

// CSI < button ; column ; row M or m
std::optional<Input> reported_button(std::string_view text, bool down) {
  const Parameters parameters = parse(text);
  if (!parameters.plain || parameters.count != 3) return std::nullopt;
  const Spot at{parameters.value(2) - 1, parameters.value(1) - 1};
  return mouse_input(parameters.value(0), down, at);
}

// The older report: three bytes, each with an offset of 32.
std::optional<Input> old_button(const std::string& bytes) {
  const auto byte = [&bytes](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
  const int code = byte(0) - 32;
  const Spot at{byte(2) - 33, byte(1) - 33};
  if (code >= 0 && code < 32 && (code & 3) == 3) return ButtonChange{std::nullopt, false, at};
  return code < 0 ? std::nullopt : mouse_input(code, true, at);
}

std::optional<Input> csi(const Sequence& sequence) {
  const std::string_view text = sequence.text;
  const char32_t final = sequence.final;
  if (text.starts_with('<') && (final == U'M' || final == U'm')) {
    return reported_button(text.substr(1), final == U'M');
  }
  // The Linux console's first five function keys.
  if (text == "[") return Key(final == U'A' ? Kind::kF1 : Kind::kUnknown);
  const Parameters parameters = parse(text);
  if (!parameters.plain) return std::nullopt;
  if (final == U'u') return kitty_key(parameters);
  if (final == U'~' || final == U'^' || final == U'$' || final == U'@') {
    return numbered_key(parameters, final);
  }
  if (text.empty() && final == U'I') return Kind::kFocusGained;
  if (text.empty() && final == U'O') return Kind::kFocusLost;
  if (parameters.value(1, 1) == 3) return std::nullopt;  // a key release
  const int modifiers = modifiers_of(parameters, 1);
  if (const auto kind = find(kLetters, final)) return with_modifiers(*kind, modifiers);
  // rxvt: arrows with Shift.
  if (final >= U'a' && final <= U'd') {
    return with_modifiers(*find(kLetters, capital(final)), kShift);
  }
  const bool key = final == U'E' || final == U'Q' || final == U'S' || final == U'Z';
  return key ? std::optional<Input>(Kind::kUnknown) : std::nullopt;
}

std::optional<Input> ss3(const Sequence& sequence) {
  const Parameters parameters = parse(sequence.text);
  const int modifiers = modifiers_of(parameters, std::max(parameters.count - 1, 0));
  const char32_t final = sequence.final;
  if (const auto kind = find(kLetters, final)) return with_modifiers(*kind, modifiers);
  // rxvt: arrows with Ctrl.
  if (final >= U'a' && final <= U'd') {
    return with_modifiers(*find(kLetters, capital(final)), kCtrl);
  }
  // The number pad in its application mode: j to y for * to 9.
  if (final >= U'j' && final <= U'y') return Key(final - U'j' + U'*');
  if (final == U'M') return Kind::kEnter;
  if (final == U' ' || final == U'X') return Key(final == U' ' ? U' ' : U'=');
  return Kind::kUnknown;
}

int hexadecimal(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

// "11;rgb:RRRR/GGGG/BBBB", each part with one to four digits.
std::optional<Input> background(std::string_view text) {
  constexpr std::string_view kAnswer = "11;rgb:";
  if (!text.starts_with(kAnswer)) return std::nullopt;
  text.remove_prefix(kAnswer.size());
  std::array<int, 3> parts{};
  for (int& part : parts) {
    const std::size_t digits = std::min(text.find('/'), text.size());
    if (digits == 0 || digits > 4) return std::nullopt;
    int value = 0;
    for (const char c : text.substr(0, digits)) {
      if (hexadecimal(c) < 0) return std::nullopt;
      value = value * 16 + hexadecimal(c);
    }
    part = value * 255 / ((1 << (4 * digits)) - 1);
    text.remove_prefix(std::min(digits + 1, text.size()));
  }
  return text.empty() ? std::optional<Input>(Rgb{parts[0], parts[1], parts[2]}) : std::nullopt;
}

}  // namespace

std::optional<Input> input_of(const Token& token) {
  if (const auto* character = std::get_if<char32_t>(&token)) return sent_key(*character);
  const auto& sequence = std::get<Sequence>(token);
  switch (sequence.kind) {
    case Sequence::Kind::kAlt:
      return alt_key(sequence.final);
    case Sequence::Kind::kCsi:
      return csi(sequence);
    case Sequence::Kind::kSs3:
      return ss3(sequence);
    case Sequence::Kind::kMouse:
      return old_button(sequence.text);
    case Sequence::Kind::kString:
      return sequence.final == U']' ? background(sequence.text) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace gridmates::terminal
