// The people of a room: the panel beside the board, and the page with actions on them. One thread.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/model.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/page.h"
#include "client/terminal/scroll.h"
#include "client/terminal/text_field.h"

namespace gridmates::terminal {

// The members in display order: by seat, then the watchers.
std::vector<const v1::Member*> members_in_order(const client::Room& room);

// Draws the panel; uses at most region.rows() rows. A click on a player picks the member's number,
// and a click elsewhere opens the page.
void draw_people(const Region& region, const client::Room& room, const GamePane& pane,
                 std::uint64_t room_time_ms);

class PeoplePage final : public Page {
 public:
  enum Act : int {
    kChoose,
    kSit,
    kStand,
    kKick,
    kPassHost,
    kLock,
    kInvite,
    kRename,
    kComputer,
    kMute,
    kLeave,
    kPlayer,
    kBack
  };

  std::string title() const override { return tr("people of the room"); }
  const Bindings& bindings() const override;
  std::string why_not(int act, const Stage& stage) const override;
  void draw(const Region& region, const Stage& stage) const override;
  std::optional<Key> pick(int item, Stage& stage) override;
  void act(const Hit& hit, Stage& stage) override;
  bool type(const Key& key, Stage& stage) override;
  void opened(Stage& stage) override;

 private:
  // The chosen member; stored by number, because the list may change.
  const v1::Member* chosen(const client::Room& room) const;
  void move(const client::Room& room, int by);

  const v1::Member* meant_computer(const client::Room& room) const;
  bool seat_computer(const std::string& text, Stage& stage);
  static void toggle_mute(const v1::Member* member, Stage& stage);
  // Handles the text typed at the prompt; false: it stays open.
  bool typed(const Prompt& prompt, Stage& stage);

  std::uint32_t chosen_ = 0;
  ListTop top_;
  std::optional<Prompt> prompt_;
};

}  // namespace gridmates::terminal
