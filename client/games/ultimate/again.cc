// Reviews a finished match of ultimate tic-tac-toe: the values of its moves.
#include "client/games/ultimate/board.h"
#include "client/replay/list.h"
#include "client/replay/review.h"
#include "engine/ultimate/think.h"

namespace gridmates::replay {
namespace {

constexpr std::uint64_t kReviewNodes = 5'000;  // per position

std::optional<Assessment> assess(const v1::MatchView& match) {
  const v1::UltimateView& view = match.ultimate();
  if (!words::is_whole(view)) return std::nullopt;
  ultimate::Position position;
  std::optional<std::uint8_t> last;
  for (std::uint8_t cell = 0; cell < ultimate::kCells; ++cell) {
    const v1::UltimateCell& seen = view.cells(cell);
    const char sign = words::sign_of(seen.mark());
    const auto mark = sign == 'X' ? ultimate::Mark::kX : ultimate::Mark::kO;
    if (sign != '.') position = with(position, mark, cell);
    if (seen.last()) last = cell;
  }
  position.last = last;
  const std::uint32_t next = next_mark(position) == ultimate::Mark::kX ? 0 : 1;
  const core::Outcome outcome = ultimate::Rules::outcome({position});
  if (outcome.over()) return over(next, outcome);
  core::Random random(core::seed_from(0));
  const core::Found thought =
      ultimate::think(position, ultimate::skill_of(ultimate::kBestLevel), kReviewNodes, random);
  Assessment found{next, worth_of(thought)};
  for (const core::SearchMove move : thought.best) {
    found.best.emplace_back().mutable_ultimate()->set_cell(move);
  }
  return found;
}

}  // namespace

GameAgain ultimate_again() {
  GameAgain again;
  again.game = "ultimate";
  again.remarks = [](const v1::Replay& ended) { return review_of(ended, assess); };
  return again;
}

}  // namespace gridmates::replay
