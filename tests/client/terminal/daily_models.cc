// Models with dailies.
#include <google/protobuf/text_format.h>

#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {

client::Model daily_model() {
  client::Model model = lobby_model();
  google::protobuf::TextFormat::ParseFromString(
      R"(date: "2026-11-24" closes_in_ms: 11560000 before: "2026-11-23"
         dailies { game: "sudoku" level: "easy" state: DAILY_STATE_SOLVED room: "KITE-42"
                   time_ms: 251000 place: 9 of: 31 solved: 40 }
         dailies { game: "sudoku" level: "hard" state: DAILY_STATE_NOT_PLAYED solved: 3 }
         dailies { game: "minesweeper" level: "beginner" state: DAILY_STATE_OPEN room: "FOX-11"
                   solved: 1204 }
         dailies { game: "minesweeper" level: "expert" state: DAILY_STATE_UNSOLVED room: "LIME-03" }
         streaks { game: "sudoku" days: 12 today: true }
         streaks { game: "minesweeper" })",
      &model.dailies);
  model.dailies_at_ms = kNowMs;
  return model;
}

}  // namespace gridmates::terminal::testing
