#include "tests/client/catalogue/extract.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <regex>
#include <set>

namespace gridmates::catalogue::testing {
namespace {

struct Token {
  enum class Kind : std::uint8_t { kName, kString, kOther };
  Kind kind = Kind::kOther;
  std::string text;  // of a string: its unescaped value
};

bool is_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Splits C++ into tokens; adjacent strings are one token.
class Lexer {
 public:
  explicit Lexer(std::string_view source) : source_(source) {}

  std::vector<Token> tokens() {
    while (at_ < source_.size()) {
      const std::string_view rest = source_.substr(at_);
      if (rest.starts_with("//") || (rest[0] == '#' && is_line_begin())) {
        at_ += std::min(rest.find('\n'), rest.size());
      } else if (rest.starts_with("R\"")) {
        take_raw_string();
      } else if (rest[0] == '"') {
        take_string();
      } else if (rest[0] == '\'') {
        at_ += rest.size() > 1 && rest[1] == '\\' ? rest.find('\'', 3) + 1 : rest.find('\'', 2) + 1;
        tokens_.push_back({Token::Kind::kOther, "'"});
      } else if (is_name(rest[0])) {
        take_name();
      } else {
        if (std::isspace(static_cast<unsigned char>(rest[0])) == 0) {
          tokens_.push_back({Token::Kind::kOther, std::string(1, rest[0])});
        }
        ++at_;
      }
    }
    return std::move(tokens_);
  }

 private:
  bool is_line_begin() const { return at_ == 0 || source_[at_ - 1] == '\n'; }

  // A name or a number, whose digits may be separated by quotes.
  void take_name() {
    const std::size_t begin = at_;
    const bool number = std::isdigit(static_cast<unsigned char>(source_[at_])) != 0;
    while (at_ < source_.size() && (is_name(source_[at_]) || (number && source_[at_] == '\''))) {
      ++at_;
    }
    tokens_.push_back({Token::Kind::kName, std::string(source_.substr(begin, at_ - begin))});
  }

  void add_string(const std::string& text) {
    if (!tokens_.empty() && tokens_.back().kind == Token::Kind::kString) {
      tokens_.back().text += text;
    } else {
      tokens_.push_back({Token::Kind::kString, text});
    }
  }

  void take_string() {
    std::string text;
    for (++at_; at_ < source_.size() && source_[at_] != '"'; ++at_) {
      const bool escaped = source_[at_] == '\\';
      if (escaped) ++at_;
      text += escaped && source_[at_] == 'n' ? '\n' : source_[at_];
    }
    ++at_;
    add_string(text);
  }

  void take_raw_string() {
    const std::size_t open = source_.find('(', at_);
    const std::string end = ")" + std::string(source_.substr(at_ + 2, open - at_ - 2)) + "\"";
    const std::size_t close = source_.find(end, open);
    add_string(std::string(source_.substr(open + 1, close - open - 1)));
    at_ = close + end.size();
  }

  std::string_view source_;
  std::size_t at_ = 0;
  std::vector<Token> tokens_;
};

bool is_call(std::string_view name) {
  return name == "tr" || name == "tr_later" || name == "tr_count";
}

bool is_refusal(std::string_view name) {
  constexpr std::array<std::string_view, 6> kMakers = {
      "invalid", "illegal", "refuse", "try_again", "resync_first", "sign_in_first"};
  return std::ranges::find(kMakers, name) != kMakers.end();
}

// Names that make a sentence that is no refusal (engine/core/sentence.h).
bool is_sentence(std::string_view name) { return name == "Sentence" || name == "Statement"; }
// Names that take a sentence.
bool is_said(std::string_view name) { return name == "say" || is_sentence(name); }

// True for "one word, and another", false for "{\"json\": ..." or "%d of %d".
bool reads_as_words(std::string_view text) {
  static const std::regex kWords("[A-Za-z]{2,}[,;:]? [a-z]{2,}");
  return text.find_first_of("\"%") == std::string_view::npos &&
         std::regex_search(text.begin(), text.end(), kWords);
}

class Reader {
 public:
  explicit Reader(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

  std::vector<std::string> beside() const {
    const std::vector<Entry> said = texts(Of::kClient);
    std::vector<std::string> found;
    std::set<std::size_t> labels;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (const std::size_t row = row_at(i)) labels.insert({row, row + 2});
      const bool usage = is(i + 1, ",") && is(i + 2, "tr_later");
      if (!is_string(i) || usage || labels.contains(i) || !reads_as_words(tokens_[i].text))
        continue;
      const bool in_catalogue = std::ranges::any_of(said, [&](const Entry& entry) {
        return entry.one == tokens_[i].text || entry.many == tokens_[i].text;
      });
      if (!in_catalogue) found.push_back(tokens_[i].text);
    }
    return found;
  }

