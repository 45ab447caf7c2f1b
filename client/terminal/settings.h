// The settings: one table, of which the options of the command line, the page of settings and the
// file with what a person has chosen are made. One thread.
#pragma once

#include <cstddef>
#include <functional>
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
};

// In the order of the page.
std::span<const Setting> settings();

// It is switched on by its name alone: its values are no and yes.
bool is_switch(const Setting& setting);

// What the file says of a name: "yes", "wasd", "lines,clock". Empty: nothing is to be said.
std::string value_of(std::string_view name, const Preferences& preferences);

// A file that says nothing yet: every setting as a comment, with what it is about.
std::string empty_file();

// The preferences that are in force, and where changes of them are kept.
class Settings {
 public:
  // Keeps a line of the file. Nothing when that worked, else a sentence that says why not.
  using Keep = std::function<std::string(std::string_view name, const std::string& value)>;

  Settings(const Preferences& chosen = {}, Keep keep = nullptr)  // NOLINT: they are settings
      : chosen_(chosen), keep_(std::move(keep)) {}

  const Preferences& now() const { return chosen_; }
  // Puts it in force and keeps it. Returns what keep() says; without one, that it is not kept.
  std::string change(const Setting& setting, std::size_t value);

 private:
  Preferences chosen_;
  Keep keep_;
};

}  // namespace gridmates::terminal
