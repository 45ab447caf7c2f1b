// Answers to all things of an input, in their order, on all cores, in constant memory. For the
// program's main thread.
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
  std::string complaint{};  // a sentence for standard error, or empty
};

struct StreamOptions {
  unsigned jobs = 1;                       // threads, >= 1
  std::size_t batch = 32;                  // things that a thread takes at a time
  std::string between;                     // separates two texts
  std::function<void()> before_writing{};  // called before output
};

// Writes answers in the order in which they arrive.
class AnswerWriter {
 public:
  explicit AnswerWriter(std::string between) : between_(std::move(between)) {}

  // Returns false if standard output fails.
  bool write(const std::vector<Answer>& answers);
  void complain(const std::string& sentence, int status);
  // The largest status so far.
  int status() const { return status_; }

 private:
  std::string between_;
  bool has_written_ = false;
  int status_ = kAllWell;
};

// `input.next(most)` returns things until it returns nothing; `input.failure()` says if it failed.
// `answer` is called by several threads at once. Returns the exit status.
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
