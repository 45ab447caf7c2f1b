// A match of erased<R>() of engine/core/game.h: its type-erased state. Include game.h instead.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/digest.h"
#include "engine/core/game.h"  // IWYU pragma: keep
#include "engine/core/hooks.h"

namespace gridmates::core::detail {

inline Refusal no_options() {
  return refuse(RefusalCode::kMalformed, "These bytes are not options of this game.");
}
inline Refusal no_board() {
  return refuse(RefusalCode::kMalformed, "These bytes are not a board of this game.");
}
inline Refusal no_state() {
  return refuse(RefusalCode::kMalformed, "These bytes are not a state of this game.");
}
inline Refusal no_move() {
  return refuse(RefusalCode::kMalformed, "These bytes are not a move of this game.");
}

template <ViewOfCells V>
MatchView erase_view(const V& view) {
  MatchView out;
  out.columns = view.columns;
  constexpr std::size_t kUsualCellBytes = 8;
  out.cells.reserve(view.cells.size(), view.cells.size() * kUsualCellBytes);
  for (const typename V::Cell& cell : view.cells) out.cells.encode_back(cell);
  out.status = encode<typename V::Status>(view.status);
  if constexpr (ViewWithConstants<V>) out.constants = encode<typename V::Constants>(view.constants);
  return out;
}

// The inverse of erase_view(); nullopt for bytes that are not a view of this game.
template <ViewOfCells V>
std::optional<V> view_of(const MatchView& erased) {
  V view;
  if constexpr (requires { view.cells.resize(1); }) view.cells.resize(erased.cells.size());
  if (view.cells.size() != erased.cells.size()) return std::nullopt;
  for (std::size_t i = 0; i < view.cells.size(); ++i) {
    const auto cell = decode<typename V::Cell>(erased.cells[i]);
    if (!cell) return std::nullopt;
    view.cells[i] = *cell;
  }
  if constexpr (ViewWithConstants<V>) {
    const auto constants = decode<typename V::Constants>(erased.constants);
    if (!constants) return std::nullopt;
    view.constants = *constants;
  }
  auto status = decode<typename V::Status>(erased.status);
  if (!status) return std::nullopt;
  view.columns = erased.columns;
  view.status = *std::move(status);
  return view;
}

template <Rules R>
class ErasedMatch final : public Match::Concept {
 public:
  explicit ErasedMatch(typename R::State state) : state_(std::move(state)) {}
  Result<Next> play(Seat seat, ByteView bytes) const override {
    auto move = decode<typename R::Move>(bytes);
    if (!move) return no_move();
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
  std::string help_class() const override { return hooks::help_class<R>(state_); }
  bool waits() const override { return hooks::waits<R>(state_); }
  bool takes_long() const override { return hooks::takes_long<R>(state_); }
  std::uint32_t cost_ms() const override { return hooks::cost_ms<R>(state_); }
  std::optional<Question> question() const override {
    const auto asked = hooks::question<R>(state_);
    if (!asked) return std::nullopt;
    return Question{asked->name, encode(asked->if_yes), encode(asked->if_no)};
  }
  std::string asks_all(ByteView bytes) const override {
    const auto move = decode<typename R::Move>(bytes);
    return move ? hooks::asks_all<R>(state_, *move) : std::string();
  }
  std::optional<Bytes> agreed(std::string_view question) const override {
    const auto move = hooks::agreed<R>(state_, question);
    return move ? std::optional(encode(*move)) : std::nullopt;
  }
  std::vector<std::uint32_t> written_by(Seat seat, ByteView bytes) const override {
    const auto move = decode<typename R::Move>(bytes);
    return move ? hooks::written_by<R>(state_, seat, *move) : std::vector<std::uint32_t>();
  }
  std::vector<std::uint32_t> decided_by(ByteView bytes) const override {
    const auto move = decode<typename R::Move>(bytes);
    return move ? hooks::decided_by<R>(state_, *move) : std::vector<std::uint32_t>();
  }
  Merit merit() const override { return hooks::merit<R>(state_); }
  bool needs_work(ByteView bytes) const override {
    const auto move = decode<typename R::Move>(bytes);
    return move && hooks::needs_work<R>(state_, *move);
  }
  Result<Bytes> worked_out(ByteView bytes) const override {
    const auto move = decode<typename R::Move>(bytes);
    if (!move) return no_move();
    auto found = hooks::worked_out<R>(state_, *move);
    if (!found) return std::move(found.error());
    return encode(*found);
  }

 private:
  typename R::State state_;
  mutable std::atomic<std::uint64_t> digest_ = 0;  // 0: not computed yet
};

}  // namespace gridmates::core::detail
