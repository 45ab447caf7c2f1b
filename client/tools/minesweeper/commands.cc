#include <CLI/CLI.hpp>

#include "client/catalogue/catalogue.h"
#include "client/tools/batch/declare.h"
#include "client/tools/list.h"
#include "client/tools/minesweeper/convert.h"
#include "client/tools/minesweeper/generate.h"
#include "client/tools/minesweeper/play.h"
#include "client/tools/minesweeper/solve.h"
#include "client/tools/minesweeper/stats.h"
#include "client/tools/minesweeper/verify.h"

namespace gridmates::tools {
namespace {

namespace formats = minesweeper::formats;
using formats::Format;

constexpr std::uint64_t kMostNodes = 1'000'000'000'000;
constexpr std::uint64_t kMostGames = 1'000'000'000;

std::optional<Format> made_format_named(const std::string& name) {
  const auto format = formats::format_named(name);
  return format == Format::kRawvf ? std::nullopt : format;
}

// A size that can be played.
std::optional<minesweeper::Shape> played_shape_in(std::string_view words) {
  const auto shape = formats::shape_in(words);
  if (!shape || shape->width < minesweeper::kMinSide || shape->height < minesweeper::kMinSide) {
    return std::nullopt;
  }
  return shape;
}

template <class Size>
CLI::Option* add_size(CLI::App& sub, Size& size) {
  return add_parsed(sub, "--size", size, played_shape_in, tr("8x8 to 50x50"),
                    tr("columns and rows; 9x9 by default"));
}

void add_file(CLI::App& sub, mines::ReadOptions& input, const std::string& what) {
  sub.add_option("FILE", input.file, tr("{}; -: standard input", what))->capture_default_str();
}

void add_json(CLI::App& sub, bool& json) {
  sub.add_flag("--json", json, tr("print JSON, one object per line"));
}

void declare_kind(CLI::App& sub, mines::GenerateOptions& options) {
  auto* id = add_parsed(sub, "ID", options.id, formats::game_id_in, "WxHxM[+SEED]",
                        tr("a game id, instead of --size, --mines and --seed"));
  auto* size = add_size(sub, options.size);
  auto* mines = add_parsed(sub, "--mines", options.mines, mines::mine_count_in, "N|N%",
                           tr("how many, or a percentage of the cells; 10 on 9x9"));
  add_seed(sub, options.seed, tr("a seed; the same seed gives the same fields"));
  for (CLI::Option* other : {size, mines, sub.get_option("--seed")}) id->excludes(other);
}

void declare_generate(CLI::App& sub, mines::GenerateOptions& options) {
  declare_kind(sub, options);
  sub.add_option("--first", options.first,
                 tr("the cell opened first, such as n7; default: the middle"));
  add_parsed(
      sub, "--start", options.start, minesweeper::start_named, "zero|safe",
      tr("of the first cell: zero: neither it nor a neighbour is a mine; safe: it is not a mine"));
  auto* any = sub.add_flag_callback(
      "--any", [&options] { options.no_guess = false; },
      tr("place mines at random; a guess may be needed"));
  sub.add_flag_callback("--no-guess", [] {}, tr("no guess is needed (the default)"))->excludes(any);
  add_count(sub, options.count);
  auto* format =
      add_parsed(sub, "--format", options.format, made_format_named, "text|mbf|json",
                 tr("text: rows of cells; mbf: bytes; json: everything, with the proof"));
  sub.add_flag_callback(
         "--json", [&options] { options.format = Format::kJson; }, tr("same as --format json"))
      ->excludes(format);
  add_jobs(sub, options.jobs);
}

void declare_verify(CLI::App& sub, mines::VerifyOptions& options) {
  add_json(sub, options.json);
  add_jobs(sub, options.input.jobs);
  add_file(sub, options.input, tr("fields with proofs, JSON"));
}

void declare_solve(CLI::App& sub, mines::SolveOptions& options) {
  sub.add_option("--mines", options.mines, tr("mines in the field; default: as in the position"))
      ->check(CLI::Range(0, int{minesweeper::kMaxCells}));
  sub.add_option("--nodes", options.max_nodes,
                 tr("maximum search nodes for a position; beyond that it is undecided"))
      ->check(CLI::Range(std::uint64_t{1}, kMostNodes))
      ->capture_default_str();
  add_json(sub, options.json);
  add_jobs(sub, options.input.jobs);
  add_file(sub, options.input, tr("positions, rows of text"));
  sub.footer(tr(
      "A position: rows with a digit 0 to 8 for an open cell (. is 0), # for a closed one, F for a "
      "flag, * for a mine that is shown; above them `mines 40`, or 16x16x40."));
}

void declare_stats(CLI::App& sub, mines::StatsOptions& options) {
  add_json(sub, options.json);
  add_jobs(sub, options.input.jobs);
  add_file(sub, options.input, tr("fields or replays in any format"));
}

void declare_convert(CLI::App& sub, mines::ConvertOptions& options) {
  add_parsed(sub, "--to", options.to, formats::format_named, "text|mbf|json|rawvf",
             tr("the output format"))
      ->required();
  add_file(sub, options.input, tr("fields or replays in any format"));
}

void declare_play(CLI::App& sub, mines::PlayOptions& options) {
  sub.add_option("--games", options.games, tr("how many"))
      ->check(CLI::Range(std::uint64_t{1}, kMostGames))
      ->capture_default_str();
  add_size(sub, options.shape);
  sub.add_option("--mines", options.told_mines, tr("how many; 10 on 9x9"))
      ->check(CLI::Range(std::uint16_t{0}, minesweeper::kMaxCells));
  add_parsed(sub, "--start", options.start, minesweeper::start_named, "zero|safe",
             tr("zero: neither the first cell nor a neighbour is a mine; safe: it is not a mine"));
  add_parsed(sub, "--law", options.guessing, mines::played_law_named, "standard|speed|strict|kind",
             tr("standard: mines lie anywhere (the default); else fields that need no guess"));
  add_seed(sub, options.seed, tr("a seed; the same seed gives the same games"));
  add_jobs(sub, options.jobs);
  add_json(sub, options.json);
}

}  // namespace

void add_minesweeper(CLI::App& app, std::function<int()>& run) {
  CLI::App* family = app.add_subcommand(
      "minesweeper", tr("generate, verify, solve, measure and convert fields, without a server"));
  family->require_subcommand(1);
  add_command(*family, run, "generate", tr("print fields that need no guess, with their proofs"),
              declare_generate, mines::run_generate);
  add_command(*family, run, "verify", tr("check the proofs of fields"), declare_verify,
              mines::run_verify);
  add_command(*family, run, "solve",
              tr("print the mine probability of every closed cell of a position"), declare_solve,
              mines::run_solve);
  add_command(*family, run, "stats", tr("measure fields and replays"), declare_stats,
              mines::run_stats);
  add_command(*family, run, "convert", tr("write fields and replays in another format"),
              declare_convert, mines::run_convert);
  add_command(*family, run, "play", tr("let the automatic player play, and count its wins"),
              declare_play, mines::run_play);
}

}  // namespace gridmates::tools
