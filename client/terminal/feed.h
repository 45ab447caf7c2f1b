// What has happened in a room, in words: the lines of the feed and the talk. Pure; any thread.
#pragma once

#include <string>

#include "client/core/model.h"
#include "client/terminal/canvas.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

// One event in words, escaped: "bo set A9=2"; empty for talk and for what is hidden. `match_on`: it
// is about the match that is on the table, and not about an earlier one.
std::string event_words(const v1::Event& event, const client::Room& room, const GamePane& pane,
                        bool match_on = true);

// How the room's latest match ended, "SOLVED in 19:22, run KITE-42/1"; empty when it has not, or
// nothing is known about it.
std::string ending_words(const client::Room& room);

// The latest events, the newest in the last row, as many as fit below the title.
void draw_feed(const Region& region, const client::Room& room, const GamePane& pane);
// The same with the talk among it, and long lines broken instead of cut.
void draw_long_feed(const Region& region, const client::Room& room, const GamePane& pane);
// The latest talk, the same way.
void draw_talk(const Region& region, const client::Room& room);

}  // namespace gridmates::terminal
