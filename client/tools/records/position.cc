#include "client/tools/records/position.h"

#include <algorithm>
#include <cstdio>
#include <memory>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "client/tools/batch/exits.h"
#include "client/tools/batch/source.h"
#include "client/words/refusals.h"

namespace gridmates::tools::records {
namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20;

}  // namespace

int run_position(const PositionOptions& options, TakePosition take) {
  Source source(options.file);
  std::string text;
  for (auto bytes = source.next(); !bytes.empty(); bytes = source.next()) {
    text += bytes;
    if (text.size() > kMostBytes)
      return client::complain(tr("more than 64 MiB of games"), kUnreadable);
  }
  if (!source.failure().empty()) return client::complain(source.failure(), kCannotRead);
  std::string_view rest = text;
  rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
  if (rest.empty())
    return client::complain(source.in_file(tr("there is no game in it")), kUnreadable);
  int status = kAllWell;
  for (int number = 1; !rest.empty(); ++number) {
    const auto position = take(rest, options.at);
    if (!position) {
      const std::string why = words::refusal_sentence(position.error());
      status = client::complain(source.in_file(tr("game {}: {}", number, why)), kUnreadable);
      continue;
    }
    std::printf("%s\n", position->c_str());
  }
  return client::write_out({}) ? status : client::complain(client::kCannotWrite, kCannotRead);
}

void add_position(CLI::App& family, std::function<int()>& run, TakePosition take) {
  CLI::App* sub = family.add_subcommand(
      "position", tr("print the position of each game at its end or after N moves"));
  auto options = std::make_shared<PositionOptions>();
  sub->add_option("--at", options->at, tr("after N moves; default: at the end"))
      ->check(CLI::NonNegativeNumber);
  sub->add_option("FILE", options->file,
                  tr("games as written by gridmates replay --format pgn; -: standard input"))
      ->capture_default_str();
  sub->callback(
      [&run, options, take] { run = [options, take] { return run_position(*options, take); }; });
}

}  // namespace gridmates::tools::records
