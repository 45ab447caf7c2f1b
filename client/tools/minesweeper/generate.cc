#include "client/tools/minesweeper/generate.h"

#include <algorithm>
#include <cstring>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "client/core/text.h"
#include "client/tools/batch/exits.h"
#include "client/tools/batch/in_order.h"
#include "client/tools/batch/interrupts.h"
#include "client/tools/batch/progress.h"
#include "client/tools/batch/seed.h"
#include "client/words/refusals.h"
#include "engine/core/random.h"
#include "engine/minesweeper/field/coordinates.h"
#include "engine/minesweeper/formats/json.h"
#include "engine/minesweeper/formats/mbf.h"
#include "engine/minesweeper/formats/rows.h"
#include "engine/text/numbers.h"

namespace gridmates::tools::mines {
namespace {

namespace formats = minesweeper::formats;
using formats::FieldFile;
using formats::Format;
using minesweeper::GeneratorOptions;

// Random seeds are short enough to be dictated.
constexpr std::uint64_t kSeedsByChance = 1'000'000'000'000;

std::uint64_t number_by_chance() {
  const core::Seed seed = seed_by_chance();
  std::uint64_t number = 0;
  std::memcpy(&number, seed.data(), sizeof number);
  return number % kSeedsByChance;
}

core::Refusal refusal(std::string why) { return {core::RefusalCode::kInvalid, std::move(why)}; }

core::Result<formats::GameId> kind_of(const GenerateOptions& options) {
  if (options.id) return *options.id;
  formats::GameId id;
  if (options.size) id.shape = *options.size;
  if (!options.mines && options.size && id.shape != minesweeper::Shape{9, 9}) {
    return refusal(tr("How many mines? --mines N, or --mines 20%."));
  }
  if (!options.mines) return id;
  const unsigned number = options.mines->number;
  id.mines = options.mines->is_percent
                 ? static_cast<std::uint16_t>((id.shape.cells() * number + 50) / 100)
                 : options.mines->number;
  return id;
}

FieldFile file_of(const GeneratorOptions& wanted, std::uint64_t seed) {
  auto made = minesweeper::generate(wanted, core::seed_from(seed));
  return {.field = made.field,
          .first = wanted.first,
          .start = wanted.start,
          .seed = seed,
          .guaranteed = made.guaranteed,
          .proof = std::move(made.proof)};
}

std::string text_of(const FieldFile& file, Format format) {
  if (format == Format::kMbf) return formats::write_mbf(file.field);
  return format == Format::kJson ? formats::write_json(file) : formats::write_rows(file);
}

// Writes the fields in order.
class Harvest {
 public:
  Harvest(const GenerateOptions& options, Progress& progress)
      : options_(options), progress_(progress) {}

  // Returns false if the output fails.
  bool take(const FieldFile& file) {
    const formats::GameId id{file.field.shape, file.field.mines.count(), file.seed, file.first};
    if (options_.no_guess && !file.guaranteed) {
      progress_.take_away();
      status_ = client::complain(tr("{} may need a guess: no guarantee within {} attempts",
                                    formats::in_words(id), minesweeper::kAttempts),
                                 kNo);
    }
    const bool has_blank_line = taken_++ > 0 && options_.format == Format::kText;
    progress_.make_way();
    if (client::write_out((has_blank_line ? "\n" : "") + text_of(file, options_.format))) {
      progress_.show(taken_);
      return true;
    }
    progress_.take_away();
    status_ = client::complain(client::kCannotWrite, kCannotRead);
    return false;
  }

  int status() const { return status_; }

 private:
  const GenerateOptions& options_;
  Progress& progress_;
  std::uint64_t taken_ = 0;
  int status_ = kAllWell;
};

}  // namespace

std::optional<MineCount> mine_count_in(std::string_view words) {
  MineCount count;
  count.is_percent = words.ends_with('%');
  if (count.is_percent) words.remove_suffix(1);
  const auto number = text::number_in<std::uint16_t>(words);
  if (!number || (count.is_percent && *number > 100)) return std::nullopt;
  count.number = *number;
  return count;
}

core::Result<GeneratorOptions> generator_options_of(const GenerateOptions& options) {
  const auto kind = kind_of(options);
  if (!kind) return kind.error();
  if (auto checked = minesweeper::check_field(kind->shape, kind->mines, options.start); !checked) {
    return checked.error();
  }
  GeneratorOptions wanted;
  wanted.shape = kind->shape;
  wanted.mines = kind->mines;
  wanted.start = options.start;
  wanted.no_guess = options.no_guess;
  if (kind->first && !options.first.empty()) {
    return refusal(tr("The id names the first cell already: leave --first out."));
  }
  const minesweeper::Cell middle = kind->first.value_or(formats::middle_of(kind->shape));
  const auto first = options.first.empty() ? middle : cell_named(kind->shape, options.first);
  if (!first)
    return refusal(tr("{} is not a cell of this field.", client::printable(options.first)));
  wanted.first = *first;
  if (options.format == Format::kMbf && options.count > 1) {
    return refusal(tr("An .mbf has one field: -n 1."));
  }
  return wanted;
}

int run_generate(const GenerateOptions& options) {
  const auto wanted = generator_options_of(options);
  if (!wanted) return client::complain(words::refusal_sentence(wanted.error()), kUnreadable);
  const auto told = options.id && options.id->seed ? options.id->seed : options.seed;
  const std::uint64_t seed = told ? *told : number_by_chance();
  const Interrupts interrupts;
  Progress progress(options.count);
  Harvest harvest(options, progress);
  std::uint64_t next = 0;
  in_order(
      options.jobs,
      [&]() -> std::optional<std::uint64_t> {
        if (next == options.count || interrupts.token().stop_requested()) return std::nullopt;
        return next++;
      },
      [&](std::uint64_t index) { return file_of(*wanted, seed + index); },
      [&](const FieldFile& file) { return harvest.take(file); });
  return interrupts.signal() != 0 ? 128 + interrupts.signal() : harvest.status();
}

}  // namespace gridmates::tools::mines
