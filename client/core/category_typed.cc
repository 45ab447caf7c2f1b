// Categories of leaderboards as they are typed. What a heading says is in the language of the
// client, so both that and the English words are known.
#include <algorithm>
#include <span>
#include <string>
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

struct Phrase {
  Words words;
  enum class Means { kNothing, kPaused, kPuzzle, kComputer, kNoFlag } means;
};

std::vector<Phrase> phrases() {
  using Means = Phrase::Means;
  constexpr std::size_t kMostPlayers = 16;
  std::vector<Phrase> all;
  const auto add = [&all](const char* text, Means means) {
    for (const char* words : {text, tr(text)}) all.push_back({words_in(words), means});
  };
  for (const char* text :
       {tr_later("Puzzles of the server"), tr_later("Pasted puzzles"), tr_later("Generated boards"),
        tr_later(", race"), tr_later(", solo"), tr_later(", in a race"), tr_later(", pasted"),
        tr_later(", with help"), tr_later(", no hints")}) {
    add(text, Means::kNothing);
  }
  for (std::size_t players = 2; players <= kMostPlayers; ++players) {
    all.push_back({{std::to_string(players), "players"}, Means::kNothing});
    all.push_back({words_in(tr(", {} players", players)), Means::kNothing});
  }
  all.push_back({{"ratings"}, Means::kNothing});
  all.push_back({words_in(tr("ratings {}", "")), Means::kNothing});
  add(tr_later(", paused"), Means::kPaused);
  add(tr_later(", computer"), Means::kComputer);
  add(tr_later(", no flag"), Means::kNoFlag);
  all.push_back({{"no-flag"}, Means::kNoFlag});
  all.push_back({{"puzzle"}, Means::kPuzzle});
  all.push_back({{"pasted", "puzzle"}, Means::kPuzzle});
  all.push_back({words_in(tr("Pasted puzzle {}", "")), Means::kPuzzle});
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
std::string category_typed(std::string_view typed) {
  const std::vector<Phrase> known = phrases();
  const Words words = words_in(typed);
  std::string compared;
  std::string paused;
  std::string puzzle;
  std::string computer;
  std::string no_flag;
  for (std::size_t at = 0; at < words.size();) {
    const Phrase* phrase = phrase_at(std::span(words).subspan(at), known);
    if (phrase == nullptr) {
      compared += (compared.empty() ? "" : " ") + words[at++];
      continue;
    }
    at += phrase->words.size();
    if (phrase->means == Phrase::Means::kPaused) paused = " paused";
    if (phrase->means == Phrase::Means::kComputer) computer = " computer";
    if (phrase->means == Phrase::Means::kNoFlag) no_flag = " no-flag";
    if (phrase->means == Phrase::Means::kPuzzle && at < words.size()) {
      puzzle = " puzzle " + words[at++];
    }
  }
  return compared + paused + puzzle + computer + no_flag;
}

}  // namespace gridmates::client
