#include "tests/client/terminal/pseudo_screen.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <string_view>

#include "client/catalogue/catalogue.h"
#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::terminal::testing {
namespace {

// Words that are the same in every language.
bool is_known(const std::string& word) {
  static const std::set<std::string> kKnown = {
      // Names of people, rooms, games, packs, levels and servers; words of talk.
      "ana", "bo", "chen", "dora", "eva", "fritz", "Zo", "KITE", "kite", "FIG", "FOX", "LIME",
      "OAK", "PEAR", "WAFFLE", "NFVDGFJR", "qa", "go", "SUDOKU", "Sudoku", "MINESWEEPER",
      "Minesweeper", "TIC", "TAC", "TOE", "Tic", "tac", "toe", "ULTIMATE", "Ultimate", "tic",
      "starter", "classics", "unrated", "easy", "hard", "evil", "beginner", "expert", "gridmatesd",
      "look", "at", "two", "sixes", "oops", "careful", "hi",
      // Options and their values.
      "checked", "keep", "notes", "lives", "mines", "size", "start", "speed", "none", "no", "usual",
      "zero", "level", "difficulty", "logical", "symmetry",
      // Keys; "{cell}" is typed, and so is "note".
      "up", "down", "left", "right", "Left", "middle", "arrow", "arrows", "hjkl", "Enter", "Esc",
      "Tab", "Space", "Home", "End", "PgUp", "PgDn", "Del", "Alt", "Ctrl", "Shift", "click",
      "wheel", "next", "cell", "note",
      // Cells, digits above 9, and marks beside a digit.
      "aj", "as", "ax", "AF", "AFA", "BF", "BFBF", "BG", "Dc", "Hc", "bK"};
  return kKnown.contains(word);
}

// Whether a text ends before this cell: a name that is cut off within a text goes on.
bool ends(const Canvas::Cell& next) {
  return next.text.size() != 1 ||
         (next.text != "/" && std::isalnum(static_cast<unsigned char>(next.text[0])) == 0);
}

// "Down:", by which a page shows that there is more.
constexpr std::string_view kMoreBelow = "«Ðóŵñ:";

std::string row_text(const Canvas& picture, int row) {
  std::string text;
  for (int column = 0; column < picture.size().columns; ++column) {
    text += picture.cell(row, column).text;
  }
  return text;
}

}  // namespace

PseudoLanguage::PseudoLanguage() { choose_language(catalogue::testing::pseudo_language()); }
PseudoLanguage::~PseudoLanguage() { choose_language(""); }

std::vector<std::string> plain_words(const Canvas& picture) {
  std::set<std::string> words;
  std::string word;
  for (const char c : picture.text()) {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      word += c;
    } else {
      // A single letter is a digit, a mark or a key.
      if (word.size() > 1 && !is_known(word)) words.insert(word);
      word.clear();
    }
  }
  return {words.begin(), words.end()};
}

std::vector<std::string> misfits(const Canvas& picture) {
  std::vector<std::string> found = picture.cut();
  for (const std::string& text : picture.shortened()) {
    const auto again = std::ranges::find(found, text);
    if (again != found.end()) found.erase(again);
  }
  // Every text has an end: in its row, in a lower row if it is wrapped, or as '~'. The last one of
  // a page that scrolls may continue below.
  int open = 0;
  for (int row = 0; row < picture.size().rows; ++row) {
    if (open == 1 && row_text(picture, row).find(kMoreBelow) != std::string::npos) open = 0;
    int here = 0;
    for (int column = 0; column < picture.size().columns; ++column) {
      const std::string& sign = picture.cell(row, column).text;
      if (sign == "«") ++here;
      if (sign == "»") --here;
      const bool last = column + 1 == picture.size().columns || ends(picture.cell(row, column + 1));
      if (sign == "~" && last && here > 0) here = 0;
    }
    open += here;
  }
  if (open != 0) found.push_back("overlap: " + std::to_string(open) + " texts have no end");
  return found;
}

}  // namespace gridmates::terminal::testing
