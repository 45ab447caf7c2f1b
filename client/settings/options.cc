#include "client/settings/options.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/terminal/settings.h"

namespace gridmates::settings {
namespace {

void add_hide(CLI::App& app, terminal::Preferences& chosen) {
  app.add_option_function<std::vector<std::string>>(
         "--hide", [&chosen](const std::vector<std::string>& names) { chosen.hide(names); },
         tr("full screen: hide on boards: the cursor's lines, the same digit, the same digit in "
            "notes, clashes, digits left, the dimming of complete digits, dim notes, the clock, "
            "the animation of a won board, or the ghost of your best run"))
      ->delimiter(',')
      ->check(CLI::IsMember(
          std::vector<std::string>(terminal::kAidNames.begin(), terminal::kAidNames.end())));
}

// "GAME-keys" and so on: settings for a single game. They are for the file, and no help lists them.
void add_own_settings(CLI::App& app, terminal::OwnByGame& all) {
  for (const std::string_view game : terminal::drawn_games()) {
    const std::vector<std::string_view> listed = terminal::own_settings(game);
    for (const terminal::Setting& setting : terminal::settings()) {
      const std::string name = "--" + std::string(game) + "-" + std::string(setting.name);
      if (!terminal::is_among(setting, listed) || app.get_option_no_throw(name) != nullptr)
        continue;
      std::vector<std::string> known(setting.values.begin(), setting.values.end());
      const bool hides = !setting.aid.empty();
      if (hides) known.assign(terminal::kAidNames.begin(), terminal::kAidNames.end());
      if (hides) known.emplace_back("none");
      const auto take = [&all, &setting, name, known, game = std::string(game),
                         hides](const std::vector<std::string>& values) {
        // For an option that no help lists, CLI11's errors lack its name.
        for (std::string value : values) {
          const std::string why = CLI::IsMember(known)(value);
          if (!why.empty()) throw CLI::ValidationError(name, why);
        }
        terminal::OwnSettings& own = all[game];
        own.names.emplace(setting.name);
        const auto at = std::ranges::find(setting.values, values.front());
        if (hides) own.values.hide(values);
        if (!hides) setting.set(own.values, static_cast<std::size_t>(at - setting.values.begin()));
      };
      app.add_option_function<std::vector<std::string>>(name, take)
          ->delimiter(',')
          ->expected(1, hides ? static_cast<int>(known.size()) : 1)
          ->group("");
    }
  }
}

}  // namespace

void add_settings(CLI::App& app, terminal::Options& options) {
  terminal::Preferences& chosen = options.preferences;
  for (const terminal::Setting& setting : terminal::settings()) {
    const std::string name = "--" + std::string(setting.name);
    const std::string what = tr("full screen: {}", tr(setting.what));
    if (app.get_option_no_throw(name) != nullptr) continue;
    if (terminal::is_switch(setting)) {
      app.add_flag_function(
          name, [&](std::int64_t on) { setting.set(chosen, on > 0 ? 1 : 0); }, what);
      continue;
    }
    if (setting.name == "hide") {
      add_hide(app, chosen);
      continue;
    }
    app.add_option_function<std::string>(
           name,
           [&](const std::string& value) {
             const auto at = std::ranges::find(setting.values, value);
             setting.set(chosen, static_cast<std::size_t>(at - setting.values.begin()));
           },
           what)
        ->check(
            CLI::IsMember(std::vector<std::string>(setting.values.begin(), setting.values.end())));
  }
  add_own_settings(app, options.own);
  app.get_option("--theme")->envname("GRIDMATES_THEME");
  app.add_flag_callback(
      "--wasd", [&chosen] { chosen.keys = terminal::Keys::kWasd; },
      tr("full screen: same as --keys wasd"));
}

}  // namespace gridmates::settings
