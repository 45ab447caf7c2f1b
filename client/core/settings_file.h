// A file of settings: lines `name = value` and comments, in the format of the command line. Lines
// are changed one by one, so that everything else in the file is kept. Pure except keep_setting();
// any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::client {

// $XDG_CONFIG_HOME/gridmates/gridmates.conf, or ~/.config/gridmates/gridmates.conf; empty if
// HOME is not set either.
std::string default_settings_file();

// The text with this setting: replaces its line, else its comment "# name = ...", else is added at
// the end, but above the first [section]. An empty value turns the line into a comment.
std::string with_setting(std::string_view text, std::string_view name, std::string_view value);

// The same in a file, which is replaced by renaming; a missing file begins with `fresh`. Returns an
// empty text, or a sentence that says why it failed.
std::string keep_setting(const std::string& path, std::string_view fresh, std::string_view name,
                         std::string_view value);

}  // namespace gridmates::client
