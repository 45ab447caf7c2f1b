#include "client/tools/tictactoe/best.h"

#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "client/tools/batch/place.h"
#include "client/tools/batch/source.h"
#include "client/tools/batch/stream.h"
#include "client/tools/batch/waiting.h"
#include "client/tools/tictactoe/judge.h"
#include "client/words/refusals.h"
#include "engine/core/computer_player.h"
#include "engine/core/seeds.h"
#include "engine/text/json.h"
#include "engine/text/lines.h"
#include "engine/tictactoe/coordinates.h"
#include "engine/tictactoe/notation.h"
#include "engine/tictactoe/think.h"

namespace gridmates::tools::tictactoe {
namespace {

namespace game = gridmates::tictactoe;

struct InputLine {
  std::size_t number = 0;
  std::string words;
};

// Non-empty lines from a file or standard input, as they arrive.
class Lines {
 public:
  explicit Lines(const std::string& file) : source_(file) {}

  std::optional<std::vector<InputLine>> next(std::size_t most) {
    return waiting_.next(most, [this](std::vector<InputLine>& into) { return read_more(into); });
  }
  const std::string& failure() const { return source_.failure(); }
  std::string words_of(const InputLine& line, const std::string& why) const {
    return source_.in_file(at_place(line.number, 0, why));
  }

 private:
  bool read_more(std::vector<InputLine>& into) {
    const std::string_view bytes = source_.next();
    const auto feed = [&](std::string_view line) {
      ++number_;
      if (line.find_first_not_of(" \t") != line.npos) into.push_back({number_, std::string(line)});
    };
    lines_.feed(bytes, feed);
    if (!bytes.empty()) return true;
    lines_.finish(feed);
    return false;
  }

  Source source_;
  text::LineSplitter lines_;
  Waiting<InputLine> waiting_;
  std::size_t number_ = 0;
};

std::string_view word_of(game::Value value) {
  switch (value) {
    case game::Value::kWin:
      return "win";
    case game::Value::kDraw:
      return "draw";
    case game::Value::kLoss:
      return "loss";
    case game::Value::kUnknown:
      break;
  }
  return "unknown";
}

std::string in_words(const game::Thought& thought, const game::Variant& variant, bool json) {
  const auto name = [&](game::CellNumber cell) { return game::format_cell(cell, variant.columns); };
  const std::string best = name(thought.best.front());
  const std::string value(word_of(thought.value));
  const std::string nodes = std::to_string(thought.nodes);
  std::string line;
  for (const game::CellNumber cell : thought.line) {
    if (json && !line.empty()) line += ',';
    line += json ? text::json_quoted(name(cell)) : ' ' + name(cell);
  }
  if (!json) return "best " + best + " value " + value + " nodes " + nodes + " line" + line + '\n';
  return "{\"best\":" + text::json_quoted(best) + ",\"value\":" + text::json_quoted(value) +
         ",\"nodes\":" + nodes + ",\"line\":[" + line + "]}\n";
}

// Chooses one of the moves that the computer considers best; a level that overlooks lines has no
// proven value.
void as_in_a_room(game::Thought& thought, int level, core::Random& random) {
  const auto count = static_cast<std::uint32_t>(thought.best.size());
  std::swap(thought.best.front(), thought.best[random.below(count)]);
  const bool goes_on = !thought.line.empty() && thought.line.front() == thought.best.front();
  if (!goes_on) thought.line = {thought.best.front()};
  if (level < game::kBestLevel) thought.value = game::Value::kUnknown;
}

Answer answer(const InputLine& line, const Lines& input, const BestOptions& options) {
  const auto read = game::read_position(line.words);
  if (!read) return {"", kUnreadable, input.words_of(line, words::refusal_sentence(read.error()))};
  const game::Verdict verdict = game::judge(read->position, read->variant);
  if (verdict != game::Verdict::kFirstToMove && verdict != game::Verdict::kSecondToMove) {
    return {"", kUnreadable,
            input.words_of(line, tr("nobody is to move: {}", tr(verdict_words(verdict))))};
  }
  const game::Skill skill = game::skill_of(options.level.value_or(game::kBestLevel), read->variant);
  core::Random random(core::seed_from(options.seed.value_or(1)));
  const std::uint64_t nodes = options.level ? core::kUsualBudget : options.nodes;
  game::Thought thought = game::think(read->position, read->variant, skill, nodes, random);
  if (options.level) as_in_a_room(thought, *options.level, random);
  return {in_words(thought, read->variant, options.json)};
}

}  // namespace

int run_best(const BestOptions& options) {
  Lines input(options.file);
  std::size_t given = 0;
  StreamOptions one_at_a_time;
  one_at_a_time.batch = 1;
  const int status = stream_answers(input, one_at_a_time, [&](const InputLine& line) {
    ++given;
    return answer(line, input, options);
  });
  if (given == 0 && status == kAllWell) {
    return client::complain(tr("there is no position in it"), kUnreadable);
  }
  return status;
}

}  // namespace gridmates::tools::tictactoe
