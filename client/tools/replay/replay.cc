#include "client/tools/replay/replay.h"

#include <fstream>
#include <memory>
#include <string>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/command.h"
#include "client/core/standard_streams.h"
#include "client/core/text.h"
#include "client/replay/gather.h"
#include "client/tools/replay/fetch.h"
#include "client/tools/replay/game_replay.h"
#include "client/tools/replay/moves.h"

namespace gridmates::tools {
namespace {

struct ReplayOptions {
  std::string run;
  std::string player;
  std::string format;  // empty: the moves
  bool json = false;
  std::string out;  // empty: standard output
};

int write_to(const std::string& file, const std::string& text) {
  if (file.empty()) return client::write_out(text) ? 0 : client::complain(client::kCannotWrite, 3);
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out << text << std::flush;
  return out ? 0 : client::complain(tr("cannot write {}", file), 3);
}

// Whether the match is shown instead of printed.
bool is_to_be_watched(const ReplayOptions& options) {
  return !options.json && options.format.empty() && options.out.empty();
}

int run_replay(const client::Config& config, const ReplayOptions& options,
               const std::function<bool()>& can_watch, const Watch& watch) {
  const auto fetched = fetch_replay(config, options.run, options.player);
  if (const auto* no = std::get_if<Failure>(&fetched)) {
    return client::complain(no->message, no->exit_code);
  }
  const auto& replay = std::get<v1::Replay>(fetched);
  if (const std::string why = replay::why_no_player(replay, options.player); !why.empty()) {
    return client::complain(why, 2);
  }
  if (is_to_be_watched(options) && can_watch()) return watch(replay);
  if (options.format.empty()) {
    return write_to(options.out, options.json ? moves_json(replay) : moves_text(replay));
  }
  const auto made = write_match(replay, options.format);
  if (const auto* no = std::get_if<Failure>(&made)) {
    return client::complain(no->message, no->exit_code);
  }
  return write_to(options.out, std::get<std::string>(made));
}

}  // namespace

void add_replay(CLI::App& app, std::function<int()>& run, const client::Config& config,
                std::function<bool()> can_watch, Watch watch) {
  CLI::App* sub = app.add_subcommand("replay", tr("replay a finished match move by move"));
  auto options = std::make_shared<ReplayOptions>();
  sub->add_option("run", options->run,
                  tr("a run as listed by leaderboard: the room's code and a number"))
      ->type_name("CODE/N")
      ->transform(commands::upper)
      ->check(CLI::Validator(why_no_run, ""))
      ->required();
  sub->add_option("--player", options->player, tr("in a race, whose board; default: the winner's"))
      ->type_name("NAME");
  auto* format = sub->add_option("--format", options->format, formats_in_words())
                     ->check(CLI::IsMember(all_formats()));
  sub->add_flag("--json", options->json, tr("print the moves as JSON, one object per line"))
      ->excludes(format);
  sub->add_option("--out", options->out, tr("write to this file"))->type_name("FILE");
  sub->callback(
      [&run, &config, options, can_watch = std::move(can_watch), watch = std::move(watch)] {
        run = [&config, options, can_watch, watch] {
          return run_replay(config, *options, can_watch, watch);
        };
      });
}

}  // namespace gridmates::tools
