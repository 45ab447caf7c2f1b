#include "client/tools/sudoku/stream.h"

namespace gridmates::tools {

int stream(const InputOptions& options, const StreamOptions& how,
           const std::function<Answer(const sudoku::formats::Puzzle&)>& answer) {
  Input input(options);
  return stream_answers(input, how, [&](const sudoku::formats::Item& item) -> Answer {
    if (item.read) return answer(item.read.value());
    return {"", kUnreadable, input.where() + sudoku::formats::in_words(item.read.error())};
  });
}

}  // namespace gridmates::tools
