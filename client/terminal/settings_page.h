// Every setting with its value, changed at once and kept. One thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "client/catalogue/catalogue.h"
#include "client/terminal/page.h"
#include "client/terminal/scroll.h"

namespace gridmates::terminal {

class SettingsPage final : public Page {
 public:
  enum Act : int { kChoose, kValue, kDefault, kBack };

  std::string title() const override { return tr("settings"); }
  const Bindings& bindings() const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  std::optional<Key> pick(int item, Stage& stage) override;

 private:
  void change(std::size_t value, Stage& stage) const;

  std::size_t at_ = 0;  // in settings()
  ListTop top_;
};

}  // namespace gridmates::terminal
