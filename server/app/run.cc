#include "server/app/run.h"

#include <exception>
#include <iostream>
#include <utility>

#include "server/app/check.h"
#include "server/app/complain.h"
#include "server/app/import.h"
#include "server/app/serve.h"
#include "server/store/store.h"

namespace gridmates::app {
namespace {

// Runs the requested task.
class Runner {
 public:
  Runner(const Config& config, const std::string& version) : config_(config), version_(version) {}

  int operator()(const Serve&) const { return serve(config_, version_); }
  int operator()(const Check&) const { return check(config_.data); }
  int operator()(const ImportPuzzles& task) const { return import_puzzles(task, config_.data); }

  int operator()(const Migrate&) const {
    const auto dir = store::DataDir::take(config_.data);
    if (!dir) return cannot(dir.error());
    const auto opened = store::open_database(*dir);
    if (!opened) return cannot(opened.error().message);
    const store::Migrated& done = opened->second;
    std::cout << "schema " << done.from << " -> " << done.to;
    if (!done.safety_copy.empty())
      std::cout << ", the database as it was: " << done.safety_copy.string();
    std::cout << "\n";
    return kGood;
  }

  int operator()(const PrintStatechart& task) const {
    std::cout << room::statechart(task.format);
    return kGood;
  }

 private:
  static int cannot(const std::string& why) {
    complain(why);
    return kCannotServe;
  }

  const Config& config_;
  const std::string& version_;
};

// Fails if standard output cannot be flushed. Not used for `serve`, whose one line need not be
// read.
int printed(int status) {
  if (status != kGood || std::cout.flush()) return status;
  complain("cannot write to standard output");
  return kCannotServe;
}

}  // namespace

int run(std::vector<std::string> arguments, const Environment& environment,
        const std::string& version) {
  const auto read = read_options(std::move(arguments), environment, version);
  if (const auto* ended = std::get_if<Ended>(&read)) {
    std::cout << ended->out;
    std::cerr << ended->err;
    return printed(ended->status);
  }
  const auto& invocation = std::get<Invocation>(read);
  log::set_up(invocation.config.log_level, invocation.config.log_format);
  try {
    const int status = std::visit(Runner(invocation.config, version), invocation.task);
    return std::holds_alternative<Serve>(invocation.task) ? status : printed(status);
  } catch (const std::exception& fault) {  // an exception that nothing below can handle
    complain(fault.what());
    return kCannotServe;
  }
}

}  // namespace gridmates::app
