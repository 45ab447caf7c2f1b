// The room: board, people, feed and talk around one game. room_draw.cc draws. One thread.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "client/terminal/game_pane.h"
#include "client/terminal/page.h"
#include "client/terminal/text_field.h"

namespace gridmates::terminal {

class RoomPage final : public Page {
 public:
  RoomPage();

  std::string title() const override;
  const Bindings& bindings() const override { return bindings_; }
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  bool type(const Key& key, Stage& stage) override;
  void opened(Stage& stage) override;
  void notice(const client::Notice& notice, Stage& stage) override;

 private:
  // Keeps to the game of the room that is current now, and to its match.
  void follow(const client::Room& room);
  void follow_room(const client::Room& room);
  // Tells the others where the cursor is.
  void point(Stage& stage) const;
  void game_act(const Hit& hit, Stage& stage);
  void room_act(int act, Stage& stage);
  bool confirmed(int act, std::string question, Stage& stage) const;
  bool typed(const std::string& text, Stage& stage);
  bool command(const std::string& text, Stage& stage);
  // What the footer is made of.
  Bindings useful_bindings(const client::Room& room) const;
  std::optional<MatchScene> scene(const Stage& stage, bool large) const;

  void draw_board(const Region& region, const Stage& stage, bool large) const;
  void draw_side(const Region& region, const Stage& stage, bool large) const;
  void draw_mode(const Region& region, const Stage& stage, bool large) const;
  void draw_message(const Region& region, int row, const Stage& stage) const;

  std::string code_;
  std::uint32_t match_ = 0;  // the latest that was on the table
  std::string game_;
  std::string table_;
  std::unique_ptr<GamePane> pane_;
  Bindings bindings_;
  std::optional<Prompt> prompt_;
  bool who_ = false;
};

}  // namespace gridmates::terminal
