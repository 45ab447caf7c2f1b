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
  auto* count = sub.add_option("--count", options.count, tr("print how many solutions, up to N"))
                    ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
  auto* all = sub.add_option("--all", options.all, tr("print up to N solutions, a line each"))
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
  sub.add_flag("--json", options.json, tr("JSON, one object a line"));
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
  sub.add_option_function<std::string>(
         "--steps", steps,
         tr("1: that there is one, 2: where, 3: why; all: the path to the solution"))
      ->check(CLI::IsMember({"1", "2", "3", "all"}));
  add_parsed(sub, "--first-error", options.moves, moves_named, "MOVES",
             tr("of moves in their order, as A5=7,B3=0, the first wrong one"))
      ->excludes("--steps");
  sub.add_flag("--all-here", options.all_here, tr("every deduction that the position offers"))
      ->excludes("--steps")
      ->excludes("--first-error");
  sub.add_flag("--lines", options.lines, tr("a long reason as numbered lines"));
  sub.add_flag("--json", options.json, tr("JSON, one line per step"));
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
             tr("how hard, or ratings of 1 to 12 as 4-5.5"));
  add_parsed(sub, "--symmetry", options.symmetry, sudoku::symmetry_named,
             "none|rotate180|rotate90|vertical|horizontal|diagonal|antidiagonal|full",
             tr("of the pattern of givens"));
  sub.add_flag("--minimal", options.minimal,
               tr("no given, or symmetric group of givens, can be left out"));
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
             tr("boxes of R rows and C columns; else the usual ones of the size"));
  declare_constraints(sub, options);
  sub.add_option("--best-of", options.best_of, tr("keep the hardest of N puzzles"))
      ->check(CLI::Range(std::uint64_t{1}, kMostMade));
  add_parsed(sub, "--grid", options.grid, sudoku::full_grid_named, "uniform|lasvegas",
             tr("how the full grid is made"));
  add_parsed(sub, "--order", options.order, sudoku::order_named, "random|rows|snake|jump",
             tr("the order in which cells are emptied"));
  add_seed(sub, options.seed, tr("the same number gives the same puzzles"));
  add_parsed(sub, "--format", options.format, written_format_named,
             "line|grid|candidates|sdk|sdm|ss|json", tr("the format"));
  add_jobs(sub, options.jobs);
}

void declare_print(CLI::App& sub, PrintOptions& options) {
  const auto check = [](const std::string& name) {
    const bool is_known = name == "-" || printing::paper_named(name).has_value();
    return is_known ? std::string()
                    : tr("FILE.pdf, FILE.svg or FILE.png is expected, not {}", name);
  };
  sub.add_option("--per-page", options.per_page, tr("puzzles on a page"))
      ->check(CLI::IsMember({1, 2, 4, 6}))
      ->capture_default_str();
  sub.add_option("--out", options.out, tr("where to; - is standard output, as PDF"))
      ->check(CLI::Validator(check, "FILE.pdf|FILE.svg|FILE.png"))
      ->capture_default_str();
  add_jobs(sub, options.jobs);
  add_input(sub, options.input);
}

void declare_convert(CLI::App& sub, ConvertOptions& options) {
  add_parsed(sub, "--to", options.to, written_format_named, "line|grid|candidates|sdk|sdm|ss|json",
             tr("the format"))
      ->required();
  add_jobs(sub, options.jobs);
  add_input(sub, options.input);
}

}  // namespace

void add_input(CLI::App& sub, InputOptions& input) {
  sub.add_option("FILE", input.file, tr("puzzles in any format; - is standard input"))
      ->capture_default_str();
  add_parsed(sub, "--box", input.reading.box, formats::box_named, "RxC",
             tr("boxes of R rows and C columns; else as drawn, or as is usual for the size"));
  add_parsed(sub, "--first-digit", input.reading.symbols, symbols_named, "0|1",
             tr("beyond 9x9: digits are 1-9A-G (1) or 0-9A-F (0); else as the puzzle shows"));
}

std::array<CLI::Option*, 3> add_techniques(CLI::App& sub, TechniqueOptions& techniques) {
  const CLI::Validator is_list = technique_list();
  auto* only = sub.add_option_function<std::string>(
      "--techniques",
      [&](const std::string& list) { techniques.only = *sudoku::TechniqueSet::parse(list); },
      tr("only these, with commas between them: x-wing, or groups as singles, fish, chains"));
  auto* without = sub.add_option_function<std::string>(
      "--without",
      [&](const std::string& list) { techniques.without = *sudoku::TechniqueSet::parse(list); },
      tr("all but these"));
  only->check(is_list);
  without->check(is_list)->excludes(only);
  auto* logical = sub.add_flag("--logical", techniques.logical, tr("no forcing chains and nets"));
  sub.footer(techniques_in_words());
  return {only, without, logical};
}

void add_sudoku(CLI::App& app, std::function<int()>& run) {
  CLI::App* sudoku = app.add_subcommand("sudoku", tr("puzzles without a server"));
  sudoku->require_subcommand(1);
  add_command(*sudoku, run, "solve", tr("print the solution of each puzzle, a line each"),
              declare_solve, run_solve);
  add_command(*sudoku, run, "grade", tr("rate each puzzle, a line each"), declare_grade, run_grade);
  add_command(*sudoku, run, "hint", tr("tell the next deduction, or all of them"), declare_hint,
              run_hint);
  add_command(*sudoku, run, "generate", tr("print puzzles with exactly one solution"),
              declare_generate, run_generate);
  add_command(*sudoku, run, "print", tr("draw puzzles and their solutions as PDF or SVG"),
              declare_print, run_print);
  add_command(*sudoku, run, "convert", tr("write puzzles in another format"), declare_convert,
              run_convert);
}

}  // namespace gridmates::tools
