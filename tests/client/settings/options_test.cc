// Settings on the command line and in the file.
#include "client/settings/options.h"

#include <gtest/gtest.h>

#include "client/terminal/settings.h"
#include "client/words/cell_names.h"

namespace gridmates::settings {
namespace {

using words::CellNames;

// The error message; empty if the line is accepted.
std::string parse(const std::string& line, terminal::Options& options) {
  CLI::App app("a program", "program");
  add_settings(app, options);
  try {
    app.parse(line);
  } catch (const CLI::ParseError& error) {
    return error.what();
  }
  return "";
}

TEST(SettingsOptions, NamesOfCellsAreForAllGamesOrForOne) {
  terminal::Options options;
  EXPECT_EQ(parse("--cells r1c5 --sudoku-cells A5", options), "");
  EXPECT_EQ(options.preferences.cells, CellNames::kNumbers);
  const terminal::Settings settings(options.preferences, nullptr, options.own);
  EXPECT_EQ(settings.of("sudoku").cells, CellNames::kLetters);
  EXPECT_EQ(words::cell_names("sudoku"), CellNames::kLetters);
  terminal::name_cells(options.preferences, {});
  EXPECT_EQ(words::cell_names("sudoku"), CellNames::kNumbers);
  terminal::name_cells({}, {});
  EXPECT_EQ(words::cell_names("sudoku"), CellNames::kLetters);
}

TEST(SettingsOptions, WhatIsKeptIsRead) {
  terminal::Options chosen;
  std::string line;
  terminal::Settings settings({}, [&line](std::string_view name, const std::string& value) {
    line = "--" + std::string(name) + " " + value;
    return std::string();
  });
  settings.change(terminal::setting_of("cells"), 1, "sudoku");
  EXPECT_EQ(line, "--sudoku-cells r1c5");
  EXPECT_EQ(parse(line, chosen), "");
  EXPECT_EQ(chosen.own.at("sudoku").values.cells, CellNames::kNumbers);
  settings.forget(terminal::setting_of("cells"), "sudoku");
  EXPECT_EQ(words::cell_names("sudoku"), CellNames::kLetters);
}

TEST(SettingsOptions, AnotherNameIsRefused) {
  terminal::Options options;
  EXPECT_NE(parse("--cells b5", options), "");
  EXPECT_NE(parse("--sudoku-cells b5", options), "");
}

}  // namespace
}  // namespace gridmates::settings
