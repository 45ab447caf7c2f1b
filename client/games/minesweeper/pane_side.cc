// Draws what is beside a mine field: progress, the law, and after the end the measures.
#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/games/minesweeper/facts.h"
#include "client/games/minesweeper/pane.h"
#include "client/games/minesweeper/stats.h"

namespace gridmates::terminal {
namespace {

using words::Cell;
using words::MinesBoard;

constexpr int kValueAt = 9;
constexpr int kBar = 14;

const v1::MinesweeperOptions& options_of(const MatchScene& scene) {
  return scene.room.view.head().options().minesweeper();
}

// A line "MINES   51 left of 60".
void draw_line(const Region& region, int row, std::string_view title, const std::string& value) {
  region.put_field(row, 1, kValueAt - 2, title, Role::kStrong);
  region.put_field(row, kValueAt, region.columns() - kValueAt, value);
}

// The cost of a mine: lives if there are several, time in a race.
std::string cost_words(const MatchScene& scene) {
  if (scene.room.view.head().table() == v1::TABLE_RACE) {
    return "  " + tr("hit +{}s", options_of(scene).hit_cost_s());
  }
  if (options_of(scene).lives() <= 1) return {};
  return "  " +
         tr("lives {}/{}", scene.match.minesweeper().status().lives(), options_of(scene).lives());
}

// "51 left of 60  lives 2/3", or "1951/2000  lives 2/3" if that is too long.
std::string mines_words(const MatchScene& scene, int columns) {
  const std::string left = std::to_string(words::mines_left(scene.match.minesweeper()));
  const std::string mines = std::to_string(scene.match.minesweeper().status().mines());
  const std::string cost = cost_words(scene);
  const std::string text = tr("{} left of {}", left, mines) + cost;
  if (client::columns_of(text) <= columns) return text;
  return left + "/" + mines + cost;
}

void draw_bar(const Region& region, int row, const v1::MinesweeperStatus& status) {
  const int of = std::max(static_cast<int>(status.to_open()), 1);
  const int done = static_cast<int>(status.opened()) * kBar / of;
  region.put_field(row, 1, kValueAt - 2, tr("OPEN"), Role::kStrong);
  for (int i = 0; i < kBar; ++i) {
    region.put(row, kValueAt + i, i < done ? "#" : ".", i < done ? Role::kNormal : Role::kDim);
  }
  region.put(row, kValueAt + kBar + 1,
             std::to_string(status.opened()) + "/" + std::to_string(status.to_open()));
}

// A player's part; empty for a player who has not moved yet.
const v1::MinesweeperPart& part_of(const v1::MinesweeperStatus& status, std::uint32_t player) {
  return player < static_cast<std::uint32_t>(status.parts_size())
             ? status.parts(static_cast<int>(player))
             : v1::MinesweeperPart::default_instance();
}

std::string clicks_words(const MatchScene& scene) {
  const v1::MinesweeperStatus& status = scene.match.minesweeper().status();
  const auto you = scene.you();
  if (!you) return tr("none of yours");
  const v1::MinesweeperPart& part = part_of(status, *you);
  return tr("L {}  R {}  chord {}", part.left_clicks(), part.right_clicks(), part.chords());
}

std::string law_words(const MatchScene& scene) {
  std::string text(words::law_word(options_of(scene).law()));
  text += options_of(scene).start() == v1::MINESWEEPER_START_SAFE ? tr(", start safe")
                                                                  : tr(", start zero");
  if (scene.match.minesweeper().status().assisted()) text += " " + std::string(tr("+ help"));
  return text;
}

// Explains the signs that appear only after the end, as far as the board has them.
std::vector<std::string> legend(const MinesBoard& board) {
  const auto last = last_hit(board);
  const auto any = [&](v1::MinesweeperFace face) {
    for (Cell cell = 0; cell < board.shape().cells(); ++cell) {
      if (board.at(cell).face() == face && last != cell) return true;
    }
    return false;
  };
  std::vector<std::string> signs;
  if (last) signs.push_back(tr("({}) last hit", std::string(1, board.sign(*last))));
  if (any(v1::MINESWEEPER_FACE_HIT)) signs.emplace_back(tr("X hit"));
  if (any(v1::MINESWEEPER_FACE_MINE)) signs.emplace_back(tr("* mine"));
  if (any(v1::MINESWEEPER_FACE_WRONG_FLAG)) signs.emplace_back(tr("! wrong flag"));
  return signs;
}

// Fills each line; returns the row after the last one.
int draw_legend(const Region& region, const MinesBoard& board) {
  int row = 0;
  int column = 1;
  for (const std::string& sign : legend(board)) {
    const int columns = client::columns_of(sign);
    if (column > 1 && column + columns > region.columns()) {
      ++row;
      column = 1;
    }
    column = region.put(row, column, sign) + 2;
  }
  return column > 1 ? row + 1 : row;
}

}  // namespace

int MinesweeperPane::draw_side(const Region& region, const MatchScene& scene) const {
  const auto board = MinesBoard::of(scene.match);
  if (!board) return 0;
  const v1::MinesweeperStatus& status = board->status();
  int row = 0;
  if (map_) {
    draw_map(region.part(row, 0), scene, *board);
    return region.rows();
  }
  const bool ended = client::is_finished(scene.room.view.head().state());
  if (status.over() || ended) row += draw_legend(region.part(row, 0), *board);
  draw_line(region, row++, tr("MINES"), mines_words(scene, region.columns() - kValueAt));
  draw_bar(region, row++, status);
  // A missing guarantee comes first, as there may not be room for everything.
  const std::string guarantee(words::guarantee_words(status, options_of(scene).law()));
  const bool missing = status.laid() && !status.guaranteed();
  if (missing) region.put_field(row++, 1, region.columns() - 1, guarantee, Role::kStrong);
  draw_line(region, row++, tr("RULES"), law_words(scene));
  if (!missing) region.put_field(row++, 3, region.columns() - 3, guarantee);
  if (words::is_measured(status)) {
    for (const std::string& line :
         words::stats_lines(status, words::played_ms(scene.match, scene.time_ms))) {
      region.put_field(row++, 1, region.columns() - 1, line);
    }
  } else {
    draw_line(region, row++, tr("CLICKS"), clicks_words(scene));
  }
  const std::string id = words::id_line(*board);
  if (!id.empty()) region.put_field(row++, 1, region.columns() - 1, id);
  return row;
}

std::string MinesweeperPane::cell_words(const MatchScene& scene, const MinesBoard& board) const {
  const auto cell = static_cast<Cell>(cursor_);
  const std::string name = board.name(cursor_);
  if (shown_sign(scene, board, cell) != board.sign(cell)) {
    return tr("{} sent, not answered yet", name);
  }
  const std::string look = board.cell_words(cell);
  const std::string text = board.number(cell) ? tr("{} shows {}", name, look) : name + " " + look;
  const std::uint32_t by = board.at(cell).by();
  if (by == 0) return text;
  const std::string who = scene.player_name(by - 1);
  return text + (board.closed(cell) ? tr(", put by {}", who) : tr(", opened by {}", who));
}

void MinesweeperPane::draw_mode(const Region& row, const MatchScene& scene) const {
  const auto board = MinesBoard::of(scene.match);
  if (!board || board->shape() != shape_) return;
  const v1::MinesweeperStatus& status = board->status();
  const auto put = [&row](const std::string& words, Role role) {
    row.put_field(0, 1, row.columns() - 1, words, role);
  };
  if (status.voting()) {
    put(tr("No life is left. The players vote whether to go on."), Role::kStrong);
  } else if (!status.laid() && !scene.pending.empty()) {
    put(tr("The field is being made; a large one with many mines can take a while."),
        Role::kStrong);
  } else if (!status.laid()) {
    put(tr("Open any cell to begin."), Role::kStrong);
  } else {
    put(cell_words(scene, *board), Role::kNormal);
  }
}

}  // namespace gridmates::terminal
