// The contract detects violations: games that break it in one way each are reported for it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "tests/contract/contract.h"
#include "tests/contract/forwarded_game.h"
#include "tests/contract/null_game.h"

namespace gridmates::contract {
namespace {

using core::Bytes;
using core::ByteView;
using core::Seat;

enum class Fault {
  kRefusalChangesSomething,
  kRefusalIsSilent,
  kAcceptsAfterTheEnd,
  kCopiesShareTheirState,
  kChanceInPlay,
  kViewForgetsACell,
  kConstantsChange,
  kViewDependsOnTheSeat,
  kLookingChangesTheState,
  kRestoreForgets,
  kTakesMalformedStates,
  kTwoBoardsOfASeed,
  kAssistanceIsForgotten,
  kCostFalls,
  kWaitsWhilePlayed,
  kTablesAddUp,
  kCategoryIsLong,
  kComputersAreRatedAlike,
  kGoingAddsUp,
  kGoingTakesBack,
  kDigestForgets,
  kRematchesAddUp,
  kLevelIsLong,
  kTakesBackForEver,
  kQuestionStays,
  kPickingIsForgotten,
  kPicksAnything,
};

// Whether the first box is closed.
bool is_closed(const core::MatchView& view) {
  return std::ranges::equal(view.cells[0], core::encode(null_game::View::Cell{}));
}
Bytes board() { return core::encode(null_game::Board{5, 0}); }
const core::Game& honest() { return core::erased<null_game::Rules>(); }

// A match of the null game with this fault.
class CrookedMatch final : public core::Match::Concept {
 public:
  CrookedMatch(core::Match match, Fault fault)
      : match_(std::make_shared<core::Match>(std::move(match))), fault_(fault) {}

  core::Result<Next> play(Seat seat, ByteView move) const override {
    auto next = std::make_shared<CrookedMatch>(*match_, fault_);
    if (fault_ == Fault::kCopiesShareTheirState) next->match_ = match_;
    auto answer = next->play_crookedly(seat, move);
    if (answer) return Next(std::move(next));
    *match_ = *next->match_;
    return std::move(answer.error());
  }
  Next left(Seat) const override {
    auto next = std::make_shared<CrookedMatch>(*match_, fault_);
    const bool over = match_->outcome().over();
    if (fault_ == Fault::kGoingAddsUp && !over) next->open_a_closed_box();
    if (fault_ == Fault::kGoingTakesBack && over) *next->match_ = *honest().start(board());
    return next;
  }
  core::SeatSet to_move() const override { return match_->to_move(); }
  core::Outcome outcome() const override { return match_->outcome(); }
  core::MatchView view(core::Viewer viewer) const override {
    core::MatchView view = match_->view(viewer);
    const bool opened = !is_closed(view);
    if (fault_ == Fault::kViewForgetsACell && opened) view.cells.resize(view.cells.size() - 1);
    if (fault_ == Fault::kConstantsChange && opened) view.constants.back() ^= 1;
    const bool second = viewer == core::Viewer{core::Viewer::Kind::kPlayer, Seat(1)};
    if (fault_ == Fault::kViewDependsOnTheSeat && second) view.cells.resize(0);
    return view;
  }
  Bytes state() const override {
    Bytes state = match_->state();
    if (fault_ == Fault::kLookingChangesTheState)
      state.back() = static_cast<std::uint8_t>(++looks_ % 200);
    return state;
  }
  std::uint64_t digest() const override {
    return fault_ == Fault::kDigestForgets ? 0 : match_->digest();
  }
  std::string help_class() const override { return match_->help_class(); }
  bool assisted() const override {
    return fault_ == Fault::kAssistanceIsForgotten ? first_is_closed() : match_->assisted();
  }
  bool waits() const override { return fault_ == Fault::kWaitsWhilePlayed; }
  bool takes_long() const override { return match_->takes_long(); }
  core::Merit merit() const override { return match_->merit(); }
  std::uint32_t cost_ms() const override {
    return fault_ != Fault::kCostFalls ? match_->cost_ms() : std::uint32_t{first_is_closed()};
  }
  std::optional<core::Question> question() const override {
    if (fault_ != Fault::kQuestionStays || match_->outcome().over()) return match_->question();
    return core::Question{"why", {}, {}};
  }
  bool needs_work(ByteView move) const override { return match_->needs_work(move); }
  std::string asks_all(ByteView move) const override { return match_->asks_all(move); }
  std::optional<Bytes> agreed(std::string_view question) const override {
    return match_->agreed(question);
  }
  core::Result<Bytes> worked_out(ByteView move) const override { return match_->worked_out(move); }
  std::vector<std::uint32_t> written_by(Seat seat, ByteView move) const override {
    return match_->written_by(seat, move);
  }
  std::vector<std::uint32_t> decided_by(ByteView move) const override {
    return match_->decided_by(move);
  }

