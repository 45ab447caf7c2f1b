// The events of a room as text: the lines of the feed and the talk. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <set>
#include <string>
#include <vector>

#include "client/core/model.h"
#include "client/core/muted.h"
#include "client/terminal/canvas.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

// What is known about the board of an event.
struct KnownBoard {
  bool is_on_table = true;                 // not one of an earlier match
  const v1::MatchDelta* before = nullptr;  // the changed cells before the event
};
// An event as text, escaped: "bo set A9=2"; empty for talk and for hidden events.
std::string event_words(const v1::Event& event, const client::Room& room, const GamePane& pane,
                        const KnownBoard& board = {});

// The end of the room's latest match, "SOLVED in 19:22, run KITE-42/1"; empty if it has not ended,
// or is not known.
std::string ending_words(const client::Room& room);

// The lines of one room: each is made when its event arrives, with the event's changes, and is kept
// unchanged. `pane` is the one of the room's game.
class Feed {
 public:
  // Takes the events of a snapshot that it does not have yet, except for muted talk.
  void follow(const client::Room& room, const GamePane& pane, client::Muted* muted = nullptr);
  // Takes an event that was just applied.
  void take(const v1::Event& event, const client::Room& room, const GamePane& pane,
            client::Muted* muted = nullptr);
  // Adds a line that is not an event: "bo points at f11".
  void note(std::uint64_t time_ms, std::string words);

  // Which lines are shown: events, talk, or both.
  enum class Part { kEvents, kTalk, kAll };
  // Draws the latest lines below a title, the newest in the last row, as many as fit; long ones are
  // wrapped, never cut. They have times, except in kTalk. A click opens the page with all of them.
  void draw(const Region& region, Part part) const;
  // The same lines, oldest first, wrapped to this many columns: the latest `most` of them.
  std::vector<std::string> lines(Part part, bool times, int columns,
                                 std::size_t most = static_cast<std::size_t>(-1)) const;

 private:
  struct Line {
    std::uint64_t time_ms = 0;
    std::string words;
    bool talk = false;
  };
  static bool shows(const Line& line, Part part);
  bool is_new(const v1::Event& event);
  void add(const v1::Event& event, const client::Room& room, const GamePane& pane,
           const KnownBoard& board);
  void push(Line line);

  std::string code_;
  std::uint64_t epoch_ = 0;
  std::uint64_t seq_ = 0;         // the latest event taken
  std::set<std::uint64_t> said_;  // the talk events taken
  bool playing_ = false;          // a match was on after that event
  std::deque<Line> lines_;
};

}  // namespace gridmates::terminal
