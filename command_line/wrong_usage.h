// Explains an error of CLI11 in a command line or a config file, in the words of our programs.
// Plain functions; one thread.
#pragma once

#include <CLI/CLI.hpp>

#include "engine/core/sentence.h"

namespace gridmates::command_line {

// The error as the parameter `why` of a sentence: a clause without a full stop, "--box is given 2
// times", "in FILE, line 3: there is no option nonsense". For a config file it names the line if it
// can be found. Typed words and the file's name are included unchanged. Rare messages of CLI11 are
// no sentences of ours and stay as they are.
core::Parameter wrong_usage(const CLI::App& app, const CLI::Error& error);

}  // namespace gridmates::command_line