 private:
  core::Result<core::Ok> play_crookedly(Seat seat, ByteView move) {
    static int plays = 0;
    const Bytes other =
        core::encode(null_game::Move{static_cast<std::uint8_t>(++plays % null_game::kBoxes)});
    if (fault_ == Fault::kChanceInPlay) return match_->play(seat, other);
    if (fault_ == Fault::kAcceptsAfterTheEnd && match_->outcome().over()) return core::Ok{};
    if (fault_ == Fault::kTakesBackForEver) return core::Ok{};
    auto answer = match_->play(seat, move);
    if (answer || match_->outcome().over()) return answer;
    if (fault_ == Fault::kRefusalChangesSomething)
      (void)match_->play(match_->to_move().first(), other).ok();
    if (fault_ == Fault::kRefusalIsSilent)
      return core::Refusal{core::RefusalCode::kIllegalMove, ""};
    return answer;
  }
  void open_a_closed_box() {
    for (std::uint8_t box = 0; box < null_game::kBoxes; ++box) {
      if (match_->play(match_->to_move().first(), core::encode(null_game::Move{box}))) return;
    }
  }
  bool first_is_closed() const { return is_closed(match_->view({})); }

  std::shared_ptr<core::Match> match_;
  Fault fault_;
  mutable int looks_ = 0;
};

// The null game with this fault.
class CrookedGame final : public ForwardedGame {
 public:
  explicit CrookedGame(Fault fault) : ForwardedGame(honest()), fault_(fault) {}
  core::Result<Bytes> with_option(ByteView options, std::string_view name,
                                  std::uint32_t value) const override {
    if (fault_ == Fault::kPickingIsForgotten && value == 1) value = 0;
    if (fault_ == Fault::kPicksAnything) value %= 2;
    return honest().with_option(options, name, value);
  }
  core::Result<Bytes> at_table(ByteView options, core::Table table) const override {
    if (fault_ != Fault::kTablesAddUp) return honest().at_table(options, table);
    auto changed = core::decode<null_game::Options>(options);
    if (!changed) return honest().at_table(options, table);
    changed->second_begins = !changed->second_begins;
    return core::encode(*changed);
  }
  std::string category(ByteView options) const override {
    if (fault_ == Fault::kCategoryIsLong) return std::string(core::hooks::kCategoryBytes + 1, 'x');
    return honest().category(options);
  }
  std::optional<core::RatedVariant> rated_as(ByteView options) const override {
    if (fault_ != Fault::kComputersAreRatedAlike) return honest().rated_as(options);
    return core::RatedVariant{"plain", {1500, 1500, 1500, 1500, 1500, 1500}};
  }
  bool takes_back(ByteView move) const override {
    return fault_ == Fault::kTakesBackForEver || honest().takes_back(move);
  }
  core::Result<Bytes> make_board(ByteView options, const core::Seed& seed,
                                 std::optional<ByteView> first_move,
                                 const core::Making& making) const override {
    static std::uint8_t boards = 0;
    auto board = honest().make_board(options, seed, first_move, making);
    if (board && fault_ == Fault::kTwoBoardsOfASeed) {
      return core::encode(
          null_game::Board{static_cast<std::uint8_t>(++boards % null_game::kBoxes), 0});
    }
    return board;
  }
  core::Result<core::Match> start(ByteView board) const override {
    return crooked(honest().start(board));
  }
  std::string level(ByteView board) const override {
    if (fault_ == Fault::kLevelIsLong) return std::string(core::hooks::kLevelBytes + 1, 'x');
    return honest().level(board);
  }
  core::Result<Bytes> again(ByteView board) const override {
    auto changed = core::decode<null_game::Board>(board);
    if (fault_ != Fault::kRematchesAddUp || !changed) return honest().again(board);
    changed->prize = static_cast<std::uint8_t>((changed->prize + 1) % null_game::kBoxes);
    return core::encode(*changed);
  }
  core::Result<core::Match> restore(ByteView bytes) const override {
    auto state = core::decode<null_game::State>(bytes);
    if (!state && fault_ == Fault::kTakesMalformedStates) state.emplace();
    if (!state) return honest().restore(bytes).error();
    if (fault_ == Fault::kRestoreForgets) state->opener.fill(0);
    return crooked(honest().restore(core::encode(*state)));
  }

