// The texts of sources that go through the catalogue. Pure.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::catalogue::testing {

// What stands in tr("..."), tr_later("...") and tr_count("...", "..."), and the words, help and
// headings of tables of keys: rows {act, "keys", "label", "word", "help", "GROUP"}. Of the engine,
// where `is_engine`, what options are about, {"name", "what", ...}, and the sentences of refusals:
// invalid("..."), illegal("...") and refuse(code, "...") of engine/core/refusal.h.
std::vector<Entry> texts_in(std::string_view source, bool is_engine = false);

// Texts of two words or more that stand beside the catalogue: no usages of commands (which stand
// before their help), no JSON, no formats of numbers.
std::vector<std::string> texts_beside(std::string_view source);

}  // namespace gridmates::catalogue::testing
