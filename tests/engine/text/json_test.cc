// JSON: output, input, and the place of errors.
#include "engine/text/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/text/json_reader.h"

namespace gridmates::text {
namespace {

using testing::ElementsAre;

// Reads a whole text: the place of the error and its message, or "".
std::string fault_in(std::string_view text) {
  JsonReader reader(text);
  reader.skip();
  reader.end();
  return reader.fault() ? std::to_string(reader.fault()->at) + ": " + reader.fault()->why.text()
                        : "";
}

std::string text_in(std::string_view text) {
  JsonReader reader(text);
  const auto value = reader.string();
  reader.end();
  return value && !reader.fault() ? *value : "nothing";
}

TEST(Json, TextIsUtf8) {
  EXPECT_EQ(json_quoted("a\"b\\c\td\x7F"), R"("a\"b\\c\u0009d\u007f")");
  EXPECT_EQ(json_quoted("\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80"),
            "\"\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80\"");
  for (const char* bad : {"\xC0", "\xC3", "\xE0\x80", "\xED\xA0", "\xF4\x90", "\xFF"}) {
    EXPECT_EQ(json_quoted(bad).substr(0, 4), "\"\xEF\xBF\xBD") << bad;
  }
}

TEST(JsonReader, ReadsWhatIsWritten) {
  std::string all;
  for (int byte = 0; byte < 0x80; ++byte) all += static_cast<char>(byte);
  all += "\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80";
  EXPECT_EQ(text_in(json_quoted(all)), all);
}

TEST(JsonReader, Escapes) {
  EXPECT_EQ(text_in(R"("\"\\\/\b\f\n\r\t")"), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(text_in(R"( "\u0041\u00e4\u20AC\ud83d\ude00" )"),
            "A\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80");
  for (const char* bad : {R"("\x")", R"("\u12")", R"("\ud83d")", R"("\ud83dA")", R"("\ude00")",
                          R"("\)", R"("\u00g0")", "\"\n\"", "\"\xFF\"", "\"a"}) {
    EXPECT_EQ(text_in(bad), "nothing") << bad;
  }
}

TEST(JsonReader, ANameStandsOnce) {
  const auto fault_in = [](std::string_view text) {
    JsonReader reader(text);
    reader.skip();
    reader.end();
    return reader.fault() ? std::to_string(reader.fault()->at) + ": " + reader.fault()->why.text()
                          : "";
  };
  EXPECT_EQ(fault_in(R"({"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]})"), "");
  EXPECT_EQ(fault_in(R"({"a":1,"a":1})"), R"(7: "a" stands here twice)");
  EXPECT_EQ(fault_in(R"({"a":1,"b":{"c":1,"\u0063":2}})"), R"(18: "c" stands here twice)");
  EXPECT_EQ(fault_in("{\"\xC3\xA4\":1,\"\xC3\xA4\":1}"), "8: a name stands here twice");
}

TEST(JsonReader, MembersAndValues) {
  JsonReader reader(R"({ "a" : [1, 20,18446744073709551615], "b":true,"c":{"d":null},"e":[] })");
  std::vector<std::uint64_t> numbers;
  std::vector<std::string> names;
  std::optional<bool> b;
  reader.object([&](std::string_view name) {
    names.emplace_back(name);
    if (name == "a") return reader.list([&] { numbers.push_back(*reader.whole()); });
    if (name == "b") return void(b = reader.boolean());
    reader.skip();
  });
  reader.end();
  EXPECT_FALSE(reader.fault());
  EXPECT_THAT(names, ElementsAre("a", "b", "c", "e"));
  EXPECT_THAT(numbers, ElementsAre(1u, 20u, ~std::uint64_t{0}));
  EXPECT_EQ(b, true);
}

TEST(JsonReader, SaysWhereItGoesWrong) {
  EXPECT_EQ(fault_in(R"({"a":[1,-2.5e3,"x",{}],"b":{"c":false}})"), "");
  EXPECT_EQ(fault_in(R"({"a":1)"), "6: ',' or '}' is expected");
  EXPECT_EQ(fault_in(R"({"a" 1})"), "5: ':' is expected");
  EXPECT_EQ(fault_in(R"({a:1})"), "1: a text in quotes is expected");
  EXPECT_EQ(fault_in(R"([1,])"), "3: a value is expected");
  EXPECT_EQ(fault_in(R"([1 2])"), "3: ',' or ']' is expected");
  EXPECT_EQ(fault_in("[1] 2"), "4: nothing more is expected");
  EXPECT_EQ(fault_in("+1"), "0: a value is expected");
  EXPECT_EQ(fault_in(""), "0: a value is expected");
  EXPECT_EQ(fault_in(std::string(32, '[') + std::string(32, ']')), "");
  EXPECT_EQ(fault_in(std::string(100'000, '[')), "32: too many brackets within each other");
}

TEST(JsonReader, WholeNumbersAreWhole) {
  for (const char* bad : {"1.5", "1e3", "-1", "01", "18446744073709551616", "x", ""}) {
    JsonReader reader(bad);
    EXPECT_FALSE(reader.whole()) << bad;
    EXPECT_EQ(reader.fault()->why.text(), "a whole number is expected");
  }
}

}  // namespace
}  // namespace gridmates::text
