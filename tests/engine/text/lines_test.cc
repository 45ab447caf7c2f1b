// Lines as they arrive, within bounds.
#include "engine/text/lines.h"

#include <gtest/gtest.h>

#include <vector>

namespace gridmates::text {
namespace {

std::vector<std::string> lines_of(std::string_view bytes, std::size_t piece) {
  LineSplitter splitter;
  std::vector<std::string> lines;
  const auto told = [&](std::string_view line) { lines.emplace_back(line); };
  for (std::size_t at = 0; at < bytes.size(); at += piece)
    splitter.feed(bytes.substr(at, piece), told);
  splitter.finish(told);
  return lines;
}

TEST(LineSplitter, EndsMarksAndPieces) {
  for (std::size_t piece : {1, 2, 3, 5, 100}) {
    EXPECT_EQ(lines_of("\xEF\xBB\xBFone\r\n\ntwo\rx\n\xEF\xBB\xBF\nthree", piece),
              (std::vector<std::string>{"one", "", "two\rx", "\xEF\xBB\xBF", "three"}))
        << piece;
    EXPECT_EQ(lines_of("one\n", piece), (std::vector<std::string>{"one"})) << piece;
  }
  EXPECT_TRUE(lines_of("", 1).empty());
}

TEST(LineSplitter, OfALongLineOneByteMoreThanAllowedIsTold) {
  for (std::size_t most : {std::size_t{10}, kMaxLineBytes}) {
    LineSplitter splitter(most);
    std::vector<std::size_t> sizes;
    const auto told = [&](std::string_view text) { sizes.push_back(text.size()); };
    for (int i = 0; i < 100; ++i) splitter.feed(std::string(1000, 'a'), told);
    splitter.feed("\nab\r", told);
    splitter.feed("\nc", told);
    splitter.finish(told);
    EXPECT_EQ(sizes, (std::vector<std::size_t>{most + 1, 2, 1}));
  }
}

}  // namespace
}  // namespace gridmates::text
