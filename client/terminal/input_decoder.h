// InputDecoder: the bytes of a terminal's input as keys and clicks, in order. Pure; one thread.
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
  // The encoding as EscapeParser has it.
  explicit InputDecoder(EscapeParser::ByteCharacter encoding = nullptr) : parser_(encoding) {}

  // Takes bytes that have arrived, cut anywhere.
  void take(std::string_view bytes);
  // The next key or click; nullopt: none is left for now.
  std::optional<Key> next();
  // How long to wait for the rest of what has begun, before expire(); nullopt: nothing has.
  std::optional<std::chrono::milliseconds> patience() const;
  // Nothing more has come for so long.
  void expire();
  // The background that the terminal has told of, once.
  std::optional<Rgb> take_background() { return std::exchange(background_, std::nullopt); }

 private:
  void understand();
  void take(const Key& key) { keys_.push_back(key); }
  void take(const ButtonChange& change);
  void take(const Rgb& background) { background_ = background; }

  EscapeParser parser_;
  std::vector<Token> tokens_;  // not understood yet
  Buttons buttons_;
  std::deque<Key> keys_;
  std::optional<Rgb> background_;
};

}  // namespace gridmates::terminal
