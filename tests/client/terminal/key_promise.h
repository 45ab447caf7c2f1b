// Invariants of the decoder of terminal input, for any bytes. Shared with a fuzz target.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::terminal::testing {

// The names of the keys in these bytes, separated by blanks; `whole` decodes them at once,
// otherwise byte by byte. An incomplete sequence at the end expires if `expires`.
std::string keys_of_bytes(std::string_view bytes, bool whole = true, bool expires = false);

// The violated invariant; empty if there is none. The keys do not depend on how the bytes are
// split, there are no more keys than bytes, and after the timeout nothing is pending.
std::string broken_promise(std::string_view bytes);

}  // namespace gridmates::terminal::testing
