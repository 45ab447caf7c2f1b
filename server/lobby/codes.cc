#include "server/lobby/codes.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/lobby/words.h"

namespace gridmates::lobby {
namespace {

// Without characters that look alike: 0 and O, 1, I and L.
constexpr std::string_view kLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
constexpr int kSecretLetters = 8;

// A number below `bound` (1 to 10,000); from 64 bits, so the bias is negligible.
std::size_t below(ports::Random& random, std::size_t bound) {
  std::array<std::uint8_t, 8> bytes;
  random.fill(bytes);
  std::uint64_t number = 0;
  for (const std::uint8_t byte : bytes) number = number << 8 | byte;
  return number % bound;
}

// 2 digits at first; 3 from the fifth attempt, 4 from the ninth.
int digits_of(int attempt) { return attempt < 4 ? 2 : attempt < 8 ? 3 : 4; }

}  // namespace

RoomCode make_code(ports::Random& random, bool private_room, int attempt) {
  std::string code(kWords[below(random, kWords.size())]);
  code += '-';
  for (int i = 0; i < digits_of(attempt); ++i) {
    code += static_cast<char>('0' + below(random, 10));
  }
  if (private_room) {
    code += '-';
    for (int i = 0; i < kSecretLetters; ++i) code += kLetters[below(random, kLetters.size())];
  }
  return code;
}

RoomCode without_secret(const RoomCode& code) {
  const std::string& text = code.str();
  const std::size_t end = text.rfind('-');
  if (end == std::string::npos || end == text.find('-')) return code;
  return text.substr(0, end) + "-private";
}

}  // namespace gridmates::lobby
