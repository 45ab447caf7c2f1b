// The client's composition root: reads the command line and starts a face or a command.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <clocale>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "client/bot/bot.h"
#include "client/bot/join.h"
#include "client/bot/player.h"
#include "client/catalogue/catalogue.h"
#include "client/core/config.h"
#include "client/core/error_log.h"
#include "client/core/settings_file.h"
#include "client/core/standard_streams.h"
#include "client/core/text.h"
#include "client/linear/run.h"
#include "client/settings/help_words.h"
#include "client/settings/options.h"
#include "client/terminal/terminal.h"
#include "client/tools/game_commands.h"
#include "client/tools/list_commands.h"
#include "client/tools/replay/replay.h"
#include "client/tools/replay/verify.h"
#include "client/words/refusals.h"
#include "command_line/config_file.h"
#include "command_line/wrong_usage.h"
#include "engine/games/games.h"
#include "engine/text/utf8.h"

namespace gridmates {
namespace {

// How long a line-by-line client tries to reach a server that may just be starting.
constexpr std::uint32_t kLinearPatienceMs = 10'000;

// The values of the command line.
struct Line {
  terminal::Options terminal;
  bot::Options bot;
  bot::JoinOptions join;
  std::string level = "hard";
  bool linear = false;
  bool json = false;
  std::vector<std::string> once;
};

std::string check_server(const std::string& text) {
  const auto url = client::parse_url(text);
  if (!url) return tr("a server is HOST:PORT or ws://HOST[:PORT][/PATH], not {}", text);
  return url->tls ? tr("this version speaks ws:// only, not wss://") : "";
}

std::string check_text(const std::string& text) {
  return text::is_utf8(text) ? "" : tr("this is not UTF-8 text");
}

std::string check_line(const std::string& text) {
  return text.find('\n') == std::string::npos ? check_text(text) : tr("this is more than a line");
}

// Room codes are in capitals and may be typed in either case.
std::string upper(std::string code) {
  std::transform(code.begin(), code.end(), code.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return code;
}

int play(Line& line) {
  if (!line.linear && line.terminal.room.empty() && !terminal::can_draw()) {
    client::complain(tr("this terminal cannot be drawn on: line by line, help lists the commands"),
                     0);
    line.linear = true;
  }
  if (!line.linear) return terminal::run_terminal(line.terminal);
  line.terminal.config.give_up_after_ms = kLinearPatienceMs;
  return linear::run_linear(line.terminal.config, line.json, line.terminal.queue, line.once);
}

using Run = std::function<int()>;

// Adds a subcommand that runs `action` if it is chosen.
CLI::App* command(CLI::App& app, Run& run, const std::string& name, const std::string& what,
                  Run action) {
  CLI::App* sub = app.add_subcommand(name, what);
  sub->callback([&run, action = std::move(action)] { run = action; });
  return sub;
}

void add_play(CLI::App& app, Run& run, Line& line) {
  CLI::App* sub = command(app, run, "play", tr("play, full screen or line by line"),
                          [&line] { return play(line); });
  auto* linear = sub->add_flag("--linear", line.linear,
                               tr("line by line: for screen readers and scripts (docs/LINEAR.md)"));
  sub->add_flag("--json", line.json, tr("with --linear: print JSON, one object per line"))
      ->needs(linear);
  sub->add_option("--once", line.once,
                  tr("with --linear: run this command and exit; can be repeated"))
      ->check(CLI::Validator(check_line, "COMMAND"))
      ->needs(linear)
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  sub->add_flag("--watch", line.terminal.watch, tr("full screen: only watch the room"));
  auto* queue = sub->add_option("--queue", line.terminal.queue,
                                tr("find an opponent: GAME, or \"GAME --clock 300+3\" in quotes"))
                    ->check(CLI::Validator(check_text, "GAME"));
  sub->add_option("room", line.terminal.room, tr("full screen: enter this room"))
      ->check(CLI::Validator(check_text, "CODE"))
      ->transform(upper)
      ->excludes(linear, queue);
}

// A value of --level.
core::Level level_of(std::string_view word) {
  if (word.size() == 1) return static_cast<core::Level>(word[0] - '0');
  if (word == "easy") return core::Level::kEasy;
  return word == "medium" ? core::Level::kMedium : core::Level::kHard;
}

void add_partner_options(CLI::App& sub, Line& line) {
  CLI::Option* join = sub.add_option("--join", line.join.room, tr("play in the room CODE"))
                          ->check(CLI::Validator(check_text, "CODE"))
                          ->transform(upper);
  sub.add_option("--pace", line.join.pace_ms,
                 tr("with --join: milliseconds before each move, in a race too"))
      ->check(CLI::Range(0u, bot::kMaxPace_ms))
      ->needs(join)
      ->capture_default_str();
  sub.add_option("--level", line.level, tr("with --join: how well it plays"))
      ->check(CLI::IsMember({"1", "2", "3", "4", "5", "6", "easy", "medium", "hard"}))
      ->needs(join)
      ->capture_default_str();
}

void add_load_options(CLI::App& sub, bot::Options& load) {
  sub.add_option("--rooms", load.rooms, tr("rooms of two players each"))
      ->check(CLI::Range(1u, bot::kMaxRooms))
      ->capture_default_str();
  sub.add_option("--moves", load.moves, tr("moves per room"))
      ->check(CLI::Range(1u, bot::kMaxMoves))
      ->capture_default_str();
  load.game = bot::first_versus_game(all_games());
  sub.add_option("--game", load.game, tr("what the bots play"))
      ->check(CLI::IsMember(bot::playable_games(all_games())))
      ->capture_default_str();
  sub.add_option("--seconds", load.seconds, tr("stop after at most this many seconds"))
      ->check(CLI::Range(1u, bot::kMaxSeconds))
      ->capture_default_str();
  sub.add_option("--pid", load.server_pid, tr("the server's process id, to measure its CPU time"));
  sub.add_flag("--json", load.json, tr("print one JSON object"));
}

void add_bot(CLI::App& app, Run& run, Line& line) {
  const char* what =
      tr("put a test server under load and measure it (the bots get leaderboard entries of their "
         "own), or "
         "--join a room as a practice partner");
  CLI::App* sub = command(app, run, "bot", what, [&line] {
    line.join.config = line.terminal.config;
    line.join.level = level_of(line.level);
    if (!line.join.room.empty()) return bot::run_join(all_games(), line.join);
    line.bot.config.server = line.terminal.config.server;
    return bot::run_bot(all_games(), line.bot);
  });
  add_partner_options(*sub, line);
  add_load_options(*sub, line.bot);
}

// What is wrong with the command line; the subcommands of a family if none is given.
std::string why_not(const CLI::App& app, const CLI::ParseError& error) {
  const std::string why = words::parameter_words(command_line::wrong_usage(app, error));
  if (dynamic_cast<const CLI::ConfigError*>(&error) != nullptr) return why;
  for (const CLI::App* family : app.get_subcommands()) {
    if (!family->get_subcommands().empty()) continue;
    std::string names;
    for (const CLI::App* sub : family->get_subcommands({})) {
      names += (names.empty() ? "" : ", ") + sub->get_name();
    }
    if (!names.empty()) return tr("{} has the commands {}", family->get_name(), names);
  }
  return why;
}

// Loads a compiled catalogue. Hidden until there is a language to choose.
bool read_catalogue() {
  const char* file = std::getenv("GRIDMATES_CATALOGUE");
  if (file == nullptr || *file == '\0') return true;
  std::ostringstream bytes;
  bytes << std::ifstream(file, std::ios::binary).rdbuf();
  return !bytes.str().empty() && choose_language(bytes.str());
}

int run_command_line(int argc, char** argv) {
  if (!read_catalogue()) client::complain("GRIDMATES_CATALOGUE is not a compiled catalogue", 0);
  Line line;
  client::Config& config = line.terminal.config;
  config.name = client::default_name();
  Run run = [&line] { return play(line); };

  CLI::App app(tr("Solve and play grid games together. Without a command: the full-screen client."),
               "gridmates");
  settings::translate_help(app);
  app.set_version_flag("--version", "gridmates " GRIDMATES_VERSION,
                       tr("Display program version information and exit"));
  command_line::add_config_file(app, command_line::Sections::kOfCommands,
                                client::default_settings_file(),
                                std::string(tr(command_line::kConfigHelp.text())));
  app.require_subcommand(0, 1);
  app.fallthrough();
  app.add_option("--server", config.server, tr("the server's address"))
      ->envname("GRIDMATES_SERVER")
      ->type_name("URL")
      ->check(CLI::Validator(check_server, ""))
      ->capture_default_str();
  app.add_option("--name", config.name, tr("your name, 1 to 24 characters"))
      ->envname("GRIDMATES_NAME")
      ->type_name("NAME")
      ->check(CLI::Validator(check_text, ""))
      ->capture_default_str();
  settings::add_settings(app, line.terminal);
  add_play(app, run, line);
  tools::add_list_commands(app, run, config);
  tools::add_replay(
      app, run, config,
      [] {
        return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 && terminal::can_draw();
      },
      [&line](v1::Replay replay) {
        line.terminal.replay = std::move(replay);
        return play(line);
      });
  tools::add_verify(app, run, config, all_games());
  tools::add_game_commands(app, run);
  add_bot(app, run, line);
  try {
    app.parse(argc, argv);
    line.terminal.settings_file = app.get_config_ptr()->as<std::string>();
    if (!line.json) terminal::name_cells(line.terminal.preferences, line.terminal.own);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      app.exit(error);
      return std::cout.flush() ? 0 : client::complain(client::kCannotWrite, 3);
    }
    return client::complain(tr("{} (see gridmates --help)", why_not(app, error)), 2);
  } catch (const std::logic_error&) {
    // CLI11 parses the value of a switch as a number if it is not a known word.
    return client::complain(tr("a switch is yes or no (see gridmates --help)"), 2);
  }
  return client::run_logged(client::ErrorLog(client::kept_in(config)), run);
}

}  // namespace
}  // namespace gridmates

int main(int argc, char** argv) {
  gridmates::client::fill_standard_streams();
  std::setlocale(LC_ALL, "");
  return gridmates::run_command_line(argc, argv);
}
