#include "engine/pgn/pgn.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gridmates::pgn {
namespace {

constexpr std::size_t kLineLength = 80;
constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::array<std::string_view, 4> kResults = {"*", "1-0", "0-1", "1/2-1/2"};

std::string cleaned(std::string_view text) {
  std::string clean;
  for (const char sign : text) {
    const bool control = static_cast<unsigned char>(sign) < ' ' || sign == '\x7f';
    clean += control ? ' ' : sign == '{' ? '(' : sign == '}' ? ')' : sign;
  }
  return clean;
}

std::string tag_line(const Tag& tag) {
  std::string quoted;
  for (const char sign : cleaned(tag.value)) {
    if (sign == '"' || sign == '\\') quoted += '\\';
    quoted += sign;
  }
  return "[" + tag.name + " \"" + quoted + "\"]\n";
}

std::string comment_words(std::string_view comment) { return "{" + cleaned(comment) + "}"; }

// Joins words into lines of bounded length.
class Wrapped {
 public:
  void add(const std::string& word) {
    if (length_ > 0 && length_ + 1 + word.size() > kLineLength) {
      text_ += '\n';
      length_ = 0;
    } else if (length_ > 0) {
      text_ += ' ';
      ++length_;
    }
    text_ += word;
    length_ += word.size();
  }
  std::string take() { return std::move(text_) + "\n"; }

 private:
  std::string text_;
  std::size_t length_ = 0;
};

void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
}

std::optional<Result> result_named(std::string_view word) {
  const auto found = std::ranges::find(kResults, word);
  if (found == kResults.end()) return std::nullopt;
  return static_cast<Result>(found - kResults.begin());
}

class Reader {
 public:
  explicit Reader(std::string_view& text) : text_(text) {}

  core::Result<Text> read() {
    for (skip_blanks(text_); text_.starts_with('['); skip_blanks(text_)) {
      if (auto good = read_tag(); !good) return good.error();
    }
    for (; !text_.empty() && text_.front() != '[' && !read_.result; skip_blanks(text_)) {
      if (auto good = read_word(); !good) return good.error();
    }
    if (read_.result && text_.starts_with('{')) {
      if (auto good = read_comment(read_.remark); !good) return good.error();
      skip_blanks(text_);
    }
    return std::move(read_);
  }

 private:
  // [Name "value"]
  core::Result<core::Ok> read_tag() {
    const std::size_t quote = text_.find('"');
    const std::size_t line = text_.find('\n');
    if (quote == text_.npos || quote > line) return core::invalid("A tag is [Name \"value\"].");
    Tag tag;
    tag.name = text_.substr(1, quote - 1);
    tag.name.resize(tag.name.find_last_not_of(kBlanks) + 1);
    text_.remove_prefix(quote + 1);
    while (!text_.empty() && text_.front() != '"' && text_.front() != '\n') {
      if (text_.front() == '\\' && text_.size() > 1) text_.remove_prefix(1);
      tag.value += text_.front();
      text_.remove_prefix(1);
    }
    if (!text_.starts_with("\"]")) return core::invalid("A tag is [Name \"value\"].");
    text_.remove_prefix(2);
    read_.tags.push_back(std::move(tag));
    return core::Ok{};
  }

  // A move, its number, a comment, or the result.
  core::Result<core::Ok> read_word() {
    if (text_.front() == '{') {
      std::string nowhere;
      return read_comment(read_.plies.empty() ? nowhere : read_.plies.back().comment);
    }
    std::string_view word = text_.substr(0, text_.find_first_of(" \t\r\n{"));
    text_.remove_prefix(word.size());
    read_.result = result_named(word);
    if (read_.result) return core::Ok{};
    const std::size_t behind = std::min(word.find_first_not_of("0123456789."), word.size());
    const std::size_t dot = word.substr(0, behind).rfind('.');
    if (dot != word.npos) word.remove_prefix(dot + 1);
    if (!word.empty()) read_.plies.push_back({std::string(word), {}});
    return core::Ok{};
  }

  core::Result<core::Ok> read_comment(std::string& into) {
    const std::size_t end = text_.find('}');
    if (end == text_.npos) return core::invalid("A comment has no } at its end.");
    into = text_.substr(1, end - 1);
    text_.remove_prefix(end + 1);
    return core::Ok{};
  }

  std::string_view& text_;
  Text read_;
};

}  // namespace

std::string_view result_word(Result result) {
  return kResults.at(static_cast<std::size_t>(result));
}

const std::string* find(const Text& text, std::string_view tag) {
  const auto found = std::ranges::find(text.tags, tag, &Tag::name);
  return found == text.tags.end() ? nullptr : &found->value;
}

std::string write(const Text& text) {
  std::string written;
  for (const Tag& tag : text.tags) written += tag_line(tag);
  Wrapped moves;
  for (std::size_t i = 0; i < text.plies.size(); ++i) {
    if (i % 2 == 0) moves.add(std::to_string(i / 2 + 1) + ".");
    moves.add(text.plies[i].move);
    if (!text.plies[i].comment.empty()) moves.add(comment_words(text.plies[i].comment));
  }
  moves.add(std::string(result_word(text.result.value_or(Result::kUnfinished))));
  if (!text.remark.empty()) moves.add(comment_words(text.remark));
  return written + "\n" + moves.take();
}

core::Result<Text> take(std::string_view& text) {
  const std::size_t length = text.size();
  auto read = Reader(text).read();
  const bool is_at_next = text.size() < length && text.starts_with("[Game ");
  if (!read && !is_at_next) {
    const std::size_t next = text.find("\n[Game ");
    text.remove_prefix(next == text.npos ? text.size() : next + 1);
  }
  return read;
}

core::Refusal wrong_move(std::size_t number, const std::string& move, core::Parameter why) {
  return core::invalid("Move {number}, {move}: {why}",
                       {{"number", std::to_string(number)}, {"move", move}, std::move(why)});
}

}  // namespace gridmates::pgn
