// The end of a match as a page: the result, who did what and when, the longest pauses, its place on
// the leaderboard, and what can be done next. One thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/replay/gather.h"
#include "client/replay/replay_model.h"
#include "client/replay/summary.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/page.h"
#include "client/terminal/preferences.h"

namespace gridmates::terminal {

class EndPage final : public Page {
 public:
  enum Act : int {
    kSame,
    kNew,
    kNewForm,  // with other options
    kAskNew,
    kYes,  // to the open vote
    kNo,
    kType,
    kWatch,
    kWritten,
    kBoard,
    kToLobby
  };

  // The preferences must outlive it.
  explicit EndPage(const Preferences& preferences);

  std::string title() const override { return tr("the end of a match"); }
  const Bindings& bindings() const override;
  std::string why_not(int act, const Stage& stage) const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  void opened(Stage& stage) override;
  void heard(const client::Notice& notice, Stage& stage) override;
  void notice(const client::Notice& notice, Stage& stage) override;

 private:
  void ask(Stage& stage);
  void take(const client::Answered& answered, Stage& stage);
  void take_place(const v1::Leaderboard& board);
  int draw_players(const Region& region, const client::Room& room) const;
  int draw_player(const Region& row, const v1::MatchView& match, const v1::MatchPlayer& player,
                  int column) const;
  int draw_pauses(const Region& region) const;

  const Preferences& preferences_;
  std::string run_;  // the match that it is about, CODE/N
  std::unique_ptr<GamePane> pane_;
  std::optional<replay::Gather> gather_;
  client::IntentId replay_asked_ = 0;
  client::IntentId standing_asked_ = 0;
  std::unique_ptr<replay::ReplayModel> model_;  // null until it is there
  std::vector<std::string> pauses_;
  std::string marks_;
  std::string replay_refused_;  // why the match cannot be watched again; empty: it can
  std::string standing_;        // what is to be said about its place, or about the rating
  std::string rated_;           // in which variant; empty: it was not rated
};

}  // namespace gridmates::terminal
