// Page: one full screen, with its table of keys. Pages hold only what the screen alone knows (a
// cursor, a form); the rest is the model. Owned by the Face; one thread.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "client/terminal/bindings.h"
#include "client/terminal/canvas.h"
#include "client/terminal/stage.h"
#include "client/words/refusals.h"

namespace gridmates::terminal {

class Page {
 public:
  virtual ~Page() = default;
  // What its help is about: a game and its table, "a new room".
  virtual std::string title() const = 0;
  virtual const Bindings& bindings() const = 0;
  // Why this act of its table would come to nothing just now, as a sentence for people (escaped);
  // empty when it may be done. The server has the last word.
  virtual std::string why_not(int /*act*/, const Stage&) const { return {}; }
  // A refusal as a sentence, escaped.
  virtual std::string refusal_words(const v1::Error& no, const Stage&) const {
    return words::refusal_sentence(no);
  }
  // The game whose own settings are in force: that of the room. Empty: none.
  virtual std::string_view game(const Stage& stage) const;
  // The lines of its table that may be done now: the footer offers no more.
  Bindings useful(const Stage& stage) const;
  // Draws all of it, footer included, on a region of at least kSmallest.
  virtual void draw(const Region& region, const Stage& stage) const = 0;
  // Does what a line of the table says.
  virtual void act(const Hit& hit, Stage& stage) = 0;
  // A line that it marked with Region::picks() was clicked: chooses it. Returns the key that the
  // click is as well; mostly nothing, and what opens it when it was chosen before.
  virtual std::optional<Key> pick(int /*item*/, Stage&) { return std::nullopt; }
  // Takes a key before the table is asked: text for a field. False: not wanted.
  virtual bool type(const Key&, Stage&) { return false; }
  // Takes a text that was pasted where nothing is typed, without what is no ASCII. False: not
  // wanted, and why where there is something to say.
  virtual bool paste(const std::string& /*text*/, std::string& /*why*/, Stage&) { return false; }
  // It is shown from now on.
  virtual void opened(Stage&) {}
  // The window has lost the keyboard or has it again, whatever page is shown.
  virtual void focused(bool /*focused*/, Stage&) {}
  // Something has happened, whether it is shown or not.
  virtual void heard(const client::Notice&, Stage&) {}
  // The same while it is shown, and behind heard().
  virtual void notice(const client::Notice&, Stage&) {}
  // Time goes by while it is shown; at least once a second.
  virtual void tick(Stage&) {}
  // Whether what it shows changes ten times a second just now.
  virtual bool shows_tenths(const Stage&) const { return false; }
};

inline constexpr Size kSmallest{24, 80};  // pages need at least so much
inline constexpr Size kLarge{36, 110};    // ... and room pages draw large boards from here on

// Words for the person, wrapped so that they end in this row: long ones cover rows above it. What
// else stands in their rows is cleared.
void draw_words(const Region& region, int row, std::string_view words, Role role);

// A rule, and on it how many rows of a list are out of sight above and below.
void draw_list_rule(const Region& region, int row, int above, int below);

// The parts of a title as far as they fit into this many columns, the most important first.
std::string title_of(std::span<const std::string> parts, std::string_view gap, int columns);

// The header of every page: the title at the left, the connection at the right.
void draw_header(const Region& region, std::string_view title, const Stage& stage);
// The columns that it has for its title.
int title_columns(const Region& region, const Stage& stage);

}  // namespace gridmates::terminal
