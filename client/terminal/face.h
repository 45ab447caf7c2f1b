// Face: the full-screen client without a terminal. Keys and notices are its input, requests and
// pictures its output; otherwise pure. One thread.
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
  // Both must outlive the face. `server` is the server's address.
  Face(const client::Model& model, Requests& requests, const std::string& server = {},
       Settings settings = {});
  // Pages refer to it.
  Face(const Face&) = delete;
  Face& operator=(const Face&) = delete;

  // Shows this match instead of the lobby, and is done when it is closed.
  void watch(v1::Replay told);
  // Handles a pressed key.
  void key(const Key& key, std::uint64_t now_ms);
  // Runs a typed command as soon as the server has sent the games' facts.
  void run_first(std::string line) { first_line_ = std::move(line); }
  // Handles a notice; call for every notice of the client.
  void notice(const client::Notice& notice, std::uint64_t now_ms);
  // Handles the passage of time; call at least once per second.
  void tick(std::uint64_t now_ms);
  bool shows_tenths() { return page().shows_tenths(stage_); }
  void draw(Canvas& canvas, std::uint64_t now_ms);
  // Whether something is animated, and has to be drawn every Stage::kMotionMs.
  bool moves(std::uint64_t now_ms) const { return now_ms < stage_.moving_until_ms; }

  // Whether the person wants to leave, or the client has stopped.
  bool done() const { return done_; }
  // Why the client has stopped, if it has.
  const std::optional<client::Stopped>& stopped() const { return stopped_; }
  // Whether clicks are to be reported.
  bool mouse() const { return stage_.settings.now().mouse; }
  // The text for the terminal's clipboard; returned once.
  std::optional<std::string> take_copied() { return std::exchange(stage_.copied, std::nullopt); }
  // Reports that the text is in the clipboard, or that the terminal is not known to support it.
  void copied(const std::string& text, bool taken);
  const Look& look() const { return stage_.settings.now().look; }
  // Whether to ring the bell; true once.
  bool take_bell() { return std::exchange(bell_, false); }
  // Whether to draw the screen as a whole; true once.
  bool take_redraw() { return std::exchange(redraw_, false); }

 private:
  Page& page() { return *pages_.at(place_); }
  void show(Place place);
  // Handles a notice, regardless of the page.
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
  void make_premove();
  void claim_win();
  // Shows which requested options the new board does not meet, if any.
  void tell_nearest();
  void tell_daily(const v1::DailyList& list);
  // Pasted text goes into the active field, as one line; it never acts as keys.
  void paste(const Key& key);
  void end_paste();
  bool type_pasted(char32_t character);
  // Whether to alert a person whose terminal is not in focus.
  bool is_call(const client::EventApplied& applied) const;
  void begin_key();
  // Applies the settings of the game that is shown.
  void heed_game() { stage_.settings.show(page().game(stage_)); }
  void point(const Key& pointer);
  // Handles the pointer on this target of the picture.
  void choose(const Key& pointer, const Target& target);
  void run(const Hit& hit);
  void turn_mouse();
  // Handles the help's result for a key or a click.
  void follow_help(Help::Result result);
  // Runs a line of the page's table, or says why it is not possible.
  void act(const Hit& hit);
  // Handles the requests that a page has left on the stage.
  void follow();

  Stage stage_;
  std::map<Place, std::unique_ptr<Page>> pages_;
  Place place_ = Place::kLobby;
  std::optional<Help> help_;
  std::optional<int> run_by_help_;      // the page's action that was last run from the help
  std::optional<int> asked_from_help_;  // waits for its repetition
  std::optional<int> asked_earlier_;    // the same, before the key that opens the help
  Targets targets_;                     // of the last picture
  bool too_small_ = false;
  bool on_target_ = false;  // the button was pressed on a target and is down
  bool focused_ = true;     // as reported by the terminal
  bool pasting_ = false;
  bool paste_broken_ = false;  // a line has ended since its last character
  std::u32string pasted_;      // until its end
  std::uint64_t claim_after_ms_ = 0;
  bool done_ = false;
  bool redraw_ = false;
  bool bell_ = false;
  client::IntentId daily_ended_ = 0;  // the request for the dailies after one has ended
  std::string first_line_;            // not run yet
  std::string nearest_;               // requested options that the next board does not meet
  std::optional<client::Stopped> stopped_;
};

}  // namespace gridmates::terminal
