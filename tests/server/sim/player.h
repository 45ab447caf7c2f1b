// What a simulated person wants: at first this and that, in the end to finish the match. Chance is
// the caller's. One thread.
#pragma once

#include <optional>
#include <string>

#include "engine/core/random.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::server_sim {

enum class Game { kSudoku, kTicTacToe };
enum class Role { kHost, kGuest, kWatcher };
enum class Mood { kPlaying, kFinishing };

// A Sudoku with a few empty cells and its solution, row by row.
extern const std::string kPuzzle;
extern const std::string kSolution;

// The next action in this view, without room and client_seq; nullopt: nothing just now. In the mood
// kFinishing, it is nullopt for everybody exactly when the match has ended.
std::optional<v1::Action> wish(const v1::RoomView& view, std::uint32_t you, Game game, Role role,
                               Mood mood, core::Random& random);

// Whether the room stands at the end of a match.
bool finished(const v1::RoomView& view);

}  // namespace gridmates::server_sim
