// The null game: the smallest game with everything a game can have, and the template for the next
// author. One of eight boxes holds the prize; players open boxes in turn, and anyone who opens the
// right one wins. Never shipped.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include "engine/core/game.h"
#include "engine/core/picked.h"

namespace gridmates::null_game {

inline constexpr std::string_view kId = "null";
inline constexpr std::uint8_t kBoxes = 8;

struct Options {
  bool second_begins = false;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.second_begins);
  }
  friend bool operator==(const Options&, const Options&) = default;
};

struct Board {
  std::uint8_t prize = 0;  // 0..7; nobody may know before it is found
  std::uint8_t beginner = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.prize, self.beginner);
  }
  friend bool operator==(const Board&, const Board&) = default;
};

struct State {
  Board board;
  std::array<std::uint8_t, kBoxes> opener{};  // seat + 1 of who opened it; 0 while it is closed

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.board, self.opener);
  }
  friend bool operator==(const State&, const State&) = default;
};

struct Move {
  std::uint8_t box = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.box);
  }
  friend bool operator==(const Move&, const Move&) = default;
};

struct View {
  struct Cell {
    std::uint8_t opener = 0;
    bool prize = false;  // only in an open box, or after the end

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.opener, self.prize);
    }
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct Status {
    core::Outcome outcome;
    core::Seat turn;  // who is to move; seat 0 once the match is over

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.outcome, self.turn);
    }
    friend bool operator==(const Status&, const Status&) = default;
  };

  struct Constants {
    std::uint8_t boxes = kBoxes;

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.boxes);
    }
    friend bool operator==(const Constants&, const Constants&) = default;
  };

  std::uint16_t columns = 4;
  std::array<Cell, kBoxes> cells{};
  Status status;
  Constants constants;
};

struct Rules {
  using Options = null_game::Options;
  using Board = null_game::Board;
  using State = null_game::State;
  using Move = null_game::Move;
  using View = null_game::View;

  static const core::GameFacts& facts();
  static std::span<const core::OptionOf<Options>> options();
  static core::Result<Board> make_board(const Options& options, const core::Seed& seed,
                                        const Move* first_move);
  static core::Result<State> start(const Board& board);
  static core::Result<State> play(const State& state, core::Seat seat, const Move& move);
  static core::SeatSet to_move(const State& state);
  static core::Outcome outcome(const State& state);
  static View view(const State& state, core::Viewer viewer);
  // A hook (engine/core/hooks.h): who begins makes a difference.
  static std::string category(const Options& options);
  // The hook of engine/core/computer_player.h: a closed box by chance.
  static std::optional<Move> choose(const View& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random);
};

}  // namespace gridmates::null_game
