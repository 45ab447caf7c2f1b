// The choices for a new room as a line of `new`, and the inverse.
#include <algorithm>
#include <sstream>
#include <utility>

#include "client/commands/command.h"
#include "client/commands/lobby_words.h"
#include "client/terminal/create_page.h"

namespace gridmates::terminal {

namespace {

// The value typed after an option; yes if there is none: "--rated" or "--rated yes".
std::string value_behind(std::istringstream& words) {
  std::string value;
  if ((words >> std::ws).peek() == '-') return "yes";
  return words >> value ? value : "yes";
}

}  // namespace

// The options of `new` and `queue`; default values are not typed.
std::vector<commands::Option> CreatePage::room_options() const {
  const bool is_versus = table() == v1::TABLE_VERSUS;
  std::vector<commands::Option> options;
  if (table() != v1::TABLE_COOP) {
    commands::Option computer{"computer",
                              {"none", "1", "2", "3", "4", "5", "6"},
                              {},
                              {},
                              is_versus ? tr("opponent") : tr("computer")};
    if (is_versus) computer.values.emplace_back(kFindOne);
    options.push_back(std::move(computer));
  }
  if (is_versus) {
    options.push_back({"clock",
                       {"none", "move:30", "60+1", "180+2", "300+3", "600+5", "1800+0", "move:3d"},
                       tr("seconds+increment, move:seconds or move:3d"),
                       tr("the time of each player"),
                       tr("clock")});
    options.push_back({"rated", {"no", "yes"}, {}, {}, tr("rated")});
    options.push_back({"best-of",
                       {"1", "3", "5", "7", "9"},
                       tr("an odd number up to 99"),
                       tr("the score of several matches"),
                       tr("series")});
  }
  if (finds_one()) return options;
  options.push_back({"watchers", {"all", "link", "none"}, {}, {}, tr("watchers")});
  if (picked("watchers") != "none") {
    options.push_back({"delay",
                       {"none", "5", "10", "30", "60", "120", "300", "600"},
                       tr("seconds up to 600"),
                       tr("how late watchers see the room"),
                       tr("delay")});
  }
  if (table() == v1::TABLE_RACE) {
    options.push_back({"cap",
                       {"none", "5", "10", "15", "30", "60"},
                       tr("minutes up to 1440"),
                       tr("when the race ends for all"),
                       tr("time cap")});
  }
  return options;
}

bool CreatePage::finds_one() const {
  return table() == v1::TABLE_VERSUS && picked("computer") == kFindOne;
}

void CreatePage::forget_choices() {
  table_ = 0;
  picked_.clear();
  if (puzzle_ == kFromPack) puzzle_ = kAny;
  pack_.clear();
}

// "GAME race --size 16 --private".
std::string CreatePage::choices() const {
  return games_[game_].id() + " " + std::string(commands::table_option(table())) +
         picked_line(options());
}

// The same for the next time, including the board options that a puzzle replaces. The number in a
// pack is not kept; the pack is put after the options that it replaces.
std::string CreatePage::kept_choices(const Stage& stage) const {
  std::string line = games_[game_].id() + " " + std::string(commands::table_option(table())) +
                     picked_line(commands::options_of(games_[game_], table()));
  const bool from_pack = has_packs() && puzzle_ == kFromPack && pack(stage) != nullptr;
  return from_pack ? line + " --pack " + pack(stage)->name() : line;
}

// " --size 16 --private". A search always names its clock, as its default differs.
std::string CreatePage::picked_line(const std::vector<commands::Option>& of_game) const {
  std::string line;
  const auto add = [&](const commands::Option& option) {
    const std::string value = picked(option);
    const bool is_told = value != option.values.front() || (finds_one() && option.name == "clock");
    if (is_told && value != kFindOne) line += " --" + option.name + " " + value;
  };
  std::ranges::for_each(of_game, add);
  std::ranges::for_each(room_options(), add);
  return line + (private_ && !finds_one() ? " --private" : "");
}

const v1::Pack* CreatePage::pack(const Stage& stage) const {
  const auto all = packs(stage);
  const auto chosen =
      std::ranges::find(all, pack_, [](const v1::Pack* one) { return one->name(); });
  if (chosen != all.end()) return *chosen;
  return all.empty() ? nullptr : all.front();
}

std::string CreatePage::choose_puzzle(v1::CreateRoom& room, const Stage& stage) const {
  if (!has_packs() || puzzle_ == kAny) return {};
  if (puzzle_ == kPasted) {
    room.mutable_puzzle()->set_pasted(text_.text());
    return {};
  }
  const v1::Pack* chosen = pack(stage);
  if (chosen == nullptr) return tr("the server has no puzzle packs for this game");
  const auto number = commands::number_of(number_.text());
  if (!number && !number_.text().empty()) {
    return tr("a puzzle number is 1 or more; leave it empty for any puzzle");
  }
  v1::PackPuzzle& choice = *room.mutable_puzzle()->mutable_pack();
  choice.set_pack(chosen->name());
  choice.set_number(number.value_or(0));
  return {};
}

// Games and options that no longer exist are skipped.
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
  while (words >> word) {
    if (word == "--private") private_ = true;
    if (word == "--pack" && has_packs() && words >> pack_) puzzle_ = kFromPack;
    if (word == "--private" || word == "--pack" || !word.starts_with("--")) continue;
    for (const auto& known : {options(), room_options()}) {
      const commands::Option* option = commands::find_option(known, word.substr(2));
      if (option == nullptr) continue;
      std::string taken = value_behind(words);
      const bool is_known = std::ranges::find(option->values, taken) != option->values.end();
      if (is_known || !option->typed.empty()) picked_[option->name] = std::move(taken);
    }
  }
}

// Sets the form to a search, for the first game with a versus table from the current one on.
void CreatePage::find_one(int by) {
  const auto is_versus = [](const v1::Seating& seating) {
    return seating.table() == v1::TABLE_VERSUS;
  };
  for (std::size_t i = 0; i < games_.size(); ++i) {
    const std::size_t game = (game_ + (by > 0 ? i : games_.size() - i)) % games_.size();
    const auto& tables = games_[game].seatings();
    const auto table = std::ranges::find_if(tables, is_versus);
    if (table == tables.end()) continue;
    if (game != game_) forget_choices();
    game_ = game;
    table_ = static_cast<std::size_t>(table - tables.begin());
    picked_["computer"] = kFindOne;
    picked_.try_emplace("clock", commands::kQueueClock);
    return;
  }
}

}  // namespace gridmates::terminal
