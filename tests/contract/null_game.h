// The null game: the smallest game with every feature of a game, and a template for new games. One
// of eight boxes holds the prize; players open boxes in turn, and the one who opens the right box
// wins. Never shipped.
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
  std::uint8_t prize = 0;  // 0..7; secret until it is found
  std::uint8_t beginner = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.prize, self.beginner);
  }
  friend bool operator==(const Board&, const Board&) = default;
};

struct State {
  Board board;
  std::array<std::uint8_t, kBoxes> opener{};  // the seat that opened it, plus 1; 0 if closed

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
    core::Seat turn;  // whose turn it is; seat 0 once the match is over

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
  // A hook (engine/core/hooks.h): the category depends on who begins.
  static std::string category(const Options& options);
  // The hook of engine/core/computer_player.h: opens a random closed box.
  static std::optional<Move> choose(const View& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random);
};

}  // namespace gridmates::null_game
