// Reads docs/PROTOCOL.md.
#pragma once

#include <string>

namespace gridmates::convert::test {

// The whole page.
std::string page();

// The first block of this kind (what stands behind its three backticks) after this heading; empty,
// and a failed test, when there is none.
std::string page_block(const std::string& heading, const std::string& kind);

}  // namespace gridmates::convert::test
