// Face: the full-screen client without a terminal. Keys and notices go in, requests and pictures
// come out; pure otherwise. One thread.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "client/terminal/help.h"
#include "client/terminal/page.h"
#include "client/terminal/settings.h"

namespace gridmates::terminal {

class Face {
 public:
  // Both must outlive the face. `server`: its address.
  Face(const client::Model& model, Requests& requests, const std::string& server = {},
       Settings settings = {});
  // Pages refer to it.
  Face(const Face&) = delete;
  Face& operator=(const Face&) = delete;

  // Begins with this match instead of the lobby, and ends with it.
  void watch(v1::Replay told);
  // Takes a key that was pressed.
  void key(const Key& key, std::uint64_t now_ms);
  // To be told every notice of the client.
  // Runs a typed command as soon as the server has said which games there are.
  void run_first(std::string line) { first_line_ = std::move(line); }
  void notice(const client::Notice& notice, std::uint64_t now_ms);
  // Time goes by; to be called at least once a second.
  void tick(std::uint64_t now_ms);
  bool shows_tenths() { return page().shows_tenths(stage_); }
  void draw(Canvas& canvas, std::uint64_t now_ms);
  // Something moves on the screen, which is to be drawn every Stage::kMotionMs.
  bool moves(std::uint64_t now_ms) const { return now_ms < stage_.moving_until_ms; }

  // The person wants to leave, or the client has stopped.
  bool done() const { return done_; }
  // Why the client has stopped, if it has.
  const std::optional<client::Stopped>& stopped() const { return stopped_; }
  // Clicks are to be reported.
  bool mouse() const { return stage_.settings.now().mouse; }
  // What is to come into the terminal's clipboard; once.
  std::optional<std::string> take_copied() { return std::exchange(stage_.copied, std::nullopt); }
  // That text is there now, or the terminal is not known to take any.
  void copied(const std::string& text, bool taken);
  const Look& look() const { return stage_.settings.now().look; }
  // The bell is to sound; once.
  bool take_bell() { return std::exchange(bell_, false); }
  // The screen should be drawn as a whole; once.
  bool take_redraw() { return std::exchange(redraw_, false); }

 private:
  Page& page() { return *pages_.at(place_); }
  void show(Place place);
  // What a notice means on every page.
  void take(const client::Answered& answered);
  void take(const client::RoomSynced& synced);
  void take(const client::RoomLeft& left);
  void take(const client::Disconnected& disconnected);
  void take(const client::Connected& connected);
  void take(const client::Warned& warned);
  void take(const client::Stopped& stopped);
  void take(const client::RoomReplaced&) {}
  void take(const client::EventApplied& applied);
  void take(const client::PresenceChanged&) {}
  void take(const client::BoardsTried& boards);
  void take(const client::InvitedTo& invited);
  void take(const client::SearchChanged& search);
  void take(const client::ListArrived&) {}
  // Why the board that is there now is not the one that was asked for, if that is so.
  void make_premove();
  void claim_win();
  void tell_nearest();
  void tell_daily(const v1::DailyList& list);
  // Pasted text goes where something is typed, as one line, and is never a key.
  void paste(const Key& key);
  void end_paste();
  bool type_pasted(char32_t character);
  // Whether a person who looks elsewhere wants to hear of it.
  bool is_call(const client::EventApplied& applied) const;
  void begin_key();
  // The settings of the game that is shown are in force.
  void heed_game() { stage_.settings.show(page().game(stage_)); }
  void point(const Key& pointer);
  // The pointer has hit this on the picture.
  void choose(const Key& pointer, const Target& target);
  void run(const Hit& hit);
  void turn_mouse();
  // What the help makes of a key or a click.
  void follow_help(Help::Result result);
  // What a line of the page's table asks for, or why it is not done.
  void act(const Hit& hit);
  // Does what a page asked for.
  void follow();

  Stage stage_;
  std::map<Place, std::unique_ptr<Page>> pages_;
  Place place_ = Place::kLobby;
  std::optional<Help> help_;
  std::optional<int> run_by_help_;      // the act of this page that was done from there last
  std::optional<int> asked_from_help_;  // it waits for being done again
  std::optional<int> asked_earlier_;    // the same, before the key that opens the help
  Targets targets_;                     // of the last picture
  bool too_small_ = false;
  bool on_target_ = false;  // the button that is down went down on a target
  bool focused_ = true;     // as far as the terminal tells
  bool pasting_ = false;
  bool paste_broken_ = false;  // a line has ended since its last character
  std::u32string pasted_;      // until its end
  std::uint64_t claim_after_ms_ = 0;
  bool done_ = false;
  bool redraw_ = false;
  bool bell_ = false;
  client::IntentId daily_ended_ = 0;  // asks for the dailies, as one has ended
  std::string first_line_;            // not run yet
  std::string nearest_;               // what the board that comes does not meet
  std::optional<client::Stopped> stopped_;
};

}  // namespace gridmates::terminal
