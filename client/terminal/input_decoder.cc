#include "client/terminal/input_decoder.h"

#include <variant>

namespace gridmates::terminal {

void InputDecoder::take(std::string_view bytes) {
  for (const char byte : bytes) parser_.take(static_cast<unsigned char>(byte), tokens_);
  understand();
}

void InputDecoder::expire() {
  parser_.expire(tokens_);
  understand();
}

void InputDecoder::understand() {
  for (const Token& token : std::exchange(tokens_, {})) {
    if (const auto input = input_of(token)) {
      std::visit([this](const auto& what) { take(what); }, *input);
    }
  }
}

void InputDecoder::take(const ButtonChange& change) {
  if (change.down) {
    keys_.push_back(buttons_.press(*change.button, change.at));
    return;
  }
  // Without a button in the report, all pressed ones are released.
  for (const Key::Kind button : {Key::Kind::kClick, Key::Kind::kRightClick}) {
    if (change.button && *change.button != button) continue;
    if (const auto key = buttons_.release(button, change.at)) keys_.push_back(*key);
  }
}

std::optional<Key> InputDecoder::next() {
  if (keys_.empty()) return std::nullopt;
  const Key key = keys_.front();
  keys_.pop_front();
  return key;
}

std::optional<std::chrono::milliseconds> InputDecoder::patience() const {
  return parser_.waiting() ? std::optional(parser_.patience()) : std::nullopt;
}

}  // namespace gridmates::terminal
