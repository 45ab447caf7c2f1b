// The settings: one table, of which the options of the command line, the page of settings and the
// file with what a person has chosen are made. One thread.
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
  std::string_view what;                 // as a sentence without an end
  std::vector<std::string_view> values;  // the default first
  std::function<std::size_t(const Preferences&)> get;
  std::function<void(Preferences&, std::size_t)> set;
  std::string_view aid = {};  // which one, where several share the name
};

// What is chosen for one game alone: the settings of these names.
struct OwnSettings {
  std::set<std::string, std::less<>> names;
  Preferences values;
};
using OwnByGame = std::map<std::string, OwnSettings, std::less<>>;

// In the order of the page.
std::span<const Setting> settings();

// It is switched on by its name alone: its values are no and yes.
bool is_switch(const Setting& setting);

// Every game that has a board here; and the settings, with the names of aids, that may have a value
// for this game alone.
std::vector<std::string_view> drawn_games();
std::vector<std::string_view> own_settings(std::string_view game);
// Whether a list of names, with those of aids, has this setting.
bool is_among(const Setting& setting, std::span<const std::string_view> names);

// The first setting of this name, which there is.
const Setting& setting_of(std::string_view name);

// What the file says of a name: "yes", "wasd", "lines,clock". Empty: nothing is to be said.
std::string value_of(std::string_view name, const Preferences& preferences);

// A file that says nothing yet: every setting as a comment, with what it is about.
std::string empty_file();

// From now on cells are named as these say. Settings do that themselves.
void name_cells(const Preferences& all, const OwnByGame& own);

// The preferences that are in force, and where changes of them are kept.
class Settings {
 public:
  // Keeps a line of the file. Nothing when that worked, else a sentence that says why not.
  using Keep = std::function<std::string(std::string_view name, const std::string& value)>;

  Settings(const Preferences& chosen = {}, Keep keep = nullptr,  // NOLINT: they are settings
           OwnByGame own = {});

  // Those of the game that is shown; the same object for ever.
  const Preferences& now() const { return now_; }
  // From now on this game is shown; empty: none.
  void show(std::string_view game);
  // Those of a game, and whether it has a value of its own; of all games where it is empty.
  Preferences of(std::string_view game) const;
  bool has_own(std::string_view game, const Setting& setting) const;
  // Puts it in force, for all games or for one, and keeps it. Returns what keep() says; without
  // one, that it is not kept.
  std::string change(const Setting& setting, std::size_t value, std::string_view game = {});
  // A game has the value of all games again.
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
