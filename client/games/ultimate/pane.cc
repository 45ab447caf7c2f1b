#include "client/games/ultimate/pane.h"

#include <algorithm>
#include <map>

#include "client/games/ultimate/board.h"
#include "client/terminal/list.h"
#include "engine/ultimate/position.h"

namespace gridmates::terminal {
namespace {

// The small board for a place on the number pad: the one that must be played in, or else the one
// with the cursor.
std::uint8_t board_for_number(const v1::UltimateView& view, std::uint32_t cursor) {
  const auto board = ultimate::board_of(static_cast<std::uint8_t>(cursor));
  if (words::sent_to(view).empty()) return board;
  const auto& boards = view.status().boards();
  const auto sent = std::find_if(boards.begin(), boards.end(),
                                 [](const v1::UltimateBoard& small) { return small.playable(); });
  return static_cast<std::uint8_t>(sent - boards.begin());
}

}  // namespace

const Bindings& UltimatePane::bindings() const {
  static std::map<Keys, Bindings> tables;
  const auto [place, is_new] = tables.try_emplace(preferences_.keys);
  if (is_new) {
    place->second = {
        arrows_binding(kMove, preferences_.keys, tr_later("one cell"), tr_later("PLAY")),
        {kPlace, "Enter Space Click", "Enter click", "play", "put your mark here", "PLAY"},
        {kPlaceAt, "7 8 9 4 5 6 1 2 3", "1-9", "play there", "number pad, in one board", "PLAY"},
        {kGoTo, "g", "g e5", "", "go to a cell", "PLAY"},
    };
  }
  return place->second;
}

std::string UltimatePane::progress(const v1::MatchView& match) const {
  return tr("move {}", match.ultimate().status().plies());
}

std::string UltimatePane::score(const v1::MatchView& match, std::uint32_t player) const {
  const auto own = player == 0 ? v1::ULTIMATE_RESULT_X : v1::ULTIMATE_RESULT_O;
  const auto& boards = match.ultimate().status().boards();
  return std::to_string(
      std::count_if(boards.begin(), boards.end(),
                    [own](const v1::UltimateBoard& small) { return small.result() == own; }));
}

std::string UltimatePane::move_words(const v1::Event& event, const v1::MatchView*,
                                     const v1::MatchDelta*) const {
  return tr("played {}", cell_name(event.moved().move().ultimate().cell()));
}

std::string UltimatePane::cell_name(std::uint32_t cell) const {
  return cell < ultimate::kCells ? ultimate::format_cell(static_cast<std::uint8_t>(cell)) : "?";
}

std::optional<std::uint32_t> UltimatePane::parse_cell(std::string_view name) const {
  return ultimate::parse_cell(name);
}

Acted UltimatePane::act(const Hit& hit, const MatchScene& scene) {
  if (hit.act == kMove) {
    cursor_ = step(cursor_, hit.key, ultimate::kSide, ultimate::kSide);
    return {};
  }
  if (hit.act == kPlaceAt) {
    const std::uint8_t board = board_for_number(scene.match.ultimate(), cursor_);
    cursor_ = ultimate::cell_at(board, static_cast<std::uint8_t>(hit.key));
  }
  const auto& cells = scene.match.ultimate().cells();
  const bool is_there = static_cast<int>(cursor_) < cells.size();
  if (is_there && cells[static_cast<int>(cursor_)].mark() != v1::ULTIMATE_MARK_UNSPECIFIED) {
    return {{}, tr("{} is taken", cell_name(cursor_))};
  }
  v1::Move move;
  move.mutable_ultimate()->set_cell(cursor_);
  return {{move}};
}

PaneFactory ultimate_pane() {
  return {
      "ultimate",
      [](const Preferences& preferences) { return std::make_unique<UltimatePane>(preferences); },
      {"ask-moves", "claim-wins"}};
}

}  // namespace gridmates::terminal
