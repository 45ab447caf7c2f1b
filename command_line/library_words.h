// CLI11's sentences as sentences of ours, which can be translated. Pure; any thread.
#pragma once

#include <string>

#include "engine/core/sentence.h"

namespace gridmates::command_line {

// What CLI11 says, as the parameter `why`: of a sentence that is known here with what it names
// apart, otherwise as it is.
core::Parameter in_our_words(const std::string& what);

}  // namespace gridmates::command_line
