// Computes which settings are in force.
#include <algorithm>
#include <string>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/terminal/settings.h"

namespace gridmates::terminal {
namespace {

// A game may hide nothing although all games hide something.
std::string own_value_of(std::string_view name, const Preferences& values) {
  const std::string value = value_of(name, values);
  return value.empty() ? "none" : value;
}

// The values for a game; empty: for all games.
Preferences values_of(std::string_view game, const Preferences& all, const OwnByGame& own) {
  Preferences values = all;
  const auto found = own.find(game);
  if (found == own.end()) return values;
  for (const Setting& setting : settings()) {
    if (!found->second.names.contains(setting.name)) continue;
    setting.set(values, setting.get(found->second.values));
  }
  return values;
}

}  // namespace

void name_cells(const Preferences& all, const OwnByGame& own) {
  for (const std::string_view game : drawn_games()) {
    words::choose_cell_names(game, values_of(game, all, own).cells);
  }
}

Settings::Settings(const Preferences& chosen, Keep keep, OwnByGame own)
    : chosen_(chosen), own_(std::move(own)), now_(chosen), keep_(std::move(keep)) {
  name_cells(chosen_, own_);
}

void Settings::put_in_force() {
  now_ = of(shown_);
  name_cells(chosen_, own_);
}

void Settings::show(std::string_view game) {
  if (game == shown_) return;
  shown_ = game;
  now_ = of(shown_);
}

Preferences Settings::of(std::string_view game) const { return values_of(game, chosen_, own_); }

bool Settings::has_own(std::string_view game, const Setting& setting) const {
  const auto own = own_.find(game);
  return own != own_.end() && own->second.names.contains(setting.name);
}

std::string Settings::change(const Setting& setting, std::size_t value, std::string_view game) {
  const std::string name(setting.name);
  if (game.empty()) {
    setting.set(chosen_, value);
    put_in_force();
    return keep(name, value_of(name, chosen_));
  }
  Preferences values = of(game);
  setting.set(values, value);
  OwnSettings& own = own_[std::string(game)];
  own.names.insert(name);
  for (const Setting& one : settings()) {
    if (one.name == name) one.set(own.values, one.get(values));
  }
  put_in_force();
  return keep(std::string(game) + "-" + name, own_value_of(name, own.values));
}

std::string Settings::forget(const Setting& setting, std::string_view game) {
  if (!has_own(game, setting)) return {};
  OwnSettings& own = own_.find(game)->second;
  const std::string name = std::string(game) + "-" + std::string(setting.name);
  // Other aids with the same name keep their values.
  setting.set(own.values, setting.get(chosen_));
  const bool differs = std::ranges::any_of(settings(), [&](const Setting& one) {
    return one.name == setting.name && one.get(own.values) != one.get(chosen_);
  });
  if (!differs) own.names.erase(std::string(setting.name));
  put_in_force();
  return keep(name, differs ? own_value_of(setting.name, own.values) : "");
}

std::string Settings::keep(std::string_view name, const std::string& value) {
  if (!keep_) return tr("settings are not kept here: they hold until you quit");
  return keep_(name, value);
}

}  // namespace gridmates::terminal
