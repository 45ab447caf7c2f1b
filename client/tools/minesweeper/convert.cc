#include "client/tools/minesweeper/convert.h"

#include <utility>

#include "engine/minesweeper/formats/json.h"
#include "engine/minesweeper/formats/mbf.h"
#include "engine/minesweeper/formats/rawvf.h"
#include "engine/minesweeper/stats/stats.h"

namespace gridmates::tools::mines {
namespace {

namespace formats = minesweeper::formats;
using formats::Format;
using formats::problem_at;

Answered as_replay(const formats::Item& item) {
  const auto* found = std::get_if<formats::Replay>(&*item.found);
  if (found == nullptr)
    return problem_at(item.line, 0, core::Statement("a field without clicks makes no replay"));
  formats::Replay replay = *found;
  replay.bbbv = minesweeper::bbbv(replay.field);
  return Answer{formats::write_rawvf(replay), kAllWell};
}

}  // namespace

int run_convert(const ConvertOptions& options) {
  ReadOptions input = options.input;
  input.jobs = 1;
  if (options.to == Format::kText) input.between = "\n";
  bool has_mbf = false;
  return answer_file(input, [&](const formats::Item& item) -> Answered {
    if (!item.found) return item.found.error();
    if (options.to == Format::kRawvf) return as_replay(item);
    const auto file = formats::field_of(*item.found);
    if (!file) return file.error();
    if (options.to == Format::kText) return Answer{formats::write_rows(*file), kAllWell};
    if (options.to == Format::kJson) return Answer{formats::write_json(*file), kAllWell};
    if (std::exchange(has_mbf, true)) {
      return problem_at(item.line, 0,
                        core::Statement("an .mbf has one field, and this is the second"));
    }
    return Answer{formats::write_mbf(file->field), kAllWell};
  });
}

}  // namespace gridmates::tools::mines
