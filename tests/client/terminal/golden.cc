#include "tests/client/terminal/golden.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string_view>

#include "engine/text/utf8.h"

namespace gridmates::terminal::testing {
namespace {

std::string path_of(const std::string& name) {
  return std::string(GRIDMATES_SOURCE_DIR) + "/tests/client/terminal/golden/" + name + ".txt";
}

}  // namespace

std::string golden(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(path_of(name)).rdbuf();
  return text.str();
}

void expect_golden(const std::string& name, const std::string& picture) {
  if (std::getenv("GRIDMATES_REWRITE_GOLDEN") != nullptr) {
    std::ofstream(path_of(name)) << picture;
  }
  EXPECT_EQ(picture, golden(name)) << "golden/" << name << ".txt";
}

std::string ascii_of(const std::string& picture) {
  constexpr std::string_view kCorners = "┌┐└┘├┤┬┴┼";
  std::string ascii;
  for (std::string_view rest = picture; !rest.empty();) {
    const std::string_view all = rest;
    text::take_utf8(rest);
    const std::string_view symbol = all.substr(0, all.size() - rest.size());
    const bool corner = kCorners.find(symbol) != std::string_view::npos;
    ascii += symbol.size() == 1 ? symbol
             : symbol == "─"    ? "-"
             : symbol == "│"    ? "|"
             : corner           ? "+"
                                : "?";
  }
  return ascii;
}

}  // namespace gridmates::terminal::testing
