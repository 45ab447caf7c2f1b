// What the decoder of a terminal's input promises for any bytes. Shared with a fuzz target.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::terminal::testing {

// The names of the keys that these bytes mean, separated by blanks; `whole`: taken at once, and not
// byte by byte. What is not complete at the end expires when `expires`.
std::string keys_of_bytes(std::string_view bytes, bool whole = true, bool expires = false);

// What is wrong with how these bytes are decoded; empty: nothing. The keys are the same however the
// bytes are cut, there are no more of them than bytes, and when time is up nothing is waited for.
std::string broken_promise(std::string_view bytes);

}  // namespace gridmates::terminal::testing
