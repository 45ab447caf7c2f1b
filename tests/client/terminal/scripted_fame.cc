// Leaderboards as a server has told them.
#include <google/protobuf/text_format.h>

#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {

void add_leaderboards(client::Model& model) {
  google::protobuf::TextFormat::ParseFromString(
      R"(game: "sudoku"
         best_times { source: BOARD_SOURCE_TABLE team_size: 1
           lines { run: "WAFFLE-39-NFVDGFJR/2" players: "dora" time_ms: 301482 wall_time_ms: 1785628800000
                   pack: "starter" number: 7 level: "unrated" place: 1 }
           lines { run: "KITE-42/1" players: "ana" time_ms: 581006 wall_time_ms: 1785542400000
                   pack: "starter" number: 12 level: "unrated" place: 2 mine: true } }
         best_times { source: BOARD_SOURCE_PASTED team_size: 2
           lines { run: "LIME-03/1" players: "bo" players: "chen" time_ms: 3661007
                   wall_time_ms: 1785456000000 place: 1 } })",
      &model.leaderboards["sudoku"]);
  google::protobuf::TextFormat::ParseFromString(
      R"(game: "tictactoe"
         ratings { variant: "3x3x3"
           players { player: "ana" rating: 1543 deviation: 84 wins: 12 draws: 3 losses: 4 change: 12
                     place: 1 mine: true }
           players { player: "bo" rating: 1662 deviation: 290 provisional: true wins: 1 change: 162
                     place: 2 } }
         tallies { player: "ana" wins: 12 draws: 3 losses: 4 runs: "LIME-03/4" runs: "LIME-03/3"
                   place: 1 mine: true }
         tallies { player: "bo" wins: 4 draws: 3 losses: 12 runs: "LIME-03/4" place: 2 })",
      &model.leaderboards["tictactoe"]);
}

}  // namespace gridmates::terminal::testing
