#include "tests/client/terminal/golden.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

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

}  // namespace gridmates::terminal::testing
