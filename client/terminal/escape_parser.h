// EscapeParser: takes what a terminal sends apart into characters and complete escape sequences, as
// ECMA-48 forms them, with the exceptions that terminals in use make. What they mean as keys is
// key_sequences.h. Pure; one thread.
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
    kString,  // OSC, DCS, SOS, PM or APC; `final` is the character behind its ESC
  };
  Kind kind = Kind::kAlt;
  char32_t final = 0;
  // Parameters and intermediate bytes as they were sent, or the content of the string; of one that
  // is longer than kMaxText its beginning.
  std::string text;
  friend bool operator==(const Sequence&, const Sequence&) = default;
};

// A character, which may be a control character, or a sequence.
using Token = std::variant<char32_t, Sequence>;

class EscapeParser {
 public:
  static constexpr std::size_t kMaxText = 64;  // bytes
  // How long the rest of a sequence is waited for: behind ESC alone, which may be the key, and
  // behind the beginning of a sequence.
  static constexpr std::chrono::milliseconds kEscapePatience{50};
  static constexpr std::chrono::milliseconds kSequencePatience{500};

  // The character of a byte in an encoding with one byte a character; 0: none.
  using ByteCharacter = char32_t (*)(unsigned char byte);
  // Reads UTF-8, or what `encoding` says. Bytes that are no character are left out.
  explicit EscapeParser(ByteCharacter encoding = nullptr) : encoding_(encoding) {}

  // Takes the next byte, and appends what is complete with it.
  void take(unsigned char byte, std::vector<Token>& out);
  // A sequence has begun and is not complete.
  bool waiting() const { return state_ != State::kGround; }
  // How long to wait for the next byte before expire().
  std::chrono::milliseconds patience() const {
    return state_ == State::kEscape ? kEscapePatience : kSequencePatience;
  }
  // Nothing more has come: ESC alone was the key, ESC and one character were typed with Alt, and
  // the beginning of anything longer is left out.
  void expire(std::vector<Token>& out);

 private:
  enum class State : std::uint8_t {
    kGround,
    kEscape,
    kCsi,
    kConsole,  // behind ESC [ [, with which Linux begins its first function keys
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
  // Begins what ESC and this character begin; false: nothing longer.
  bool introduce(char32_t character);
  // The sequence cannot go on with this character, which stands for itself.
  void abandon(char32_t character, std::vector<Token>& out);
  void keep(char32_t character);
  void complete(Sequence::Kind kind, char32_t final, std::vector<Token>& out);

  ByteCharacter encoding_;
  State state_ = State::kGround;
  char32_t introducer_ = 0;  // the character behind ESC
  std::string text_;         // of the sequence, so far
  std::string partial_;      // the first bytes of a character
};

}  // namespace gridmates::terminal
