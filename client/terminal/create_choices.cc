// What was chosen for a new room, as a line of `new`, and the other way round.
#include <algorithm>
#include <sstream>

#include "client/commands/command.h"
#include "client/commands/lobby_words.h"
#include "client/terminal/create_page.h"

namespace gridmates::terminal {

void CreatePage::forget_choices() {
  table_ = watchers_ = delay_ = 0;
  computer_ = 0;
  clock_ = 0;
  rated_ = false;
  series_ = 0;
  picked_.clear();
}

void CreatePage::take_watchers(const std::string& value) {
  const auto watchers = commands::watchers_named(value).value_or(v1::WATCHERS_ALL);
  watchers_ = static_cast<std::size_t>(watchers - v1::WATCHERS_ALL);
}

void CreatePage::take_delay(const std::string& value) {
  const auto found = std::ranges::find(kDelays, commands::number_of(value).value_or(0));
  delay_ = found == kDelays.end() ? 0 : static_cast<std::size_t>(found - kDelays.begin());
}

void CreatePage::take_clock(const std::string& value) {
  const auto found = std::ranges::find(kClocks, value);
  clock_ = found == kClocks.end() ? 0 : static_cast<std::size_t>(found - kClocks.begin());
}

void CreatePage::take_series(const std::string& value) {
  const auto found = std::ranges::find(kSeriesEach, commands::number_of(value).value_or(1));
  series_ = found == kSeriesEach.end() ? 0 : static_cast<std::size_t>(found - kSeriesEach.begin());
}

// "GAME race --size 16 --private".
std::string CreatePage::choices() const {
  std::string line = games_[game_].id() + " " + std::string(commands::table_option(table()));
  for (const commands::Option& option : options()) {
    if (picked(option) == option.values.front()) continue;
    line += " --" + option.name + " " + picked(option);
  }
  if (watchers_ != 0) {
    line += " --watchers " + std::string(commands::watchers_option(kWatchersEach[watchers_]));
  }
  if (delay_ != 0) line += " --delay " + std::to_string(kDelays[delay_]);
  if (table() == v1::TABLE_VERSUS && clock_ != 0) {
    line += " --clock " + std::string(kClocks[clock_]);
  }
  if (table() == v1::TABLE_VERSUS && rated_) line += " --rated";
  if (table() == v1::TABLE_VERSUS && series_ != 0) {
    line += " --best-of " + std::to_string(kSeriesEach[series_]);
  }
  if (table() != v1::TABLE_COOP && computer_ != 0 && computer_ <= kLevels) {
    line += " --computer " + std::to_string(computer_);
  }
  return line + (private_ ? " --private" : "");
}

// What the games no longer have is left out.
void CreatePage::take_choices(const std::string& line) {
  std::istringstream words(line);
  std::string word;
  std::string value;
  words >> word >> value;
  const auto game = std::ranges::find(games_, word, &v1::GameFacts::id);
  if (game == games_.end()) return;
  game_ = static_cast<std::size_t>(game - games_.begin());
  forget_choices();
  private_ = false;
  const auto& tables = game->seatings();
  const auto table = std::ranges::find_if(tables, [&value](const v1::Seating& seating) {
    return commands::table_option(seating.table()) == value;
  });
  if (table == tables.end()) return;
  table_ = static_cast<std::size_t>(table - tables.begin());
  const std::vector<commands::Option> known = options();
  while (words >> word) {
    if (word == "--private") private_ = true;
    if (word == "--private" || !word.starts_with("--")) continue;
    if (word == "--watchers" && words >> value) take_watchers(value);
    if (word == "--delay" && words >> value) take_delay(value);
    if (word == "--clock" && words >> value) take_clock(value);
    if (word == "--rated") rated_ = true;
    if (word == "--best-of" && words >> value) take_series(value);
    if (word == "--computer" && words >> value) computer_ = commands::level_of(value).value_or(0);
    const commands::Option* option = commands::find_option(known, word.substr(2));
    if (option != nullptr && words >> value) picked_[option->name] = value;
  }
}

// The form of somebody who looks for an opponent; of a game where there are some.
void CreatePage::find_one() {
  const auto is_versus = [](const v1::Seating& seating) {
    return seating.table() == v1::TABLE_VERSUS;
  };
  for (std::size_t i = 0; i < games_.size(); ++i) {
    const std::size_t game = (game_ + i) % games_.size();
    const auto& tables = games_[game].seatings();
    const auto table = std::ranges::find_if(tables, is_versus);
    if (table == tables.end()) continue;
    if (game != game_) forget_choices();
    game_ = game;
    table_ = static_cast<std::size_t>(table - tables.begin());
    computer_ = kFindOne;
    if (clock_ == 0) take_clock(std::string(commands::kQueueClock));
    return;
  }
}

}  // namespace gridmates::terminal
