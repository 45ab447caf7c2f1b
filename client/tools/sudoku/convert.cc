#include "client/tools/sudoku/convert.h"

#include "engine/sudoku/formats/writer.h"

namespace gridmates::tools {
int run_convert(const ConvertOptions& options) {
  const StreamOptions how{
      .jobs = options.jobs, .batch = 32, .between = has_several_lines(options.to) ? "\n" : ""};
  return stream(options.input, how, [&](const sudoku::formats::Puzzle& puzzle) {
    return Answer{write(puzzle, options.to), kAllWell};
  });
}

}  // namespace gridmates::tools