 private:
  core::Result<core::Match> crooked(core::Result<core::Match> match) const {
    if (!match) return match.error();
    return core::Match(std::make_shared<CrookedMatch>(std::move(*match), fault_));
  }
  Fault fault_;
};

// All violations reported for the null game with this fault.
Violations violations_of(Fault fault) {
  const CrookedGame game(fault);
  Violations all;
  for (std::uint64_t number = 0; number < 20; ++number) {
    const core::Seed seed = core::seed_from(number);
    for (const Violations& some :
         {check_facts(game), check_hooks(game, seed), check_boards(game, seed),
          check_match(game, board(), seed, 400), check_leaving(game, board(), seed, 200)}) {
      all.insert(all.end(), some.begin(), some.end());
    }
  }
  return all;
}

struct Reported {
  Fault fault;
  const char* words;
};

class Teeth : public testing::TestWithParam<Reported> {};

TEST_P(Teeth, TheFaultIsReported) {
  EXPECT_THAT(violations_of(GetParam().fault), testing::Contains(GetParam().words));
}

INSTANTIATE_TEST_SUITE_P(
    Faults, Teeth,
    testing::Values(
        Reported{Fault::kRefusalChangesSomething, "a refusal changes something"},
        Reported{Fault::kRefusalIsSilent, "a refusal says no sentence: "},
        Reported{Fault::kAcceptsAfterTheEnd, "a move after the end is accepted"},
        Reported{Fault::kCopiesShareTheirState, "a move changes a copy of the match"},
        Reported{Fault::kChanceInPlay, "the same move does not give the same again"},
        Reported{Fault::kViewForgetsACell, "a view changes its size"},
        Reported{Fault::kConstantsChange, "a view changes its constants"},
        Reported{Fault::kViewDependsOnTheSeat,
                 "a view depends on the seat, and the facts do not say so"},
        Reported{Fault::kLookingChangesTheState, "looking at a match changes it"},
        Reported{Fault::kRestoreForgets, "a restored state is another one"},
        Reported{Fault::kTakesMalformedStates, "states of malformed bytes are not refused as such"},
        Reported{Fault::kTwoBoardsOfASeed, "a seed makes two boards"},
        Reported{Fault::kAssistanceIsForgotten, "assistance is forgotten"},
        Reported{Fault::kCostFalls, "what a match has cost falls"},
        Reported{Fault::kWaitsWhilePlayed, "a move is made on a board that waits for it"},
        Reported{Fault::kTablesAddUp, "options come to a table twice"},
        Reported{Fault::kComputersAreRatedAlike, "a rated variant without a name or an order"},
        Reported{Fault::kCategoryIsLong, "a category that no leaderboard can show"},
        Reported{Fault::kGoingAddsUp, "who goes twice changes the match twice"},
        Reported{Fault::kGoingTakesBack, "who goes after the end changes the match"},
        Reported{Fault::kDigestForgets, "states and their digests do not change together"},
        Reported{Fault::kRematchesAddUp,
                 "the board of a rematch does not start, or is another one the next time"},
        Reported{Fault::kLevelIsLong, "a level that is too long, or not always the same"},
        Reported{Fault::kTakesBackForEver, "moves are taken back without end"},
        Reported{Fault::kQuestionStays, "a question has no answer"},
        Reported{Fault::kQuestionStays, "a player answers for all"},
        Reported{Fault::kPickingIsForgotten, "picking an option changes nothing"},
        Reported{Fault::kPicksAnything, "what is out of an option's range is picked"}));

}  // namespace
}  // namespace gridmates::contract
