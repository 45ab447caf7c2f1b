#include "client/replay/match_again.h"

#include <utility>

#include "proto/convert/game_converter.h"

namespace gridmates::replay {

std::optional<MatchAgain> MatchAgain::begin(const v1::Replay& ended) {
  const GameAgain* game = game_again(ended.head().game());
  const auto board = game == nullptr ? std::nullopt : game->board(ended);
  if (!board) return std::nullopt;
  auto match = game->rules().start(*board);
  if (!match) return std::nullopt;
  auto laid = game->laid == nullptr ? std::nullopt : game->laid(ended);
  return MatchAgain(*game, *std::move(match), std::move(laid));
}

core::Result<core::Ok> MatchAgain::make(core::Seat seat, core::ByteView move) {
  auto done = match_.play(seat, move);
  if (done || !laid_ || done.error().code != core::RefusalCode::kNeedsBoard) return done;
  auto laid = game_->rules().start(*laid_);
  if (!laid) return laid.error();
  auto first = laid->play(seat, move);
  if (!first) return first;
  match_ = *std::move(laid);
  laid_.reset();
  return core::Ok{};
}

std::optional<core::Bytes> MatchAgain::bytes_of(const v1::Move& told) const {
  if (game_->move != nullptr) {
    if (auto again = game_->move(told, match_)) return again;
  }
  auto sent = convert::converter(game_->game)->move(told);
  if (!sent) return std::nullopt;
  return *std::move(sent);
}

bool MatchAgain::take(const v1::Moved& moved) {
  const auto move = bytes_of(moved.move());
  if (!move || moved.player() >= core::kMaxSeats) return false;
  return make(core::Seat(static_cast<std::uint8_t>(moved.player())), *move).ok();
}

std::vector<std::uint32_t> MatchAgain::written_by(const v1::Moved& moved) const {
  const auto move = convert::converter(game_->game)->move(moved.move());
  if (!move || moved.player() >= core::kMaxSeats) return {};
  return match_.written_by(core::Seat(static_cast<std::uint8_t>(moved.player())), *move);
}

core::Result<core::Ok> MatchAgain::play(core::Seat seat, const v1::Move& move) {
  auto sent = convert::converter(game_->game)->move(move);
  if (!sent) return sent.error();
  if (!game_->rules().is_for_players(*sent)) return core::invalid("Players do not do that.");
  if (!match_.needs_work(*sent)) return make(seat, *sent);
  const auto found = match_.worked_out(*sent);
  if (!found) return found.error();
  return make(seat, *found);
}

v1::MatchView MatchAgain::view_for(core::Viewer viewer) const {
  v1::MatchView view;
  convert::converter(game_->game)->view(match_.view(viewer), view);
  return view;
}

v1::MatchView MatchAgain::view(core::Seat seat) const {
  return view_for({core::Viewer::Kind::kPlayer, seat});
}

v1::MatchView MatchAgain::view_afterwards(core::Seat seat) const {
  return view_for({core::Viewer::Kind::kAfterwards, seat});
}

bool takes_back(std::string_view game, const v1::Move& move) {
  const GameAgain* again = game_again(game);
  if (again == nullptr) return false;
  const auto sent = convert::converter(game)->move(move);
  return sent && again->rules().takes_back(*sent);
}

}  // namespace gridmates::replay
