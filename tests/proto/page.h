// Reads docs/PROTOCOL.md.
#pragma once

#include <string>

namespace gridmates::convert::test {

// The whole page.
std::string page();

// The first code block of this kind (the word after its three backticks) after this heading; if
// there is none the test fails and the result is empty.
std::string page_block(const std::string& heading, const std::string& kind);

}  // namespace gridmates::convert::test
