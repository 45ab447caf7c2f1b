// EscapeParser: splits a terminal's input into characters and complete escape sequences of ECMA-48,
// with the exceptions that common terminals make. key_sequences.h maps them to keys. Pure; one
// thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace gridmates::terminal {

// A complete sequence.
struct Sequence {
  enum class Kind : std::uint8_t {
    kAlt,     // ESC and the character in `final`
    kCsi,     // ESC [ text final
    kSs3,     // ESC O text final
    kMouse,   // ESC [ M and the three bytes in `text`
    kString,  // OSC, DCS, SOS, PM or APC; `final` is the character after its ESC
  };
  Kind kind = Kind::kAlt;
  char32_t final = 0;
  // Parameters and intermediate bytes as received, or the content of the string; truncated to
  // kMaxText.
  std::string text;
  friend bool operator==(const Sequence&, const Sequence&) = default;
};

// A character, which may be a control character, or a sequence.
using Token = std::variant<char32_t, Sequence>;

class EscapeParser {
 public:
  static constexpr std::size_t kMaxText = 64;  // bytes
  // How long to wait for the rest of a sequence: after ESC alone, which may be the key, and after
  // the beginning of a sequence.
  static constexpr std::chrono::milliseconds kEscapePatience{50};
  static constexpr std::chrono::milliseconds kSequencePatience{500};

  // The character of a byte in a single-byte encoding; 0: none.
  using ByteCharacter = char32_t (*)(unsigned char byte);
  // Reads UTF-8, or `encoding` if it is set. Invalid bytes are skipped.
  explicit EscapeParser(ByteCharacter encoding = nullptr) : encoding_(encoding) {}

  // Takes the next byte, and appends the tokens that it completes.
  void take(unsigned char byte, std::vector<Token>& out);
  // Whether a sequence has begun and is not complete.
  bool waiting() const { return state_ != State::kGround; }
  // How long to wait for the next byte before expire().
  std::chrono::milliseconds patience() const {
    return state_ == State::kEscape ? kEscapePatience : kSequencePatience;
  }
  // Handles a timeout: ESC alone is the key, ESC and one character are Alt and that character, and
  // the beginning of a longer sequence is dropped.
  void expire(std::vector<Token>& out);

 private:
  enum class State : std::uint8_t {
    kGround,
    kEscape,
    kCsi,
    kConsole,  // after ESC [ [, with which the Linux console begins its first function keys
    kMouse,
    kSs3,
    kString,
    kStringEscape,
  };
  void take_character(char32_t character, std::vector<Token>& out);
  void take_ground(char32_t character, std::vector<Token>& out);
  void take_escape(char32_t character, std::vector<Token>& out);
  void take_csi(char32_t character, std::vector<Token>& out);
  void take_ss3(char32_t character, std::vector<Token>& out);
  void take_string(char32_t character, std::vector<Token>& out);
  // Begins the sequence for ESC and this character; false if these do not begin a longer one.
  bool introduce(char32_t character);
  // Drops the sequence, which cannot contain this character; the character is taken by itself.
  void abandon(char32_t character, std::vector<Token>& out);
  void keep(char32_t character);
  void complete(Sequence::Kind kind, char32_t final, std::vector<Token>& out);

  ByteCharacter encoding_;
  State state_ = State::kGround;
  char32_t introducer_ = 0;  // the character after ESC
  std::string text_;         // of the current sequence
  std::string partial_;      // the first bytes of a character
};

}  // namespace gridmates::terminal
