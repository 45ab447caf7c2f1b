#include "client/tools/replay/verify.h"

#include <memory>
#include <string>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/commands/command.h"
#include "client/core/standard_streams.h"
#include "client/replay/gather.h"
#include "client/tools/batch/source.h"
#include "client/tools/replay/fetch.h"
#include "client/tools/replay/replay_lines.h"
#include "client/tools/replay/verdict.h"

namespace gridmates::tools {
namespace {

struct VerifyOptions {
  std::string run;  // "-": a replay on standard input
  std::string player;
  bool json = false;
};

int tell(const Verdict& verdict, bool json) {
  const std::string text = json ? verdict_json(verdict) : verdict_text(verdict);
  if (!client::write_out(text)) return client::complain(client::kCannotWrite, 3);
  return verdict.holds() ? 0 : 1;
}

// JSON is always in English.
void choose_words(bool json) {
  if (json) choose_language("");
}

int verify_input(const VerifyOptions& options, const core::Games& games) {
  if (!options.player.empty()) {
    return client::complain(
        tr("--player is for a run on a server; a replay already names its player"), 2);
  }
  Source source("-");
  const auto read = read_replay(source);
  if (!source.failure().empty()) return client::complain(source.failure(), 3);
  if (const auto* why = std::get_if<std::string>(&read)) return client::complain(*why, 2);
  choose_words(options.json);
  return tell(verdict_of(std::get<v1::Replay>(read), games), options.json);
}

int verify_run(const client::Config& config, const VerifyOptions& options,
               const core::Games& games) {
  const auto fetched = fetch_replay(config, options.run, options.player);
  if (const auto* no = std::get_if<Failure>(&fetched)) {
    if (no->code != v1::ERROR_CODE_WRONG_STATE) {
      return client::complain(no->message, no->exit_code);
    }
    choose_words(options.json);
    return tell({.run = options.run, .told = {}, .broken = tr("the server finds it damaged")},
                options.json);
  }
  const auto& replay = std::get<v1::Replay>(fetched);
  if (const std::string why = replay::why_no_player(replay, options.player); !why.empty()) {
    return client::complain(why, 2);
  }
  choose_words(options.json);
  return tell(verdict_of(replay, games), options.json);
}

}  // namespace

void add_verify(CLI::App& app, std::function<int()>& run, const client::Config& config,
                const core::Games& games) {
  CLI::App* sub =
      app.add_subcommand("verify", tr("verify a run on the leaderboards by replaying its journal"));
  auto options = std::make_shared<VerifyOptions>();
  const auto check = [](const std::string& typed) {
    return typed == "-" ? std::string() : why_no_run(typed);
  };
  sub->add_option("run", options->run,
                  tr("a run as listed by leaderboard; - reads the output of replay --json"))
      ->type_name("CODE/N")
      ->transform(commands::upper)
      ->check(CLI::Validator(check, ""))
      ->required();
  sub->add_option("--player", options->player, tr("in a race, whose board; default: the winner's"))
      ->type_name("NAME");
  sub->add_flag("--json", options->json, tr("print the result as one JSON object"));
  sub->callback([&run, &config, &games, options] {
    run = [&config, &games, options] {
      return options->run == "-" ? verify_input(*options, games)
                                 : verify_run(config, *options, games);
    };
  });
}

}  // namespace gridmates::tools
