#include "client/tools/arena/commands.h"

#include <CLI/CLI.hpp>

#include "client/catalogue/catalogue.h"
#include "client/tools/arena/tuned.h"
#include "client/tools/batch/declare.h"
#include "client/tools/list.h"
#include "client/tools/records/position.h"
#include "client/tools/tictactoe/best.h"
#include "client/tools/tictactoe/judge.h"
#include "engine/tictactoe/record.h"
#include "engine/tictactoe/think.h"

namespace gridmates::tools {
namespace {

namespace game = gridmates::tictactoe;

constexpr std::uint64_t kMostNodes = 1'000'000'000'000;

void declare_judge(CLI::App& sub, tictactoe::JudgeOptions& options) {
  sub.add_flag("--why", options.why, tr("print the reason for each verdict"));
  sub.add_option("FILE", options.file, tr("positions of three rows; -: standard input"))
      ->capture_default_str();
  sub.footer(
      tr("A row is three of X, 0 (or O) and . for an empty cell; a blank line goes between two "
         "positions."));
}

void declare_best(CLI::App& sub, tictactoe::BestOptions& options) {
  auto* level =
      sub.add_option("--level", options.level, tr("choose as a computer of this level does"))
          ->check(CLI::Range(1, game::kBestLevel));
  sub.add_option("--nodes", options.nodes, tr("maximum positions to search"))
      ->check(CLI::Range(std::uint64_t{1}, kMostNodes))
      ->capture_default_str()
      ->excludes(level);
  add_seed(sub, options.seed, tr("a seed for what a level overlooks"));
  sub.add_flag("--json", options.json, tr("print JSON, one object per line"));
  sub.add_option("FILE", options.file, tr("positions, one per line; -: standard input"))
      ->capture_default_str();
  sub.footer(
      tr("A position is a board, its rows and the player to move, such as 3x3x3 xo1/1x1/3 o."));
}

core::Result<core::Bytes> board_in(const std::string& words) {
  constexpr std::string_view kExact = " exact";
  const bool is_exact = words.ends_with(kExact);
  auto board = game::read_board(
      std::string_view(words).substr(0, words.size() - (is_exact ? kExact.size() : 0)));
  if (!board) {
    return core::Refusal{
        core::RefusalCode::kInvalid,
        tr("--board is COLUMNSxROWSxIN_A_ROW, as in 15x15x5, or \"15x15x5 exact\".")};
  }
  if (is_exact) board->rest.value.overline = game::Overline::kNoLine;
  if (auto good = game::check(*board); !good) return good.error();
  return core::encode(*board);
}

game::Variant variant_of(const core::Bytes& board) { return *core::decode<game::Board>(board); }

arena::ArenaGame arena_game() {
  arena::ArenaGame arena;
  arena.game = &core::erased<game::Rules>();
  arena.board = board_in;
  arena.usual_board = game::board_word({});
  arena.overlooked = [](int level, const core::Bytes& board) {
    return game::skill_of(level, variant_of(board)).overlooked_permille;
  };
  arena.tuned = [](int level, std::uint32_t overlooked, std::uint32_t nodes) {
    return arena::tuned<game::View>(
        level, overlooked, nodes, game::state_of,
        [](int of, const game::State& state) { return game::skill_of(of, state.variant()); });
  };
  return arena;
}

}  // namespace

void add_tictactoe(CLI::App& app, std::function<int()>& run) {
  CLI::App* family = app.add_subcommand(
      "tictactoe", tr("examine positions and let computers play, without a server"));
  family->require_subcommand(1);
  add_command(
      *family, run, "judge",
      tr("print for each position whose turn it is, who has won, or that it cannot be reached"),
      declare_judge, tictactoe::run_judge);
  add_command(*family, run, "best", tr("print the best move of each position and its value"),
              declare_best, tictactoe::run_best);
  records::add_position(*family, run, pgn::take_position<game::Notation>);
  arena::add_arena(*family, run, arena_game());
}

}  // namespace gridmates::tools
