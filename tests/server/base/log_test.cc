#include "server/base/log.h"

#include <gtest/gtest.h>

namespace gridmates::log {
namespace {

TEST(Log, WritesFieldsAsText) {
  EXPECT_EQ(to_text("listening", {{"host", "::1"}, {"port", 7777}}),
            R"(listening host="::1" port=7777)");
  EXPECT_EQ(to_text("bare", {}), "bare");
}

TEST(Log, WritesFieldsAsMembersOfAnObject) {
  EXPECT_EQ(to_json("listening", {{"host", "::1"}, {"port", 7777}}),
            R"("event":"listening","host":"::1","port":7777)");
}

TEST(Log, NothingInAFieldCanForgeALine) {
  const std::string_view evil = "a\"b\\c\n2026-01-01 error forged\x1b[2J\x7f";
  const std::string escaped = R"("a\"b\\c\u000a2026-01-01 error forged\u001b[2J\u007f")";
  EXPECT_EQ(to_text("e", {{"why", evil}}), "e why=" + escaped);
  EXPECT_EQ(to_json("e", {{"why", evil}}), R"("event":"e","why":)" + escaped);
}

TEST(Log, KnowsItsLevelsAndFormatsByName) {
  EXPECT_EQ(level_of("warn"), Level::kWarn);
  EXPECT_EQ(level_of("off"), Level::kOff);
  EXPECT_EQ(level_of("loud"), std::nullopt);
  EXPECT_EQ(format_of("json"), Format::kJson);
  EXPECT_EQ(format_of("xml"), std::nullopt);
}

}  // namespace
}  // namespace gridmates::log
