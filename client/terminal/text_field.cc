#include "client/terminal/text_field.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "engine/text/utf8.h"

namespace gridmates::terminal {

bool TextField::key(const Key& key) {
  switch (key.kind) {
    case Key::Kind::kBackspace:
      is_cut_ = false;
      if (at_ > 0) text_.erase(--at_, 1);
      return true;
    case Key::Kind::kDelete:
      is_cut_ = false;
      if (at_ < text_.size()) text_.erase(at_, 1);
      return true;
    case Key::Kind::kLeft:
      if (at_ > 0) --at_;
      return true;
    case Key::Kind::kRight:
      at_ = std::min(at_ + 1, text_.size());
      return true;
    case Key::Kind::kControlLeft:
      while (at_ > 0 && text_[at_ - 1] == U' ') --at_;
      while (at_ > 0 && text_[at_ - 1] != U' ') --at_;
      return true;
    case Key::Kind::kControlRight:
      while (at_ < text_.size() && text_[at_] == U' ') ++at_;
      while (at_ < text_.size() && text_[at_] != U' ') ++at_;
      return true;
    case Key::Kind::kHome:
      at_ = 0;
      return true;
    case Key::Kind::kEnd:
      at_ = text_.size();
      return true;
    default:
      break;
  }
  if (key == Key::control(U'u')) {
    clear();
    return true;
  }
  if (!key.is_text()) return false;
  is_cut_ = text_.size() >= limit_;
  if (!is_cut_) text_.insert(at_++, 1, key.character);
  return true;
}

std::string TextField::text() const {
  std::string text;
  for (const char32_t character : text_) text::append_utf8(text, character);
  return text;
}

void TextField::clear() {
  text_.clear();
  at_ = 0;
  is_cut_ = false;
}

std::string TextField::cut_words() const {
  return is_cut_ ? tr_count("cut to {} character", "cut to {} characters", limit_) : "";
}

void TextField::draw(const Region& region, bool focused) const {
  const int room = region.columns() - 2;
  // Scrolls so that the cursor is visible.
  std::size_t first = 0;
  for (int columns = 0; first < at_; ++first) {
    columns = 0;
    for (std::size_t i = first; i < at_; ++i) columns += std::max(client::columns_of(text_[i]), 0);
    if (columns < room) break;
  }
  int column = 0;
  for (std::size_t i = first; i <= text_.size(); ++i) {
    std::string character;
    if (i < text_.size()) text::append_utf8(character, text_[i]);
    if (i == at_ && focused) {
      column = region.put(0, column, character.empty() ? "_" : character, Role::kCursor);
    } else {
      column = region.put(0, column, character);
    }
  }
}

Prompt::Result Prompt::key(const Key& key) {
  if (key.kind == Key::Kind::kEnter) return Result::kGiven;
  if (key.kind == Key::Kind::kEscape) return Result::kCancelled;
  field_.key(key);
  return Result::kOpen;
}

void Prompt::draw(const Region& region, int row) const {
  const int column = region.put(row, 1, label_, Role::kStrong);
  constexpr int kWide = 60;  // with fewer columns there is text beside it
  std::string keys = field_.cut_words();
  if (keys.empty() && region.columns() >= kWide) keys = tr("Enter: OK   Esc: cancel");
  const int keys_columns = client::columns_of(keys) + 2;
  field_.draw(region.part(row, column + 1, 1, region.columns() - column - keys_columns - 2), true);
  region.put_right(row, keys, Role::kDim);
}

}  // namespace gridmates::terminal
