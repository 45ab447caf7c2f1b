// Text as people read it when they do not look closely. Pure; any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates {

// UTF-8 without differences of case, width and form, and without what cannot be seen (Unicode's
// NFKC_Casefold): texts with equal folds look like twins. Letters of two alphabets that look alike
// stay apart.
std::string folded(std::string_view text);

}  // namespace gridmates
