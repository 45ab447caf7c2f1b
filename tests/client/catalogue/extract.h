// Finds the texts in sources that go through the catalogue. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::catalogue::testing {

// The arguments of tr("..."), tr_later("...") and tr_count("...", "..."), of Sentence("...") and
// Statement("...") of engine/core/sentence.h, and the words, help and headings of tables of keys:
// rows {act, "keys", "label", "word", "help", "GROUP"}. In the engine also descriptions of options,
// {"name", "what", ...}, and say("..."); in engine and server the sentences of refusals:
// invalid("..."), illegal("..."), refuse(code, "...") of engine/core/refusal.h, and those of
// server/wire/errors.h.
enum class Of : std::uint8_t { kClient, kEngine, kServer };
std::vector<Entry> texts_in(std::string_view source, Of of = Of::kClient);

// The messages of untranslated refusals: untranslated(..., "...").
std::vector<std::string> untranslated_in(std::string_view source);

// Texts of two words or more outside the catalogue, except usages of commands (which precede their
// help), JSON and formats of numbers.
std::vector<std::string> texts_beside(std::string_view source);

}  // namespace gridmates::catalogue::testing
