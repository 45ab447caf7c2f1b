// How `erased<R>()` of engine/core/game.h is made. Include game.h instead.
#pragma once

#include <atomic>
#include <cstdint>

#include "engine/core/arbitrary.h"
#include "engine/core/digest.h"
#include "engine/core/game.h"  // IWYU pragma: keep
#include "engine/core/hooks.h"

namespace gridmates::core {
namespace detail {

inline Refusal malformed(std::string_view what) {
  return {RefusalCode::kMalformed, "These bytes are no " + std::string(what) + " of this game."};
}

template <ViewOfCells V>
MatchView erase_view(const V& view) {
  MatchView out;
  out.columns = view.columns;
  constexpr std::size_t kUsualCellBytes = 8;
  out.cells.reserve(view.cells.size(), view.cells.size() * kUsualCellBytes);
  for (const typename V::Cell& cell : view.cells) out.cells.encode_back(cell);
  out.status = encode<typename V::Status>(view.status);
  return out;
}

template <Rules R>
class ErasedMatch final : public Match::Concept {
 public:
  explicit ErasedMatch(typename R::State state) : state_(std::move(state)) {}
  Result<Next> play(Seat seat, ByteView bytes) const override {
    auto move = decode<typename R::Move>(bytes);
    if (!move) return malformed("move");
    auto next = R::play(state_, seat, *move);
    if (!next) return std::move(next.error());
    return Next(std::make_shared<const ErasedMatch>(*std::move(next)));
  }
  Next left(Seat seat) const override {
    return std::make_shared<const ErasedMatch>(hooks::left<R>(state_, seat));
  }
  SeatSet to_move() const override { return R::to_move(state_); }
  Outcome outcome() const override { return R::outcome(state_); }
  MatchView view(Viewer viewer) const override { return erase_view(R::view(state_, viewer)); }
  Bytes state() const override { return encode(state_); }
  std::uint64_t digest() const override {
    std::uint64_t digest = digest_.load(std::memory_order_relaxed);
    if (digest != 0) return digest;
    digest = core::digest(state_);
    digest_.store(digest, std::memory_order_relaxed);
    return digest;
  }
  bool assisted() const override { return hooks::assisted<R>(state_); }
  bool waits() const override { return hooks::waits<R>(state_); }
  bool takes_long() const override { return hooks::takes_long<R>(state_); }
  std::uint32_t cost_ms() const override { return hooks::cost_ms<R>(state_); }

 private:
  typename R::State state_;
  mutable std::atomic<std::uint64_t> digest_ = 0;  // 0: not computed yet
};

template <Rules R>
class ErasedGame final : public Game {
 public:
  const GameFacts& facts() const override { return R::facts(); }
  Bytes default_options() const override { return encode(typename R::Options{}); }
  Result<Bytes> with_puzzle(ByteView bytes, std::string_view text) const override {
    auto options = decode<typename R::Options>(bytes);
    if (!options) return malformed("options");
    if constexpr (PuzzleRules<R>) {
      auto with = R::with_puzzle(*options, text);
      if (!with) return with.error();
      return encode(*with);
    } else {
      return Refusal{RefusalCode::kInvalid,
                     std::string(R::facts().title) + " has no puzzles to choose from."};
    }
  }
  Result<Bytes> at_table(ByteView bytes, Table table) const override {
    auto options = decode<typename R::Options>(bytes);
    if (!options) return malformed("options");
    return encode(hooks::at_table<R>(*options, table));
  }
  std::string category(ByteView bytes) const override {
    auto options = decode<typename R::Options>(bytes);
    return options ? hooks::category<R>(*options) : std::string();
  }
  Result<Bytes> make_board(ByteView bytes, const Seed& seed,
                           std::optional<ByteView> first_move) const override {
    auto options = decode<typename R::Options>(bytes);
    if (!options) return malformed("options");
    std::optional<typename R::Move> move;
    if (first_move) {
      move = decode<typename R::Move>(*first_move);
      if (!move) return malformed("move");
    }
    auto board = R::make_board(*options, seed, move ? &*move : nullptr);
    if (!board) return board.error();
    return encode(*board);
  }
  Result<Bytes> options_of(ByteView bytes) const override {
    auto board = decode<typename R::Board>(bytes);
    if (!board) return malformed("board");
    if constexpr (requires { typename R::Options(board->options); }) {
      return encode(board->options);
    } else {
      return Refusal{RefusalCode::kInvalid, "No board of this game waits for a move."};
    }
  }
  Result<Match> start(ByteView bytes) const override {
    auto board = decode<typename R::Board>(bytes);
    if (!board) return malformed("board");
    auto state = R::start(*board);
    if (!state) return state.error();
    return Match(std::make_shared<const ErasedMatch<R>>(*std::move(state)));
  }
  Result<Match> restore(ByteView bytes) const override {
    auto state = decode<typename R::State>(bytes);
    if (!state) return malformed("state");
    return Match(std::make_shared<const ErasedMatch<R>>(*std::move(state)));
  }
  Bytes any_options(Random& random) const override {
    return encode(arbitrary<typename R::Options>(random));
  }
  Bytes any_board(Random& random) const override {
    return encode(arbitrary<typename R::Board>(random));
  }
  Bytes any_state(Random& random) const override {
    return encode(arbitrary<typename R::State>(random));
  }
  Bytes any_move(Random& random) const override {
    return encode(arbitrary<typename R::Move>(random));
  }
};

}  // namespace detail

template <Rules R>
const Game& erased() {
  static const detail::ErasedGame<R> game;
  return game;
}

}  // namespace gridmates::core
