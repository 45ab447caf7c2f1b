// Every setting with its value, changed at once and kept. One thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "client/terminal/page.h"

namespace gridmates::terminal {

class SettingsPage final : public Page {
 public:
  enum Act : int { kChoose, kValue, kDefault, kPoint, kBack };

  std::string title() const override { return "settings"; }
  const Bindings& bindings() const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;

 private:
  void change(std::size_t value, Stage& stage) const;
  // The setting that was drawn in this row of the screen, if one was.
  std::optional<std::size_t> pointed(int row, const Stage& stage) const;

  std::size_t at_ = 0;  // in settings()
};

}  // namespace gridmates::terminal
