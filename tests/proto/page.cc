#include "tests/proto/page.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace gridmates::convert::test {

std::string page() {
  std::ifstream file(GRIDMATES_SOURCE_DIR "/docs/PROTOCOL.md");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string page_block(const std::string& heading, const std::string& kind) {
  const std::string text = page();
  const std::string opening = "```" + kind + "\n";
  const std::size_t section = text.find("\n" + heading + "\n");
  const std::size_t block = text.find(opening, section);
  const std::size_t begin = block + opening.size();
  const std::size_t end = text.find("\n```", block + 1);
  if (section == std::string::npos || block == std::string::npos || end == std::string::npos) {
    ADD_FAILURE() << "docs/PROTOCOL.md has no " << kind << " under " << heading;
    return "";
  }
  return text.substr(begin, end - begin);
}

}  // namespace gridmates::convert::test
