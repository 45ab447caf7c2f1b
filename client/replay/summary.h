// A summary of a finished match: what each player did and when, its pauses, and its place on
// leaderboards. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/replay/replay_model.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::replay {

// The number of a player's moves; at a race, in the match with this index.
std::size_t moves_of(const v1::Replay& replay, std::uint32_t index, std::uint32_t player);
// A sign for each of `parts` parts of the match: '#' if the player made at least half of the most
// moves that a player made in a part, '+' for fewer, '.' for none.
std::string timeline(const v1::Replay& replay, std::uint32_t index, std::uint32_t player,
                     std::size_t parts);

// The longest pauses, "2:32 before 9:12, next step: X-Wing", one line each.
std::vector<std::string> pause_lines(ReplayModel& model);

// "1 mistake by ana, 2 mistakes by bo; help: hint (3 times), check", of all or of one player;
// without names if only one played or was requested; empty if there was neither.
std::string marks_line(ReplayModel& model, std::optional<std::uint32_t> player = std::nullopt);
// The number of a player's mistakes, and of requests for help.
struct MarkCounts {
  std::size_t mistakes = 0;
  std::size_t helped = 0;
};
MarkCounts marks_of(ReplayModel& model, std::uint32_t player);
// "29 moves, 2 mistakes; help: hint (3 times)": what a player did, at a race in the match with this
// index. Mistakes and help are known only for the model's board.
std::string deeds_words(ReplayModel& model, std::uint32_t index, std::uint32_t player);

// Who wrote what, with times: "0:11.000  bo  set E5 5", one line per move; or a line that there
// were no moves.
std::vector<std::string> written_lines(const ReplayModel& model);

// Why the run is on no leaderboard, at a race this player's part in it; empty if it may be on one.
std::string why_on_none(const v1::RecordedRun& run, v1::Table table, const std::string& player);

// The run's place on its leaderboard, at a race that of this player's part: "place 2: Puzzles of
// the server, easy, solo; 0:12.345 faster than the previous best"; a run slower than the same
// players' best has no place. Or why it is on none, as far as that is known.
std::string standing_words(const v1::Replay& told, const std::string& player);

}  // namespace gridmates::replay
