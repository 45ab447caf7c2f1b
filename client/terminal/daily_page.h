// The dailies of a day: the state of your tries, to be opened, watched again or shared. One thread.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/commands/lobby_words.h"
#include "client/terminal/page.h"
#include "client/terminal/scroll.h"

namespace gridmates::terminal {

// Opens a page of lines to copy, with the texts to share about the requested dailies, and requests
// their list. Returns false if the request was not accepted.
bool show_shares(const commands::ListDailies& asked, Stage& stage);

// Whether a daily can be opened from here: in the lobby, and in a daily room of your own, which you
// then step out of, keeping the seat.
bool may_open_daily(const Stage& stage);
// 0: the request was not accepted.
client::IntentId open_daily(v1::OpenDaily asked, Stage& stage);

class DailyPage final : public Page {
 public:
  enum Act : int { kChoose, kDay, kOpen, kBoard, kCopy, kRefresh, kBack };

  std::string title() const override { return tr("daily puzzles"); }
  const Bindings& bindings() const override;
  std::string why_not(int act, const Stage& stage) const override;
  void draw(const Region& region, const Stage& stage) const override;
  std::optional<Key> pick(int item, Stage& stage) override;
  void act(const Hit& hit, Stage& stage) override;
  void opened(Stage& stage) override;
  void notice(const client::Notice& notice, Stage& stage) override;
  void tick(Stage& stage) override;

 private:
  void ask(Stage& stage);
  void open(const v1::Daily& daily, Stage& stage);
  // Whether the list of the chosen day has arrived.
  bool is_here(const Stage& stage) const;
  // The chosen daily, or null if there is none.
  const v1::Daily* chosen(const Stage& stage) const;

  std::vector<std::string> days_;  // days gone back to, in order; empty: today is shown
  std::size_t chosen_ = 0;
  ListTop top_;
  client::IntentId opening_ = 0;  // unanswered
  std::uint64_t asked_at_ms_ = 0;
};

}  // namespace gridmates::terminal
