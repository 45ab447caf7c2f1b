#include "server/players/names.h"

#include "client/core/text.h"
#include "engine/text/utf8.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"

namespace gridmates::players {
namespace {

std::string name(std::string_view text) {
  const auto cleaned = clean_name(text);
  return cleaned ? cleaned->str() : "refused: " + cleaned.error().message;
}
bool refused(std::string_view text) { return !clean_name(text).ok(); }

std::string chat(std::string_view text) {
  const auto cleaned = clean_chat(text);
  return cleaned ? *cleaned : "refused: " + cleaned.error().message;
}

std::string repeat(std::string_view part, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += part;
  return text;
}

TEST(Names, PlainNamesStayAsTheyAre) {
  EXPECT_EQ(name("Ana"), "Ana");
  EXPECT_EQ(name("Zoë Ó Súilleabháin"), "Zoë Ó Súilleabháin");
  EXPECT_EQ(name("太郎"), "太郎");
  EXPECT_EQ(name("♥️"), "♥️");
}

TEST(Names, SpaceAroundIsTakenAway) { EXPECT_EQ(name("  Ana B \n"), "Ana B"); }

TEST(Names, SpacesMakeNoTwins) { EXPECT_EQ(name("Ana    B"), "Ana B"); }

TEST(Names, ThoseOfComputersAreNoPersons) {
  const auto is_taken = [](const char* text) { return not_for_people(*clean_name(text)); };
  EXPECT_EQ(is_taken("computer 4")->message,
            "Names such as \"computer 4\" are kept for computers; choose another name.");
  EXPECT_TRUE(is_taken("Computer  12"));
  EXPECT_TRUE(is_taken("computer 2 (2)"));
  EXPECT_TRUE(is_taken("\uff43omputer \uff14")) << "read as the same";
  EXPECT_FALSE(is_taken("computer"));
  EXPECT_FALSE(is_taken("computer club 4"));
}

TEST(Names, AreComposed) { EXPECT_EQ(name("Zoe\u0308"), "Zo\u00eb"); }

TEST(Names, CountWhatPeopleCallCharacters) {
  EXPECT_EQ(name(repeat("e\u0323\u0302", 24)), repeat("\u1ec7", 24));
  EXPECT_TRUE(refused(repeat("a", 25)));
  EXPECT_EQ(name(repeat("a", 24)), repeat("a", 24));
  // A letter with many accents is one character, but has too many bytes.
  EXPECT_TRUE(refused("a" + repeat("\u0301", 100)));
}

TEST(Names, NobodyIsCalledNothing) {
  EXPECT_TRUE(refused(""));
  EXPECT_TRUE(refused(" \t "));
  EXPECT_TRUE(refused("\u0301"));
}

TEST(Names, WhatCannotBeSeenIsRefused) {
  EXPECT_TRUE(refused("a\x1b[2J"));
  EXPECT_TRUE(refused("a\nb"));
  EXPECT_TRUE(refused("a\u202eb"));  // right-to-left override
  EXPECT_TRUE(refused("a\u200bb"));  // zero width space
  EXPECT_TRUE(refused("a\u00a0b"));  // no-break space
  EXPECT_TRUE(refused("a\u3164b"));  // Hangul filler
  EXPECT_TRUE(refused("\u2800"));    // blank Braille
  EXPECT_TRUE(refused("a\ufe0f"));   // the same letter in another style
  EXPECT_TRUE(refused("♥️\ufe0f"));
  EXPECT_TRUE(refused("a\u2028b"));  // line separator
  EXPECT_TRUE(refused("a\ue000b"));  // private use
  EXPECT_TRUE(refused(std::string_view("a\0b", 3)));
}

// A name that the server accepts needs no escapes in a client.
TEST(Names, AreTakenByTheServerAsTheClientShowsThem) {
  const auto agree = [](char32_t from, char32_t to) {
    for (char32_t c = from; c <= to; ++c) {
      std::string text = "a";
      text::append_utf8(text, c);
      text += 'b';
      const bool escaped = client::printable(text) != text;
      const auto taken = clean_name(text);
      ASSERT_FALSE(escaped && taken.ok()) << std::hex << static_cast<unsigned>(c);
      if (taken) ASSERT_EQ(client::printable(taken->str()), taken->str());
      const auto said = clean_chat(text);
      ASSERT_TRUE(said.ok());
      ASSERT_EQ(client::printable(*said), *said) << std::hex << static_cast<unsigned>(c);
    }
  };
  agree(0, 0x3FFF);
  agree(0xE000, 0xFFFF);
  agree(0x13400, 0x1345F);
  agree(0x1BC00, 0x1BCFF);
  agree(0x1D100, 0x1D1FF);
  agree(0x1F300, 0x1F6FF);
  agree(0xE0000, 0xE1000);
}

TEST(Names, WhatIsNoTextIsRefused) {
  EXPECT_TRUE(refused("a\xff"));
  EXPECT_TRUE(refused("\xed\xa0\x80"));  // half a surrogate
  EXPECT_TRUE(refused(repeat("x", 1'000'000)));
}

TEST(Names, TheRefusalIsASentence) {
  EXPECT_EQ(clean_name("").error().sentence, "A name cannot be empty.");
  EXPECT_EQ(clean_name("").error().code, core::RefusalCode::kInvalid);
}

TEST(Chat, ControlCharactersAreTakenOut) {
  EXPECT_EQ(chat("hi\x1b[31m there\x07"), "hi[31m there");
  EXPECT_EQ(chat("left\u202eright"), "leftright");
  EXPECT_EQ(chat("two\nlines\tand a tab"), "two lines and a tab");
}

TEST(Chat, EmojiThatAreJoinedStayJoined) {
  const std::string family = "👨‍👩‍👧";
  EXPECT_EQ(chat(family), family);
  EXPECT_EQ(chat(repeat(family, 90)), repeat(family, 90));
}

TEST(Chat, HasABound) {
  EXPECT_EQ(chat(repeat("é", 300)), repeat("é", 300));
  EXPECT_FALSE(clean_chat(repeat("é", 301)).ok());
  EXPECT_FALSE(clean_chat(repeat("👨‍👩‍👧", 150)).ok())
      << "within 300 characters, beyond the bytes";
}

TEST(Chat, NothingIsNotSaid) {
  EXPECT_FALSE(clean_chat("").ok());
  EXPECT_FALSE(clean_chat("\x01\x02 \n").ok());
  for (const char* blank :
       {"\u200b", "\u00a0 \u3000", "\u2060\ufeff", "\u3164", "\u2800", "\ufe0f"}) {
    EXPECT_FALSE(clean_chat(blank).ok()) << testing::PrintToString(blank);
  }
  EXPECT_EQ(chat("\u200b."), ".");
}

}  // namespace
}  // namespace gridmates::players
