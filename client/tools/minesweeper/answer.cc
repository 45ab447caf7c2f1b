#include "client/tools/minesweeper/answer.h"

#include <array>
#include <cstdio>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"

namespace gridmates::tools::mines {

namespace formats = minesweeper::formats;

int answer_file(const ReadOptions& options, const Answering& answering) {
  Input input(options.file);
  const StreamOptions how{.jobs = options.jobs, .batch = 8, .between = options.between};
  const int status = stream_answers(input, how, [&](const formats::Item& item) {
    auto answered = answering(item);
    if (answered) return *std::move(answered);
    return Answer{"", kUnreadable, input.words_of(answered.error())};
  });
  if (input.given() == 0 && status == kAllWell) {
    return client::complain(input.in_file(tr("there is nothing in it")), kUnreadable);
  }
  const std::string words = input.recognised();
  return status == kCannotRead || words.empty() ? status : client::complain(words, status);
}

std::string at_line(std::size_t line) { return "line " + std::to_string(line) + ": "; }

std::string decimal(double number, int digits) {
  std::array<char, 64> words{};
  std::snprintf(words.data(), words.size(), "%.*f", digits, number);
  return words.data();
}

}  // namespace gridmates::tools::mines
