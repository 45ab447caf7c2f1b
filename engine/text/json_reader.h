// Reads one JSON value (RFC 8259) out of text, piece by piece, into data of the caller's choice.
// One owner at a time; the text outlives the reader.
//
// The first fault is kept, and all later reads return nothing: check for it once, at the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/sentence.h"

namespace gridmates::text {

class JsonReader {
 public:
  // What went wrong, and at which byte of the text (from 0).
  struct Fault {
    std::size_t at = 0;
    core::Statement why;  // in English printable ASCII, without a full stop
  };

  // Values deeper than this are refused.
  static constexpr int kMaxDepth = 32;

  explicit JsonReader(std::string_view text) : text_(text) {}

  // An object: `member(name)` is called for each member and must read its value. A repeated name is
  // a fault.
  template <class Member>
  void object(Member member) {
    if (!open('{', core::Sentence("an object is expected"))) return;
    std::set<std::string, std::less<>> names;
    while (more('}')) {
      const auto name = string();
      if (name && !names.insert(*name).second) fail_twice(*name);
      if (!expect(':')) return;
      if (name) member(std::string_view(*name));
    }
  }
  // A list: `item()` is called for each value and must read it.
  template <class Item>
  void list(Item item) {
    if (!open('[', core::Sentence("a list is expected"))) return;
    while (more(']')) item();
  }
  std::optional<std::string> string();
  std::optional<bool> boolean();
  // A non-negative integer, without a fraction or exponent.
  std::optional<std::uint64_t> whole();
  bool is_null_next();
  // The first character of the next value; \0 at the end.
  char next();
  // Reads any value and ignores it.
  void skip();
  // Expects only blanks after what has been read.
  void end();

  // Reports a fault in the value that was read last.
  void fail(core::Statement why) { fail_at(began_, std::move(why)); }
  // The offset at which the value that was read last begins.
  std::size_t began() const { return began_; }
  const std::optional<Fault>& fault() const { return fault_; }

 private:
  bool open(char bracket, core::Sentence otherwise);
  bool more(char bracket);
  bool expect(char c);
  void fail_twice(std::string_view name);
  bool word(std::string_view word);
  bool add_escaped(std::string& value);
  std::optional<std::uint32_t> hex();
  void skip_blanks();
  void begin();
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool is_at(char c) const { return at_ < text_.size() && text_[at_] == c; }
  void fail_at(std::size_t at, core::Statement why);

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t began_ = 0;
  int depth_ = 0;
  bool is_first_ = false;  // nothing has been read yet inside the bracket opened last
  std::optional<Fault> fault_;
};

}  // namespace gridmates::text
