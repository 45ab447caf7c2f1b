// The room: board, people, feed and talk around one game. room_draw.cc draws. One thread.
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
  // What has happened in the room.
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
  // Where what belongs to a tall board stands: beside it, below it when only so all of the board is
  // seen, or nowhere.
  enum class Share { kBeside, kBelow, kAlone };
  Share share(Size size, bool board_on) const;
  Scale scale_for(Size size) const;
  // The least that stands beside a tall board.
  int least_side(Scale scale) const;
  Layout layout(Size size, bool board_on) const;
  Layout tall_layout(Size size, bool board_on) const;
  Layout low_layout(Size size) const;
  // Where the pane draws in its box: what is smaller stands in the middle of it.
  static Box board_box(const Layout& layout, const GamePane& pane);

  // What the game has to say below its board.
  std::string standing_line(const Stage& stage) const;
  // Keeps to the game of the room that is current now, and to its match.
  void follow(const client::Model& model);
  void compose_bindings(const client::Room& room);
  void follow_room(const client::Model& model);
  // Tells the others where the cursor is.
  void point(Stage& stage) const;
  void game_act(const Hit& hit, Stage& stage);
  std::string question_before(int act, const v1::MatchView& match, const Stage& stage) const;
  static bool play(v1::Move move, Stage& stage);
  static void note_privately(std::span<const client::PrivateNote> notes, Stage& stage);
  void room_act(int act, Stage& stage);
  // Acts that ask the server for nothing; false: it is none of them.
  bool look_act(int act, Stage& stage);
  void turn_cursors(Stage& stage);
  bool asks_before(const std::string& text, const client::Room& room) const;
  // The cell that was clicked, where the board was drawn.
  std::optional<std::uint32_t> clicked(Spot at, Stage& stage) const;
  // The next board that may be seen in a race; nothing when there is no other.
  std::optional<std::uint32_t> other_board(const client::Room& room) const;
  void show_other_board(Stage& stage);
  void show_board(std::uint32_t index, Stage& stage);
  void look_back(int act, const client::Room& room);
  // Opens the match that has ended as a page of its own.
  void watch_again(bool one_back, Stage& stage) const;
  void note_ping(std::uint32_t member, Stage& stage);
  // The cells that are named in talk, "look at {n7} and {n8}".
  void note_named_cells(const v1::Event& said, Stage& stage);
  // Marks the cells for a while; `sentence` with `who` and their names is the message meanwhile.
  void show_ping(std::vector<std::uint32_t> cells, const char* sentence, const std::string& who,
                 Stage& stage);
  bool typed(const std::string& text, Stage& stage);
  // Why the room, or the want of a board, keeps the act from being done; empty when nothing does.
  std::string why_room_refuses(int act, const Stage& stage) const;
  // A mine at a race has cost time that still runs.
  bool frozen(const Stage& stage) const;
  // What words can be about that are soon old: the state, a vote, a freeze.
  std::string situation(const Stage& stage) const;
  void forget_old_words(Stage& stage);
  std::optional<MatchScene> scene(const Stage& stage, Scale scale) const;
  // The board that is looked at: one's own, or a racer's who may be watched.
  const v1::MatchView* shown_match(const client::Room& room) const;

  void draw_board(const Region& region, const Stage& stage, Scale scale) const;
  void draw_light(const Region& board, const Stage& stage) const;
  void note_end(const v1::MatchEnded& ended, Stage& stage);
  // Opens the page about the end by itself, once the light has gone over the board.
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
  std::uint32_t match_ = 0;  // the latest that was on the table
  bool begun_ = false;       // a board of it has been seen
  std::string game_;         // its title
  std::string table_;
  bool is_race_ = false;
  client::LookBack back_;
  std::unique_ptr<GamePane> pane_;
  Bindings bindings_;
  bool game_first_ = true;  // in bindings_
  MatchPhase phase_;        // ... for a match that stands so
  std::optional<Prompt> prompt_;
  bool went_ = false;  // the last key ended a "go to" by itself
  bool who_ = false;
  std::optional<bool> zen_;             // only the board, if the person has said
  std::optional<std::uint32_t> other_;  // the match that is watched instead of one's own
  bool resting_ = false;                // paused because the person looks elsewhere
  bool resumed_ = false;                // ... and on its way back
  std::optional<Hit> kept_;             // a key that waits for the board to come back
  Feed feed_;
  std::optional<replay::GhostRun> ghost_;  // once a room was heard of
  std::optional<Ping> ping_;
  std::uint64_t won_at_ms_ = 0;             // by the local clock
  std::optional<std::uint64_t> end_at_ms_;  // when the page about the end opens by itself
  std::string situation_;                   // what the message was said in
};

}  // namespace gridmates::terminal
