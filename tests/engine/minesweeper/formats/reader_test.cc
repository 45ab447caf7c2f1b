// Valid and invalid input with the place of errors; written files read back the same.
#include "engine/minesweeper/formats/reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "tests/engine/minesweeper/formats/promise.h"
#include "tests/engine/minesweeper/formats/samples.h"

namespace gridmates::minesweeper::formats {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// The only problem of a file: in reading it, or in using it as a whole field.
std::string problem_in(std::string_view bytes) {
  const auto items = read_all(bytes);
  if (items.size() != 1) return std::to_string(items.size()) + " items";
  if (!items[0].found) return in_words(items[0].found.error());
  const auto file = field_of(*items[0].found);
  return file ? "none" : in_words(file.error());
}

std::string problem_of_sight(std::string_view rows) {
  const auto items = read_all(rows);
  if (items.size() != 1 || !items[0].found) return "no rows";
  const auto sight = sight_of(std::get<Grid>(*items[0].found), {});
  return sight ? "none" : in_words(sight.error());
}

FieldFile only_file(std::string_view bytes) {
  const auto items = read_all(bytes);
  EXPECT_EQ(items.size(), 1u) << bytes;
  if (items.empty() || !items[0].found) {
    ADD_FAILURE() << (items.empty() ? "nothing" : in_words(items[0].found.error()));
    return {};
  }
  const auto file = field_of(*items[0].found);
  EXPECT_TRUE(file) << in_words(file.error());
  return file ? *file : FieldFile{};
}

TEST(Rows, FieldsWithAndWithoutDigits) {
  EXPECT_EQ(only_file(kRows), sample_file());
  EXPECT_EQ(only_file("*...\n...*\n....\n"), sample_file());
  EXPECT_EQ(only_file("*..1 \r\n.1.*\r\n00.1"), sample_file());
  FieldFile file = sample_file();
  file.first = Cell{8};
  file.start = Start::kSafe;
  file.seed = 12;
  EXPECT_EQ(only_file("safe first a3 4x3x2+12\n" + std::string(kRows)), file);
  EXPECT_EQ(write_rows(file), "4x3x2+12 safe first a3\n" + std::string(kRows));
}

TEST(Rows, Positions) {
  const auto items = read_all("mines 3\n*1.\nF#1\n");
  ASSERT_EQ(items.size(), 1u);
  const auto sight = sight_of(std::get<Grid>(*items[0].found), {});
  ASSERT_TRUE(sight);
  EXPECT_EQ(sight->position.mines, 3);
  EXPECT_THAT(sight->position.cells, ElementsAre(kShownMine, 1, 0, kClosed, kClosed, 1));
  EXPECT_TRUE(sight->flags.has(3));
  EXPECT_EQ(sight->flags.count(), 1);
  EXPECT_EQ(write_rows(*sight), "3x2x3\n*1.\nF#1\n");
  EXPECT_EQ(sight_of(std::get<Grid>(*items[0].found), 1)->position.mines, 1) << "the option counts";
}

TEST(Rows, WhatIsWrongAndWhere) {
  EXPECT_EQ(problem_in("*111\n111*\n..1x\n"),
            "line 3, column 4: 'x' is not a cell; a cell is one of * . # F and 0 to 8");
  EXPECT_EQ(
      problem_in("mine 3\n"),
      "line 1, column 1: 'mine' is not a word above rows; those are WxHxM, WxHxM+SEED, mines N, "
      "first CELL, zero and safe");
  EXPECT_EQ(problem_in("*111\n119*\n"),
            "line 2, column 3: '9' is not a cell; a cell is one of * . # F and 0 to 8");
  EXPECT_EQ(problem_in("*111\n11*\n"), "line 2: this row has 3 cells, the first one 4");
  EXPECT_EQ(problem_in("*111\n121*\n"), "line 2, column 2: b2 shows 2 and touches 1 mines");
  EXPECT_EQ(problem_in("*11#\n"),
            "line 1, column 4: this cell is closed: a field shows every cell");
  EXPECT_EQ(problem_in("\n4x3x3\n" + std::string(kRows)),
            "line 2: the rows below have another number of mines, 2");
  EXPECT_EQ(problem_in("4x4x2\n" + std::string(kRows)),
            "line 1: the rows below have another size, 4x3");
  EXPECT_EQ(problem_in("4x3x2 mines 3\n" + std::string(kRows)),
            "line 1: it says two numbers of mines");
  EXPECT_EQ(problem_in("first e1\n" + std::string(kRows)),
            "line 1, column 7: 'e1' is not a cell of the rows below");
  EXPECT_EQ(problem_in("mines many\n*\n"), "line 1, column 7: a number of mines is expected");
  EXPECT_EQ(problem_in("mines 1"), "line 1: no rows stand below");
  EXPECT_EQ(problem_in(std::string(51, '.')), "line 1: a row has 50 cells at most");
  std::string rows;
  for (int i = 0; i < 51; ++i) rows += ".\n";
  EXPECT_EQ(problem_in(rows), "line 51: a field has 50 rows at most");
  EXPECT_EQ(problem_of_sight("##\n"),
            "line 1: the number of mines must be given above the rows, as in 'mines 40'");
  EXPECT_EQ(problem_of_sight("mines 4\n*##\n"),
            "line 2: of 4 mines, 1 are shown and 2 cells are closed");
}

TEST(Mbf, ReadsAndWrites) {
  const std::string bytes("\4\3\0\2\0\0\3\1", 8);
  EXPECT_EQ(only_file(bytes), sample_file());
  EXPECT_EQ(write_mbf(sample_file().field), bytes);
  const std::string other_way("\4\3\0\2\3\1\0\0", 8);
  EXPECT_EQ(only_file(other_way), sample_file());
}

// The high byte of its mine count equals a tab, its width a digit character.
TEST(Mbf, IsReadHoweverManyMinesThereAre) {
  FieldFile file;
  file.field.shape = {50, 50};
  for (Cell cell = 0; cell < 2400; ++cell) file.field.mines.add(cell);
  EXPECT_EQ(only_file(write_mbf(file.field)).field, file.field);
}

TEST(Mbf, SaysWhichByteIsWrong) {
  EXPECT_EQ(problem_in(std::string("\0\3\0\0", 4)), "byte 0: a side is 1 to 50 cells, not 0");
  EXPECT_EQ(problem_in(std::string("\3\x33\0\0", 4)), "byte 1: a side is 1 to 50 cells, not 51");
  EXPECT_EQ(problem_in(std::string("\4\3\0\x0D", 4)), "byte 2: 13 mines do not fit into 4x3");
  EXPECT_EQ(problem_in(std::string("\4\3\0\2\0\0\3", 7)),
            "byte 7: 2 mines take 8 bytes, and the file ends here");
  EXPECT_EQ(problem_in(std::string("\4\3\0\1\0\0\3\1", 8)),
            "byte 6: 1 mines take 6 bytes, and the file goes on here");
  EXPECT_EQ(problem_in(std::string("\4\3\0\2\0\0\4\1", 8)),
            "byte 6: column 4, row 1 is off a field of 4x3");
  EXPECT_EQ(problem_in(std::string("\4\3\0\2\1\0\1\0", 8)),
            "byte 6: this mine has been named before");
}

TEST(Json, ReadsWhatItWrites) {
  const std::string line =
      R"({"width":4,"height":3,"mines":["a1","d2"],"first":"a3","start":"zero","seed":7,)"
      R"("guaranteed":true,"proof":[{"because":["a2"],"by":"number","mined":["a1"]},)"
      R"({"because":["a2","b2"],"by":"subset","safe":["b1","c1"]}]})"
      "\n";
  EXPECT_EQ(write_json(full_sample()), line);
  EXPECT_EQ(only_file(line), full_sample());
  EXPECT_EQ(only_file("{ \"mines\": [\"D2\",\n \"a1\"], \"other\": {\"a\": [1.5]},\n"
                      "  \"proof\": null, \"height\": 3, \"width\": 4 }\n"),
            sample_file());
}

// The steps one per line, as a program may write them, indented or not.
TEST(Json, AnyBlanksAreRead) {
  std::string line = write_json(full_sample());
  line.pop_back();
  const std::string steps = line.substr(line.find("{\"because"));
  for (const std::string between : {"\n", "\r\n  ", "\n\n\t"}) {
    std::string text = line.substr(0, line.size() - steps.size()) + between;
    for (const char c : steps.substr(0, steps.size() - 2)) {
      text += c;
      if (c == ',' && text.ends_with("},")) text += between;
    }
    text += between + "]" + between + "}";
    EXPECT_EQ(only_file(text), full_sample()) << text;
    EXPECT_EQ(only_file(" \t" + text + " \n"), full_sample()) << text;
    EXPECT_EQ(read_all(text + "\n" + text + "\n" + line).size(), 3u) << text;
  }
  EXPECT_EQ(problem_in("\n  {\"width\":4,\n   \"height\":51}"),
            "line 3, column 13: a side is 1 to 50 cells");
}

TEST(Json, SaysWhereItIsWrong) {
  EXPECT_EQ(problem_in(R"({"width":4,"height":3})"),
            "line 1, column 21: the list of mines is missing");
  EXPECT_EQ(problem_in(R"({"width":4,"mines":[]})"),
            "line 1, column 23: width and height are missing");
  EXPECT_EQ(problem_in("{\"width\":4,\n\"height\":51}"),
            "line 2, column 10: a side is 1 to 50 cells");
  EXPECT_EQ(problem_in(R"({"width":4,"height":3,"mines":["a1","e1"]})"),
            "line 1, column 37: 'e1' is not a cell of this field");
  EXPECT_EQ(problem_in(R"({"width":4,"height":3,"mines":["a1","a1"]})"),
            "line 1, column 37: this mine has been named before");
  EXPECT_EQ(problem_in(R"({"width":4,"height":3,"mines":[],"start":"no"})"),
            "line 1, column 42: a start is zero or safe");
  EXPECT_EQ(problem_in(R"({"width":4,"height":3,"mines":["a1")"),
            "line 1, column 36: ',' or ']' is expected");
}

TEST(Json, NamesTheStepThatIsWrong) {
  const auto step_of = [](const std::string& step) {
    const auto read = read_json(R"({"width":4,"height":3,"mines":[],"proof":[{"because":[],)"
                                R"("by":"count","safe":["a1"]},)" +
                                    step + "]}",
                                1);
    EXPECT_FALSE(read);
    return read ? "none" : std::to_string(*read.error().step) + ' ' + read.error().why.text();
  };
  EXPECT_EQ(step_of(R"({"because":["z1"],"by":"number","safe":["a1"]})"),
            "1 'z1' is not a cell of this field");
  EXPECT_EQ(step_of(R"({"because":["a1"],"by":"magic","safe":["a1"]})"),
            "1 an argument is number, subset, component or count");
  EXPECT_EQ(step_of(R"({"because":["a1"],"safe":["a1"]})"),
            "1 this step does not say by which argument");
  EXPECT_EQ(step_of(R"({"because":["a1"],"by":"number"})"),
            "1 a step says which cells are safe, or mined");
  EXPECT_EQ(step_of(R"({"because":["a1"],"by":"number","safe":["a1"],"mined":["a2"]})"),
            "1 a step says which cells are safe, or mined");
  EXPECT_EQ(step_of("7"), "1 an object is expected");
}

TEST(Reader, ThingsFollowEachOther) {
  const std::string rows(kRows);
  const std::string json = write_json(full_sample());
  const std::string text = rows + "\n\n4x3x2\n" + rows + json + json + rows + "first a1\n" + rows +
                           "{\"width\":4,\n\"height\":3,\n\"mines\":[]}\n" + rows;
  std::vector<std::size_t> lines;
  for (const Item& item : read_all(text)) {
    EXPECT_TRUE(item.found) << in_words(item.found.error());
    lines.push_back(item.line);
  }
  EXPECT_THAT(lines, ElementsAre(1, 6, 10, 11, 12, 15, 19, 22));
}

TEST(Reader, WhatIsBrokenDoesNotTakeTheOthersAlong) {
  const std::string json = write_json(full_sample());
  const std::string text = "*1\n9\n*\n\n" + std::string(kRows) + "{\"width\":\n" + json +
                           "{\"width\":4}\n" + json + "{\"width\": [\n";
  std::string found;
  for (const Item& item : read_all(text)) {
    found += std::to_string(item.line) + (item.found ? " ok, " : " broken, ");
  }
  EXPECT_EQ(found, "1 broken, 5 ok, 8 broken, 9 ok, 10 broken, 11 ok, 12 broken, ");
}

TEST(Promise, HoldsForFieldsByChance) {
  core::Random random(core::seed_from(1));
  for (int i = 0; i < 300; ++i) {
    const Shape shape{static_cast<std::uint8_t>(1 + random.below(50)),
                      static_cast<std::uint8_t>(1 + random.below(50))};
    FieldFile file;
    file.field.shape = shape;
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
      if (random.below(4) == 0) file.field.mines.add(cell);
    }
    EXPECT_EQ(broken_promise(write_json(file)), "");
    EXPECT_EQ(broken_promise(write_rows(file)), "");
    EXPECT_EQ(broken_promise(write_mbf(file.field)), "");
  }
  EXPECT_EQ(broken_promise(write_json(full_sample())), "");
}

