// A face at a mine field, and the moves that it requests.
#pragma once

#include <string>
#include <vector>

#include "tests/client/terminal/face_fixture.h"  // IWYU pragma: export
#include "tests/client/terminal/mines_models.h"  // IWYU pragma: export

namespace gridmates::terminal::testing {

class MinesTest : public FaceTest {
 protected:
  void click(Key::Kind button, int row, int column) {
    face_.key(Key::click(button, row, column), kNowMs);
  }
  // The requested moves, without their wrapping.
  std::vector<std::string> moves() {
    std::vector<std::string> result;
    for (const std::string& asked : recorder_.asked) {
      const std::string lead = "act play { move { minesweeper { ";
      const std::size_t behind = std::string(" } } }").size();
      result.push_back(asked.starts_with(lead)
                           ? asked.substr(lead.size(), asked.size() - lead.size() - behind)
                           : asked);
    }
    recorder_.asked.clear();
    return result;
  }
};

}  // namespace gridmates::terminal::testing
