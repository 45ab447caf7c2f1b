// The table of puzzles. Safe for concurrent use. Done as ports/done.h says; nullopt: cannot be read
// now.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/ports/done.h"

namespace gridmates::ports {

// The level of a puzzle whose grading took too long; and of one that has not been graded yet.
inline constexpr std::string_view kUnrated = "unrated";
inline constexpr std::string_view kNotGraded = "";

struct Puzzle {
  std::string game;
  std::string pack;
  std::uint32_t number = 0;  // in the pack, from 1
  std::string givens;        // as text, in the game's form
  std::string level;         // kUnrated, kNotGraded, or as its game says it
  std::uint32_t size = 0;    // cells a side
  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

struct Pack {
  std::string name;
  std::string game;
  std::uint32_t puzzles = 0;
  friend bool operator==(const Pack&, const Pack&) = default;
};

// Selects a puzzle: any of the game, any of a pack (number 0), or a certain one.
struct PuzzleQuery {
  std::string game;
  std::string pack;          // empty: any
  std::uint32_t number = 0;  // in the pack; 0: any. Ignored without a pack
  std::uint64_t chance = 0;  // selects among several
};

// Puzzles of a pack, in the order of their numbers.
struct PuzzlesOf {
  std::string game;
  std::string pack;
  std::string level;        // as Puzzle has it; empty: any
  std::uint32_t after = 0;  // only those with higher numbers
  std::size_t at_most = 0;
};

struct ListedPuzzle {
  std::uint32_t number = 0;
  std::uint32_t size = 0;
  std::string level;
  friend bool operator==(const ListedPuzzle&, const ListedPuzzle&) = default;
};

struct ListedPuzzles {
  std::vector<ListedPuzzle> puzzles;
  bool more = false;  // there are more
};

// Puzzles with kNotGraded: some of them, and how many there are.
struct NotGraded {
  std::vector<Puzzle> puzzles;
  std::uint64_t in_all = 0;
};

class Puzzles {
 public:
  virtual ~Puzzles() = default;
  // The inner nullopt: there is none.
  virtual void find(PuzzleQuery query, Done<std::optional<std::optional<Puzzle>>> done) = 0;
  virtual void packs(Done<std::optional<std::vector<Pack>>> done) = 0;
  // Ordered by pack and number.
  virtual void not_graded(std::string game, std::size_t at_most,
                          Done<std::optional<NotGraded>> done) = 0;
  // Sets the levels of these puzzles of the table, unless they have one. False: not written.
  virtual void write_levels(std::vector<Puzzle> graded, Done<bool> done) = 0;
  // The inner nullopt: there is no such pack.
  virtual void list(PuzzlesOf of, Done<std::optional<std::optional<ListedPuzzles>>> done) = 0;
};

}  // namespace gridmates::ports
