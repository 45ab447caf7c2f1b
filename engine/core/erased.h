// The implementation of `erased<R>()` of engine/core/game.h. Include game.h instead.
#pragma once

#include <cstdint>

#include "engine/core/erased_match.h"
#include "engine/core/erased_options.h"
#include "engine/core/game.h"  // IWYU pragma: keep
#include "engine/core/hooks.h"
#include "engine/core/picked.h"

namespace gridmates::core {
namespace detail {

template <Rules R>
class ErasedGame final : public ErasedOptions<R> {
 public:
  const GameFacts& facts() const override { return R::facts(); }
  Result<Bytes> daily_board(ByteView bytes, const Seed& seed, const Making& making) const override {
    auto options = decode<typename R::Options>(bytes);
    if (!options) return no_options();
    return encoded(hooks::daily_board<R>(*options, seed, making));
  }
  bool takes_back(ByteView bytes) const override {
    const auto move = decode<typename R::Move>(bytes);
    return move && hooks::takes_back<R>(*move);
  }
  bool is_for_players(ByteView bytes) const override {
    const auto move = decode<typename R::Move>(bytes);
    return !move || hooks::is_for_players<R>(*move);
  }
  Result<Bytes> make_board(ByteView bytes, const Seed& seed, std::optional<ByteView> first_move,
                           const Making& making) const override {
    auto options = decode<typename R::Options>(bytes);
    if (!options) return no_options();
    std::optional<typename R::Move> move;
    if (first_move) {
      move = decode<typename R::Move>(*first_move);
      if (!move) return no_move();
    }
    return encoded(hooks::make_board<R>(*options, seed, move ? &*move : nullptr, making));
  }
  Result<Bytes> options_of(ByteView bytes) const override {
    auto board = decode<typename R::Board>(bytes);
    if (!board) return no_board();
    if constexpr (requires { typename R::Options(board->options); }) {
      return encode(board->options);
    } else {
      return invalid("No board of this game waits for a move.");
    }
  }
  Result<Match> start(ByteView bytes) const override {
    auto board = decode<typename R::Board>(bytes);
    if (!board) return no_board();
    auto state = R::start(*board);
    if (!state) return state.error();
    return Match(std::make_shared<const ErasedMatch<R>>(*std::move(state)));
  }
  std::string level(ByteView bytes) const override {
    auto board = decode<typename R::Board>(bytes);
    return board ? hooks::level<R>(*board) : std::string();
  }
  std::optional<PuzzleFacts> puzzle_facts(std::string_view text, ByteView bytes) const override {
    const auto board = decode<typename R::Board>(bytes);
    return board ? hooks::puzzle_facts<R>(text, *board) : std::nullopt;
  }
  Result<Bytes> again(ByteView bytes) const override {
    auto board = decode<typename R::Board>(bytes);
    if (!board) return no_board();
    return encode(hooks::again<R>(*board));
  }
  Result<Match> restore(ByteView bytes) const override {
    auto state = decode<typename R::State>(bytes);
    if (!state) return no_state();
    return Match(std::make_shared<const ErasedMatch<R>>(*std::move(state)));
  }
  bool computer_plays() const override { return ComputerPlays<R>; }
  std::uint32_t pace_ms(Level level) const override { return core::pace_ms<R>(level); }
  std::optional<Bytes> choose(const MatchView& view, Seat seat, Level level, std::uint32_t budget,
                              Random& random) const override {
    if constexpr (ComputerPlays<R>) {
      const auto own = view_of<typename R::View>(view);
      if (!own) return std::nullopt;
      const std::optional<typename R::Move> move = R::choose(*own, seat, level, budget, random);
      return move ? std::optional(encode(*move)) : std::nullopt;
    } else {
      return std::nullopt;
    }
  }
};

}  // namespace detail

template <Rules R>
const Game& erased() {
  static const detail::ErasedGame<R> game;
  return game;
}

}  // namespace gridmates::core
