#include "client/settings/help_words.h"

#include <array>
#include <string>

#include "client/catalogue/catalogue.h"

namespace gridmates::settings {

void translate_help(CLI::App& app) {
  constexpr std::array kLabels = {
      tr_later("Usage"),       tr_later("OPTIONS"),     tr_later("SUBCOMMAND"),
      tr_later("SUBCOMMANDS"), tr_later("Positionals"), tr_later("REQUIRED"),
      tr_later("Env"),         tr_later("Needs"),       tr_later("Excludes")};
  for (const char* label : kLabels) app.get_formatter()->label(label, tr(label));
  app.option_defaults()->group(tr("Options"));
  app.group(tr("Subcommands"));
  app.set_help_flag("-h,--help", tr("Print this help message and exit"));
}

}  // namespace gridmates::settings
