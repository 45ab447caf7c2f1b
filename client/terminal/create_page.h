// Opening a room: game, table, puzzle, the game's own options, who may see it. A form of fields
// with values to choose from and fields to type in, made of the facts that the server has told. One
// thread.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/terminal/page.h"
#include "client/terminal/text_field.h"

namespace gridmates::terminal {

class CreatePage final : public Page {
 public:
  enum Act : int { kField, kValue, kOpen, kBack };

  CreatePage();

  std::string title() const override { return tr("a new room"); }
  const Bindings& bindings() const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  std::optional<Key> pick(int item, Stage& stage) override;
  bool type(const Key& key, Stage& stage) override;
  void opened(Stage& stage) override;
  void heard(const client::Notice& notice, Stage& stage) override;

 private:
  enum class Kind {
    kGame,
    kTable,
    kPuzzle,
    kPack,
    kNumber,
    kText,
    kWho,
    kCap,
    kWatchers,
    kDelay,
    kComputer,
    kClock,
    kRated,
    kSeries,
    kOption
  };
  struct Field {
    Kind kind = Kind::kGame;
    std::size_t option = 0;  // which one
    friend bool operator==(const Field&, const Field&) = default;
  };
  enum Puzzle : std::size_t { kAny, kFromPack, kPasted };
  // Minutes after which a race ends; 0: it does not.
  static constexpr std::array<std::uint32_t, 6> kCaps = {0, 5, 10, 15, 30, 60};
  // Who may watch, and how many seconds late.
  static constexpr std::array kWatchersEach = {v1::WATCHERS_ALL, v1::WATCHERS_LINK,
                                               v1::WATCHERS_NONE};
  static constexpr std::array<std::uint32_t, 8> kDelays = {0, 5, 10, 30, 60, 120, 300, 600};
  // The levels of a computer; behind them, at a versus table, an opponent is looked for.
  static constexpr std::uint32_t kLevels = 6;
  static constexpr std::uint32_t kFindOne = kLevels + 1;
  // As `new --clock` takes them.
  static constexpr std::array<std::string_view, 8> kClocks = {
      "none", "move:30", "60+1", "180+2", "300+3", "600+5", "1800+0", "move:3d"};

  // Matches of a series; 1: there is none.
  static constexpr std::array<std::uint32_t, 5> kSeriesEach = {1, 3, 5, 7, 9};

  // The fields that the choices so far leave open.
  std::vector<Field> fields() const;
  Field field() const;
  // The field that is typed in, if the current one is.
  TextField* typed_field();
  void change(int by, const Stage& stage);
  v1::Table table() const;
  bool finds_one() const { return table() == v1::TABLE_VERSUS && computer_ == kFindOne; }
  void find_one();
  // The packs of puzzles for the game.
  std::vector<const v1::Pack*> packs(const Stage& stage) const;
  // What the game lets a host pick at this table beside the puzzle, and the value of an option.
  std::vector<commands::Option> options() const;
  std::string picked(const commands::Option& option) const;
  void turn_option(int by, const commands::Option& option);
  bool type_option(const Key& key, const commands::Option& option);
  bool read_options(v1::CreateRoom& room, Stage& stage) const;
  // What is picked, as `new` takes it, and the other way round.
  std::string choices() const;
  void take_choices(const std::string& line);
  void forget_choices();
  void take_watchers(const std::string& value);
  void take_delay(const std::string& value);
  void take_clock(const std::string& value);
  void take_series(const std::string& value);
  void create(Stage& stage);
  std::string value_words(Field field, const Stage& stage) const;
  std::string label(Field field) const;
  std::string advice() const;
  void draw_field(const Region& row, Field field, const Stage& stage) const;

  std::vector<v1::GameFacts> games_;  // to choose from; not empty once the page is open
  std::size_t at_ = 0;                // in fields()
  std::size_t game_ = 0;
  std::size_t table_ = 0;
  std::size_t puzzle_ = kAny;
  std::size_t pack_ = 0;
  bool private_ = false;
  std::size_t cap_ = 0;         // in kCaps
  std::size_t watchers_ = 0;    // in kWatchersEach
  std::size_t delay_ = 0;       // in kDelays
  std::uint32_t computer_ = 0;  // the level of one, or kFindOne; 0: none
  std::size_t clock_ = 0;       // in kClocks
  bool rated_ = false;
  std::size_t series_ = 0;        // in kSeriesEach
  client::IntentId opening_ = 0;  // what has asked for the room, until it is answered
  commands::Picked picked_;
  TextField number_;
  TextField text_;
};

}  // namespace gridmates::terminal
