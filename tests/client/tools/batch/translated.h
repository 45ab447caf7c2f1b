// Runs the program in the pseudo-language from a shell. One call at a time.
#pragma once

#include <string>

#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools {

// shell() in the pseudo-language.
Ran translated(const std::string& line, const std::string& input = {});

}  // namespace gridmates::tools
