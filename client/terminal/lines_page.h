// The output of a typed command, to be scrolled. One thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/terminal/page.h"

namespace gridmates::terminal {

class LinesPage final : public Page {
 public:
  enum Act : int { kLine, kScreen, kEnds, kBack };

  std::string title() const override { return tr("what a command printed"); }
  const Bindings& bindings() const override;
  std::string why_not(int act, const Stage& stage) const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  void opened(Stage& stage) override;

 private:
  std::size_t first_ = 0;  // the line at the top
  // The page to return to; nullopt: the room, or the lobby.
  std::optional<Place> back_;
};

}  // namespace gridmates::terminal
