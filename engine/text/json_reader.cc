#include "engine/text/json_reader.h"

#include <algorithm>

#include "engine/text/numbers.h"
#include "engine/text/utf8.h"

namespace gridmates::text {

using core::Statement;

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace

void JsonReader::fail_at(std::size_t at, Statement why) {
  if (!fault_) fault_ = Fault{at, std::move(why)};
}

void JsonReader::skip_blanks() {
  while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
}

void JsonReader::begin() {
  skip_blanks();
  began_ = at_;
}

// The message repeats a name only if it is short and printable.
void JsonReader::fail_twice(std::string_view name) {
  constexpr std::size_t kLongestTold = 40;
  const bool is_plain = name.size() <= kLongestTold && std::ranges::all_of(name, [](char c) {
                          return c >= ' ' && c <= '~' && c != '"';
                        });
  fail(is_plain ? Statement("\"{name}\" stands here twice", {{"name", std::string(name)}})
                : Statement("a name stands here twice"));
}

bool JsonReader::expect(char c) {
  skip_blanks();
  if (!fault_ && !is_at(c)) {
    fail_at(at_, Statement("'{character}' is expected", {{"character", std::string(1, c)}}));
  }
  if (fault_) return false;
  ++at_;
  return true;
}

bool JsonReader::open(char bracket, core::Sentence otherwise) {
  begin();
  if (!is_at(bracket)) fail(Statement(otherwise));
  if (depth_ == kMaxDepth) fail(Statement("too many brackets within each other"));
  if (fault_) return false;
  ++at_;
  ++depth_;
  is_first_ = true;
  return true;
}

// Whether another member or value follows; otherwise closes the bracket.
bool JsonReader::more(char bracket) {
  if (fault_) return false;
  skip_blanks();
  if (is_at(bracket)) {
    ++at_;
    --depth_;
    is_first_ = false;
    return false;
  }
  if (is_first_) {
    is_first_ = false;
    return true;
  }
  if (!is_at(',')) {
    fail_at(at_, Statement("',' or '{character}' is expected",
                           {{"character", std::string(1, bracket)}}));
    return false;
  }
  ++at_;
  return true;
}

bool JsonReader::word(std::string_view word) {
  if (fault_ || !text_.substr(at_).starts_with(word)) return false;
  at_ += word.size();
  return true;
}

std::optional<bool> JsonReader::boolean() {
  begin();
  if (word("true")) return true;
  if (word("false")) return false;
  fail(Statement("true or false is expected"));
  return std::nullopt;
}

char JsonReader::next() {
  skip_blanks();
  return peek();
}

bool JsonReader::is_null_next() {
  skip_blanks();
  return text_.substr(at_).starts_with("null");
}

std::optional<std::uint64_t> JsonReader::whole() {
  begin();
  const std::size_t end = std::min(text_.find_first_not_of("0123456789", at_), text_.size());
  const std::string_view digits = text_.substr(at_, end - at_);
  const auto number = number_in<std::uint64_t>(digits);
  const bool goes_on = end < text_.size() && (text_[end] == '.' || (text_[end] | 0x20) == 'e');
  if (!number || goes_on || (digits.size() > 1 && digits[0] == '0')) {
    fail(Statement("a whole number is expected"));
  }
  if (fault_) return std::nullopt;
  at_ = end;
  return number;
}

std::optional<std::uint32_t> JsonReader::hex() {
  std::uint32_t code = 0;
  const std::string_view digits = text_.substr(std::min(at_, text_.size()), 4);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
  if (digits.size() < 4 || error != std::errc() || end != digits.data() + 4) return std::nullopt;
  at_ += 4;
  return code;
}

// The part of an escape after the backslash.
bool JsonReader::add_escaped(std::string& value) {
  constexpr std::string_view kNames = "\"\\/bfnrt";
  constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
  const char name = peek();
  ++at_;
  if (const std::size_t i = kNames.find(name); name != '\0' && i != std::string_view::npos) {
    value += kMeant[i];
    return true;
  }
  if (name != 'u') return false;
  auto code = hex();
  if (code && *code >= 0xD800 && *code < 0xDC00) {
    const auto low = word("\\u") ? hex() : std::nullopt;
    if (!low || *low < 0xDC00 || *low >= 0xE000) return false;
    code = 0x10000 + ((*code - 0xD800) << 10U) + (*low - 0xDC00);
  }
  if (!code || (*code >= 0xDC00 && *code < 0xE000)) return false;
  append_utf8(value, *code);
  return true;
}

std::optional<std::string> JsonReader::string() {
  begin();
  if (!is_at('"')) fail(Statement("a text in quotes is expected"));
  if (fault_) return std::nullopt;
  std::string value;
  for (++at_; !is_at('"');) {
    const std::size_t length = at_ < text_.size() ? first_character(text_.substr(at_)).bytes : 0;
    const auto byte = static_cast<unsigned char>(peek());
    if (length == 0 || byte < 0x20) {
      fail_at(at_, Statement("this text does not end, or has what no text may have"));
      return std::nullopt;
    }
    if (byte != '\\') {
      value += text_.substr(at_, length);
      at_ += length;
    } else if (++at_; !add_escaped(value)) {
      fail_at(at_, Statement("no such escape"));
      return std::nullopt;
    }
  }
  ++at_;
  return value;
}

void JsonReader::skip() {
  begin();
  const char c = peek();
  if (c == '{') return object([this](std::string_view) { skip(); });
  if (c == '[') return list([this] { skip(); });
  if (c == '"') return void(string());
  if (word("true") || word("false") || word("null")) return;
  const std::size_t end = std::min(text_.find_first_not_of("+-.0123456789eE", at_), text_.size());
  double number = 0;
  const auto [past, error] = std::from_chars(text_.data() + at_, text_.data() + end, number);
  const bool is_sign = c == '-' || (c >= '0' && c <= '9');
  const bool fits = error == std::errc() || error == std::errc::result_out_of_range;
  if (!is_sign || !fits || past != text_.data() + end)
    return fail(Statement("a value is expected"));
  at_ = end;
}

void JsonReader::end() {
  begin();
  if (at_ < text_.size()) fail(Statement("nothing more is expected"));
}

}  // namespace gridmates::text
