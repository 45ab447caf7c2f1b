// The lobby: the open rooms, your own first. One thread.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/room_list.h"
#include "client/terminal/page.h"
#include "client/terminal/scroll.h"
#include "client/terminal/text_field.h"

namespace gridmates::terminal {

class LobbyPage final : public Page {
 public:
  enum Act : int {
    kChoose,
    kEnter,
    kWatch,
    kNew,
    kFind,
    kUnqueue,
    kComputer,
    kByCode,
    kRename,
    kFilterGame,
    kFilterState,
    kFame,
    kMe,
    kAbout,
    kDaily,
    kRefresh,
    kType,
    kQuit
  };

  std::string title() const override { return tr("lobby"); }
  const Bindings& bindings() const override;
  std::string why_not(int act, const Stage& stage) const override;
  void draw(const Region& region, const Stage& stage) const override;
  std::optional<Key> pick(int item, Stage& stage) override;
  void act(const Hit& hit, Stage& stage) override;
  bool type(const Key& key, Stage& stage) override;
  void opened(Stage& stage) override;
  void notice(const client::Notice& notice, Stage& stage) override;
  void tick(Stage& stage) override;

 private:
  // The index of the chosen room in the list; 0 if it is gone.
  std::size_t chosen_in(const std::vector<const v1::RoomSummary*>& rooms) const;
  void refresh(Stage& stage);
  bool filters() const;
  void draw_filter(const Region& region, const Stage& stage) const;
  // The two parts of the text about the filter: each can be clicked separately.
  std::pair<std::string, std::string> filter_words(const Stage& stage) const;
  void turn_game(const Stage& stage);
  void turn_state();
  void play_computer(Stage& stage);
  void enter(const std::string& code, bool watch, Stage& stage);
  void enter_typed(std::string code, Stage& stage);

  std::string chosen_;  // a room's code, as the list may change
  ListTop top_;
  client::RoomFilter filter_;
  std::optional<Prompt> prompt_;
  client::IntentId entering_ = 0;  // unanswered
  std::string entering_code_;
  std::uint64_t refreshed_at_ms_ = 0;
};

}  // namespace gridmates::terminal
