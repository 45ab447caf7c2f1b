// A field for one line of text, and a Prompt with such a field. Plain values; one thread.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "client/terminal/canvas.h"
#include "client/terminal/key.h"

namespace gridmates::terminal {

class TextField {
 public:
  // Takes at most this many characters.
  explicit TextField(std::size_t limit) : limit_(limit) {}

  // Takes a key that writes or edits; false for other keys.
  bool key(const Key& key);
  std::string text() const;
  void clear();
  // "cut to 24 characters" if more was typed or pasted than the limit, until it is edited; else
  // empty.
  std::string cut_words() const;
  // Draws into the first row, with a cursor if focused ('_' after the last character); of a long
  // text, the part that ends at the cursor.
  void draw(const Region& region, bool focused) const;

 private:
  std::u32string text_;
  std::size_t at_ = 0;  // where the next character goes
  std::size_t limit_;
  bool is_cut_ = false;
};

// Prompts for a line: "talk: ...". Enter accepts it, Esc cancels.
class Prompt {
 public:
  enum class Result { kOpen, kGiven, kCancelled };

  // `begun`, in ASCII, is the initial text.
  Prompt(std::string_view label, int purpose, std::size_t limit, std::string_view begun = {})
      : label_(label), purpose_(purpose), field_(limit) {
    for (const char c : begun) field_.key(Key(static_cast<char32_t>(c)));
  }

  Result key(const Key& key);
  std::string text() const { return field_.text(); }
  // The page's purpose for the prompt.
  int purpose() const { return purpose_; }
  void draw(const Region& region, int row) const;

 private:
  std::string label_;
  int purpose_;
  TextField field_;
};

}  // namespace gridmates::terminal
