// Replays a finished match: plays it or goes through its steps, and tries moves on a copy of it.
// replay_draw.cc draws, replay_trial.cc tries. One thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "client/replay/gather.h"
#include "client/replay/replay_model.h"
#include "client/replay/trial.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/page.h"
#include "client/terminal/preferences.h"
#include "client/terminal/text_field.h"

namespace gridmates::terminal {

class ReplayPage final : public Page {
 public:
  enum Act : int {
    kPlay = 1000,
    kStepBy,
    kJump,
    kEndsOf,
    kSpeed,
    kTime,
    kRacer,
    kLetters,
    kTry,
    kUndoTry,
    kLeaveTry,
    kLeave,
  };

  // The preferences must outlive it.
  explicit ReplayPage(const Preferences& preferences);

  std::string title() const override;
  std::string_view game(const Stage&) const override {
    return model_ ? std::string_view(model_->replay().head().game()) : "";
  }
  const Bindings& bindings() const override { return bindings_; }
  std::string why_not(int act, const Stage& stage) const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  std::optional<Key> pick(int item, Stage& stage) override;
  bool type(const Key& key, Stage& stage) override;
  void opened(Stage& stage) override;
  void heard(const client::Notice& notice, Stage& stage) override;
  void notice(const client::Notice& notice, Stage& stage) override;
  void tick(Stage& stage) override;

 private:
  // The layout on a screen of some size.
  struct Places {
    Scale scale = Scale::kS;
    int columns = 0;  // of the board
    int rows = 0;     // of board and side
  };
  Places places(Size screen) const;

  void ask(Stage& stage);
  void take(v1::Replay told, Stage& stage);
  void show(std::size_t step, Stage& stage);
  // The current step: while it plays, by the time.
  std::size_t step_at(std::uint64_t now_ms) const;
  void stop_playing(Stage& stage);
  void play_or_stop(Stage& stage);
  void change_speed(bool faster, Stage& stage);
  void jump(bool forward, Stage& stage);
  void go_to_time(const std::string& text, Stage& stage);
  void ask_whose(Stage& stage);
  void begin_trial(Stage& stage);
  void end_trial(Stage& stage);
  void undo_trial(bool again, Stage& stage);
  void act_of_game(const Hit& hit, Stage& stage);
  std::string after_trial(const replay::MatchAgain& before, core::Seat seat, const v1::Move& move,
                          const Stage& stage) const;
  void leave(Stage& stage);
  void compose_bindings();
  client::Room room_now(std::uint64_t now_ms) const;
  MatchScene scene(const client::Room& room, Scale scale) const;
  std::optional<std::uint32_t> clicked(Spot at, const Stage& stage) const;

  void draw_side(const Region& region, const Stage& stage, const client::Room& room) const;
  int draw_step(const Region& region, int row, std::size_t step) const;
  int draw_players(const Region& region, int row, const client::Room& room) const;
  void draw_moments(const Region& region, int row, std::size_t step) const;
  void draw_way(const Region& row, const Stage& stage) const;
  std::string header_words(const Stage& stage, int columns) const;

  const Preferences& preferences_;
  std::optional<replay::Gather> gather_;  // while it is being received
  client::IntentId asked_ = 0;
  bool one_back_ = false;  // begin before the last move
  Place from_ = Place::kLobby;
  std::unique_ptr<replay::ReplayModel> model_;  // null until it has arrived completely
  std::unique_ptr<GamePane> pane_;
  Bindings bindings_;
  std::size_t step_ = 0;
  bool playing_ = false;
  std::uint64_t from_match_ms_ = 0;  // match time ...
  std::uint64_t from_local_ms_ = 0;  // ... when the local clock showed this
  std::size_t speed_;                // in kSpeeds
  bool who_ = false;
  std::optional<replay::Trial> trial_;
  std::optional<Prompt> prompt_;
  std::string whose_;  // the text of the prompt for a racer
};

}  // namespace gridmates::terminal
