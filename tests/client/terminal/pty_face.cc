#include "tests/client/terminal/pty_face.h"

#include <boost/asio/io_context.hpp>
#include <memory>

#include "client/terminal/loop.h"

namespace gridmates::terminal::testing {

int play(Requests& requests, CursesScreen::Options options) {
  boost::asio::io_context io(1);
  const client::Model model = client::told(sudoku_model());
  Face face(model, requests);
  enter_room(face);
  Loop loop(io, [] { return kNowMs; });
  std::string why;
  const std::unique_ptr<CursesScreen> screen = CursesScreen::open(options, why);
  if (screen == nullptr) return kNoTerminal;
  const int signal = loop.run(*screen, face);
  return signal == 0 ? 0 : 128 + signal;
}

}  // namespace gridmates::terminal::testing
