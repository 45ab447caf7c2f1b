#include "client/tools/sudoku/stream.h"

#include "client/core/standard_streams.h"

namespace gridmates::tools {

int stream(const InputOptions& options, const StreamOptions& how,
           const std::function<Answer(const sudoku::formats::Puzzle&)>& answer) {
  Input input(options);
  const int status = stream_answers(input, how, [&](const sudoku::formats::Item& item) -> Answer {
    if (item.read) return answer(item.read.value());
    return {"", kUnreadable, input.words_of(item.read.error())};
  });
  const std::string words = input.recognised();
  if (status == kCannotRead || words.empty()) return status;
  return client::complain(words, status);
}

}  // namespace gridmates::tools
