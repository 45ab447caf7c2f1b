// Golden pictures: files in golden/ that a picture must equal. With GRIDMATES_REWRITE_GOLDEN set
// they are written instead; look at every one that changes.
#pragma once

#include <string>

namespace gridmates::terminal::testing {

// The golden picture of this name; empty when there is none.
std::string golden(const std::string& name);
// Compares with it, or writes it.
void expect_golden(const std::string& name, const std::string& picture);

// The picture with each symbol as ASCII has it: frames as + - |, '?' for what has no such sign.
std::string ascii_of(const std::string& picture);

}  // namespace gridmates::terminal::testing
