// The places of puzzles on a page, and the contents of PDF and SVG.
#include "client/games/sudoku/printing/drawing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gridmates::printing {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::size_t count_of(const std::string& part, const std::string& text) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++count;
  return count;
}

bool overlap(const Place& a, const Place& b) {
  const double a_bottom = a.top + a.size + kCaptionHeight;
  const double b_bottom = b.top + b.size + kCaptionHeight;
  return a.left < b.left + b.size && b.left < a.left + a.size && a.top < b_bottom &&
         b.top < a_bottom;
}

TEST(Sheet, PlacesLieOnThePageAndApart) {
  std::vector<std::vector<Place>> pages = {solution_places()};
  for (int per_page : {1, 2, 4, 6}) {
    pages.push_back(puzzle_places(per_page));
    EXPECT_EQ(pages.back().size(), static_cast<std::size_t>(per_page));
  }
  for (const auto& places : pages) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      EXPECT_GE(places[i].left, kMargin - 0.01);
      EXPECT_GE(places[i].top, kMargin - 0.01);
      EXPECT_LE(places[i].left + places[i].size, kPageWidth - kMargin + 0.01);
      EXPECT_LE(places[i].top + places[i].size + kCaptionHeight, kPageHeight - kMargin + 0.01);
      EXPECT_GT(places[i].size, 100);
      for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(overlap(places[i], places[j]));
    }
  }
}

std::string drawn(std::size_t count, int per_page, Paper paper) {
  Sheet sheet;
  sheet.puzzle.givens.assign(81, 1);
  sheet.solution = sheet.puzzle.givens;
  std::string bytes;
  const bool is_drawn =
      draw_pages(std::vector(count, sheet), per_page, paper, [&](std::string_view part) {
        bytes += part;
        return true;
      });
  EXPECT_TRUE(is_drawn);
  return bytes;
}

TEST(Drawing, PdfHasPagesOfPuzzlesAndOfSolutions) {
  const struct {
    std::size_t count;
    int per_page;
    const char* pages;
  } cases[] = {{1, 1, "/Count 2"}, {5, 4, "/Count 3"}, {6, 6, "/Count 2"}, {13, 2, "/Count 9"}};
  for (const auto& [count, per_page, pages] : cases) {
    const std::string pdf = drawn(count, per_page, Paper::kPdf);
    EXPECT_THAT(pdf, StartsWith("%PDF-"));
    EXPECT_THAT(pdf, HasSubstr(pages)) << count << " by " << per_page;
  }
}

TEST(Drawing, SvgHasItsPagesBelowEachOther) {
  const std::string svg = drawn(5, 4, Paper::kSvg);
  EXPECT_THAT(svg, HasSubstr("<svg"));
  EXPECT_THAT(svg, HasSubstr("height=\"2525.67pt\"")) << "three pages of 841.89";
  EXPECT_GE(count_of("<use ", svg), 2u * 5 * 81) << "every digit of puzzles and solutions";
}

// The number in four bytes of a PNG; its first 24 bytes include its size.
std::size_t number_at(const std::string& png, std::size_t at) {
  std::size_t number = 0;
  for (std::size_t i = at; i < at + 4; ++i)
    number = number << 8 | static_cast<unsigned char>(png[i]);
  return number;
}

TEST(Drawing, PngHasItsPagesBelowEachOther) {
  const std::string png = drawn(5, 4, Paper::kPng);
  EXPECT_THAT(png, StartsWith("\x89PNG\r\n"));
  EXPECT_EQ(number_at(png, 16), 1241u);
  EXPECT_EQ(number_at(png, 20), 5262u) << "three pages of 1753.9";
  EXPECT_EQ(pages_for(5, 4), 3u);
}

TEST(Drawing, APngHasABound) {
  const Sheet sheet;
  const auto take = [](std::string_view) { return true; };
  EXPECT_FALSE(draw_pages(std::vector(kMostPngPages, sheet), 1, Paper::kPng, take));
}

TEST(Drawing, PaperIsNamedByTheEnding) {
  EXPECT_EQ(paper_named("a.pdf"), Paper::kPdf);
  EXPECT_EQ(paper_named("b.svg"), Paper::kSvg);
  EXPECT_EQ(paper_named("c.png"), Paper::kPng);
  EXPECT_EQ(paper_named("c.gif"), std::nullopt);
}

TEST(Drawing, SaysWhenBytesAreNotTaken) {
  Sheet sheet;
  sheet.puzzle.givens.assign(81, 0);
  EXPECT_FALSE(draw_pages({sheet}, 1, Paper::kPdf, [](std::string_view) { return false; }));
}

TEST(Drawing, OnePuzzleIsAPageOfItsOwnWithoutItsSolution) {
  Sheet sheet;
  sheet.puzzle.givens.assign(81, 0);
  sheet.puzzle.givens[0] = 5;
  sheet.puzzle.placed.assign(81, 0);
  sheet.puzzle.placed[1] = 7;
  sheet.solution = sudoku::Digits(81, 1);
  std::string svg;
  EXPECT_TRUE(draw_page(sheet, Paper::kSvg, [&](std::string_view part) {
    svg += part;
    return true;
  }));
  EXPECT_THAT(svg, HasSubstr("height=\"841.89pt\""));
  EXPECT_EQ(count_of("<use ", svg), 2u) << "a given and a digit that was written";
}

}  // namespace
}  // namespace gridmates::printing
