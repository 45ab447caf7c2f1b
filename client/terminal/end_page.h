// The page after the end of a match: the result, what each player did and when, at a race also
// their mistakes and help, the longest pauses, the place on the leaderboard, and what can be done
// next. One thread.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/replay/every_board.h"
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
  void took_board(bool is_first, const Stage& stage);
  // The page's board, null until it has arrived: at a race your own.
  const replay::ReplayModel* model() const { return boards_ ? boards_->first() : nullptr; }
  void take_place(const v1::Leaderboard& board);
  int draw_players(const Region& region, const client::Room& room) const;
  int draw_player(const Region& row, const v1::MatchView& match, const v1::MatchPlayer& player,
                  int column) const;
  // The width of mistakes and help at the right; 0: they are not shown.
  int marks_columns() const;
  std::vector<std::string> written() const;
  void draw_marks(const Region& row, std::uint32_t index) const;
  int draw_pauses(const Region& region) const;

  const Preferences& preferences_;
  std::string run_;  // the page's match, CODE/N
  std::unique_ptr<GamePane> pane_;
  std::optional<replay::EveryBoard> boards_;
  client::IntentId replay_asked_ = 0;
  client::IntentId standing_asked_ = 0;
  std::vector<std::string> pauses_;
  std::string marks_;                                   // of that board, as text
  std::map<std::uint32_t, replay::MarkCounts> counts_;  // at a race, by match index
  std::string replay_refused_;  // why the match cannot be watched again; empty if it can
  std::string standing_;        // the text about its place or the rating
  std::string rated_;           // the variant; empty: it was not rated
};

}  // namespace gridmates::terminal
