#include "client/core/ratings.h"

#include <algorithm>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::client {
namespace {

std::string text_of(std::uint32_t rating, bool provisional) {
  return std::to_string(rating) + (provisional ? "?" : "");
}

template <class Results>
std::string results_of(const Results& results) {
  return tr("{} won, {} drawn, {} lost", results.wins(), results.draws(), results.losses());
}

}  // namespace

std::string rating_text(const v1::RatedPlayer& player) {
  return text_of(player.rating(), player.provisional());
}

std::string rating_text(const Room& room, std::uint32_t member) {
  const auto told = room.presence.find(member);
  const v1::Member* found = room.member(member);
  const bool sits = found != nullptr && found->seat() != 0;
  if (!sits || told == room.presence.end() || told->second.rating() == 0) return {};
  return text_of(told->second.rating(), told->second.provisional());
}

std::string change_text(std::int32_t change) {
  return (change > 0 ? "+" : "") + std::to_string(change);
}

std::string results_words(const v1::RatedPlayer& player) { return results_of(player); }

std::string results_words(const v1::Opponent& opponent) { return results_of(opponent); }

std::string rating_words(const v1::RatedPlayer& player) {
  std::string words = tr("rating {} ({})", rating_text(player), change_text(player.change()));
  if (player.provisional()) words += tr(", provisional");
  if (player.place() != 0) words += tr(", place {}", player.place());
  return words;
}

std::pair<std::uint32_t, std::uint32_t> rating_range(const v1::RatingHistory& history) {
  std::uint32_t low = history.now().rating();
  std::uint32_t high = low;
  for (const v1::RatingPoint& point : history.points()) {
    low = std::min(low, point.rating());
    high = std::max(high, point.rating());
  }
  return {low, high};
}

std::string history_words(const v1::RatingHistory& history) {
  const v1::RatedPlayer& now = history.now();
  std::string line = "rating " + printable(history.game()) + " " + printable(history.variant()) +
                     ": " + rating_text(now) + " (" + change_text(now.change()) + ")";
  if (now.provisional()) line += tr(", provisional");
  line += ", " + results_words(now);
  const auto [low, high] = rating_range(history);
  if (history.points_size() < 2) return line;
  return line + tr(", {} to {} in the latest {} matches", low, high, history.points_size());
}

std::vector<std::string> rating_chart(const v1::RatingHistory& history) {
  constexpr std::uint32_t kRows = 5;
  if (history.points_size() < 2) return {};
  const auto [low, high] = rating_range(history);
  const std::uint32_t span = std::max(high - low, 1U);
  const std::size_t label = std::to_string(high).size();
  std::vector<std::string> rows = {tr("{} {}, after each of the latest {} matches",
                                      printable(history.game()), printable(history.variant()),
                                      history.points_size())};
  for (std::uint32_t row = kRows; row-- > 0;) {
    std::string text = row == kRows - 1 ? std::to_string(high)
                       : row == 0       ? std::to_string(low)
                                        : "";
    text.insert(0, label - std::min(label, text.size()), ' ');
    text += " |";
    for (const v1::RatingPoint& point : history.points()) {
      const std::uint32_t at = ((point.rating() - low) * (kRows - 1) + span / 2) / span;
      text += at == row ? '*' : ' ';
    }
    rows.push_back(std::move(text));
  }
  return rows;
}

std::string opponent_words(const v1::Opponent& opponent) {
  return "against " + printable(opponent.game()) + " " + printable(opponent.name()) + ": " +
         results_words(opponent);
}

}  // namespace gridmates::client
