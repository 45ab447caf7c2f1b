// Screens in the pseudo-language: every text of the catalogue 40 % longer, accented and between
// guillemets, so that texts beside the catalogue and texts that do not fit are seen.
#pragma once

#include <string>
#include <vector>

#include "client/terminal/canvas.h"

namespace gridmates::terminal::testing {

// The pseudo-language is chosen while this lives.
class PseudoLanguage {
 public:
  PseudoLanguage();
  ~PseudoLanguage();
  PseudoLanguage(const PseudoLanguage&) = delete;
  PseudoLanguage& operator=(const PseudoLanguage&) = delete;
};

// Words in plain letters that are no names, key names or words of the line-by-line commands.
std::vector<std::string> plain_words(const Canvas& picture);
// What does not fit: texts that are cut without a '~', and, as "overlap", texts that are drawn
// over.
std::vector<std::string> misfits(const Canvas& picture);

}  // namespace gridmates::terminal::testing