  std::vector<std::string> untranslated() const {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].kind != Token::Kind::kName || tokens_[i].text != "untranslated") continue;
      if (std::string message = sentence_of(i); !message.empty()) found.push_back(message);
    }
    return found;
  }

  std::vector<Entry> texts(Of of) const {
    std::vector<Entry> found;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const std::string& text = tokens_[i].text;
      const bool name = tokens_[i].kind == Token::Kind::kName;
      if (name && is_call(text)) add_call(i, found);
      if (name && of != Of::kClient && is_refusal(text)) add(sentence_of(i), "", found);
      if (name && (of == Of::kEngine ? is_said(text) : is_sentence(text))) add_call(i, found);
      add_row(i, found);
      if (is(i, "{") && of == Of::kEngine) add_option(i, found);
    }
    return found;
  }

 private:
  static constexpr std::size_t kStrings = 5;  // in a row of a table of keys

  bool is(std::size_t i, std::string_view sign) const {
    return i < tokens_.size() && tokens_[i].kind != Token::Kind::kString && tokens_[i].text == sign;
  }
  bool is_string(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == Token::Kind::kString;
  }
  static void add(const std::string& one, const std::string& many, std::vector<Entry>& found) {
    if (!one.empty()) found.push_back({one, many});
  }

  // Includes a sentence with a name, Statement why("...").
  void add_call(std::size_t i, std::vector<Entry>& found) const {
    const bool counts = tokens_[i].text == "tr_count" && is_string(i + 4);
    const bool is_named = is_sentence(tokens_[i].text) && is(i + 2, "(");
    const std::size_t open = is_named ? i + 2 : i + 1;
    if (!is(open, "(") || !is_string(open + 1)) return;
    add(tokens_[open + 1].text, counts ? tokens_[i + 4].text : "", found);
  }

  // The sentence among the arguments of a call: the first text with a blank, since names of fields
  // have none. Empty if there is none.
  std::string sentence_of(std::size_t i) const {
    if (!is(i + 1, "(")) return {};
    int depth = 0;
    for (++i; i < tokens_.size(); ++i) {
      if (is(i, "(") || is(i, "{")) ++depth;
      if ((is(i, ")") || is(i, "}")) && --depth == 0) return {};
      if (depth == 1 && is_string(i) && tokens_[i].text.find(' ') != std::string::npos)
        return tokens_[i].text;
    }
    return {};
  }

  // The index at which the strings of a row of a table of keys begin: {Page::kAct, "keys", "label",
  // "word", "help", "GROUP" ...; 0 if this is no such row. Every other token is one of its strings.
  std::size_t row_at(std::size_t i) const {
    if (!is(i, "{")) return 0;
    ++i;
    while (i < tokens_.size() && (tokens_[i].kind == Token::Kind::kName || is(i, ":"))) ++i;
    for (std::size_t n = 0; n < kStrings; ++n) {
      if (!is(i + 2 * n, ",") || !is_string(i + 2 * n + 1)) return 0;
    }
    return i + 1;
  }

  void add_row(std::size_t i, std::vector<Entry>& found) const {
    const std::size_t row = row_at(i);
    if (row == 0) return;
    for (std::size_t n = 2; n < kStrings; ++n) add(tokens_[row + 2 * n].text, "", found);
  }

  // {"lives", "hits until the field is lost", kTogether, 1, ...
  void add_option(std::size_t i, std::vector<Entry>& found) const {
    if (is_string(i + 1) && is(i + 2, ",") && is_string(i + 3) && is(i + 4, ",") &&
        !is_string(i + 5)) {
      add(tokens_[i + 3].text, "", found);
    }
  }

  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Entry> texts_in(std::string_view source, Of of) {
  return Reader(Lexer(source).tokens()).texts(of);
}

std::vector<std::string> untranslated_in(std::string_view source) {
  return Reader(Lexer(source).tokens()).untranslated();
}

std::vector<std::string> texts_beside(std::string_view source) {
  return Reader(Lexer(source).tokens()).beside();
}

}  // namespace gridmates::catalogue::testing
