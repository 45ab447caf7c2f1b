#include "client/games/tictactoe/pane.h"

#include <algorithm>
#include <map>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/terminal/list.h"
#include "engine/tictactoe/coordinates.h"

namespace gridmates::terminal {

std::string_view swap_key(const Preferences& preferences) { return preferences.wasd() ? "e" : "w"; }

namespace {

Bindings table_of(const Preferences& preferences, bool is_usual) {
  using Pane = TicTacToePane;
  const Binding move =
      arrows_binding(Pane::kMove, preferences.keys, tr_later("one cell"), tr_later("PLAY"));
  const std::string_view swap = swap_key(preferences);
  if (is_usual) {
    return {
        move,
        {Pane::kPlace, "Enter Space Click", "Enter click", "play", "put your mark here", "PLAY"},
        {Pane::kPlaceAt, "7 8 9 4 5 6 1 2 3", "1-9", "play there", "number pad: 7 is a1", "PLAY"},
        {kGoTo, "g", "g b2", "", "go to a cell", "PLAY"},
        {Pane::kSwap, swap, swap, "", tr_later("take the other mark"), tr_later("OPENING")},
    };
  }
  return {
      move,
      {Pane::kEnds, "Home End PgUp PgDn", "Home End ..", "", "ends of the row, column", "PLAY"},
      {Pane::kPlace, "Enter Space Click", "Enter click", "play", "put your mark here", "PLAY"},
      {kGoTo, "g", "g h8", "go to", "go to a cell", "PLAY"},
      {Pane::kSwap, swap, swap, "", tr_later("take the other mark"), tr_later("OPENING")},
      {Pane::kStay, "W", "W", "", "stay X, in swap2", "OPENING"},
      {Pane::kMore, "m", "m", "", "two more marks, in swap2", "OPENING"},
  };
}

bool is_on_turn(const MatchScene& scene) {
  return scene.you() && scene.match.tictactoe().status().to_move() == *scene.you() + 1;
}

}  // namespace

bool is_pending(std::uint32_t cell, const MatchScene& scene) {
  const bool empty = scene.match.tictactoe().cells(static_cast<int>(cell)).mark() ==
                     v1::TIC_TAC_TOE_MARK_UNSPECIFIED;
  return empty && scene.you() &&
         std::any_of(scene.pending.begin(), scene.pending.end(), [cell](const v1::Move& move) {
           return move.has_tictactoe() && move.tictactoe().cell() == cell &&
                  move.tictactoe().act() == v1::TIC_TAC_TOE_ACT_UNSPECIFIED;
         });
}

char pending_mark(const MatchScene& scene) {
  return is_on_turn(scene) ? words::next_mark(scene.match)
                           : words::mark_of(scene.match, *scene.you());
}

const Bindings& TicTacToePane::bindings() const {
  static std::map<std::pair<Keys, bool>, Bindings> tables;
  const auto [place, is_new] = tables.try_emplace({preferences_.keys, is_usual()});
  if (is_new) place->second = table_of(preferences_, is_usual());
  return place->second;
}

std::string_view TicTacToePane::why_not(int act, const MatchScene& scene) const {
  const std::string choices = is_on_turn(scene) ? words::choices(scene.match) : std::string();
  const bool swap = choices.find("swap") != std::string::npos;
  if (act == kSwap && !swap) return tr("there is nothing to swap now");
  if (act == kStay && choices.find("stay") == std::string::npos)
    return tr("that is not among the choices now");
  if (act == kMore && choices.find("more") == std::string::npos)
    return tr("that is not among the choices now");
  return {};
}

void TicTacToePane::expect(const v1::GameOptions& options) {
  if (options.has_tictactoe()) set(words::variant_of(options.tictactoe()));
}

void TicTacToePane::begin(const v1::MatchView& match) { set(words::variant_of(match)); }

void TicTacToePane::set(const std::optional<tictactoe::Variant>& variant) {
  if (!variant || *variant == variant_) return;
  variant_ = *variant;
  cursor_ =
      static_cast<std::uint32_t>(variant_.rows() / 2 * variant_.columns + variant_.columns / 2);
}

bool TicTacToePane::fits(const v1::MatchView& match) const {
  return match.columns() == variant_.columns && match.tictactoe().cells_size() == variant_.cells();
}

std::string TicTacToePane::progress(const v1::MatchView& match) const {
  return tr("move {}", match.tictactoe().status().plies());
}

std::string TicTacToePane::score(const v1::MatchView& match, std::uint32_t player) const {
  const char mark = words::mark_of(match, player);
  const auto& cells = match.tictactoe().cells();
  return std::to_string(std::count_if(cells.begin(), cells.end(), [mark](const auto& cell) {
    return words::sign_of(cell.mark()) == mark;
  }));
}

char TicTacToePane::badge(const v1::MatchView& match, std::uint32_t player) const {
  return words::mark_of(match, player);
}

std::string TicTacToePane::move_words(const v1::Event& event, const v1::MatchView*,
                                      const v1::MatchDelta*) const {
  return words::move_words(event.moved().move().tictactoe(), variant_.columns);
}

std::string TicTacToePane::cell_name(std::uint32_t cell) const {
  return cell < variant_.cells() ? tictactoe::format_cell(cell, variant_.columns) : "?";
}

std::optional<std::uint32_t> TicTacToePane::parse_cell(std::string_view name) const {
  const auto cell = tictactoe::parse_cell(name, variant_);
  return cell ? std::optional<std::uint32_t>(*cell) : std::nullopt;
}

Acted TicTacToePane::act(const Hit& hit, const MatchScene& scene) {
  const std::uint32_t columns = variant_.columns;
  v1::Move move;
  switch (hit.act) {
    case kMove:
      cursor_ = step(cursor_, hit.key, variant_.rows(), columns);
      return {};
    case kEnds: {
      const std::uint32_t row = cursor_ / columns;
      const std::uint32_t column = cursor_ % columns;
      if (hit.key == 0) cursor_ = row * columns;
      if (hit.key == 1) cursor_ = row * columns + columns - 1;
      if (hit.key == 2) cursor_ = column;
      if (hit.key == 3) cursor_ = (variant_.rows() - 1u) * columns + column;
      return {};
    }
    case kSwap:
      move.mutable_tictactoe()->set_act(v1::TIC_TAC_TOE_ACT_SWAP);
      return {{move}};
    case kStay:
      move.mutable_tictactoe()->set_act(v1::TIC_TAC_TOE_ACT_STAY);
      return {{move}};
    case kMore:
      move.mutable_tictactoe()->set_act(v1::TIC_TAC_TOE_ACT_MORE);
      return {{move}};
    default:
      break;
  }
  if (hit.act == kPlaceAt) cursor_ = static_cast<std::uint32_t>(hit.key);
  const v1::TicTacToeView& board = scene.match.tictactoe();
  const bool whole = fits(scene.match);
  if (whole && board.cells(static_cast<int>(cursor_)).mark() != v1::TIC_TAC_TOE_MARK_UNSPECIFIED) {
    return {{}, tr("{} is taken", cell_name(cursor_))};
  }
  move.mutable_tictactoe()->set_cell(cursor_);
  return {{move}};
}

PaneFactory tictactoe_pane() {
  return {
      "tictactoe",
      [](const Preferences& preferences) { return std::make_unique<TicTacToePane>(preferences); },
      {"ask-moves", "claim-wins"}};
}

}  // namespace gridmates::terminal
