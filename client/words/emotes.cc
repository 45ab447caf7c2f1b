#include "client/words/emotes.h"

#include <algorithm>
#include <array>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::words {
namespace {

struct EmoteEntry {
  v1::Emote emote;
  std::string_view words;
};

constexpr std::array kEmotes = {
    EmoteEntry{v1::EMOTE_HI, tr_later("hi")},
    EmoteEntry{v1::EMOTE_THANKS, tr_later("thanks")},
    EmoteEntry{v1::EMOTE_WELL_DONE, tr_later("well done")},
    EmoteEntry{v1::EMOTE_GOOD_LUCK, tr_later("good luck")},
    EmoteEntry{v1::EMOTE_GOOD_GAME, tr_later("good game")},
    EmoteEntry{v1::EMOTE_OOPS, tr_later("oops")},
    EmoteEntry{v1::EMOTE_SORRY, tr_later("sorry")},
    EmoteEntry{v1::EMOTE_BYE, tr_later("bye")},
};

}  // namespace

v1::Emote emote_named(std::string_view words) {
  if (words.size() == 1 && words[0] >= '1' && words[0] < '1' + static_cast<int>(kEmotes.size())) {
    return kEmotes.at(static_cast<std::size_t>(words[0] - '1')).emote;
  }
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
  return entry == kEmotes.end() ? client::printable(said.text()) : std::string(tr(entry->words));
}

std::string renamed_words(const v1::MemberRenamed& renamed) {
  return tr("{} is called {} now", client::printable(renamed.before()),
            client::printable(renamed.name()));
}

}  // namespace gridmates::words
