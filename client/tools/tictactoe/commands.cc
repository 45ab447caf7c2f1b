#include <CLI/CLI.hpp>

#include "client/tools/batch/declare.h"
#include "client/tools/list.h"
#include "client/tools/tictactoe/judge.h"

namespace gridmates::tools {
namespace {

void declare_judge(CLI::App& sub, tictactoe::JudgeOptions& options) {
  sub.add_flag("--why", options.why, "what each verdict follows from");
  sub.add_option("FILE", options.file, "positions of three rows; - is standard input")
      ->capture_default_str();
  sub.footer(
      "A row is three of X, 0 (or O) and . for an empty cell; a blank line goes between two "
      "positions.");
}

}  // namespace

void add_tictactoe(CLI::App& app, std::function<int()>& run) {
  CLI::App* family = app.add_subcommand("tictactoe", "positions without a server");
  family->require_subcommand(1);
  add_command(*family, run, "judge",
              "say of every position who is to move, who has won, or that no game leads there",
              declare_judge, tictactoe::run_judge);
}

}  // namespace gridmates::tools
