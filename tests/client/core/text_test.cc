#include "client/core/text.h"

#include <gtest/gtest.h>

#include "client/core/columns.h"
#include "engine/text/utf8.h"

namespace gridmates::client {
namespace {

// printable() and a canvas must agree on what can be shown.
TEST(Text, NothingThatIsEscapedHasAWidth) {
  for (char32_t c = 1; c <= 0x10FFFF; ++c) {
    if (c >= 0xD800 && c <= 0xDFFF) continue;
    std::string text;
    text::append_utf8(text, c);
    if (printable(text) != text) ASSERT_EQ(columns_of(c), -1) << std::hex << unsigned{c};
  }
}

// The test vectors of RFC 4648, section 10.
TEST(Base64, IsThatOfTheStandard) {
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
}

TEST(Printable, OrdinaryTextOfAnyLanguageStays) {
  EXPECT_EQ(printable("Good game, ana!"), "Good game, ana!");
  EXPECT_EQ(printable("für Ünal, Ελλάδα, 日本語, 👍"), "für Ünal, Ελλάδα, 日本語, 👍");
  EXPECT_EQ(printable("سلام"), "سلام");
}

TEST(Printable, ControlCharactersBecomeVisible) {
  EXPECT_EQ(printable("\x1b[2J\x1b]0;owned\x07"), "\\x1b[2J\\x1b]0;owned\\x07");
  EXPECT_EQ(printable("a\nb\r\tc"), "a\\x0ab\\x0d\\x09c");
  EXPECT_EQ(printable("\x7f"), "\\x7f");
  EXPECT_EQ(printable("\xc2\x9b"
                      "31m"),
            "\\x9b31m");  // CSI as one C1 character
  EXPECT_EQ(printable(std::string_view("a\0b", 3)), "a\\x00b");
}

TEST(Printable, DirectionOverridesAndUnseenCharactersBecomeVisible) {
  EXPECT_EQ(printable("\u202egro.live\u202c"), "\\u{202e}gro.live\\u{202c}");
  EXPECT_EQ(printable("a\u2066b\u2069"), "a\\u{2066}b\\u{2069}");
  EXPECT_EQ(printable("a\u200bb\ufeff"), "a\\u{200b}b\\u{feff}");
  EXPECT_EQ(printable("a\u2028b"), "a\\u{2028}b");
  EXPECT_EQ(printable("\U000e0041"), "\\u{e0041}");
}

TEST(Printable, BytesThatAreNoUtf8BecomeVisible) {
  EXPECT_EQ(printable("\xff"), "\\xff");
  EXPECT_EQ(printable("\xc0\x9b"), "\\xc0\\x9b");           // overlong escape
  EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");  // a surrogate
  EXPECT_EQ(printable("\xe2\x82"), "\\xe2\\x82");           // truncated
  EXPECT_EQ(printable("\x9b"), "\\x9b");                    // C1 as a bare byte
}

TEST(Text, TimesReadLikeClocks) {
  EXPECT_EQ(format_time(0), "0:00");
  EXPECT_EQ(format_time(725'999), "12:05");
  EXPECT_EQ(format_time(3'723'000), "1:02:03");
}

TEST(Text, TimesOfRunsHaveThousandths) {
  EXPECT_EQ(format_exact_time(61'005), "1:01.005");
  EXPECT_EQ(format_exact_time(3'723'999), "1:02:03.999");
}

TEST(Text, ABoardIsWhatItIs) {
  v1::BoardInfo board;
  board.set_source(v1::BOARD_SOURCE_GENERATED);
  EXPECT_EQ(board_words(board), "a new board");
  board.set_again(true);
  EXPECT_EQ(board_words(board), "the same board");
}

TEST(Text, OutcomesHaveTheirWord) {
  v1::MatchEnded ended;
  ended.set_result(v1::ROOM_STATE_FINISHED_SOLVED);
  EXPECT_EQ(outcome_words(ended), "solved");
  ended.set_result(v1::ROOM_STATE_FINISHED_FIRST_WON);
  ended.set_winner_name("ana\x1b");
  EXPECT_EQ(outcome_words(ended), "won by ana\\x1b");
  ended.set_result(v1::ROOM_STATE_FINISHED_DRAWN);
  EXPECT_EQ(outcome_words(ended), "drawn");
}

TEST(Text, ABoardIsToldThatIsAPuzzleOrHasALevel) {
  v1::BoardInfo board;
  EXPECT_FALSE(tells_board(board));
  board.set_source(v1::BOARD_SOURCE_GENERATED);
  EXPECT_FALSE(tells_board(board));
  board.set_level("hard");
  EXPECT_TRUE(tells_board(board));
  board.set_source(v1::BOARD_SOURCE_PASTED);
  board.clear_level();
  EXPECT_TRUE(tells_board(board));
}

}  // namespace
}  // namespace gridmates::client
