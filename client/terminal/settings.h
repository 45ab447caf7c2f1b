// The settings: one table, from which the options of the command line, the settings page and the
// settings file are made. One thread.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "client/terminal/preferences.h"

namespace gridmates::terminal {

struct Setting {
  std::string_view name;   // on the command line, and in the file; several may share one
  std::string_view group;  // its heading on the page
  std::string_view label;
  std::string_view what;                 // a sentence without a full stop
  std::vector<std::string_view> values;  // the default first
  std::function<std::size_t(const Preferences&)> get;
  std::function<void(Preferences&, std::size_t)> set;
  std::string_view aid = {};  // the aid, if several share the name
};

// Settings with a value for a single game, by name.
struct OwnSettings {
  std::set<std::string, std::less<>> names;
  Preferences values;
};
using OwnByGame = std::map<std::string, OwnSettings, std::less<>>;

// In the order of the page.
std::span<const Setting> settings();

// Whether its name alone switches it on: its values are no and yes.
bool is_switch(const Setting& setting);

// The games that have a board here; and the settings, including names of aids, that can have a
// value for this game only.
std::vector<std::string_view> drawn_games();
std::vector<std::string_view> own_settings(std::string_view game);
// Whether a list of names, including those of aids, contains this setting.
bool is_among(const Setting& setting, std::span<const std::string_view> names);

// The first setting with this name, which must exist.
const Setting& setting_of(std::string_view name);

// The value of a name in the file: "yes", "wasd", "lines,clock". Empty: no line is needed.
std::string value_of(std::string_view name, const Preferences& preferences);

// A new file: every setting as a comment, with an explanation.
std::string empty_file();

// Sets the names of cells from these. Settings does that itself.
void name_cells(const Preferences& all, const OwnByGame& own);

// The preferences in force, and the place where changes are saved.
class Settings {
 public:
  // Saves a line of the file. Returns an empty text, or a sentence that says why it failed.
  using Keep = std::function<std::string(std::string_view name, const std::string& value)>;

  Settings(const Preferences& chosen = {}, Keep keep = nullptr,  // NOLINT: they are settings
           OwnByGame own = {});

  // Those of the game that is shown; a reference that stays valid.
  const Preferences& now() const { return now_; }
  // Sets the game that is shown; empty: none.
  void show(std::string_view game);
  // The preferences of a game, or of all if it is empty; whether it has a value of its own.
  Preferences of(std::string_view game) const;
  bool has_own(std::string_view game, const Setting& setting) const;
  // Changes a setting, for all games or for one, and saves it. Returns the result of keep();
  // without a keep(), that it is not saved.
  std::string change(const Setting& setting, std::size_t value, std::string_view game = {});
  // Removes a game's own value.
  std::string forget(const Setting& setting, std::string_view game);

 private:
  void put_in_force();
  std::string keep(std::string_view name, const std::string& value);

  Preferences chosen_;  // for all games
  OwnByGame own_;
  std::string shown_;  // the game
  Preferences now_;
  Keep keep_;
};

}  // namespace gridmates::terminal
