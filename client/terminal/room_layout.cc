// Computes the layout of a room page by the size of the screen and of the board.
#include <algorithm>

#include "client/terminal/room_page.h"

namespace gridmates::terminal {
namespace {

// Positions in rows and columns of the page.
constexpr int kTop = 1;              // below the header
constexpr Size kMiddle{33, 80};      // from here on boards may be drawn in scale M
constexpr int kTallSide = 36;        // beside a tall board, the minimum
constexpr int kMiddleSide = 30;      // ... in scale M, outside of races
constexpr int kTallWidestSide = 60;  // ... and the maximum
constexpr int kTallBelow = 3;        // header, message, footer
constexpr int kLeastBelow = 3;       // rows below a wide board, the minimum
constexpr int kSmallBoardRows = 14;
constexpr int kSmallSide = 41;
constexpr int kLargeSide = 72;
constexpr int kLargeBelow = 4;  // rule, mode, message, footer

// With the side at the left of the board.
template <class Layout>
Layout mirrored(Layout places) {
  if (places.side.row != places.board.row) return places;
  places.side.column = 0;
  places.board.column = places.side.columns;
  return places;
}

bool fits(Size size, Size screen) {
  return size.rows <= screen.rows && size.columns <= screen.columns;
}

}  // namespace

Scale RoomPage::scale_for(Size size) const {
  if (fits(kLarge, size)) return Scale::kL;
  const bool grows = pane_->tall(Scale::kM) && !pane_->tall(Scale::kS);
  const Size wanted{kMiddle.rows, pane_->board_size(Scale::kM).columns + least_side(Scale::kM)};
  return grows && fits(kMiddle, size) && fits(wanted, size) ? Scale::kM : Scale::kS;
}

int RoomPage::least_side(Scale scale) const {
  return scale == Scale::kM && !is_race_ ? kMiddleSide : kTallSide;
}

RoomPage::Share RoomPage::share(Size size, bool board_on) const {
  if (pane_->needs_side()) return Share::kBeside;
  if (zen_) return *zen_ ? Share::kAlone : Share::kBeside;
  const Size board = pane_->board_size(scale_for(size));
  const bool fits_beside = board.columns <= size.columns - least_side(scale_for(size));
  const bool fits_above =
      board.columns <= size.columns && board.rows + kLeastBelow <= size.rows - kTallBelow;
  return board_on && !fits_beside && fits_above ? Share::kBelow : Share::kBeside;
}

RoomPage::Layout RoomPage::tall_layout(Size size, bool board_on) const {
  const int rows = size.rows - kTallBelow;
  const int most = size.columns - least_side(scale_for(size));
  const int least = size.columns - kTallWidestSide;
  const Size wanted = pane_->board_size(scale_for(size));
  Layout places;
  places.scale = scale_for(size);
  places.message = size.rows - 2;
  places.mode = {places.message, 0, 1, size.columns};
  const Share share = this->share(size, board_on);
  if (share == Share::kBeside) {
    const int board = std::clamp(board_on ? wanted.columns : most, least, most);
    places.board = {kTop, 0, rows, board};
    places.side = {kTop, board, rows, size.columns - board};
    return places;
  }
  const int board = share == Share::kBelow ? wanted.rows : rows;
  places.board = {kTop, 0, board, size.columns};
  places.side = {kTop + board, 0, rows - board, size.columns};
  return places;
}

RoomPage::Layout RoomPage::layout(Size size, bool board_on) const {
  const Layout places =
      pane_->tall(scale_for(size)) ? tall_layout(size, board_on) : low_layout(size);
  return preferences_.left_panel ? mirrored(places) : places;
}

RoomPage::Layout RoomPage::low_layout(Size size) const {
  Layout places;
  places.scale = scale_for(size);
  const int side = places.scale == Scale::kL ? kLargeSide : kSmallSide;
  const int below = places.scale == Scale::kL ? size.rows - kLargeBelow : kTop + kSmallBoardRows;
  places.board = {kTop, 0, below - kTop, side};
  places.side = {kTop, side, below - kTop, size.columns - side};
  places.mode = {below + 1, 0, 1, size.columns};
  places.message = below + 2;
  return places;
}

RoomPage::Box RoomPage::board_box(const Layout& layout, const GamePane& pane) {
  const Size size = pane.board_size(layout.scale);
  const Box& all = layout.board;
  const int left = std::max(0, (all.columns - size.columns) / 2);
  return {all.row, all.column + left, std::min(size.rows, all.rows),
          std::min(size.columns, all.columns - left)};
}

}  // namespace gridmates::terminal
