// Golden pictures: files in golden/ that a picture must equal. With GRIDMATES_REWRITE_GOLDEN set
// they are written instead; review every change.
#pragma once

#include <string>

namespace gridmates::terminal::testing {

// The golden picture of this name; empty if there is none.
std::string golden(const std::string& name);
// Compares the picture with the golden one, or writes it.
void expect_golden(const std::string& name, const std::string& picture);

// The picture in ASCII: frames as + - |, '?' for symbols without an equivalent.
std::string ascii_of(const std::string& picture);

}  // namespace gridmates::terminal::testing
