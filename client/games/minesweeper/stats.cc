#include "client/games/minesweeper/stats.h"

#include <cstdio>
#include <optional>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "engine/minesweeper/formats/game_id.h"
#include "engine/minesweeper/stats/stats.h"

namespace gridmates::words {
namespace {

std::string decimal(std::optional<double> value) {
  if (!value) return "-";
  char text[32];
  std::snprintf(text, sizeof(text), "%.2f", *value);
  return text;
}

minesweeper::Clicks clicks_of(const v1::MinesweeperStatus& status) {
  minesweeper::Clicks clicks;
  for (const v1::MinesweeperPart& part : status.parts()) {
    clicks.left += part.left_clicks();
    clicks.right += part.right_clicks();
    clicks.chords += part.chords();
    clicks.effective += part.effective();
  }
  return clicks;
}

// The number of guesses, the hits, and the hits expected from the guesses.
std::string luck_line(const v1::MinesweeperStatus& status) {
  std::uint32_t guesses = 0;
  std::uint32_t expected_permille = 0;
  for (const v1::MinesweeperPart& part : status.parts()) {
    guesses += part.guesses();
    expected_permille += part.expected_permille();
  }
  return tr_count("{} guess, hits {}, expected {}", "{} guesses, hits {}, expected {}", guesses,
                  status.hits(), decimal(expected_permille / 1'000.0));
}

}  // namespace

bool is_measured(const v1::MinesweeperStatus& status) {
  return status.over() && status.has_worth();
}

std::vector<std::string> stats_lines(const v1::MinesweeperStatus& status, std::uint64_t time_ms) {
  const minesweeper::Clicks clicks = clicks_of(status);
  const auto done = static_cast<std::uint16_t>(status.worth().bbbv_done());
  const bool won = status.opened() == status.to_open();
  return {tr("3BV {} of {}  3BV/s {}  ZiNi {}", done, status.worth().bbbv(),
             decimal(minesweeper::bbbv_per_s(done, time_ms)), status.worth().zini()),
          tr("IOE {}", decimal(minesweeper::ioe(done, clicks))) +
              (won ? "  " + tr("RQP {}", decimal(minesweeper::rqp(done, time_ms))) : "") +
              (clicks.no_flag() ? "  " + std::string(tr("no-flag")) : ""),
          tr("throughput {}  correctness {}", decimal(minesweeper::throughput(done, clicks)),
             decimal(minesweeper::correctness(clicks))),
          tr("clicks left {} right {} chord {}", clicks.left, clicks.right, clicks.chords),
          luck_line(status)};
}

std::uint64_t played_ms(const v1::MatchView& match, std::uint64_t time_ms) {
  const bool finished = match.players_size() == 1 && match.players(0).place() != 0;
  return finished ? match.players(0).finished_ms() : time_ms;
}

std::string id_line(const MinesBoard& board) {
  const v1::MinesweeperWorth& worth = board.status().worth();
  if (worth.seed().empty()) return {};
  const auto mines = static_cast<std::uint16_t>(board.status().mines());
  return "id " + in_words(minesweeper::formats::GameId{board.shape(), mines, {}, {}}) + '+' +
         client::printable(worth.seed()) + '@' + board.name(worth.first() - 1);
}

}  // namespace gridmates::words
