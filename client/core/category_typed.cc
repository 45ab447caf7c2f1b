// Categories of leaderboards as they are typed. What a heading says is in the language of the
// client, so both that and the English words are known.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/leaderboards.h"

namespace gridmates::client {
namespace {

using Words = std::vector<std::string>;

// In lower case; a comma is a blank.
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

// Words of a heading that are no part of the category's name.
struct Phrase {
  Words words;
  enum class Mark : std::uint8_t { kNone, kPaused, kPuzzle, kComputer, kNoFlag } mark;
  v1::GetLeaderboard only;  // the boards that have them in their headings
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

std::vector<Phrase> phrases() {
  using Mark = Phrase::Mark;
  constexpr std::uint32_t kMostPlayers = 16;
  std::vector<Phrase> all;
  const auto add = [&all](const char* text, const v1::GetLeaderboard& only) {
    for (const char* words : {text, tr(text)}) all.push_back({words_in(words), Mark::kNone, only});
  };
  const auto mark = [&all](const std::string& words, Mark means) {
    all.push_back({words_in(words), means, {}});
  };
  add(tr_later("Puzzles of the server"), of_source(v1::BOARD_SOURCE_TABLE));
  add(tr_later("Pasted puzzles"), of_source(v1::BOARD_SOURCE_PASTED));
  add(tr_later(", pasted"), of_source(v1::BOARD_SOURCE_PASTED));
  add(tr_later("Generated boards"), of_source(v1::BOARD_SOURCE_GENERATED));
  add(tr_later(", race"), of_table(v1::TABLE_RACE));
  add(tr_later(", in a race"), of_table(v1::TABLE_RACE));
  add(tr_later(", solo"), of_table(v1::TABLE_COOP, 1));
  for (std::uint32_t players = 2; players <= kMostPlayers; ++players) {
    const auto only = of_table(v1::TABLE_COOP, players);
    all.push_back({{std::to_string(players), "players"}, Mark::kNone, only});
    all.push_back({words_in(tr(", {} players", players)), Mark::kNone, only});
  }
  add(tr_later(", with help"), with_help(true));
  add(tr_later(", no hints"), with_help(false));
  mark("ratings", Mark::kNone);
  mark(tr("ratings {}", ""), Mark::kNone);
  for (const auto& [text, means] : {std::pair{tr_later(", paused"), Mark::kPaused},
                                    {tr_later(", computer"), Mark::kComputer},
                                    {tr_later(", no flag"), Mark::kNoFlag}}) {
    mark(text, means);
    mark(tr(text), means);
  }
  mark("no-flag", Mark::kNoFlag);
  mark("puzzle", Mark::kPuzzle);
  all.push_back({{"pasted", "puzzle"}, Mark::kPuzzle, {}});
  mark(tr("Pasted puzzle {}", ""), Mark::kPuzzle);
  std::ranges::stable_sort(
      all, [](const Phrase& a, const Phrase& b) { return a.words.size() > b.words.size(); });
  return all;
}

// The longest one that these words begin with.
const Phrase* phrase_at(std::span<const std::string> words, const std::vector<Phrase>& known) {
  const auto begins = [words](const Phrase& phrase) {
    return !phrase.words.empty() && phrase.words.size() <= words.size() &&
           std::ranges::equal(phrase.words, words.first(phrase.words.size()));
  };
  const auto found = std::ranges::find_if(known, begins);
  return found == known.end() ? nullptr : &*found;
}

}  // namespace

// The marks stand behind a category in one order, each with a blank in front of it.
void ask_for(std::string_view typed, v1::GetLeaderboard& asked) {
  const std::vector<Phrase> known = phrases();
  const Words words = words_in(typed);
  std::string compared;
  std::string paused;
  std::string puzzle;
  std::string computer;
  std::string no_flag;
  asked.clear_table();
  asked.clear_source();
  asked.clear_team_size();
  asked.clear_assisted();
  for (std::size_t at = 0; at < words.size();) {
    const Phrase* phrase = phrase_at(std::span(words).subspan(at), known);
    if (phrase == nullptr) {
      compared += (compared.empty() ? "" : " ") + words[at++];
      continue;
    }
    at += phrase->words.size();
    asked.MergeFrom(phrase->only);
    if (phrase->mark == Phrase::Mark::kPaused) paused = " paused";
    if (phrase->mark == Phrase::Mark::kComputer) computer = " computer";
    if (phrase->mark == Phrase::Mark::kNoFlag) no_flag = " no-flag";
    if (phrase->mark == Phrase::Mark::kPuzzle && at < words.size()) {
      puzzle = " puzzle " + words[at++];
    }
  }
  asked.set_category(compared + paused + puzzle + computer + no_flag);
}

}  // namespace gridmates::client
