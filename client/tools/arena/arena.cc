#include "client/tools/arena/arena.h"

#include "client/tools/batch/in_order.h"
#include "engine/core/seeds.h"

namespace gridmates::tools::arena {
namespace {

// Games per pair in a rating period.
constexpr std::uint64_t kGamesOfPeriod = 4;
// Longer than any game that is played here.
constexpr int kMostMoves = 2'000;

struct Pairing {
  std::size_t first = 0, second = 0;
  std::uint64_t number = 0;
};

// The ratings after a period with these scores of each against each.
std::vector<ratings::Rating> rated(const std::vector<ratings::Rating>& before,
                                   const std::vector<std::vector<Score>>& scores) {
  std::vector<ratings::Rating> after = before;
  for (std::size_t one = 0; one < before.size(); ++one) {
    std::vector<ratings::Result> results;
    for (std::size_t other = 0; other < before.size(); ++other) {
      const Score& score = scores[one][other];
      results.insert(results.end(), score.won, {before[other], 1});
      results.insert(results.end(), score.drawn, {before[other], 0.5});
      results.insert(results.end(), score.lost, {before[other], 0});
    }
    after[one] = ratings::rated(before[one], results);
  }
  return after;
}

}  // namespace

Contestant computer(const core::Game& game, core::Level level, std::uint32_t nodes) {
  return {
      "level " + std::to_string(static_cast<int>(level)),
      [&game, level, nodes](const core::MatchView& view, core::Seat seat, core::Random& random) {
        return game.choose(view, seat, level, nodes, random);
      }};
}

Ended play(const core::Game& game, const core::Bytes& board, const Contestant& first,
           const Contestant& second, std::uint64_t number) {
  const std::uint8_t first_seat = number % 2 == 0 ? 0 : 1;
  core::Match match = *game.start(board);
  core::Random random(core::seed_from(number));
  Ended ended;
  while (!match.outcome().over() && ended.moves < kMostMoves) {
    const core::Seat seat = match.to_move().first();
    const bool is_first = seat.value == first_seat;
    const Contestant& mover = is_first ? first : second;
    const auto move = mover.choose(match.view({core::Viewer::Kind::kPlayer, seat}), seat, random);
    if (!move || !match.play(seat, *move)) return {is_first ? 0.0 : 1.0, ended.moves, true};
    ++ended.moves;
  }
  const core::Outcome outcome = match.outcome();
  const bool won = outcome.kind == core::Outcome::Kind::kWon;
  ended.score = !won ? 0.5 : outcome.winner.value == first_seat ? 1 : 0;
  return ended;
}

void Score::add(const Ended& game) {
  if (game.score > 0.75) {
    ++won;
  } else if (game.score < 0.25) {
    ++lost;
  } else {
    ++drawn;
  }
  if (game.is_refused) ++refused;
}

Table play_all(const core::Game& game, const core::Bytes& board,
               const std::vector<Contestant>& contestants, std::uint64_t games_of_each_pair,
               std::uint64_t seed, unsigned jobs) {
  const std::size_t count = contestants.size();
  std::vector<Pairing> pairings;
  for (std::uint64_t round = 0; round < games_of_each_pair; ++round) {
    for (std::size_t first = 0; first < count; ++first) {
      for (std::size_t second = first + 1; second < count; ++second) {
        const std::uint64_t number = (seed * 1'000'003 + pairings.size()) * 2 + round % 2;
        pairings.push_back({first, second, number});
      }
    }
  }
  const std::vector<std::vector<Score>> none(count, std::vector<Score>(count));
  Table table{std::vector<ratings::Rating>(count), none};
  auto period = none;
  const std::uint64_t pairs = count * (count - 1) / 2;
  std::size_t next = 0;
  const auto take = [&]() -> std::optional<Pairing> {
    return next < pairings.size() ? std::optional(pairings[next++]) : std::nullopt;
  };
  const auto play_one = [&](const Pairing& pairing) {
    return std::pair(pairing, play(game, board, contestants[pairing.first],
                                   contestants[pairing.second], pairing.number));
  };
  in_order(jobs, take, play_one, [&](const std::pair<Pairing, Ended>& played) {
    const auto& [pairing, ended] = played;
    const Ended turned{1 - ended.score, ended.moves, false};
    for (auto* scores : {&table.scores, &period}) {
      (*scores)[pairing.first][pairing.second].add(ended);
      (*scores)[pairing.second][pairing.first].add(turned);
    }
    ++table.games;
    table.refused += ended.is_refused ? 1 : 0;
    if (table.games % (kGamesOfPeriod * pairs) == 0 || table.games == pairings.size()) {
      table.ratings = rated(table.ratings, period);
      period = none;
    }
    return true;
  });
  return table;
}

}  // namespace gridmates::tools::arena
