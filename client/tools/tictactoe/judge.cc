#include "client/tools/tictactoe/judge.h"

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "client/tools/batch/stream.h"
#include "client/tools/tictactoe/positions.h"
#include "engine/tictactoe/coordinates.h"

namespace gridmates::tools::tictactoe {
namespace {

namespace game = gridmates::tictactoe;

// The cells of this mark in its winning lines: "a1 b2 c3"; empty if there is none.
std::string line_of(const game::Position& position, game::Mark mark) {
  const auto winning = game::winning_cells(position);
  std::string cells;
  for (std::uint8_t cell = 0; cell < game::kCells; ++cell) {
    if (!winning[cell] || position[cell] != mark) continue;
    cells += (cells.empty() ? "" : " ") + game::format_cell(cell);
  }
  return cells;
}

std::string counts(int x, int o) {
  return "there are " + std::to_string(x) + " X and " + std::to_string(o) + " 0";
}

std::string why_illegal(const game::Position& position, int x, int o) {
  const std::string first = line_of(position, game::Mark::kX);
  const std::string second = line_of(position, game::Mark::kO);
  if (x != o && x != o + 1) return counts(x, o) + ", and X begins and they take turns";
  if (!first.empty() && !second.empty()) return "X has " + first + ", and 0 has " + second;
  if (!first.empty()) return "X has " + first + ", and 0 has moved since";
  return "0 has " + second + ", and X has moved since";
}

Answer answer(const Read& read, const Positions& input, bool why) {
  if (!read) return {"", kUnreadable, input.in_file(read.error().message)};
  std::string words(verdict_words(game::judge(*read)));
  if (why) words += ": " + verdict_reason(*read);
  return {words + '\n'};
}

}  // namespace

std::string_view verdict_words(game::Verdict verdict) {
  switch (verdict) {
    case game::Verdict::kFirstToMove:
      return tr_later("first");
    case game::Verdict::kSecondToMove:
      return tr_later("second");
    case game::Verdict::kIllegal:
      return tr_later("illegal");
    case game::Verdict::kFirstWon:
      return tr_later("the first player won");
    case game::Verdict::kSecondWon:
      return tr_later("the second player won");
    case game::Verdict::kDraw:
      break;
  }
  return tr_later("draw");
}

std::string verdict_reason(const game::Position& position) {
  const int x = game::count(position, game::Mark::kX);
  const int o = game::count(position, game::Mark::kO);
  switch (game::judge(position)) {
    case game::Verdict::kFirstToMove:
      return counts(x, o) + ", so X is to move";
    case game::Verdict::kSecondToMove:
      return counts(x, o) + ", so 0 is to move";
    case game::Verdict::kIllegal:
      return why_illegal(position, x, o);
    case game::Verdict::kFirstWon:
      return "X has " + line_of(position, game::Mark::kX);
    case game::Verdict::kSecondWon:
      return "0 has " + line_of(position, game::Mark::kO);
    case game::Verdict::kDraw:
      break;
  }
  return "the board is full, and nobody has a line";
}

int run_judge(const JudgeOptions& options) {
  Positions input(options.file);
  const int status =
      stream_answers(input, {}, [&](const Read& read) { return answer(read, input, options.why); });
  if (input.given() == 0 && status == kAllWell) {
    return client::complain(input.in_file(tr("there is nothing in it")), kUnreadable);
  }
  return status;
}

}  // namespace gridmates::tools::tictactoe
