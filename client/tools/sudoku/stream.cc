#include "client/tools/sudoku/stream.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "client/core/standard_streams.h"
#include "client/tools/batch/in_order.h"

namespace gridmates::tools {
namespace {

struct Done {
  std::vector<std::string> complaints;
  std::vector<Answer> answers;
};

}  // namespace

int stream(const InputOptions& options, const StreamOptions& how,
           const std::function<Answer(const sudoku::formats::Puzzle&)>& answer) {
  Input input(options);
  const auto work = [&](Input::Items items) {
    Done done;
    for (const auto& item : items) {
      if (item.read) {
        done.answers.push_back(answer(item.read.value()));
      } else {
        done.complaints.push_back(input.where() + sudoku::formats::in_words(item.read.error()));
      }
    }
    return done;
  };
  int status = kAllWell;
  bool is_first = true;
  const auto write = [&](const Done& done) {
    for (const std::string& words : done.complaints) {
      status = std::max(status, client::complain(words, kUnreadable));
    }
    std::string text;
    for (const Answer& one : done.answers) {
      if (!is_first) text += how.between;
      is_first = false;
      text += one.text;
      status = std::max(status, one.status);
    }
    if (text.empty() || client::write_out(text)) return true;
    status = client::complain(client::kCannotWrite, kCannotRead);
    return false;
  };
  in_order(how.jobs, [&] { return input.next(how.batch); }, work, write);
  if (!input.failure().empty()) status = client::complain(input.failure(), kCannotRead);
  return status;
}

}  // namespace gridmates::tools
