// What a finished match was like: who did how much and when, where it stood still, and its place
// among the runs. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/replay/replay_model.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::replay {

// How many moves a player has made, of the match with this index at a race.
std::size_t moves_of(const v1::Replay& replay, std::uint32_t index, std::uint32_t player);
// When: a sign for each of `parts` parts of the match, '#' where the player was at least half as
// busy as anybody in any part, '+' for less, '.' for no move.
std::string timeline(const v1::Replay& replay, std::uint32_t index, std::uint32_t player,
                     std::size_t parts);

// The longest pauses, "2:32 before 9:12, the board asked for X-Wing"; of each a line.
std::vector<std::string> pause_lines(ReplayModel& model);

// "1 mistake by ana, 2 mistakes by bo; help: hint (3 times), check", of all or of one player;
// without names where one alone played or is asked for, and empty where there was neither.
std::string marks_line(ReplayModel& model, std::optional<std::uint32_t> player = std::nullopt);
// How many mistakes a player of the board has made, and how often help was taken.
struct MarkCounts {
  std::size_t mistakes = 0;
  std::size_t helped = 0;
};
MarkCounts marks_of(ReplayModel& model, std::uint32_t player);
// "29 moves, 2 mistakes; help: hint (3 times)": what a player did, at a race in the match with this
// index. Mistakes and help are known of the board alone that the model follows.
std::string deeds_words(ReplayModel& model, std::uint32_t index, std::uint32_t player);

// Who wrote what, with times: "0:11.000  bo  set E5 5", a line a move; or a line that no moves
// were made.
std::vector<std::string> written_lines(const ReplayModel& model);

// Why the run stands on no leaderboard, at a race this player's part in it; empty: it may stand on
// one.
std::string why_on_none(const v1::RecordedRun& run, v1::Table table, const std::string& player);

// Where the run stands on its leaderboard, at a race this player's part in it: "place 2: Puzzles of
// the server, easy, solo; 0:12.345 faster than the best before"; a run behind the best of the same
// players has no place. Or why it stands on none, as far as that is known.
std::string standing_words(const v1::Replay& told, const std::string& player);

}  // namespace gridmates::replay
