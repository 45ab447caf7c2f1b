// LZ-string compared with output of its own library (version 1.5.0).
#include "engine/sudoku/formats/lz_string.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"

namespace gridmates::sudoku::formats {
namespace {

TEST(LzString, ReadsWhatTheLibraryWrites) {
  const struct {
    const char* packed;
    const char* text;
  } kSamples[] = {{"Q===", ""},
                  {"IZA=", "a"},
                  {"IY18cQ==", "aaaaaaaaaaaaaaaaaaaaaa"},
                  {"OIJwbw+wpgBINQRA", "Größe €"},
                  {"rwbgA9gEAeQ=", "😀 x"},
                  {"HYewLgBAVgzixA==", "not json"},
                  {"C4CwpgBAjgrglgYwNYQEYCcD2B3AdhAM0wA8JRJZEUMd8jig",
                   "the quick brown fox the quick brown fox"}};
  for (const auto& [packed, text] : kSamples) EXPECT_EQ(lz_inflated(packed), text) << packed;
  EXPECT_EQ(lz_inflated("OIJwbw%2BwpgBINQRA"), "Größe €");
}

TEST(LzString, RefusesWhatIsNone) {
  for (const char* bad : {"", "I", "IZ", "IY18", "IZA*", "IZA\n", "%2", "%2C"}) {
    EXPECT_EQ(lz_inflated(bad), std::nullopt) << bad;
  }
}

// Any input ends within the bound.
TEST(LzString, TakesAnyBytes) {
  constexpr std::string_view kAlphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  core::Random random(core::seed_from(5));
  for (int i = 0; i < 2'000; ++i) {
    std::string packed = i % 2 == 0 ? "IY18" : "";
    for (std::uint32_t n = random.below(400); n > 0; --n) packed += kAlphabet[random.below(64)];
    const auto text = lz_inflated(packed);
    if (text) EXPECT_LE(text->size(), 3 * kMaxInflatedUnits);
  }
}

}  // namespace
}  // namespace gridmates::sudoku::formats
