#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/printing/drawing.h"
#include "client/tools/batch/declare.h"
#include "client/tools/list.h"
#include "client/tools/sudoku/convert.h"
#include "client/tools/sudoku/declare.h"
#include "client/tools/sudoku/generate.h"
#include "client/tools/sudoku/grade.h"
#include "client/tools/sudoku/hint.h"
#include "client/tools/sudoku/print.h"
#include "client/tools/sudoku/solve.h"
#include "client/words/refusals.h"
#include "engine/sudoku/formats/writer.h"

namespace gridmates::tools {
namespace {

namespace formats = sudoku::formats;

constexpr std::uint64_t kMostNodes = 1'000'000'000'000;
constexpr std::uint64_t kMostMade = 1'000'000'000;

std::optional<sudoku::Symbols> symbols_named(const std::string& first_digit) {
  if (first_digit == "1") return sudoku::Symbols::kFromOne;
  if (first_digit == "0") return sudoku::Symbols::kFromZero;
  return std::nullopt;
}

std::optional<formats::Format> written_format_named(const std::string& name) {
  const auto format = formats::format_named(name);
  return format && formats::is_written(*format) ? format : std::nullopt;
}

std::optional<sudoku::SolverPath> available_path_named(const std::string& name) {
  const auto path = sudoku::path_named(name);
  return path && sudoku::is_available(*path) ? path : std::nullopt;
}

// All values for a list of techniques, one paragraph per group.
std::string techniques_in_words() {
  std::map<std::string_view, std::string> keys_of;
  for (std::size_t i = 0; i < sudoku::kTechniques; ++i) {
    const auto& facts = facts_of(static_cast<sudoku::Technique>(i));
    keys_of[facts.group] += ' ' + std::string(facts.key);
  }
  std::string words = tr("Techniques by group:");
  for (const auto& [group, keys] : keys_of) words += "\n  " + std::string(group) + ":" + keys;
  return words;
}

void add_budget(CLI::App& sub, std::uint64_t& budget, const char* what) {
  sub.add_option("--budget", budget, what)
      ->check(CLI::Range(std::uint64_t{1}, kMostNodes))
      ->capture_default_str();
}

void declare_solve(CLI::App& sub, SolveOptions& options) {
  auto* count = sub.add_option("--count", options.count, tr("count the solutions, up to N"))
                    ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
  auto* all = sub.add_option("--all", options.all, tr("print up to N solutions, one per line"))
                  ->check(CLI::Range(std::uint64_t{1}, kMostSolutions))
                  ->excludes(count);
  auto* logic =
      sub.add_flag("--logic", options.logic, tr("solve by techniques only, as far as they go"));
  logic->excludes(count)->excludes(all);
  for (CLI::Option* choice : add_techniques(sub, options.techniques)) choice->needs(logic);
  add_budget(sub, options.budget,
             tr("with --logic: maximum forcing nets for a puzzle; beyond that it is undecided"));
  sub.add_flag("--stats", options.stats, tr("print the count and speed on standard error"));
  add_parsed(sub, "--solver", options.path, available_path_named,
             "fastest|vector|avx2|avx512|exact-cover|clauses",
             tr("the solver; some need certain processors, some are for 9x9 only"));
  sub.add_option("--nodes", options.max_nodes,
                 tr("maximum search positions for a puzzle; beyond that it is undecided"))
      ->check(CLI::Range(std::uint64_t{0}, kMostNodes))
      ->capture_default_str();
  add_jobs(sub, options.jobs);
  add_input(sub, options.input);
}

void declare_grade(CLI::App& sub, GradeOptions& options) {
  sub.add_flag("--json", options.json, tr("print JSON, one object per line"));
  add_budget(sub, options.budget,
             tr("maximum inferences for a puzzle; beyond that its grade is undecided"));
  add_techniques(sub, options.techniques);
  add_jobs(sub, options.jobs);
  add_input(sub, options.input);
}

void declare_hint(CLI::App& sub, HintOptions& options) {
  const auto steps = [&options](const std::string& words) {
    options.all = words == "all";
    if (!options.all) options.steps = words.front() - '0';
  };
  sub.add_option_function<std::string>("--steps", steps,
                                       tr("how much to print: 1: whether there is one, 2: where, "
                                          "3: why; all: the path to the solution"))
      ->check(CLI::IsMember({"1", "2", "3", "all"}));
  add_parsed(sub, "--first-error", options.moves, moves_named, "MOVES",
             tr("print the first wrong one of these moves, such as A5=7,B3=0"))
      ->excludes("--steps");
  sub.add_flag("--all-here", options.all_here, tr("print every deduction that is possible now"))
      ->excludes("--steps")
      ->excludes("--first-error");
  sub.add_flag("--lines", options.lines, tr("print long explanations as numbered lines"));
  sub.add_flag("--json", options.json, tr("print JSON, one object per line"));
  add_budget(sub, options.budget,
             tr("maximum forcing nets for a puzzle; beyond that it is undecided"));
  add_techniques(sub, options.techniques);
  add_jobs(sub, options.jobs);
  add_input(sub, options.input);
}

// A level's band, or a range of ratings.
std::optional<sudoku::Band> band_named(const std::string& words) {
  if (const auto level = sudoku::level_named(words)) return sudoku::band_of(*level);
  return sudoku::range_named(words);
}

CLI::Validator technique_list() {
  const auto check = [](const std::string& list) {
    const auto set = sudoku::TechniqueSet::parse(list);
    if (!set) return tr("{} --help lists them.", words::refusal_sentence(set.error()));
    return *set == sudoku::TechniqueSet() ? std::string(tr("no technique is named"))
                                          : std::string();
  };
  return CLI::Validator(check, "LIST");
}

void declare_constraints(CLI::App& sub, GenerateOptions& options) {
  add_parsed(sub, "--level", options.level, band_named,
             "beginner|easy|medium|hard|expert|extreme|FROM-TO",
             tr("the level, or a range of ratings from 1 to 12, such as 4-5.5"));
  add_parsed(sub, "--symmetry", options.symmetry, sudoku::symmetry_named,
             "none|rotate180|rotate90|vertical|horizontal|diagonal|antidiagonal|full",
             tr("symmetry of the givens"));
  sub.add_flag(
      "--minimal", options.minimal,
      tr("make puzzles from which no given (or symmetric group of givens) can be removed"));
  sub.add_flag("--unbiased", options.unbiased,
               tr("all minimal puzzles with the same number of givens are equally likely; slow"));
  sub.add_option("--difficulty", options.difficulty,
                 tr("at least 10 + 5 times as many empty cells"))
      ->check(CLI::Range(1, 10));
  sub.add_option("--min-empty", options.min_empty, tr("at least N empty cells"))
      ->check(CLI::Range(0, sudoku::kMaxSide * sudoku::kMaxSide));
  sub.add_option("--min-clues", options.min_clues, tr("at least N givens"))
      ->check(CLI::Range(0, sudoku::kMaxSide * sudoku::kMaxSide));
  add_techniques(sub, options.techniques);
  sub.add_option_function<std::string>(
         "--require",
         [&](const std::string& list) {
           options.required = *sudoku::TechniqueSet::parse_each(list);
         },
         tr("techniques that must each be needed: without any one, the puzzle is harder or not "
            "solved"))
      ->check(technique_list());
}

void declare_generate(CLI::App& sub, GenerateOptions& options) {
  add_count(sub, options.count);
  sub.add_option("--size", options.size, tr("rows and columns, 9 by default"))
      ->check(CLI::Range(4, sudoku::kMaxSide));
  add_parsed(sub, "--box", options.box, formats::box_named, "RxC",
             tr("boxes of R rows and C columns; default: the usual ones for the size"));
  declare_constraints(sub, options);
  sub.add_option("--best-of", options.best_of, tr("keep the hardest of N puzzles"))
      ->check(CLI::Range(std::uint64_t{1}, kMostMade));
  add_parsed(sub, "--grid", options.grid, sudoku::full_grid_named, "uniform|lasvegas",
             tr("how the full grid is made"));
  add_parsed(sub, "--order", options.order, sudoku::order_named, "random|rows|snake|jump",
             tr("the order in which cells are emptied"));
  add_seed(sub, options.seed, tr("a seed; the same seed gives the same puzzles"));
  add_parsed(sub, "--format", options.format, written_format_named,
             "line|grid|candidates|sdk|sdm|ss|json", tr("the output format"));
  add_jobs(sub, options.jobs);
}

void declare_print(CLI::App& sub, PrintOptions& options) {
  const auto check = [](const std::string& name) {
    const bool is_known = name == "-" || printing::paper_named(name).has_value();
    return is_known ? std::string()
                    : tr("FILE.pdf, FILE.svg or FILE.png is expected, not {}", name);
  };
  sub.add_option("--per-page", options.per_page, tr("puzzles per page"))
      ->check(CLI::IsMember({1, 2, 4, 6}))
      ->capture_default_str();
  sub.add_option("--out", options.out, tr("the output file; -: standard output, as PDF"))
      ->check(CLI::Validator(check, "FILE.pdf|FILE.svg|FILE.png"))
      ->capture_default_str();
  add_jobs(sub, options.jobs);
  add_input(sub, options.input);
}

void declare_convert(CLI::App& sub, ConvertOptions& options) {
  add_parsed(sub, "--to", options.to, written_format_named, "line|grid|candidates|sdk|sdm|ss|json",
             tr("the output format"))
      ->required();
  add_jobs(sub, options.jobs);
  add_input(sub, options.input);
}

}  // namespace

void add_input(CLI::App& sub, InputOptions& input) {
  sub.add_option("FILE", input.file, tr("puzzles in any format; -: standard input"))
      ->capture_default_str();
  add_parsed(
      sub, "--box", input.reading.box, formats::box_named, "RxC",
      tr("boxes of R rows and C columns; default: as drawn, or the usual ones for the size"));
  add_parsed(
      sub, "--first-digit", input.reading.symbols, symbols_named, "0|1",
      tr("on boards larger than 9x9: 1: digits are 1-9A-G; 0: 0-9A-F; default: as in the puzzle"));
}

std::array<CLI::Option*, 3> add_techniques(CLI::App& sub, TechniqueOptions& techniques) {
  const CLI::Validator is_list = technique_list();
  auto* only = sub.add_option_function<std::string>(
      "--techniques",
      [&](const std::string& list) { techniques.only = *sudoku::TechniqueSet::parse(list); },
      tr("use only these, separated by commas: techniques such as x-wing, or groups such as fish"));
  auto* without = sub.add_option_function<std::string>(
      "--without",
      [&](const std::string& list) { techniques.without = *sudoku::TechniqueSet::parse(list); },
      tr("use all but these"));
  only->check(is_list);
  without->check(is_list)->excludes(only);
  auto* logical =
      sub.add_flag("--logical", techniques.logical, tr("use no forcing chains and nets"));
  sub.footer(techniques_in_words());
  return {only, without, logical};
}

void add_sudoku(CLI::App& app, std::function<int()>& run) {
  CLI::App* sudoku = app.add_subcommand(
      "sudoku", tr("solve, rate, generate, print and convert puzzles, without a server"));
  sudoku->require_subcommand(1);
  add_command(*sudoku, run, "solve", tr("print the solution of each puzzle, one per line"),
              declare_solve, run_solve);
  add_command(*sudoku, run, "grade", tr("rate puzzles, one per line"), declare_grade, run_grade);
  add_command(*sudoku, run, "hint", tr("print the next deduction, or all of them"), declare_hint,
              run_hint);
  add_command(*sudoku, run, "generate", tr("print puzzles with exactly one solution"),
              declare_generate, run_generate);
  add_command(*sudoku, run, "print", tr("draw puzzles and their solutions as PDF or SVG"),
              declare_print, run_print);
  add_command(*sudoku, run, "convert", tr("write puzzles in another format"), declare_convert,
              run_convert);
}

}  // namespace gridmates::tools
