#include "tests/contract/fuzz_games.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>
#include <string_view>

#include "engine/games/games.h"
#include "tests/contract/board_to_play.h"
#include "tests/contract/contract.h"
#include "tests/contract/null_game.h"

namespace gridmates::contract {
namespace {

using core::Bytes;
using core::ByteView;
using core::Game;
using core::Match;

void insist(bool good, const char* what) {
  if (good) return;
  std::fprintf(stderr, "broken promise: %s\n", what);
  std::abort();
}

// Splits the input: into single bytes and chunks with a length before each.
class Input {
 public:
  explicit Input(ByteView rest) : rest_(rest) {}
  bool empty() const { return rest_.empty(); }
  std::uint8_t byte() {
    if (rest_.empty()) return 0;
    const std::uint8_t byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }
  ByteView chunk() {
    const std::size_t wish = byte() + 256u * (byte() % 8u);
    const ByteView chunk = rest_.first(std::min(wish, rest_.size()));
    rest_ = rest_.subspan(chunk.size());
    return chunk;
  }

 private:
  ByteView rest_;
};

// The current match, and all operations on it or in place of it.
class Session {
 public:
  explicit Session(const Game& game) : game_(game), match_(*game.start(board_of(game))) {}

  void step(Input& input) {
    switch (input.byte() % 7) {
      case 0:
        take(game_.start(input.chunk()));
        break;
      case 1:
        take(game_.restore(input.chunk()));
        break;
      case 2:
        make_board(game_.default_options(), input.chunk());
        break;
      case 3: {
        const ByteView options = input.chunk();
        const core::Seed seed = core::seed_from(input.byte());
        take_board(game_.make_board(options, seed, input.chunk()));
        break;
      }
      case 4:
        match_.left(core::Seat(input.byte()));
        break;
      default: {
        const bool any_seat = input.byte() % 8 == 0;
        const std::uint8_t seat = input.byte();
        play(core::Seat(any_seat ? seat : seat % 3), input.chunk());
      }
    }
    check(all_viewers()[input.byte() % all_viewers().size()]);
  }

 private:
  // Making a default board may be slow, so one is kept for each game.
  static ByteView board_of(const Game& game) {
    static std::map<const Game*, Bytes> boards;
    Bytes& board = boards[&game];
    if (board.empty()) board = board_to_play(game, core::seed_from(1));
    return board;
  }

  void make_board(const Bytes& options, ByteView text) {
    const std::string_view puzzle(reinterpret_cast<const char*>(text.data()), text.size());
    if (const auto with = game_.with_puzzle(options, puzzle))
      take_board(game_.make_board(*with, {}, std::nullopt));
  }
  void take_board(const core::Result<Bytes>& board) {
    if (!board) return;
    auto match = game_.start(*board);
    insist(match.ok(), "a board that was made starts");
    take(std::move(match));
  }
  void take(core::Result<Match> match) {
    if (match) match_ = std::move(*match);
  }
  void play(core::Seat seat, ByteView move) {
    const Bytes before = match_.state();
    const auto answer = match_.play(seat, move);
    if (answer) return;
    insist(match_.state() == before, "a refusal changes nothing");
    insist(!answer.error().message.empty(), "a refusal says why");
  }
  void check(core::Viewer viewer) const {
    const Bytes state = match_.state();
    const auto restored = game_.restore(state);
    insist(restored.ok() && restored->state() == state, "a state comes back from its bytes");
    insist(restored->view(viewer) == match_.view(viewer), "a restored state looks the same");
    insist(restored->to_move() == match_.to_move(), "a restored state has the same seats to move");
    insist(restored->outcome() == match_.outcome(), "a restored state has the same outcome");
  }

  const Game& game_;
  Match match_;
};

const std::vector<const Game*>& games() {
  static const std::vector<const Game*> games = [] {
    std::vector<const Game*> list = all_games().all();
    list.push_back(&core::erased<null_game::Rules>());
    return list;
  }();
  return games;
}

}  // namespace

void fuzz_games(ByteView bytes) {
  constexpr int kMaxSteps = 64;
  Input input(bytes);
  Session session(*games()[input.byte() % games().size()]);
  for (int i = 0; i < kMaxSteps && !input.empty(); ++i) session.step(input);
}

}  // namespace gridmates::contract
