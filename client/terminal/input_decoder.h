// InputDecoder: decodes a terminal's input bytes to keys and clicks, in order. Pure; one thread.
#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "client/terminal/buttons.h"
#include "client/terminal/escape_parser.h"
#include "client/terminal/key_sequences.h"

namespace gridmates::terminal {

class InputDecoder {
 public:
  // The encoding is EscapeParser's.
  explicit InputDecoder(EscapeParser::ByteCharacter encoding = nullptr) : parser_(encoding) {}

  // Takes bytes that have arrived, split anywhere.
  void take(std::string_view bytes);
  // The next key or click; nullopt if none is left.
  std::optional<Key> next();
  // How long to wait for the rest of a sequence, before expire(); nullopt: none has begun.
  std::optional<std::chrono::milliseconds> patience() const;
  // Handles that timeout.
  void expire();
  // The background that the terminal has reported; returned once.
  std::optional<Rgb> take_background() { return std::exchange(background_, std::nullopt); }

 private:
  void understand();
  void take(const Key& key) { keys_.push_back(key); }
  void take(const ButtonChange& change);
  void take(const Rgb& background) { background_ = background; }

  EscapeParser parser_;
  std::vector<Token> tokens_;  // not decoded yet
  Buttons buttons_;
  std::deque<Key> keys_;
  std::optional<Rgb> background_;
};

}  // namespace gridmates::terminal
