#include "client/games/minesweeper/hits.h"

#include <utility>

#include "client/games/minesweeper/export.h"
#include "client/games/minesweeper/facts.h"
#include "engine/minesweeper/rules.h"
#include "proto/convert/game_converter.h"

namespace gridmates::tools {
namespace {

using minesweeper::GuessPolicy;
using minesweeper::Laid;
using minesweeper::Rules;
using minesweeper::State;

const convert::GameConverter& converter() { return *convert::converter("minesweeper"); }

// Played as a race, so that a hit ends nothing: costs, votes and players who left do not matter
// here. Under the law kind mines may have moved; the field at the end is right, as they moved
// before the cells beside them were opened.
std::optional<State> begin_match(const v1::Replay& replay) {
  const auto opened = opened_field(replay.match());
  const auto bytes = converter().options(replay.head().options());
  auto options = bytes ? core::decode<minesweeper::Options>(*bytes) : std::nullopt;
  if (!opened || !options) return std::nullopt;
  if (options->guessing == GuessPolicy::kKind) options->guessing = GuessPolicy::kStandard;
  options->race = replay.head().table() == v1::TABLE_RACE;
  const Laid laid = opened->begins_open ? Laid::kOpened : Laid::kLaid;
  auto state = Rules::start({*options, laid, false, opened->first, opened->field.mines, {}, {}});
  if (!state) return std::nullopt;
  state->board.options.race = true;
  return *std::move(state);
}

v1::MatchView seen_by_players(const State& state) {
  const minesweeper::View view = Rules::view(state, {core::Viewer::Kind::kPlayer, core::Seat(0)});
  core::MatchView bytes;
  bytes.columns = view.columns;
  for (const auto& cell : view.cells) bytes.cells.push_back(core::encode(cell));
  bytes.status = core::encode(view.status);
  v1::MatchView match;
  converter().view(bytes, match);
  return match;
}

std::uint32_t hits_of(const State& state) {
  std::uint32_t hits = 0;
  for (const minesweeper::Part& part : state.parts) hits += part.hits;
  return hits;
}

}  // namespace

Hits::Hits(const v1::Replay& replay) {
  if (replay.match().has_minesweeper()) state_ = begin_match(replay);
}

std::string Hits::after(const v1::Moved& moved) {
  const v1::MinesweeperMove& act = moved.move().minesweeper();
  const bool is_help = act.has_hint() || act.has_ask();
  if (!state_ || is_help || moved.player() >= core::kMaxSeats) return {};
  const auto bytes = converter().move(moved.move());
  const auto move = bytes ? core::decode<minesweeper::Move>(*bytes) : std::nullopt;
  if (!move) return {};
  const core::Seat seat(static_cast<std::uint8_t>(moved.player()));
  auto next = Rules::play(*state_, seat, *move);
  if (!next) return {};
  const bool is_hit = hits_of(*next) > hits_of(*state_);
  state_ = *std::move(next);
  if (!is_hit) return {};
  const v1::MatchView match = seen_by_players(*state_);
  const auto board = words::MinesBoard::of(match);
  return words::opened_hit_words(state_->last.value_or(0), match.minesweeper().status().hit(),
                                 *board);
}

}  // namespace gridmates::tools
