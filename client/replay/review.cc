#include "client/replay/review.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/text.h"

namespace gridmates::replay {
namespace {

constexpr std::size_t kMostBest = 4;  // moves that are named

Worth to_the_other(Worth worth) {
  if (worth == Worth::kWon) return Worth::kLost;
  return worth == Worth::kLost ? Worth::kWon : worth;
}

class Review final : public Remarks {
 public:
  Review(const v1::Replay& ended, Assess assess) : assess_(assess), game_(ended.head().game()) {
    for (const v1::MatchPlayer& player : ended.match().players()) {
      names_.push_back(client::printable(player.name()));
    }
  }

  Mark mark(const Turn& turn) const override {
    const auto [before, after] = worths(turn);
    const bool is_worse = after < before && after != Worth::kUnknown;
    return is_worse || loses(turn) || misses_win(turn) ? Mark::kMistake : Mark::kNone;
  }

  std::vector<std::string> about(const Turn& turn) const override {
    const std::string best = best_words(turn.before);
    const auto [before, after] = worths(turn);
    if (before == Worth::kUnknown) {
      if (after == Worth::kWon) return {tr("This wins.")};
      if (loses(turn)) return {tr("A mistake: this loses; {} is better.", best)};
      if (after == Worth::kLost) return {tr("This loses.")};
      if (!best.empty() && !is_best(turn)) return {tr("{} looks better.", best)};
      return {};
    }
    if (misses_win(turn)) return {tr("A missed win: {} wins.", best)};
    if (after == Worth::kUnknown) return {};
    if (after < before) {
      if (before == Worth::kDrawn) return {tr("A mistake: this loses, {} draws.", best)};
      return {after == Worth::kDrawn ? tr("A mistake: this draws, {} wins.", best)
                                     : tr("A mistake: this loses, {} wins.", best)};
    }
    if (before == Worth::kWon) return {tr("The win is kept.")};
    return {before == Worth::kDrawn ? tr("The draw is kept.") : tr("It was lost in any case.")};
  }

  std::vector<std::string> about(const v1::MatchView& now) const override {
    const std::optional<Assessment>& here = at(now);
    if (!here || here->best.empty()) return {};
    const std::string mover = name_of(here->mover);
    const std::string best = best_words(now);
    switch (here->worth) {
      case Worth::kWon:
        return {tr("{} is winning: {}.", mover, best)};
      case Worth::kLost:
        return {tr("{} is winning.", name_of(1 - here->mover))};
      case Worth::kDrawn:
        if (here->best.size() > kMostBest) return {tr("A draw with best play.")};
        return {tr("A draw with best play: {}.", best)};
      case Worth::kUnknown:
        break;
    }
    return {tr("No win is found; {} looks best.", best)};
  }

 private:
  // The position was undecided, this move loses, and the search preferred another one.
  bool loses(const Turn& turn) const {
    const auto [before, after] = worths(turn);
    const bool has_better = !best_words(turn.before).empty() && !is_best(turn);
    return before == Worth::kUnknown && after == Worth::kLost && has_better;
  }

  // Another move was known to win; for this one it is not known.
  bool misses_win(const Turn& turn) const {
    const auto [before, after] = worths(turn);
    return before == Worth::kWon && after == Worth::kUnknown && !is_best(turn);
  }

  // Before and after the move, for its player.
  std::pair<Worth, Worth> worths(const Turn& turn) const {
    const std::uint32_t player = turn.moved.player();
    const auto to_player = [&](const v1::MatchView& match) {
      const std::optional<Assessment>& found = at(match);
      if (!found) return Worth::kUnknown;
      return found->mover == player ? found->worth : to_the_other(found->worth);
    };
    return {to_player(turn.before), to_player(turn.after)};
  }

  bool is_best(const Turn& turn) const {
    const std::string played = words_of(turn.moved.move(), turn.before.columns());
    const std::optional<Assessment>& before = at(turn.before);
    return before && std::ranges::any_of(before->best, [&](const v1::Move& move) {
             return words_of(move, turn.before.columns()) == played;
           });
  }

  // "b2", "b2 or c3".
  std::string best_words(const v1::MatchView& match) const {
    const std::optional<Assessment>& found = at(match);
    if (!found) return {};
    std::string words;
    for (std::size_t i = 0; i < std::min(found->best.size(), kMostBest); ++i) {
      const std::string one = words_of(found->best[i], match.columns());
      words = words.empty() ? one : tr("{} or {}", words, one);
    }
    return words;
  }

  // As it is typed, without the command.
  std::string words_of(const v1::Move& move, std::uint32_t columns) const {
    constexpr std::string_view kPlay = "play ";
    const commands::GameWords* words = commands::game_words(game_);
    const std::string typed = words == nullptr ? "" : words->typed(move, columns);
    return typed.starts_with(kPlay) ? typed.substr(kPlay.size()) : typed;
  }

  std::string name_of(std::uint32_t player) const {
    return player < names_.size() ? names_[player] : tr("somebody");
  }

  const std::optional<Assessment>& at(const v1::MatchView& match) const {
    const std::string key = match.SerializeAsString();
    const auto known = known_.find(key);
    return known != known_.end() ? known->second
                                 : known_.emplace(key, assess_(match)).first->second;
  }

  Assess assess_;
  std::string game_;
  std::vector<std::string> names_;                                            // by player
  mutable std::unordered_map<std::string, std::optional<Assessment>> known_;  // by board
};

}  // namespace

Worth worth_of(const core::Found& found) {
  if (!found.is_exact) return Worth::kUnknown;
  if (core::is_won(found.score)) return Worth::kWon;
  return core::is_lost(found.score) ? Worth::kLost : Worth::kDrawn;
}

Assessment over(std::uint32_t next, const core::Outcome& outcome) {
  return {next, outcome.kind == core::Outcome::Kind::kWon ? Worth::kLost : Worth::kDrawn};
}

std::unique_ptr<Remarks> review_of(const v1::Replay& ended, Assess assess) {
  return std::make_unique<Review>(ended, assess);
}

}  // namespace gridmates::replay
