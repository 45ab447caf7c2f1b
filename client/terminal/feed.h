// What has happened in a room, in words: the lines of the feed and the talk. One thread.
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

// What is known of the board that an event is about.
struct KnownBoard {
  bool is_on_table = true;                 // and not one of an earlier match
  const v1::MatchDelta* before = nullptr;  // the cells that the event changed, as they were
};
// One event in words, escaped: "bo set A9=2"; empty for talk and for what is hidden.
std::string event_words(const v1::Event& event, const client::Room& room, const GamePane& pane,
                        const KnownBoard& board = {});

// How the room's latest match ended, "SOLVED in 19:22, run KITE-42/1"; empty when it has not, or
// nothing is known about it.
std::string ending_words(const client::Room& room);

// The lines of one room: each is made when its event comes, with what the event changed, and stays
// as it is. `pane` is the one of the room's game.
class Feed {
 public:
  // Takes the events that came with the room as a whole and are not here yet, but for what is
  // muted.
  void follow(const client::Room& room, const GamePane& pane, client::Muted* muted = nullptr);
  // Takes an event that was applied just now.
  void take(const v1::Event& event, const client::Room& room, const GamePane& pane,
            client::Muted* muted = nullptr);
  // Takes what is no event: "bo points at f11".
  void note(std::uint64_t time_ms, std::string words);

  // What of it is shown: what has happened, what was said, or both.
  enum class Part { kEvents, kTalk, kAll };
  // The latest lines below a title, the newest in the last row, as many as fit; long ones are
  // wrapped, never cut. All but the talk alone have their times. A click opens the page of them.
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
  std::uint64_t seq_ = 0;         // the latest event that was taken
  std::set<std::uint64_t> said_;  // the events of talk that were
  bool playing_ = false;          // a match was on behind it
  std::deque<Line> lines_;
};

}  // namespace gridmates::terminal
