// Which characters are digits, and what decides when two readings fit.
#include "engine/sudoku/formats/symbols.h"

#include <gtest/gtest.h>

#include "engine/sudoku/formats/reader.h"
#include "engine/sudoku/formats/writer.h"

namespace gridmates::sudoku::formats {
namespace {

std::optional<Symbols> fit(const std::string& start, char empty) {
  SymbolTally tally;
  std::string cells = start + std::string(256 - start.size(), empty);
  for (char c : cells) tally.add({&c, 1});
  return symbols_that_fit(tally, 16);
}

TEST(Symbols, DigitsAndBack) {
  for (Symbols symbols : {Symbols::kFromOne, Symbols::kFromZero}) {
    for (std::uint8_t digit = 1; digit <= 25; ++digit) {
      EXPECT_EQ(digit_of(symbol_of(digit, symbols), 25, symbols), digit);
    }
  }
  EXPECT_EQ(digit_of('g', 16, Symbols::kFromOne), 16);
  EXPECT_EQ(digit_of('G', 15, Symbols::kFromOne), std::nullopt);
  EXPECT_EQ(digit_of('F', 16, Symbols::kFromZero), 16);
  EXPECT_EQ(digit_of('0', 16, Symbols::kFromZero), 1);
  EXPECT_EQ(digit_of('0', 16, Symbols::kFromOne), 0);
  EXPECT_EQ(digit_of('A', 9, Symbols::kFromOne), std::nullopt);
  EXPECT_EQ(digit_of('-', 9, Symbols::kFromOne), std::nullopt);
}

// Every character, compared with the two alphabets.
TEST(Symbols, AreDigitsEmptyCellsOrNone) {
  const std::string_view from_one = "123456789ABCDEFGHIJKLMNOP";
  const std::string_view from_zero = "0123456789ABCDEFGHIJKLMNO";
  for (int byte = 0; byte < 256; ++byte) {
    const char mark = static_cast<char>(byte);
    const char upper = mark >= 'a' && mark <= 'z' ? static_cast<char>(mark - 'a' + 'A') : mark;
    for (Symbols symbols : {Symbols::kFromOne, Symbols::kFromZero}) {
      const bool is_one = symbols == Symbols::kFromOne;
      const std::size_t at = (is_one ? from_one : from_zero).find(upper);
      const bool is_empty =
          std::string_view(".*_xX").find(mark) != std::string_view::npos || (is_one && mark == '0');
      const auto digit = digit_of(mark, 25, symbols);
      if (at != std::string_view::npos) {
        ASSERT_EQ(digit, at + 1) << byte;
        EXPECT_EQ(digit_of(mark, static_cast<int>(at), symbols), std::nullopt) << byte;
      } else {
        ASSERT_EQ(digit, is_empty ? std::optional<std::uint8_t>(0) : std::nullopt) << byte;
      }
    }
  }
}

TEST(Symbols, InWords) {
  EXPECT_EQ(digits_in_words(9, Symbols::kFromOne), "1-9");
  EXPECT_EQ(digits_in_words(10, Symbols::kFromOne), "1-9A");
  EXPECT_EQ(digits_in_words(10, Symbols::kFromZero), "0-9");
  EXPECT_EQ(digits_in_words(16, Symbols::kFromOne), "1-9A-G");
  EXPECT_EQ(digits_in_words(16, Symbols::kFromZero), "0-9A-F");
}

TEST(Symbols, TheGridShowsWhichAreMeant) {
  EXPECT_EQ(fit("12G", '.'), Symbols::kFromOne);
  EXPECT_EQ(fit("12g", '0'), Symbols::kFromOne);
  EXPECT_EQ(fit("12F", '0'), Symbols::kFromOne);
  EXPECT_EQ(fit("120F", '.'), Symbols::kFromZero);
  EXPECT_EQ(fit("12F", '.'), std::nullopt);
  std::string full;
  for (int i = 0; i < 256; ++i) full += symbol_of(static_cast<std::uint8_t>(i % 16 + 1), {});
  EXPECT_EQ(fit(full, '.'), Symbols::kFromOne);
  for (char& c : full) c = c == 'G' ? '0' : c;
  EXPECT_EQ(fit(full, '.'), std::nullopt) << "G left out, or 0 for the first digit";
}

TEST(Symbols, WhereBothFitTheReaderAsks) {
  const std::string line = "12F" + std::string(253, '.');
  const auto items = read_all(line);
  ASSERT_EQ(items.size(), 1u);
  EXPECT_EQ(items[0].read.error().trouble, Trouble::kWhichSymbols);
  EXPECT_EQ(
      in_words(items[0].read.error()),
      "line 1, column 1: both 1-9A-G and 0-9A-F fit this grid (--first-digit 1 or 0 decides)");
  const auto told = read_all(line, {.box = {}, .symbols = Symbols::kFromZero});
  ASSERT_TRUE(told[0].read);
  EXPECT_EQ(told[0].read.value().givens[0], 2);
  EXPECT_EQ(write(told[0].read.value(), Format::kLine), line + "\n");
}

TEST(Boxes, NamesAndUsualOnes) {
  EXPECT_EQ(*box_named("3x2"), (Shape{3, 2}));
  EXPECT_EQ(box_in_words({2, 5}), "2x5");
  for (const char* bad : {"", "3", "3x", "x3", "3x2x", "0x9", "6x6", "1x1", "-3x3", "3x 3"}) {
    EXPECT_FALSE(box_named(bad)) << bad;
  }
  EXPECT_EQ(box_named("9x9").error().message,
            "boxes of 9x9 make a grid of 81x81; there are 4x4 to 25x25");
  EXPECT_EQ(box_named("9").error().message, "boxes are RxC, as 3x3, not 9");
  EXPECT_EQ(usual_shape(7), std::nullopt);
  EXPECT_EQ(usual_shape(24), (Shape{4, 6}));
  EXPECT_EQ(usual_shape(36), std::nullopt);
}

}  // namespace
}  // namespace gridmates::sudoku::formats
