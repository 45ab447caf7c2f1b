// Reviews a finished match of Connect Four: the values of its moves.
#include "client/replay/list.h"
#include "client/replay/review.h"
#include "engine/connectfour/think.h"

namespace gridmates::replay {
namespace {

constexpr std::uint64_t kReviewNodes = 20'000;  // per position

std::optional<Assessment> assess(const v1::MatchView& match) {
  const v1::ConnectFourView& view = match.connectfour();
  if (view.cells_size() != connectfour::kCells) return std::nullopt;
  connectfour::Position position;
  for (std::uint8_t cell = 0; cell < connectfour::kCells; ++cell) {
    const v1::ConnectFourDisc seen = view.cells(cell).disc();
    const auto disc =
        seen == v1::CONNECT_FOUR_DISC_X ? connectfour::Disc::kX : connectfour::Disc::kO;
    if (seen != v1::CONNECT_FOUR_DISC_UNSPECIFIED) position = with(position, disc, cell);
  }
  const std::uint32_t next = next_disc(position) == connectfour::Disc::kX ? 0 : 1;
  const core::Outcome outcome = connectfour::Rules::outcome({position, {}});
  if (outcome.over()) return over(next, outcome);
  core::Random random(core::seed_from(0));
  const core::Found thought = connectfour::think(
      position, connectfour::skill_of(connectfour::kBestLevel), kReviewNodes, random);
  Assessment found{next, worth_of(thought)};
  for (const core::SearchMove move : thought.best) {
    found.best.emplace_back().mutable_connectfour()->set_column(move);
  }
  return found;
}

}  // namespace

GameAgain connectfour_again() {
  GameAgain again;
  again.game = "connectfour";
  again.remarks = [](const v1::Replay& ended) { return review_of(ended, assess); };
  return again;
}

}  // namespace gridmates::replay
