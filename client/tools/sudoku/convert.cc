#include "client/tools/sudoku/convert.h"

#include <array>
#include <atomic>

#include "client/core/standard_streams.h"
#include "engine/sudoku/formats/writer.h"

namespace gridmates::tools {
namespace {

using sudoku::formats::Format;

constexpr std::size_t kFormats = static_cast<std::size_t>(Format::kJson) + 1;
using Counts = std::array<std::atomic<std::uint64_t>, kFormats>;

// "read 3 sdk, 1 line"
std::string in_words(const Counts& counts) {
  std::string words;
  for (std::size_t i = 0; i < kFormats; ++i) {
    if (counts[i] == 0) continue;
    words += (words.empty() ? "read " : ", ") + std::to_string(counts[i]) + ' ';
    words += name_of(static_cast<Format>(i));
  }
  return words.empty() ? "read no puzzle" : words;
}

}  // namespace

int run_convert(const ConvertOptions& options) {
  Counts counts{};
  const StreamOptions how{
      .jobs = options.jobs, .batch = 32, .between = has_several_lines(options.to) ? "\n" : ""};
  const int status = stream(options.input, how, [&](const sudoku::formats::Puzzle& puzzle) {
    ++counts[static_cast<std::size_t>(puzzle.format)];
    return Answer{write(puzzle, options.to), kAllWell};
  });
  return status == kCannotRead ? status : client::complain(in_words(counts), status);
}

}  // namespace gridmates::tools
