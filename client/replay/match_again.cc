#include "client/replay/match_again.h"

#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/replay/game_again.h"
#include "engine/games/games.h"

namespace gridmates::replay {

std::optional<MatchAgain> MatchAgain::begin(const v1::Replay& ended) {
  const core::Game* game = all_games().find(ended.head().game());
  const convert::GameConverter* converter = convert::converter(ended.head().game());
  if (game == nullptr || converter == nullptr) return std::nullopt;
  if (ended.rules_version() != game->facts().rules_version) return std::nullopt;
  core::Bytes board(ended.board().begin(), ended.board().end());
  const GameAgain* again = game_again(ended.head().game());
  if (again != nullptr && again->with_help != nullptr) board = again->with_help(board);
  auto match = game->start(board);
  if (!match) return std::nullopt;
  if (again == nullptr || again->waiting == nullptr) {
    return MatchAgain(*game, *converter, *std::move(match), std::nullopt);
  }
  const auto waiting = again->waiting(ended, board);
  if (!waiting) return MatchAgain(*game, *converter, *std::move(match), std::nullopt);
  match = game->start(*waiting);
  if (!match) return std::nullopt;
  return MatchAgain(*game, *converter, *std::move(match), std::move(board));
}

core::Result<core::Ok> MatchAgain::make(core::Seat seat, core::ByteView move) {
  auto done = match_.play(seat, move);
  if (done || !laid_ || done.error().code != core::RefusalCode::kNeedsBoard) return done;
  auto laid = game_->start(*laid_);
  if (!laid) return laid.error();
  auto first = laid->play(seat, move);
  if (!first) return first;
  match_ = *std::move(laid);
  laid_.reset();
  return core::Ok{};
}

std::optional<core::Bytes> MatchAgain::bytes_of(const v1::Move& told) const {
  const GameAgain* again = game_again(converter_->game());
  if (again != nullptr && again->move != nullptr) {
    if (auto move = again->move(told, match_)) return move;
  }
  auto move = converter_->past_move(told);
  if (!move) return std::nullopt;
  return *std::move(move);
}

bool MatchAgain::take(const v1::Moved& moved) {
  const auto move = bytes_of(moved.move());
  if (!move || moved.player() >= core::kMaxSeats) return false;
  return make(core::Seat(static_cast<std::uint8_t>(moved.player())), *move).ok();
}

std::vector<std::uint32_t> MatchAgain::written_by(const v1::Moved& moved) const {
  const auto move = converter_->move(moved.move());
  if (!move || moved.player() >= core::kMaxSeats) return {};
  return match_.written_by(core::Seat(static_cast<std::uint8_t>(moved.player())), *move);
}

core::Result<core::Ok> MatchAgain::play(core::Seat seat, const v1::Move& move) {
  auto sent = converter_->move(move);
  if (!sent) return sent.error();
  if (!game_->is_for_players(*sent)) {
    return core::Refusal{core::RefusalCode::kInvalid, tr("Players do not do that.")};
  }
  if (!match_.needs_work(*sent)) return make(seat, *sent);
  const auto found = match_.worked_out(*sent);
  if (!found) return found.error();
  return make(seat, *found);
}

v1::MatchView MatchAgain::view_for(core::Viewer viewer) const {
  v1::MatchView view;
  converter_->view(match_.view(viewer), view);
  return view;
}

v1::MatchView MatchAgain::view(core::Seat seat) const {
  return view_for({core::Viewer::Kind::kPlayer, seat});
}

v1::MatchView MatchAgain::view_afterwards(core::Seat seat) const {
  return view_for({core::Viewer::Kind::kAfterwards, seat});
}

v1::MatchDelta MatchAgain::change_since(const MatchAgain& before, core::Seat seat) const {
  const core::Viewer viewer{core::Viewer::Kind::kPlayer, seat};
  v1::MatchDelta delta;
  converter_->delta(core::difference(before.match_.view(viewer), match_.view(viewer)), delta);
  return delta;
}

bool takes_back(std::string_view game, const v1::Move& move) {
  const core::Game* rules = all_games().find(game);
  const convert::GameConverter* converter = convert::converter(game);
  if (rules == nullptr || converter == nullptr) return false;
  const auto sent = converter->move(move);
  return sent && rules->takes_back(*sent);
}

}  // namespace gridmates::replay
