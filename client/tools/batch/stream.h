// An answer to every thing of an input, in the order of the things, on all cores, in constant
// memory. For the program's main thread.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "client/tools/batch/exits.h"
#include "client/tools/batch/in_order.h"

namespace gridmates::tools {

struct Answer {
  std::string text;  // for standard output, with its line ends
  int status = kAllWell;
  std::string complaint{};  // for standard error, a sentence; perhaps empty
};

struct StreamOptions {
  unsigned jobs = 1;                       // threads, >= 1
  std::size_t batch = 32;                  // things that a thread takes at once
  std::string between;                     // goes between two texts
  std::function<void()> before_writing{};  // called before something is written
};

// Writes answers as they come.
class AnswerWriter {
 public:
  explicit AnswerWriter(std::string between) : between_(std::move(between)) {}

  // False when standard output fails.
  bool write(const std::vector<Answer>& answers);
  void complain(const std::string& sentence, int status);
  // The largest so far.
  int status() const { return status_; }

 private:
  std::string between_;
  bool has_written_ = false;
  int status_ = kAllWell;
};

// `input.next(most)` gives things until it gives nothing, `input.failure()` says why it could not
// give all. `answer` is called by many threads at once. The exit status.
template <class Input, class ToAnswer>
int stream_answers(Input& input, const StreamOptions& how, ToAnswer answer) {
  AnswerWriter writer(how.between);
  const auto work = [&](const auto& things) {
    std::vector<Answer> answers;
    answers.reserve(things.size());
    for (const auto& thing : things) answers.push_back(answer(thing));
    return answers;
  };
  in_order(
      how.jobs, [&] { return input.next(how.batch); }, work,
      [&](const std::vector<Answer>& answers) {
        if (how.before_writing) how.before_writing();
        return writer.write(answers);
      });
  if (!input.failure().empty()) writer.complain(input.failure(), kCannotRead);
  return writer.status();
}

}  // namespace gridmates::tools
