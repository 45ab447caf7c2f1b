// What CLI11 says is wrong with a command line or a config file, in the words of our programs.
// Plain functions; one thread.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace gridmates::command_line {

// What is wrong, as a clause without a full stop: "--box is given 2 times", "in FILE, line 3: there
// is no option nonsense". Of a config file it says the line where that can be found. What was
// typed, and the file's name, stand in it as they are.
std::string wrong_usage(const CLI::App& app, const CLI::Error& error);

}  // namespace gridmates::command_line
