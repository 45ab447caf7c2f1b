#include "client/tools/sudoku/generate.h"

#include <algorithm>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "client/tools/batch/in_order.h"
#include "client/tools/batch/interrupts.h"
#include "client/tools/batch/progress.h"
#include "client/tools/batch/seed.h"
#include "client/tools/sudoku/answers.h"
#include "client/tools/sudoku/stream.h"
#include "client/words/refusals.h"
#include "engine/core/random.h"
#include "engine/core/seeds.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/formats/writer.h"
#include "engine/sudoku/logic/ladder.h"
#include "engine/text/json.h"

namespace gridmates::tools {
namespace {

using sudoku::GeneratorOptions;
using sudoku::Made;
using sudoku::formats::Format;
using text::json_quoted;

std::string made_in_json(const Made& made, sudoku::Shape shape) {
  const auto cells = [](const sudoku::Digits& digits) {
    return json_quoted(sudoku::formats::cells_in_line(digits, sudoku::Symbols::kFromOne));
  };
  const auto puzzle = sudoku::formats::givens_in_line({.shape = shape, .givens = made.puzzle});
  std::string line = "{\"puzzle\":" + json_quoted(puzzle) + ",\"solution\":" + cells(made.solution);
  line += ",\"box\":" + json_quoted(sudoku::formats::box_in_words(shape));
  line += ",\"givens\":" + std::to_string(made.givens);
  line += std::string(",\"minimal\":") + (made.minimal ? "true" : "false");
  line += ',' + members_of(made.grade.value_or(sudoku::Grade{}));
  std::string unmet;
  for (const core::Statement& one : made.unmet)
    unmet += (unmet.empty() ? "" : ",") + json_quoted(one.text());
  return line + ",\"nearest\":" + (made.is_nearest() ? "true" : "false") + ",\"unmet\":[" + unmet +
         "]}\n";
}

std::string text_of(const Made& made, sudoku::Shape shape, Format format) {
  if (format == Format::kJson) return made_in_json(made, shape);
  sudoku::formats::Puzzle puzzle{.shape = shape, .givens = made.puzzle};
  if (made.grade && made.grade->decided && made.grade->solved) {
    puzzle.remarks.push_back({'L', std::string(name_of(sudoku::level_of(made.grade->er)))});
  }
  if (made.is_nearest()) puzzle.remarks.push_back({sudoku::formats::kFields, "nearest"});
  return write(puzzle, format);
}

// Takes the puzzles in order, chooses the best of each group, and writes it.
class Harvest {
 public:
  Harvest(const GenerateOptions& options, const GeneratorOptions& generator_options,
          Progress& progress)
      : options_(options), generator_options_(generator_options), progress_(progress) {}

  // Returns false if the output fails.
  bool take(core::Result<Made> made) {
    ++taken_;
    if (!made) {
      failure_ = words::refusal_sentence(made.error());
    } else if (!best_ || sudoku::is_better(generator_options_.shape, *made, *best_)) {
      best_ = *std::move(made);
    }
    if (taken_ % options_.best_of == 0 && !finish_one()) return false;
    progress_.show(taken_);
    return true;
  }

  int status() const { return status_; }

 private:
  bool finish_one() {
    const std::optional<Made> best = std::exchange(best_, std::nullopt);
    if (!best) {
      complain(failure_);
      return true;
    }
    for (const core::Statement& one : best->unmet) complain(words::statement_words(one));
    progress_.make_way();
    const bool has_blank_line = written_ > 0 && has_several_lines(options_.format);
    ++written_;
    if (client::write_out((has_blank_line ? "\n" : "") +
                          text_of(*best, generator_options_.shape, options_.format))) {
      return true;
    }
    progress_.take_away();
    status_ = client::complain(client::kCannotWrite, kCannotRead);
    return false;
  }

  void complain(const std::string& sentence) {
    progress_.take_away();
    status_ = client::complain(sentence, kNo);
  }

  const GenerateOptions& options_;
  const GeneratorOptions& generator_options_;
  Progress& progress_;
  std::uint64_t taken_ = 0;
  std::uint64_t written_ = 0;
  std::optional<Made> best_;  // since the last one was written
  std::string failure_;
  int status_ = kAllWell;
};

core::Result<sudoku::Shape> shape_of(const GenerateOptions& options) {
  const auto refuse = [](const char* why) {
    return core::Refusal{core::RefusalCode::kInvalid, why};
  };
  if (options.box && options.size && options.box->side() != *options.size) {
    return refuse(tr("These boxes make another size."));
  }
  if (options.box) return *options.box;
  const auto usual = sudoku::formats::usual_shape(options.size.value_or(9));
  if (!usual) return refuse(tr("There are no usual boxes for this size; --box says which."));
  return *usual;
}

}  // namespace

core::Result<GeneratorOptions> generator_options_of(const GenerateOptions& options) {
  const auto shape = shape_of(options);
  if (!shape) return shape.error();
  GeneratorOptions generator_options;
  generator_options.shape = *shape;
  generator_options.symmetry = options.symmetry;
  generator_options.minimal = options.minimal;
  generator_options.unbiased = options.unbiased;
  generator_options.min_clues = options.min_clues;
  generator_options.min_empty = options.min_empty;
  if (options.difficulty) {
    generator_options.min_empty =
        std::max(generator_options.min_empty, sudoku::empty_cells_of(*shape, *options.difficulty));
  }
  generator_options.rating = options.level;
  generator_options.techniques = options.techniques.set();
  generator_options.required = options.required;
  generator_options.grid = options.grid;
  generator_options.order = options.order;
  generator_options.graded = options.best_of > 1 || options.format == Format::kJson;
  const auto checked = sudoku::check(generator_options);
  if (!checked) return checked.error();
  return generator_options;
}

int run_generate(const GenerateOptions& options) {
  const auto generator_options = generator_options_of(options);
  if (!generator_options)
    return client::complain(words::refusal_sentence(generator_options.error()), kUnreadable);
  const core::Seed seed = options.seed ? core::seed_from(*options.seed) : seed_by_chance();
  const Interrupts interrupts;
  const std::uint64_t total = options.count * options.best_of;
  Progress progress(total);
  Harvest harvest(options, *generator_options, progress);
  std::uint64_t next = 0;
  bool was_cut_short = false;
  in_order(
      options.jobs,
      [&]() -> std::optional<std::uint64_t> {
        if (next == total || interrupts.token().stop_requested()) return std::nullopt;
        return next++;
      },
      [&](std::uint64_t index) {
        return sudoku::generate(*generator_options, core::seed_of(seed, index), interrupts.token());
      },
      [&](core::Result<Made> made) {
        // The best of an incomplete group would not be the best for the seed.
        was_cut_short |= !made && interrupts.token().stop_requested();
        if (was_cut_short && (!made || options.best_of > 1)) return true;
        return harvest.take(std::move(made));
      });
  return interrupts.signal() != 0 ? 128 + interrupts.signal() : harvest.status();
}

}  // namespace gridmates::tools
