// All settings with their values, changed at once and saved. One thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/terminal/page.h"
#include "client/terminal/scroll.h"
#include "client/terminal/settings.h"

namespace gridmates::terminal {

class SettingsPage final : public Page {
 public:
  enum Act : int { kChoose, kScreen, kEnds, kValue, kDefault, kScope, kBack };

  std::string title() const override { return tr("settings"); }
  const Bindings& bindings() const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  std::optional<Key> pick(int item, Stage& stage) override;

 private:
  // The settings that are listed: all, or those that can have a value for the game only.
  std::vector<const Setting*> listed() const;
  void change(std::size_t value, Stage& stage) const;
  void turn_scope(const Stage& stage);
  std::string scope_words(const Stage& stage) const;
  void draw_value(const Region& row, const Setting& setting, bool chosen, const Stage& stage) const;

  std::string game_;    // the game to change them for; empty: all games
  std::size_t at_ = 0;  // in listed()
  ListTop top_;
};

}  // namespace gridmates::terminal
