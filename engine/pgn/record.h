// A two-player game, written as PGN and read with every move checked by the rules. Pure; any
// thread. A game's `Notation` says how its board and its moves are written:
//
//   using Rules = ...;                                       // of seats 0 and 1
//   static constexpr std::string_view kGame;                 // the tag Game
//   static std::vector<Tag> tags(const Board&);              // the board's other tags
//   static core::Result<Board> board(const Text&);           // from those tags
//   static std::string word(const Move&, const Board&);
//   static core::Result<Move> move(std::string_view word, const Board&);
//   static core::Seat seat_of_x(const State&);
//   static std::string remark(const State&);                 // after the result; empty: nothing
//   static std::string position_words(const State&);         // a position in one line
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/rules.h"
#include "engine/core/two_seats.h"
#include "engine/pgn/pgn.h"

namespace gridmates::pgn {

// For a game that has only one board and whose first player has X; the game adds the rest.
template <class GameRules>
struct PlainNotation {
  using Rules = GameRules;
  static std::vector<Tag> tags(const typename Rules::Board&) { return {}; }
  static core::Result<typename Rules::Board> board(const Text&) { return typename Rules::Board{}; }
  static core::Seat seat_of_x(const typename Rules::State&) { return core::kFirstSeat; }
  static std::string remark(const typename Rules::State&) { return {}; }
};

template <class Notation>
struct Record {
  using Rules = typename Notation::Rules;
  struct Ply {
    typename Rules::Move move;
    std::string comment;  // empty: none

    friend bool operator==(const Ply&, const Ply&) = default;
  };
  typename Rules::Board board;
  std::string x, o;  // the players who had X and O at the end
  std::string utc;   // when it ended, as 2025-11-20T21:03:11Z; empty: unknown
  Result result = Result::kUnfinished;
  std::vector<Ply> plies;

  friend bool operator==(const Record&, const Record&) = default;
};

// The state after this number of moves of a record that was read, or after all of them.
template <class Notation>
typename Notation::Rules::State state_after(const Record<Notation>& record, std::size_t plies) {
  using Rules = typename Notation::Rules;
  typename Rules::State state = *Rules::start(record.board);
  for (std::size_t i = 0; i < std::min(plies, record.plies.size()); ++i) {
    const core::SeatSet turn = Rules::to_move(state);
    if (turn.empty()) break;
    auto next = Rules::play(state, turn.first(), record.plies[i].move);
    if (!next) break;
    state = *std::move(next);
  }
  return state;
}

// The result by the rules; kUnfinished while the game is not over.
template <class Notation>
Result result_of(const typename Notation::Rules::State& state) {
  const core::Outcome outcome = Notation::Rules::outcome(state);
  if (!outcome.over()) return Result::kUnfinished;
  if (outcome.kind == core::Outcome::Kind::kDrawn) return Result::kDrawn;
  return outcome.winner == Notation::seat_of_x(state) ? Result::kXWon : Result::kOWon;
}

template <class Notation>
std::string record_text(const Record<Notation>& record) {
  Text text;
  text.tags = {{"Game", std::string(Notation::kGame)}};
  for (Tag& tag : Notation::tags(record.board)) text.tags.push_back(std::move(tag));
  text.tags.push_back({"X", record.x});
  text.tags.push_back({"O", record.o});
  text.tags.push_back({"Result", std::string(result_word(record.result))});
  if (!record.utc.empty()) text.tags.push_back({"UTC", record.utc});
  text.plies.reserve(record.plies.size());
  for (const auto& ply : record.plies) {
    text.plies.push_back({Notation::word(ply.move, record.board), ply.comment});
  }
  text.result = record.result;
  text.remark = Notation::remark(state_after(record, record.plies.size()));
  return write(text);
}

// Removes the first game from the text (pgn::take) and returns it. kInvalid, with a sentence that
// names the move if a move is at fault: for malformed text, for a move that the rules refuse, and
// for a result that contradicts the board. Unknown tags are ignored.
template <class Notation>
core::Result<Record<Notation>> take_record(std::string_view& from) {
  using Rules = typename Notation::Rules;
  auto text = take(from);
  if (!text) return text.error();
  const auto value = [&](std::string_view tag, std::string_view otherwise = {}) {
    const std::string* found = find(*text, tag);
    return std::string(found == nullptr ? otherwise : *found);
  };
  if (value("Game", Notation::kGame) != Notation::kGame) {
    return core::invalid("This is not a game of {game}.", {{"game", std::string(Notation::kGame)}});
  }
  auto board = Notation::board(*text);
  if (!board) return board.error();
  auto state = Rules::start(*board);
  if (!state) return state.error();
  Record<Notation> record{*board, value("X"), value("O"), value("UTC"), {}, {}};
  for (Text::Ply& ply : text->plies) {
    const auto refused = [&](core::Parameter why) {
      return wrong_move(record.plies.size() + 1, ply.move, std::move(why));
    };
    auto move = Notation::move(ply.move, *board);
    if (!move) return refused(core::part("why", move.error()));
    const core::SeatSet turn = Rules::to_move(*state);
    if (turn.empty()) return refused({"why", core::Statement("The game is over.")});
    auto next = Rules::play(*state, turn.first(), *move);
    if (!next) return refused(core::part("why", next.error()));
    state = *std::move(next);
    record.plies.push_back({*move, std::move(ply.comment)});
  }
  if (!text->result) return core::invalid("The game ends without a result.");
  record.result = *text->result;
  const Result by_rules = result_of<Notation>(*state);
  if (by_rules != Result::kUnfinished && by_rules != record.result) {
    return core::invalid("The result is not that of the board.");
  }
  return record;
}

// The position of the first game of the text after this number of moves, or at its end.
template <class Notation>
core::Result<std::string> take_position(std::string_view& from, std::optional<std::size_t> at) {
  const auto record = take_record<Notation>(from);
  if (!record) return record.error();
  return Notation::position_words(state_after(*record, at.value_or(record->plies.size())));
}

}  // namespace gridmates::pgn
