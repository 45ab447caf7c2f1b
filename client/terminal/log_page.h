// The talk or all events of a room as a page, to be scrolled and answered. One thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/terminal/feed.h"
#include "client/terminal/page.h"
#include "client/terminal/text_field.h"

namespace gridmates::terminal {

class LogPage final : public Page {
 public:
  enum Act : int { kLine, kScreen, kEnds, kSwitch, kSay, kBack };

  // `feed` must outlive the page.
  explicit LogPage(const Feed& feed) : feed_(feed) {}

  std::string title() const override { return tr("talk and feed of the room"); }
  const Bindings& bindings() const override;
  std::string why_not(int act, const Stage& stage) const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  bool type(const Key& key, Stage& stage) override;
  void opened(Stage& stage) override;
  void notice(const client::Notice& notice, Stage& stage) override;

 private:
  std::vector<std::string> lines(const Stage& stage) const;
  // The number of lines above the ones that fit.
  std::size_t most_below(const Stage& stage) const;

  const Feed& feed_;
  Feed::Part part_ = Feed::Part::kTalk;
  std::size_t below_ = 0;  // lines scrolled out at the bottom
  std::size_t known_ = 0;  // the number of lines at the last key or event
  std::optional<Prompt> prompt_;
};

}  // namespace gridmates::terminal
