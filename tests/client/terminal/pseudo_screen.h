// Screens in the pseudo-language: every text of the catalogue is 40 % longer, accented and between
// guillemets, so that untranslated texts and texts that do not fit become visible.
#pragma once

#include <string>
#include <vector>

#include "client/terminal/canvas.h"

namespace gridmates::terminal::testing {

// Chooses the pseudo-language for its lifetime.
class PseudoLanguage {
 public:
  PseudoLanguage();
  ~PseudoLanguage();
  PseudoLanguage(const PseudoLanguage&) = delete;
  PseudoLanguage& operator=(const PseudoLanguage&) = delete;
};

// Unaccented words that are not names, key names or words of the line-by-line commands.
std::vector<std::string> plain_words(const Canvas& picture);
// Texts that do not fit: those cut off without a '~', and, as "overlap", those overwritten by
// others.
std::vector<std::string> misfits(const Canvas& picture);

}  // namespace gridmates::terminal::testing
