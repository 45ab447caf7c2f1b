// Idioms peculiar to this project that must not return to its sources, pages and screens.
#pragma once

#include <string>
#include <vector>

#include "tests/tidy/source_tree.h"

namespace gridmates::tidy {

// Every line with one of them, as "path:line: says X". Frozen files are not checked: migrations,
// test data, golden files.
std::vector<std::string> idioms_in(const std::vector<Source>& sources);

}  // namespace gridmates::tidy
