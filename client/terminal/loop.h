// Loop: passes keys, signals and time to a face, and its pictures to a screen, in the thread that
// runs the io_context. At most 30 pictures per second; none if nothing changes.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <optional>

#include "client/terminal/face.h"
#include "client/terminal/screen.h"

namespace gridmates::terminal {

class Loop {
 public:
  // Must be constructed before the screen, so that its signal handlers come first. `now_ms` is the
  // face's clock.
  Loop(boost::asio::io_context& io, std::function<std::uint64_t()> now_ms);

  // Runs the io_context until the face is done, the terminal is gone or a signal ends it; returns
  // that signal's number, else 0. Both must outlive the call.
  int run(Screen& screen, Face& face);

  // Call after a change that is not caused by a key.
  void changed();

 private:
  void wait_for_keys();
  void wait_for_signal();
  void wait_for_tick();
  void read_keys();
  void wait_for_rest();
  void draw();
  bool hung_up() const;

  boost::asio::io_context& io_;
  std::function<std::uint64_t()> now_ms_;
  boost::asio::posix::stream_descriptor input_;
  boost::asio::signal_set signals_;
  boost::asio::steady_timer frame_;
  boost::asio::steady_timer tick_;
  boost::asio::steady_timer rest_;  // for the rest of a partial key
  Screen* screen_ = nullptr;
  Face* face_ = nullptr;
  std::optional<Canvas> shown_;
  bool frame_under_way_ = false;
  bool mouse_ = false;  // the screen reports clicks
  Look look_;
  int signal_ = 0;
};

}  // namespace gridmates::terminal
