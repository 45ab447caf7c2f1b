#include "client/terminal/escape_parser.h"

#include <algorithm>
#include <utility>

#include "engine/text/utf8.h"

namespace gridmates::terminal {
namespace {

constexpr char32_t kEsc = 0x1B;
constexpr char32_t kBell = 0x07;
constexpr char32_t kCancel = 0x18;      // CAN ends a sequence
constexpr char32_t kSubstitute = 0x1A;  // ... and so does SUB
constexpr char32_t kStringEnd = 0x9C;   // ST as one character
constexpr std::size_t kMouseBytes = 3;

bool is_c1(char32_t c) { return c >= 0x80 && c < 0xA0; }
// Parameter and intermediate bytes of a control sequence, by ECMA-48.
bool is_inside(char32_t c) { return c >= 0x20 && c < 0x40; }
bool is_final(char32_t c) { return c >= 0x40 && c < 0x7F; }

bool all_digits(const std::string& text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::size_t utf8_bytes(unsigned char lead) {
  if (lead >= 0xF0) return 4;
  return lead >= 0xE0 ? 3 : 2;
}

}  // namespace

void EscapeParser::take(unsigned char byte, std::vector<Token>& out) {
  if (state_ == State::kMouse) {
    text_.push_back(static_cast<char>(byte));
    if (text_.size() == kMouseBytes) complete(Sequence::Kind::kMouse, U'M', out);
    return;
  }
  if (byte < 0x80) {
    partial_.clear();
    return take_character(byte, out);
  }
  if (encoding_ != nullptr) {
    if (const char32_t character = encoding_(byte); character != 0) take_character(character, out);
    return;
  }
  if (!text::is_continuation(static_cast<char>(byte))) partial_.clear();
  partial_.push_back(static_cast<char>(byte));
  if (partial_.size() < utf8_bytes(static_cast<unsigned char>(partial_[0]))) return;
  const text::Character character = text::first_character(std::exchange(partial_, {}));
  if (character.bytes > 0) take_character(character.code, out);
}

void EscapeParser::take_character(char32_t character, std::vector<Token>& out) {
  switch (state_) {
    case State::kGround:
    case State::kMouse:
      return take_ground(character, out);
    case State::kEscape:
      return take_escape(character, out);
    case State::kCsi:
      return take_csi(character, out);
    case State::kConsole:
      if (!is_final(character)) return abandon(character, out);
      return complete(Sequence::Kind::kCsi, character, out);
    case State::kSs3:
      return take_ss3(character, out);
    case State::kString:
    case State::kStringEscape:
      return take_string(character, out);
  }
}

void EscapeParser::take_ground(char32_t character, std::vector<Token>& out) {
  state_ = State::kGround;
  if (character == kEsc) {
    state_ = State::kEscape;
  } else if (is_c1(character)) {
    introduce(character - 0x40);
  } else {
    out.emplace_back(character);
  }
}

bool EscapeParser::introduce(char32_t character) {
  introducer_ = character;
  text_.clear();
  if (character == U'[') {
    state_ = State::kCsi;
  } else if (character == U'O') {
    state_ = State::kSs3;
  } else if (std::u32string_view(U"]PX^_").find(character) != std::u32string_view::npos) {
    state_ = State::kString;
  } else {
    return false;
  }
  return true;
}

void EscapeParser::take_escape(char32_t character, std::vector<Token>& out) {
  if (character == kEsc) {
    out.emplace_back(kEsc);  // the key; the new ESC belongs to the next key
    return;
  }
  if (introduce(character)) return;
  if (is_c1(character)) return abandon(character, out);
  complete(Sequence::Kind::kAlt, character, out);
}

void EscapeParser::take_csi(char32_t character, std::vector<Token>& out) {
  // rxvt ends keys with Shift with '$', which is an intermediate byte in ECMA-48.
  const bool shifted = character == U'$' && all_digits(text_);
  if (is_inside(character) && !shifted) return keep(character);
  if (!is_final(character) && !shifted) return abandon(character, out);
  if (text_.empty() && character == U'[') {
    keep(character);
    state_ = State::kConsole;
  } else if (text_.empty() && character == U'M') {
    state_ = State::kMouse;
  } else {
    complete(Sequence::Kind::kCsi, character, out);
  }
}

void EscapeParser::take_ss3(char32_t character, std::vector<Token>& out) {
  // Some terminals send modifiers before the final character.
  const bool modifier = (character >= U'0' && character <= U'9') || character == U';';
  if (modifier) return keep(character);
  if (character < U' ' || character >= 0x7F) return abandon(character, out);
  complete(Sequence::Kind::kSs3, character, out);
}

void EscapeParser::take_string(char32_t character, std::vector<Token>& out) {
  const bool escaped = state_ == State::kStringEscape;
  const bool bell = character == kBell && introducer_ == U']';
  if (escaped && character != U'\\') {
    state_ = State::kEscape;
    return take_escape(character, out);
  }
  if (escaped || bell || character == kStringEnd) {
    complete(Sequence::Kind::kString, introducer_, out);
  } else if (character == kEsc) {
    state_ = State::kStringEscape;
  } else if (character == kCancel || character == kSubstitute) {
    state_ = State::kGround;
  } else {
    keep(character);
  }
}

void EscapeParser::abandon(char32_t character, std::vector<Token>& out) {
  state_ = State::kGround;
  if (character != kCancel && character != kSubstitute) take_ground(character, out);
}

void EscapeParser::keep(char32_t character) {
  std::string bytes;
  text::append_utf8(bytes, character);
  if (text_.size() + bytes.size() <= kMaxText) text_ += bytes;
}

void EscapeParser::complete(Sequence::Kind kind, char32_t final, std::vector<Token>& out) {
  state_ = State::kGround;
  out.emplace_back(Sequence{kind, final, std::exchange(text_, {})});
}

void EscapeParser::expire(std::vector<Token>& out) {
  const State state = std::exchange(state_, State::kGround);
  const bool begins = state == State::kCsi || state == State::kSs3 || state == State::kString;
  if (state == State::kEscape || state == State::kStringEscape) {
    out.emplace_back(kEsc);
  } else if (begins && text_.empty()) {
    complete(Sequence::Kind::kAlt, introducer_, out);
  }
}

}  // namespace gridmates::terminal
