// The texts that CLI11 adds to every help are translated.
#include "client/settings/help_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/catalogue/catalogue.h"
#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::settings {
namespace {

using catalogue::testing::pseudo;
using testing::HasSubstr;

std::string help_of_command() {
  CLI::App app("a program", "program");
  translate_help(app);
  CLI::App* sub = app.add_subcommand("one", "a command");
  std::string name;
  sub->add_option("NAME", name, "a name")->required();
  return app.help() + sub->help();
}

TEST(HelpWords, AreInTheLanguageThatWasChosen) {
  const std::string english = help_of_command();
  ASSERT_TRUE(choose_language(catalogue::testing::pseudo_language()));
  const std::string help = help_of_command();
  choose_language("");
  for (const char* words : {"Usage", "OPTIONS", "Positionals", "REQUIRED", "Options",
                            "Print this help message and exit"}) {
    EXPECT_THAT(english, HasSubstr(words));
    EXPECT_THAT(help, HasSubstr(pseudo(words)));
  }
  EXPECT_THAT(help, HasSubstr(pseudo("Subcommands") + ":"));
  EXPECT_THAT(english, HasSubstr("Subcommands:"));
}

}  // namespace
}  // namespace gridmates::settings
