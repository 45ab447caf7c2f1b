// A file of settings: a line `name = value` each, and comments, as the command line reads it. Lines
// are changed one by one, so that what a person has written stays. Pure but for keep_setting(); any
// thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::client {

// $XDG_CONFIG_HOME/gridmates/gridmates.conf, or ~/.config/gridmates/gridmates.conf; empty when
// neither can be named.
std::string default_settings_file();

// The text with this setting: in the place of its line, else of its comment "# name = ...", else at
// the end, but above the first [section]. An empty value makes a comment of the line.
std::string with_setting(std::string_view text, std::string_view name, std::string_view value);

// The same in a file, which is replaced as a whole; one that is not there begins with `fresh`.
// Returns nothing when that worked, otherwise a sentence that says why not.
std::string keep_setting(const std::string& path, std::string_view fresh, std::string_view name,
                         std::string_view value);

}  // namespace gridmates::client
