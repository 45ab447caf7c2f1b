#include "client/tools/tictactoe/position.h"

#include <algorithm>
#include <cstdio>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "client/core/text.h"
#include "client/tools/batch/exits.h"
#include "client/tools/batch/source.h"
#include "engine/tictactoe/notation.h"
#include "engine/tictactoe/record.h"

namespace gridmates::tools::tictactoe {
namespace {

namespace game = gridmates::tictactoe;

constexpr std::size_t kMostBytes = std::size_t{64} << 20;

}  // namespace

int run_position(const PositionOptions& options) {
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
    return client::complain(source.where() + tr("there is no game in it"), kUnreadable);
  int status = kAllWell;
  for (int number = 1; !rest.empty(); ++number) {
    const auto record = game::take_record(rest);
    if (!record) {
      status = client::complain(source.where() + "game " + std::to_string(number) + ": " +
                                    client::printable(record.error().message),
                                kUnreadable);
      continue;
    }
    const game::State state = game::state_after(*record, options.at.value_or(record->plies.size()));
    std::printf("%s\n", game::position_words({state.variant(), state.marks}).c_str());
  }
  return client::write_out({}) ? status : client::complain(client::kCannotWrite, kCannotRead);
}

}  // namespace gridmates::tools::tictactoe
