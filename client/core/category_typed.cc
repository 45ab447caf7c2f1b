// Parses leaderboard categories as people type them. Headings are shown in the client's language,
// so both those words and the English ones are known.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/leaderboards.h"
#include "client/core/text.h"

namespace gridmates::client {
namespace {

using Words = std::vector<std::string>;

constexpr int kWordsAsked = 16;  // the server's limit

// Splits into words in lower case; a comma counts as a blank.
Words words_in(std::string_view text) {
  Words words(1);
  for (const char c : text) {
    if (c != ' ' && c != ',') {
      words.back() += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

// Words of a heading that stand for fields of the request or for other words of a category.
struct Phrase {
  Words words;
  v1::GetLeaderboard only;  // selects the boards with these words in their headings
};

v1::GetLeaderboard of_source(v1::BoardSource source) {
  v1::GetLeaderboard only;
  only.set_source(source);
  return only;
}

v1::GetLeaderboard of_table(v1::Table table, std::uint32_t players = 0) {
  v1::GetLeaderboard only;
  only.set_table(table);
  only.set_team_size(players);
  return only;
}

v1::GetLeaderboard with_help(bool assisted) {
  v1::GetLeaderboard only;
  only.set_assisted(assisted);
  return only;
}

v1::GetLeaderboard of_word(const char* word) {
  v1::GetLeaderboard only;
  only.add_words(word);
  return only;
}

std::vector<Phrase> phrases() {
  constexpr std::uint32_t kMostPlayers = 16;
  std::vector<Phrase> all;
  const auto add = [&all](const char* text, const v1::GetLeaderboard& only) {
    for (const char* words : {text, tr(text)}) all.push_back({words_in(words), only});
  };
  add(tr_later("Puzzles of the server"), of_source(v1::BOARD_SOURCE_TABLE));
  add(tr_later("Pasted puzzles"), of_source(v1::BOARD_SOURCE_PASTED));
  add(tr_later(", pasted"), of_source(v1::BOARD_SOURCE_PASTED));
  all.push_back({{"pasted", "puzzle"}, of_source(v1::BOARD_SOURCE_PASTED)});
  all.push_back({words_in(tr("Pasted puzzle {}", "")), of_source(v1::BOARD_SOURCE_PASTED)});
  add(tr_later("Generated boards"), of_source(v1::BOARD_SOURCE_GENERATED));
  add(tr_later(", race"), of_table(v1::TABLE_RACE));
  add(tr_later(", in a race"), of_table(v1::TABLE_RACE));
  add(tr_later(", solo"), of_table(v1::TABLE_COOP, 1));
  for (std::uint32_t players = 2; players <= kMostPlayers; ++players) {
    const auto only = of_table(v1::TABLE_COOP, players);
    all.push_back({{std::to_string(players), "players"}, only});
    all.push_back({words_in(tr(", {} players", players)), only});
  }
  add(tr_later(", with help"), with_help(true));
  add(tr_later(", no hints"), with_help(false));
  add(tr_later(", paused"), of_word("paused"));
  add(tr_later(", computer"), of_word("computer"));
  add(tr_later(", no flag"), of_word("no-flag"));
  all.push_back({{"ratings"}, {}});
  all.push_back({words_in(tr("ratings {}", "")), {}});
  std::ranges::stable_sort(
      all, [](const Phrase& a, const Phrase& b) { return a.words.size() > b.words.size(); });
  return all;
}

// The longest phrase with which these words begin, or null.
const Phrase* phrase_at(std::span<const std::string> words, const std::vector<Phrase>& known) {
  const auto begins = [words](const Phrase& phrase) {
    return !phrase.words.empty() && phrase.words.size() <= words.size() &&
           std::ranges::equal(phrase.words, words.first(phrase.words.size()));
  };
  const auto found = std::ranges::find_if(known, begins);
  return found == known.end() ? nullptr : &*found;
}

bool exclude_each_other(const v1::GetLeaderboard& one, const v1::GetLeaderboard& other) {
  const auto differ = [](std::uint32_t a, std::uint32_t b) { return a != 0 && b != 0 && a != b; };
  return differ(one.table(), other.table()) || differ(one.source(), other.source()) ||
         differ(one.team_size(), other.team_size()) ||
         (one.has_assisted() && other.has_assisted() && one.assisted() != other.assisted());
}

}  // namespace

std::string ask_for(std::string_view typed, v1::GetLeaderboard& asked) {
  const std::vector<Phrase> known = phrases();
  const Words words = words_in(typed);
  v1::GetLeaderboard only;
  for (std::size_t at = 0; at < words.size();) {
    const Phrase* phrase = phrase_at(std::span(words).subspan(at), known);
    if (phrase == nullptr) {
      only.add_words(words[at++]);
      continue;
    }
    if (exclude_each_other(only, phrase->only)) {
      return tr("no leaderboard is for all of that: {}", printable(typed));
    }
    at += phrase->words.size();
    only.MergeFrom(phrase->only);
  }
  if (only.words_size() > kWordsAsked) return tr("these are more than {} words", kWordsAsked);
  asked.clear_category();
  asked.clear_table();
  asked.clear_source();
  asked.clear_team_size();
  asked.clear_assisted();
  asked.clear_words();
  asked.MergeFrom(only);
  return {};
}

}  // namespace gridmates::client
