// The person in front of a client: at first acts at random, sometimes foolishly, in the end
// finishes the matches. Does not know the kind of client. Owned by the simulation. One thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/random.h"
#include "tests/sim/client.h"

namespace gridmates::sim {

enum class Game : std::uint8_t { kSudoku, kSudokuRace, kTicTacToe, kMinesweeper };
enum class Role : std::uint8_t { kHost, kGuest, kWatcher };
enum class Mood : std::uint8_t { kPlaying, kFinishing };

// A Sudoku with a few empty cells and its solution, row by row.
extern const std::string kPuzzle;
extern const std::string kSolution;

// People who play together; the host passes the code to the others.
struct Table {
  Game game = Game::kSudoku;
  bool by_queue = false;  // host and guest find each other as opponents
  std::string code;
};

class Person {
 public:
  // Client, table and random numbers outlive the person.
  Person(Role role, Table& table, Client& client, core::Random& random)
      : role_(role), table_(table), client_(client), random_(random) {}

  // Does one thing that a person would do now, if any.
  void act(Mood mood);
  // Sees all matches of the evening finished, and has no open request.
  bool content() const;

 private:
  void enter();
  void find_opponent();
  std::optional<v1::Action> wish(const v1::RoomView& view, std::uint32_t you);
  std::optional<v1::Action> finish(const v1::RoomView& view, std::uint32_t you);
  std::optional<v1::Action> next_match(const v1::RoomView& view);
  v1::Action anything();
  // A move of the table's game, legal or not; a move of another game.
  v1::Action any_move();
  v1::Action stray_move();

  const Role role_;
  Table& table_;
  Client& client_;
  core::Random& random_;
};

}  // namespace gridmates::sim
