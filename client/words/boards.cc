#include "client/words/boards.h"

#include "client/core/text.h"
#include "client/words/refusals.h"

namespace gridmates::words {

std::string nearest_words(const v1::BoardProgress& progress) {
  std::string words;
  for (const v1::Statement& one : progress.statements()) {
    words += (words.empty() ? "" : " ") + statement_words(one);
  }
  return tr("nearest board: {}", words.empty() ? client::printable(progress.unmet()) : words);
}

}  // namespace gridmates::words
