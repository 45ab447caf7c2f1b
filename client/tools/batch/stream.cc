#include "client/tools/batch/stream.h"

#include <algorithm>

#include "client/core/standard_streams.h"

namespace gridmates::tools {

bool AnswerWriter::write(const std::vector<Answer>& answers) {
  std::string text;
  for (const Answer& answer : answers) {
    if (!answer.complaint.empty()) client::complain(answer.complaint, answer.status);
    status_ = std::max(status_, answer.status);
    if (answer.text.empty()) continue;
    if (has_written_) text += between_;
    has_written_ = true;
    text += answer.text;
  }
  if (text.empty() || client::write_out(text)) return true;
  complain(std::string(client::kCannotWrite), kCannotRead);
  return false;
}

void AnswerWriter::complain(const std::string& sentence, int status) {
  status_ = std::max(status_, client::complain(sentence, status));
}

}  // namespace gridmates::tools
