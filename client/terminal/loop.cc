#include "client/terminal/loop.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <utility>

namespace gridmates::terminal {
namespace {

using boost::system::error_code;
using std::chrono::milliseconds;

constexpr milliseconds kFrame{33};
constexpr milliseconds kTick{500};  // twice per second, so that a clock shows every second
constexpr milliseconds kShortTick{100};

// Opens the terminal a second time: Asio makes its descriptor non-blocking, and that must not
// affect the one that curses writes to and that the shell gets back. In some containers ttyname()
// fails, so /dev/tty is tried too.
int open_terminal() {
  for (const char* name : {static_cast<const char*>(ttyname(STDIN_FILENO)), "/dev/tty"}) {
    if (name == nullptr) continue;
    const int terminal = ::open(name, O_RDONLY | O_NOCTTY | O_CLOEXEC);
    if (terminal >= 0) return terminal;
  }
  return -1;
}

}  // namespace

Loop::Loop(boost::asio::io_context& io, std::function<std::uint64_t()> now_ms)
    : io_(io),
      now_ms_(std::move(now_ms)),
      input_(io),
      signals_(io, SIGTERM, SIGINT, SIGHUP),
      frame_(io),
      tick_(io),
      rest_(io) {
  signals_.add(SIGWINCH);
  signals_.add(SIGCONT);
  // Curses' own handler would lose a Ctrl+Z during drawing.
  signals_.add(SIGTSTP);
}

int Loop::run(Screen& screen, Face& face) {
  screen_ = &screen;
  face_ = &face;
  look_ = face.look();
  const int terminal = open_terminal();
  if (terminal < 0) return SIGHUP;
  input_.assign(terminal);
  wait_for_keys();
  wait_for_signal();
  wait_for_tick();
  draw();
  while (!face.done() && signal_ == 0 && io_.run_one() > 0) {
  }
  input_.close();
  return signal_;
}

bool Loop::hung_up() const {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  return poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

void Loop::wait_for_keys() {
  input_.async_wait(boost::asio::posix::stream_descriptor::wait_read, [this](error_code error) {
    if (error) return;
    read_keys();
    if (hung_up()) {
      signal_ = SIGHUP;
      return;
    }
    wait_for_keys();
  });
}

void Loop::read_keys() {
  while (const std::optional<Key> key = screen_->read()) face_->key(*key, now_ms_());
  changed();
  wait_for_rest();
}

void Loop::wait_for_rest() {
  rest_.cancel();
  const auto patience = screen_->patience();
  if (!patience) return;
  rest_.expires_after(*patience);
  rest_.async_wait([this](error_code error) {
    if (error) return;
    screen_->expire();
    read_keys();
  });
}

void Loop::wait_for_signal() {
  signals_.async_wait([this](error_code error, int signal) {
    if (error) return;
    if (signal != SIGWINCH && signal != SIGCONT && signal != SIGTSTP) {
      signal_ = signal;
      return;
    }
    if (signal == SIGTSTP) screen_->suspend();
    screen_->refresh();
    shown_.reset();
    changed();
    wait_for_signal();
  });
}

void Loop::wait_for_tick() {
  tick_.expires_after(face_->shows_tenths() ? kShortTick : kTick);
  tick_.async_wait([this](error_code error) {
    if (error) return;
    face_->tick(now_ms_());
    changed();
    wait_for_tick();
  });
}

void Loop::changed() {
  if (frame_under_way_) return;
  frame_under_way_ = true;
  frame_.async_wait([this](error_code error) {
    frame_under_way_ = false;
    if (!error) draw();
  });
}

void Loop::draw() {
  if (face_->take_redraw()) {
    screen_->refresh();
    shown_.reset();
  }
  if (face_->mouse() != mouse_) {
    mouse_ = !mouse_;
    screen_->mouse(mouse_);
  }
  if (face_->look() != look_) {
    look_ = face_->look();
    screen_->choose_look(look_);
    screen_->refresh();
    shown_.reset();
  }
  if (face_->take_bell()) screen_->ring();
  if (const auto copied = face_->take_copied()) face_->copied(*copied, screen_->copy(*copied));
  Canvas canvas(screen_->size(), screen_->ascii());
  face_->draw(canvas, now_ms_());
  const bool moves = face_->moves(now_ms_());
  if (shown_ == canvas && !moves) return;
  screen_->show(canvas);
  shown_ = std::move(canvas);
  frame_.expires_after(moves ? milliseconds(Stage::kMotionMs) : kFrame);
  if (moves) changed();
}

}  // namespace gridmates::terminal
