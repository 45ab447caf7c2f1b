#include "proto/convert/minesweeper/view.h"

#include <algorithm>
#include <limits>

namespace gridmates::convert {
namespace {

using minesweeper::Face;

template <class List>
void put_cells(const List& cells, google::protobuf::RepeatedField<std::uint32_t>& out) {
  for (const minesweeper::Cell cell : cells) out.Add(cell);
}

void put_reason(const minesweeper::Reason& reason, v1::MinesweeperStep& out) {
  out.set_argument(static_cast<v1::MinesweeperArgument>(static_cast<int>(reason.argument) + 1));
  out.set_mined(reason.mined);
  put_cells(reason.cells, *out.mutable_cells());
  put_cells(reason.because, *out.mutable_because());
}

void put_part(const minesweeper::ShownPart& part, v1::MinesweeperPart& out) {
  out.set_opened(part.opened);
  out.set_flags(part.flags);
  out.set_hits(part.hits);
  out.set_left_clicks(part.left_clicks);
  out.set_right_clicks(part.right_clicks);
  out.set_chords(part.chords);
  out.set_effective(part.effective);
  out.set_guesses(part.guesses);
  out.set_expected_permille(part.expected_permille);
  out.set_vote(static_cast<std::uint32_t>(part.ballot));
}

void put_hit(const minesweeper::Hit& hit, v1::MinesweeperHit& out) {
  out.set_cell(hit.cell);
  out.set_by(core::plus_one(hit.by).number());
  if (hit.provable) put_reason(*hit.provable, *out.mutable_provable());
  out.set_forced(hit.forced);
  out.set_chance_permille(hit.chance_permille.value_or(minesweeper::kUndecided_permille));
}

void put_help(const minesweeper::ShownHelp& help, v1::MinesweeperHelp& out) {
  out.set_asked(core::plus_one(help.asked).number());
  out.set_level(help.level);
  out.set_provable(help.provable);
  if (!help.where.empty()) put_cells(help.where, *out.mutable_step()->mutable_cells());
  if (help.reason) put_reason(*help.reason, *out.mutable_step());
}

void put_worth(const minesweeper::FieldMetrics& worth, v1::MinesweeperWorth& out) {
  out.set_bbbv(worth.bbbv);
  out.set_bbbv_done(worth.bbbv_done);
  out.set_openings(worth.openings);
  out.set_zini(worth.zini);
  out.set_first(core::plus_one(worth.first).number());
  if (worth.seed) out.set_seed(std::to_string(*worth.seed));
}

v1::MinesweeperFace face_of(Face face) {
  switch (face) {
    case Face::kFlag:
      return v1::MINESWEEPER_FACE_FLAG;
    case Face::kMark:
      return v1::MINESWEEPER_FACE_MARK;
    case Face::kOpen:
      return v1::MINESWEEPER_FACE_OPEN;
    case Face::kHit:
      return v1::MINESWEEPER_FACE_HIT;
    case Face::kMine:
      return v1::MINESWEEPER_FACE_MINE;
    case Face::kWrongFlag:
      return v1::MINESWEEPER_FACE_WRONG_FLAG;
    case Face::kClosed:
      break;
  }
  return v1::MINESWEEPER_FACE_UNSPECIFIED;
}

Face face_of(v1::MinesweeperFace face) {
  for (const Face known :
       {Face::kFlag, Face::kMark, Face::kOpen, Face::kHit, Face::kMine, Face::kWrongFlag}) {
    if (face_of(known) == face) return known;
  }
  return Face::kClosed;
}

}  // namespace

void put_mines_cell(const minesweeper::View::Cell& cell, v1::MinesweeperCell& out) {
  out.set_face(face_of(cell.face));
  out.set_number(cell.number);
  out.set_by(core::plus_one(cell.by).number());
}

void put_mines_status(const minesweeper::View::Status& status, v1::MinesweeperStatus& out) {
  out.set_mines(status.mines);
  out.set_laid(status.laid);
  out.set_guaranteed(status.guaranteed);
  out.set_flags(status.flags);
  out.set_hits(status.hits);
  out.set_lives(status.lives);
  out.set_opened(status.opened);
  out.set_to_open(status.to_open);
  out.set_voting(status.voting);
  out.set_over(status.outcome.over());
  out.set_last_cell(core::plus_one(status.last_cell).number());
  for (const minesweeper::ShownPart& part : status.parts) put_part(part, *out.add_parts());
  if (status.hit) put_hit(*status.hit, *out.mutable_hit());
  if (status.help) put_help(*status.help, *out.mutable_help());
  out.set_assisted(status.assisted);
  if (status.worth) put_worth(*status.worth, *out.mutable_worth());
}

minesweeper::View::Cell mines_cell_of(const v1::MinesweeperCell& cell) {
  constexpr std::uint32_t kMost = 9;  // larger than any number of a cell; avoids truncation
  return {face_of(cell.face()), static_cast<std::uint8_t>(std::min(cell.number(), kMost)), {}};
}

minesweeper::View::Status mines_status_of(const v1::MinesweeperStatus& wire) {
  constexpr std::uint32_t kMost = std::numeric_limits<std::uint16_t>::max();
  minesweeper::View::Status status;
  if (wire.over()) status.outcome.kind = core::Outcome::Kind::kLost;  // or solved: only over counts
  status.mines = static_cast<std::uint16_t>(std::min(wire.mines(), kMost));
  status.laid = wire.laid();
  status.voting = wire.voting();
  return status;
}

}  // namespace gridmates::convert
