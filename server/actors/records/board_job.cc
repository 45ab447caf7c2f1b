#include "server/actors/records/board_job.h"

#include <exception>
#include <utility>

#include "server/base/limits.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

core::Result<MadeBoard, v1::Error> make_now(const core::Game& game, const BoardOrder& order,
                                            const core::Seed& seed, core::Making making) {
  std::vector<core::Statement> unmet;
  std::size_t bytes = 0;
  making.on_unmet = [&unmet, &bytes](const core::Statement& one) {
    const std::size_t more = one.text().size() + 1;
    if (bytes + more > limits::kUnmetBytes) return;
    bytes += more;
    unmet.push_back(one);
  };
  try {
    std::optional<core::ByteView> first_move;
    if (order.first_move) first_move = *order.first_move;
    auto made = order.daily ? game.daily_board(order.options, seed, making)
                            : game.make_board(order.options, seed, first_move, making);
    if (!made) return wire::error_of(made.error(), order.field);
    if (made->size() > limits::kBoardBytes) {
      return wire::refuse(v1::ERROR_CODE_LIMIT_EXCEEDED,
                          "Such a board is too large for this server.", {}, order.field);
    }
    std::string level = order.grade ? game.level(*made) : std::string();
    std::optional<core::PuzzleFacts> read;
    if (order.pasted) read = game.puzzle_facts(*order.pasted, *made);
    return MadeBoard{*std::move(made), std::move(level), std::move(read), std::move(unmet)};
  } catch (const std::exception&) {
    return wire::fault();
  }
}

}  // namespace gridmates::actors
