// Text as it looks at a glance. Pure; any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates {

// UTF-8 without differences of case, width and form, and without invisible characters (Unicode's
// NFKC_Casefold). Texts with equal folds look alike. Similar letters of different alphabets remain
// different.
std::string folded(std::string_view text);

}  // namespace gridmates
