// A hostile client must not be able to fill standard error.
#include <string>

#include "gridmates/v1/frames.pb.h"
#include "gtest/gtest.h"
#include "server/wire/decode.h"

namespace gridmates::wire {
namespace {

TEST(Decode, TextThatIsNoUtf8IsMalformedAndNoLineOfALog) {
  v1::ClientFrame frame;
  frame.mutable_sign_in()->set_name("ab");
  std::string bytes = frame.SerializeAsString();
  bytes.back() = '\xff';
  testing::internal::CaptureStderr();
  const Decoded decoded =
      decode({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  ASSERT_FALSE(decoded.request);
  EXPECT_EQ(decoded.request.error().code(), v1::ERROR_CODE_MALFORMED);
}

}  // namespace
}  // namespace gridmates::wire
