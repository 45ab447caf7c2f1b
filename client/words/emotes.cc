#include "client/words/emotes.h"

#include <algorithm>
#include <array>

#include "client/core/text.h"

namespace gridmates::words {
namespace {

struct EmoteEntry {
  v1::Emote emote;
  std::string_view words;
};

constexpr std::array kEmotes = {
    EmoteEntry{v1::EMOTE_HI, "hi"},
    EmoteEntry{v1::EMOTE_THANKS, "thanks"},
    EmoteEntry{v1::EMOTE_WELL_DONE, "well done"},
    EmoteEntry{v1::EMOTE_GOOD_LUCK, "good luck"},
    EmoteEntry{v1::EMOTE_GOOD_GAME, "good game"},
    EmoteEntry{v1::EMOTE_OOPS, "oops"},
    EmoteEntry{v1::EMOTE_SORRY, "sorry"},
    EmoteEntry{v1::EMOTE_BYE, "bye"},
};

}  // namespace

v1::Emote emote_named(std::string_view words) {
  const auto* entry = std::ranges::find(kEmotes, words, &EmoteEntry::words);
  return entry == kEmotes.end() ? v1::EMOTE_UNSPECIFIED : entry->emote;
}

std::string all_emotes() {
  std::string all;
  for (const EmoteEntry& entry : kEmotes) {
    all += (all.empty() ? "" : ", ") + std::string(entry.words);
  }
  return all;
}

std::string emote_words(const v1::Said& said) {
  const auto* entry = std::ranges::find(kEmotes, said.emote(), &EmoteEntry::emote);
  return entry == kEmotes.end() ? client::printable(said.text()) : std::string(entry->words);
}

std::string renamed_words(const v1::MemberRenamed& renamed) {
  return client::printable(renamed.before()) + " is called " + client::printable(renamed.name()) +
         " now";
}

}  // namespace gridmates::words
