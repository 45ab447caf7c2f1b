// UTF-8 compared with the table of the standard, and round trips.
#include "engine/text/utf8.h"

#include <gtest/gtest.h>

#include <array>

namespace gridmates::text {
namespace {

// The Unicode Standard 15, table 3-7: which bytes may follow each other.
struct Row {
  std::array<unsigned, 2> first;
  std::array<unsigned, 2> second;
  std::size_t bytes;
};
constexpr Row kWellFormed[] = {
    {{0xC2, 0xDF}, {0x80, 0xBF}, 2}, {{0xE0, 0xE0}, {0xA0, 0xBF}, 3},
    {{0xE1, 0xEC}, {0x80, 0xBF}, 3}, {{0xED, 0xED}, {0x80, 0x9F}, 3},
    {{0xEE, 0xEF}, {0x80, 0xBF}, 3}, {{0xF0, 0xF0}, {0x90, 0xBF}, 4},
    {{0xF1, 0xF3}, {0x80, 0xBF}, 4}, {{0xF4, 0xF4}, {0x80, 0x8F}, 4},
};

std::size_t bytes_by_table(std::string_view text) {
  const auto at = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (at(0) < 0x80) return 1;
  for (const Row& row : kWellFormed) {
    if (at(0) < row.first[0] || at(0) > row.first[1]) continue;
    if (text.size() < row.bytes || at(1) < row.second[0] || at(1) > row.second[1]) return 0;
    for (std::size_t i = 2; i < row.bytes; ++i) {
      if (at(i) < 0x80 || at(i) > 0xBF) return 0;
    }
    return row.bytes;
  }
  return 0;
}

TEST(Utf8, IsWhatTheStandardSays) {
  const std::array<char, 6> last = {'\0', 'A', '\x7F', '\x80', '\xBF', '\xC0'};
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      for (char third : last) {
        for (char fourth : last) {
          const std::array<char, 4> bytes = {static_cast<char>(first), static_cast<char>(second),
                                             third, fourth};
          for (std::size_t size = 1; size <= 4; ++size) {
            const std::string_view text(bytes.data(), size);
            ASSERT_EQ(first_character(text).bytes, bytes_by_table(text)) << first << ' ' << second;
          }
        }
      }
    }
  }
}

TEST(Utf8, ThereAndBack) {
  for (char32_t c = 0; c <= 0x10FFFF; ++c) {
    std::string text;
    append_utf8(text, c);
    const bool is_surrogate = c >= 0xD800 && c <= 0xDFFF;
    const Character read = first_character(text);
    ASSERT_EQ(read.code, is_surrogate ? kBadCharacter : c);
    ASSERT_EQ(read.bytes, text.size());
    ASSERT_EQ(characters_in(text), 1u);
  }
  std::string beyond;
  append_utf8(beyond, 0x110000);
  EXPECT_EQ(beyond, "\xEF\xBF\xBD");
}

TEST(Utf8, TakesWhatIsNoneByteByByte) {
  std::string_view text = "a\xE2\x82\xAC\xE2\x82z";
  for (char32_t expected : {U'a', U'\u20AC', kBadCharacter, kBadCharacter, U'z', U'\0'}) {
    EXPECT_EQ(take_utf8(text), expected);
  }
  EXPECT_TRUE(is_utf8("\xEF\xBF\xBD"));
  EXPECT_FALSE(is_utf8("\xE2\x82"));
}

TEST(Utf8, NamesCharacters) {
  using namespace std::string_view_literals;
  EXPECT_EQ(name_of_character("5").text(), "'5'");
  EXPECT_EQ(name_of_character(" x").text(), "a blank");
  EXPECT_EQ(name_of_character("\0"sv).text(), "a NUL byte");
  EXPECT_EQ(name_of_character("\t").text(), "the byte 9");
  EXPECT_EQ(name_of_character("\xC8").text(), "the byte 200");
  EXPECT_EQ(name_of_character("\uFF15").text(), "the full-width digit 5");
  EXPECT_EQ(name_of_character("\u0660").text(), "the Arabic-Indic digit 0");
  EXPECT_EQ(name_of_character("\u200B").text(), "the invisible character U+200B");
  EXPECT_EQ(name_of_character("\u00E4").text(), "the character U+00E4");
}

TEST(Utf8, KnowsUtf16ByItsBeginning) {
  using namespace std::string_view_literals;
  for (std::string_view yes : {"\xFF\xFE"sv,
                               "\xFE\xFF\0"
                               "1"sv,
                               "1\0.\0"sv,
                               "\0"
                               "1\0."sv}) {
    EXPECT_TRUE(begins_utf16(yes));
  }
  for (std::string_view no : {""sv, "12.4"sv, "1\0"sv, "1\0\0\0"sv, "\0\0\0\0"sv, "\xFF"sv}) {
    EXPECT_FALSE(begins_utf16(no));
  }
}

TEST(Utf8, KnowsWhatNobodySees) {
  for (char32_t c :
       {0xADu, 0x180Eu, 0x200Bu, 0x202Eu, 0x2066u, 0x2800u, 0x3164u, 0xFEFFu, 0xE0041u, 0x1FFFEu}) {
    EXPECT_TRUE(is_invisible(c)) << std::hex << static_cast<unsigned>(c);
  }
  for (char32_t c : {U'a', U' ', U'\u200C', U'\u200D', U'\uFE0F', U'\u20AC', U'\U0001F600'}) {
    EXPECT_FALSE(is_invisible(c)) << std::hex << static_cast<unsigned>(c);
  }
}

}  // namespace
}  // namespace gridmates::text
