// A server that has run out of file descriptors, in a process of its own.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <list>

#include "tests/server/net/rig.h"
#include "tests/support/raw_websocket.h"

namespace gridmates::net {
namespace {

using support::get;
using support::Opcode;
using support::RawClient;
using support::WireFrame;

constexpr rlim_t kDescriptors = 64;

#if defined(__has_feature)
constexpr bool kChecksNeedDescriptors = __has_feature(undefined_behavior_sanitizer);
#else
constexpr bool kChecksNeedDescriptors = false;
#endif

// Serves until `until` is closed, then exits with 0 if connections had to be turned away.
[[noreturn]] void serve_with_few_descriptors(int tell_port, int until) {
  const rlimit few{kDescriptors, kDescriptors};
  ::setrlimit(RLIMIT_NOFILE, &few);
  Options options;
  options.upgrade_ms = 60'000;
  int status = 1;
  {
    Rig rig(options);
    const std::uint16_t port = rig.port();
    if (::write(tell_port, &port, sizeof port) != sizeof port) ::_exit(2);
    char byte = 0;
    while (::read(until, &byte, 1) > 0) {
    }
    status = rig.metrics().connections_refused.Value() > 0 ? 0 : 1;
  }
  ::_exit(status);
}

TEST(Descriptors, RunningOutIsSurvived) {
  if (kChecksNeedDescriptors) GTEST_SKIP() << "UBSan's own checks open a pipe each";
  int port_pipe[2];
  int until_pipe[2];
  ASSERT_EQ(::pipe(port_pipe), 0);
  ASSERT_EQ(::pipe(until_pipe), 0);
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    ::close(until_pipe[1]);
    serve_with_few_descriptors(port_pipe[1], until_pipe[0]);
  }
  ::close(until_pipe[0]);
  std::uint16_t port = 0;
  ASSERT_EQ(::read(port_pipe[0], &port, sizeof port), static_cast<ssize_t>(sizeof port));

  RawClient player(port);
  ASSERT_TRUE(player.upgrade());
  std::list<RawClient> crowd;
  for (rlim_t i = 0; i < kDescriptors; ++i) crowd.emplace_back(port);
  EXPECT_EQ(crowd.back().receive(), "") << "the last one is turned away";
  player.send_frame({true, Opcode::kBinary, "still playing"});
  EXPECT_EQ(player.receive_frame().value_or(WireFrame{}).payload, "still playing");

  crowd.clear();
  // Clients that wait behind the rest of the crowd are served.
  int status = 0;
  for (int i = 0; i < 100 && status != 200; ++i) status = get(port, "/healthz");
  EXPECT_EQ(status, 200);

  ::close(until_pipe[1]);
  ::close(port_pipe[0]);
  ::close(port_pipe[1]);
  int ended = -1;
  ASSERT_EQ(::waitpid(child, &ended, 0), child);
  EXPECT_TRUE(WIFEXITED(ended));
  EXPECT_EQ(WEXITSTATUS(ended), 0);
}

}  // namespace
}  // namespace gridmates::net
