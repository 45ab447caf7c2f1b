// Translates CLI11's messages into our sentences, which have translations. Pure; any thread.
#pragma once

#include <string>

#include "engine/core/sentence.h"

namespace gridmates::command_line {

// A CLI11 message as the parameter `why`: a known message as our sentence with parameters, any
// other unchanged.
core::Parameter in_our_words(const std::string& what);

}  // namespace gridmates::command_line