// Random bytes, and files with some bytes changed.
TEST(Promise, HoldsForWhatIsBroken) {
  const std::string sample = write_json(full_sample()) + "5x3x4\n#F1.*\n12*3#\n.....\n" +
                             write_rows(full_sample()) + write_mbf(sample_file().field);
  core::Random random(core::seed_from(2));
  for (int i = 0; i < 3000; ++i) {
    std::string bytes = sample.substr(random.below(200));
    for (std::uint32_t changes = random.below(4); changes > 0; --changes) {
      const auto at = random.below(static_cast<std::uint32_t>(bytes.size()));
      bytes[at] = random.below(2) == 0
                      ? sample[random.below(static_cast<std::uint32_t>(sample.size()))]
                      : static_cast<char>(random.below(256));
    }
    ASSERT_EQ(broken_promise(bytes), "") << bytes;
  }
}

TEST(GameId, ReadsAndWrites) {
  const auto id = game_id_in("30x16x99+18446744073709551615");
  ASSERT_TRUE(id);
  EXPECT_EQ(id->shape, (Shape{30, 16}));
  EXPECT_EQ(id->mines, 99);
  EXPECT_EQ(in_words(*id), "30x16x99+18446744073709551615");
  EXPECT_EQ(in_words(*game_id_in("09x9x010")), "9x9x10");
  for (const char* bad : {"", "9x9", "9x9x", "9x9x10+", "9x9x10+x", "51x9x10", "0x9x0", "9x9x82",
                          "9x9x10+18446744073709551616", "-9x9x1", "9x9x10 ", "9X9X10"}) {
    EXPECT_FALSE(game_id_in(bad)) << bad;
  }
  EXPECT_EQ(game_id_in("9x9x99+1").error().message, "there are more mines (99) than cells (81)");
  EXPECT_EQ(game_id_in("9x9").error().message,
            "a game id is WxHxM, WxHxM+SEED or WxHxM+SEED@CELL, as 16x16x40+7@e5, not 9x9");
  EXPECT_EQ(middle_of({9, 9}), 40);
  EXPECT_EQ(middle_of({16, 16}), 136);
}

}  // namespace
}  // namespace gridmates::minesweeper::formats
