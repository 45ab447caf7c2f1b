// Opens a room: game, table, puzzle, the game's own options, who may see it. A form of fields with
// values to choose from and fields to type in, generated from the facts that the server has sent.
// NextPage is the same form for a room's next board (next_page.h). One thread.
#pragma once

#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/terminal/page.h"
#include "client/terminal/text_field.h"

namespace gridmates::terminal {

class CreatePage : public Page {
 public:
  enum Act : int { kField, kValue, kOpen, kBack };

  CreatePage();

  std::string title() const override { return tr("a new room"); }
  const Bindings& bindings() const override;
  void draw(const Region& region, const Stage& stage) const override;
  void act(const Hit& hit, Stage& stage) override;
  std::optional<Key> pick(int item, Stage& stage) override;
  bool type(const Key& key, Stage& stage) override;
  bool paste(const std::string& text, std::string& why, Stage& stage) override;
  void opened(Stage& stage) override;
  void notice(const client::Notice& notice, Stage& stage) override;

 protected:
  enum class Kind {
    kGame,
    kTable,
    kPuzzle,
    kPack,
    kNumber,
    kText,
    kWho,
    kOption,      // a game's option
    kRoomOption,  // an option of every game at such a table
  };
  struct Field {
    Kind kind = Kind::kGame;
    std::size_t option = 0;  // the index within its kind
    friend bool operator==(const Field&, const Field&) = default;
  };
  enum Puzzle : std::size_t { kAny, kFromPack, kPasted };
  // The value of "computer" at a versus table that starts a search for an opponent instead.
  static constexpr std::string_view kFindOne = "find";

  // The keys of such a form: the labels of Enter and Esc.
  static Bindings form(std::string_view go, std::string_view back);
  // The fields that are shown for the current choices; at least one.
  virtual std::vector<Field> fields() const;
  // The heading of the form, and its result.
  virtual std::string heading(const Stage& stage) const;
  virtual std::string about(const Stage& stage) const;
  virtual std::string pasted_words() const {
    return tr("this puzzle was pasted; Enter opens the room");
  }
  // Sends the request, like a typed command with these choices.
  virtual void submit(Stage& stage);
  virtual void go_back(Stage& stage);
  // The options that a host has at this table besides the puzzle, the options that every room has,
  // and the option of a field of either kind.
  virtual std::vector<commands::Option> options() const;
  virtual std::vector<commands::Option> room_options() const;
  virtual std::string value_words(Field field, const Stage& stage) const;
  virtual v1::Table table() const;
  commands::Option option_of(Field field) const;
  std::string picked(const commands::Option& option) const;
  // Adds the fields of the board: its puzzle, if the game has a choice, and all options.
  void add_board_fields(std::vector<Field>& fields) const;
  // Returns a sentence if the puzzle cannot be chosen.
  std::string choose_puzzle(v1::CreateRoom& room, const Stage& stage) const;
  // The choices, as options of a command.
  std::string picked_line(const std::vector<commands::Option>& of_game) const;
  void only_game(v1::GameFacts game) { games_ = {std::move(game)}; }
  const v1::GameFacts& chosen_game() const { return games_[game_]; }

 private:
  Field field() const;
  // The text field of the current field, or null.
  TextField* typed_field();
  void change(int by, const Stage& stage);
  bool finds_one() const;
  void find_one(int by = 1);
  bool has_packs() const { return games_[game_].puzzles() == v1::PUZZLE_SOURCE_PACKS; }
  // The packs of puzzles for the game.
  std::vector<const v1::Pack*> packs(const Stage& stage) const;
  // The chosen pack, else the first; null if there is none.
  const v1::Pack* pack(const Stage& stage) const;
  std::string picked(std::string_view name) const;
  void turn_option(int by, const commands::Option& option);
  bool type_option(const Key& key, const commands::Option& option);
  // The choices in the form of `new`, and the inverse.
  std::string choices() const;
  std::string kept_choices(const Stage& stage) const;
  void take_choices(const std::string& line);
  void forget_choices();
  std::string room_option_words(const commands::Option& option) const;
  std::string label(Field field) const;
  std::string advice() const;
  void draw_field(const Region& row, Field field, const Stage& stage) const;

  std::vector<v1::GameFacts> games_;  // to choose from; not empty once the page is open
  std::size_t at_ = 0;                // in fields()
  std::size_t game_ = 0;
  std::size_t table_ = 0;
  std::size_t puzzle_ = kAny;
  std::string pack_;  // its name; empty: none was chosen
  bool private_ = false;
  client::IntentId opening_ = 0;  // the request for the room, until it is answered
  commands::Picked picked_;       // both kinds of options; a missing one has its default
  bool typing_ = false;           // a value of the option is being typed
  TextField number_;
  TextField text_;
};

}  // namespace gridmates::terminal
