// What CLI11 says is wrong with a command line or a config file, in the words of our programs.
// Plain functions; one thread.
#pragma once

#include <CLI/CLI.hpp>

#include "engine/core/sentence.h"

namespace gridmates::command_line {

// What is wrong, as the parameter `why` of a sentence: a clause without a full stop, "--box is
// given 2 times", "in FILE, line 3: there is no option nonsense". Of a config file it says the line
// where that can be found. What was typed, and the file's name, stand in it as they are. What CLI11
// seldom says is no sentence of ours, and stays as it is.
core::Parameter wrong_usage(const CLI::App& app, const CLI::Error& error);

}  // namespace gridmates::command_line
