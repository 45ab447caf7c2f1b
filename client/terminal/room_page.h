// The room page: board, people, feed and talk around one game. room_draw.cc draws. One thread.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "client/core/look_back.h"
#include "client/replay/ghost_run.h"
#include "client/terminal/feed.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/page.h"
#include "client/terminal/ping.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/room_layout.h"
#include "client/terminal/text_field.h"

namespace gridmates::terminal {

class RoomPage final : public Page {
 public:
  // The preferences must outlive it.
  explicit RoomPage(const Preferences& preferences);

  std::string title() const override;
  const Bindings& bindings() const override { return bindings_; }
  std::string why_not(int act, const Stage& stage) const override;
  std::string refusal_words(const v1::Error& no, const Stage& stage) const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  std::optional<Key> pick(int item, Stage& stage) override;
  bool type(const Key& key, Stage& stage) override;
  // The events of the room.
  const Feed& feed() const { return feed_; }
  void focused(bool focused, Stage& stage) override;
  void tick(Stage& stage) override;
  bool shows_tenths(const Stage& stage) const override;
  void opened(Stage& stage) override;
  void heard(const client::Notice& notice, Stage& stage) override;
  void notice(const client::Notice& notice, Stage& stage) override;

 private:
  using Box = RoomLayout::Box;
  using Layout = RoomLayout;
  // The place of what belongs to a tall board: beside it, below it if that is the only way to show
  // the whole board, or nowhere.
  enum class Share { kBeside, kBelow, kAlone };
  Share share(Size size, bool board_on) const;
  Scale scale_for(Size size) const;
  // The minimum width beside a tall board.
  int least_side(Scale scale) const;
  Layout layout(Size size, bool board_on) const;
  Layout tall_layout(Size size, bool board_on) const;
  Layout low_layout(Size size) const;
  // The part of its box in which the pane draws: a smaller board is centred.
  static Box board_box(const Layout& layout, const GamePane& pane);

  // The game's line below its board.
  std::string standing_line(const Stage& stage) const;
  // Updates the page for the current room's game and match.
  void follow(const client::Model& model);
  void compose_bindings(const client::Room& room);
  void follow_room(const client::Model& model);
  // Sends the cursor to the others.
  void point(Stage& stage) const;
  void game_act(const Hit& hit, Stage& stage);
  std::string question_before(int act, const v1::MatchView& match, const Stage& stage) const;
  static bool play(v1::Move move, Stage& stage);
  static void note_privately(std::span<const client::PrivateNote> notes, Stage& stage);
  void room_act(int act, Stage& stage);
  // Runs an action that sends no request; false if it is another one.
  bool look_act(int act, Stage& stage);
  void turn_cursors(Stage& stage);
  bool asks_before(const std::string& text, const client::Room& room) const;
  // The cell that was clicked, by the position of the board.
  std::optional<std::uint32_t> clicked(Spot at, Stage& stage) const;
  // The next board that can be shown in a race; nullopt if there is no other.
  std::optional<std::uint32_t> other_board(const client::Room& room) const;
  void show_other_board(Stage& stage);
  void show_board(std::uint32_t index, Stage& stage);
  void look_back(int act, const client::Room& room);
  // Opens the replay page of the finished match.
  void watch_again(bool one_back, Stage& stage) const;
  void note_ping(std::uint32_t member, Stage& stage);
  // Handles cells that are named in talk, "look at {n7} and {n8}".
  void note_named_cells(const v1::Event& said, Stage& stage);
  // Marks the cells for a while and shows `sentence`, with `who` and their names, as the message.
  void show_ping(std::vector<std::uint32_t> cells, const char* sentence, const std::string& who,
                 Stage& stage);
  bool typed(const std::string& text, Stage& stage);
  // Why the room would refuse the action, or a missing board prevents it; empty if neither.
  std::string why_room_refuses(int act, const Stage& stage) const;
  // Whether a time penalty for a mine at a race is still running.
  bool frozen(const Stage& stage) const;
  // The state that messages depend on: the room's state, a vote, a freeze.
  std::string situation(const Stage& stage) const;
  void forget_old_words(Stage& stage);
  std::optional<MatchScene> scene(const Stage& stage, Scale scale) const;
  // The board that is shown: your own, or that of a racer who may be watched.
  const v1::MatchView* shown_match(const client::Room& room) const;

  void draw_board(const Region& region, const Stage& stage, Scale scale) const;
  void draw_light(const Region& board, const Stage& stage) const;
  void note_end(const v1::MatchEnded& ended, Stage& stage);
  // Opens the end page automatically, after the animation on the board.
  void show_end(Stage& stage);
  void follow_ghost(Stage& stage);
  void hear_ghost(const client::Notice& notice, Stage& stage);
  void work_ghost(Stage& stage);
  std::optional<replay::GhostRun::Bar> ghost(const Stage& stage) const;
  void draw_people_or_racers(const Region& region, const Stage& stage) const;
  void draw_side(const Region& region, const Stage& stage, Scale scale) const;
  void draw_tall_side(const Region& region, const Stage& stage) const;
  void draw_below(const Region& region, const Stage& stage) const;
  void draw_mode(const Region& region, const Stage& stage, Scale scale) const;
  Bindings footer(const Stage& stage) const;
  int draw_message(const Region& region, int row, const Stage& stage, Scale scale) const;
  void draw_last_line(const Region& region, int row, const Stage& stage) const;

  const Preferences& preferences_;
  std::string code_;
  std::uint32_t match_ = 0;  // the latest one on the table
  bool begun_ = false;       // a board of it was shown
  std::string game_;         // its title
  std::string table_;
  bool is_race_ = false;
  client::LookBack back_;
  std::unique_ptr<GamePane> pane_;
  Bindings bindings_;
  bool game_first_ = true;  // in bindings_
  MatchPhase phase_;        // ... for a match in this phase
  std::optional<Prompt> prompt_;
  bool went_ = false;  // the last key completed a "go to"
  bool who_ = false;
  std::optional<bool> zen_;             // only the board, if the person has chosen
  std::optional<std::uint32_t> other_;  // the match that is watched instead of your own
  bool resting_ = false;                // paused because the terminal has lost the focus
  bool resumed_ = false;                // ... and an unpause was sent
  std::optional<Hit> kept_;             // a key that waits until the board is back
  Feed feed_;
  std::optional<replay::GhostRun> ghost_;  // created with the first notice of a room
  std::optional<Ping> ping_;
  std::uint64_t won_at_ms_ = 0;             // by the local clock
  std::optional<std::uint64_t> end_at_ms_;  // when the end page opens automatically
  std::string situation_;                   // the situation of the message
};

}  // namespace gridmates::terminal
