// Page: one full screen, with its table of keys. Pages only have the screen's own state (a cursor,
// a form); the rest is in the model. Owned by the Face; one thread.
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
  // The subject of its help: a game and its table, "a new room".
  virtual std::string title() const = 0;
  virtual const Bindings& bindings() const = 0;
  // Why this action of its table is not possible now, as a sentence for people (escaped); empty if
  // it is. The server decides finally.
  virtual std::string why_not(int /*act*/, const Stage&) const { return {}; }
  // A refusal as a sentence, escaped.
  virtual std::string refusal_words(const v1::Error& no, const Stage&) const {
    return words::refusal_sentence(no);
  }
  // The game whose own settings apply: the room's. Empty: none.
  virtual std::string_view game(const Stage& stage) const;
  // The lines of its table that are possible now: only they are in the footer.
  Bindings useful(const Stage& stage) const;
  // Draws everything including the footer, on a region of at least kSmallest.
  virtual void draw(const Region& region, const Stage& stage) const = 0;
  // Runs a line of the table.
  virtual void act(const Hit& hit, Stage& stage) = 0;
  // Handles a click on a line marked with Region::picks(): chooses it. Returns a key that the click
  // also counts as: usually none, and the key to open the line if it was already chosen.
  virtual std::optional<Key> pick(int /*item*/, Stage&) { return std::nullopt; }
  // Takes a key before the table is used: text for a field. False: not used.
  virtual bool type(const Key&, Stage&) { return false; }
  // Takes pasted text before any field, '?' for non-ASCII. False: not used, `why` may say why.
  virtual bool paste(const std::string& /*text*/, std::string& /*why*/, Stage&) { return false; }
  // Called when it becomes the current page.
  virtual void opened(Stage&) {}
  // The terminal has lost or regained the focus; called for all pages.
  virtual void focused(bool /*focused*/, Stage&) {}
  // Handles a notice, whether it is shown or not.
  virtual void heard(const client::Notice&, Stage&) {}
  // The same while it is shown, after heard().
  virtual void notice(const client::Notice&, Stage&) {}
  // Called while it is shown, at least once per second.
  virtual void tick(Stage&) {}
  // Whether its content currently changes ten times per second.
  virtual bool shows_tenths(const Stage&) const { return false; }
};

inline constexpr Size kSmallest{24, 80};  // the minimum size of pages
inline constexpr Size kLarge{36, 110};    // ... and from here on room pages draw large boards

// Draws a message, wrapped so that it ends in this row: a long one covers rows above it. Clears the
// rows that it uses.
void draw_words(const Region& region, int row, std::string_view words, Role role);

// A rule with the number of list rows that are hidden above and below.
void draw_list_rule(const Region& region, int row, int above, int below);

// Joins the parts of a title that fit into this many columns, the most important first.
std::string title_of(std::span<const std::string> parts, std::string_view gap, int columns);

// Draws the header of every page: the title at the left, the connection at the right.
void draw_header(const Region& region, std::string_view title, const Stage& stage);
// The columns that are left for the title.
int title_columns(const Region& region, const Stage& stage);

}  // namespace gridmates::terminal
