// A player's matches: totals, the techniques required, and the latest matches, with links to their
// replays. One thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/replay/study.h"
#include "client/terminal/page.h"
#include "client/terminal/past_lines.h"
#include "client/terminal/scroll.h"

namespace gridmates::terminal {

class PastPage final : public Page {
 public:
  enum Act : int { kLine, kScreen, kEnds, kWatch, kBack };

  std::string title() const override { return tr("what a player has played"); }
  const Bindings& bindings() const override;
  std::string why_not(int act, const Stage& stage) const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  std::optional<Key> pick(int item, Stage& stage) override;
  void opened(Stage& stage) override;
  void heard(const client::Notice& notice, Stage& stage) override;
  void tick(Stage& stage) override;

 private:
  std::vector<PastLine> lines(const Stage& stage) const;
  PastLine chosen(const Stage& stage) const;
  // The choice before the person has chosen: the first match that is visible from the top of the
  // page, else its first line.
  std::size_t first_choice(const Stage& stage) const;
  void take(const v1::PlayerPage& page, Stage& stage);
  void ask_for_replay(Stage& stage);

  std::string name_;  // whose page it is, escaped
  v1::GetPlayer wanted_;
  client::IntentId asked_ = 0;  // the request for the page; 0: it has arrived, or was refused
  bool arrived_ = false;
  client::IntentId replay_asked_ = 0;
  replay::PageStudy studied_;  // the page, and the results of its replays
  std::size_t chosen_ = 0;     // of lines()
  bool has_chosen_ = false;    // by the person
  ListTop top_;
  Place from_ = Place::kLobby;
};

}  // namespace gridmates::terminal
