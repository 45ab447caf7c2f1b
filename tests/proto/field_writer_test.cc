// Messages written directly as bytes equal those written by protobuf.
#include "proto/convert/field_writer.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "gridmates/v1/frames.pb.h"

namespace gridmates::convert {
namespace {

std::string bytes_of(const FieldWriter& writer) {
  return {writer.bytes().begin(), writer.bytes().end()};
}

// Two rooms, the first with a message longer than the writer's initial buffer.
TEST(FieldWriter, WritesWhatProtobufWrites) {
  for (const std::size_t length : {0, 1, 127, 128, 400, 512, 5'000, 70'000}) {
    const std::string name(length, 'x');
    v1::ServerFrame frame;
    FieldWriter writer;
    std::size_t last = 0;
    for (const std::uint64_t number :
         {std::uint64_t{0}, std::uint64_t{300}, std::numeric_limits<std::uint64_t>::max()}) {
      v1::ActionAnswer& answer = *frame.add_answers();
      answer.set_room(name);
      answer.set_seq(number);
      answer.set_repeated(number == 0);
    }
    for (int i = frame.answers_size(); i-- > 0; last = writer.size()) {
      writer.number(v1::ActionAnswer::kRepeatedFieldNumber, frame.answers(i).repeated() ? 1 : 0);
      writer.number(v1::ActionAnswer::kSeqFieldNumber, frame.answers(i).seq());
      writer.text(v1::ActionAnswer::kRoomFieldNumber, name);
      writer.message(v1::ServerFrame::kAnswersFieldNumber, last);
    }
    EXPECT_EQ(bytes_of(writer), frame.SerializeAsString()) << length;
  }
}

TEST(FieldWriter, TakesFieldsThatAreWrittenAlready) {
  FieldWriter inner;
  inner.text(v1::ActionAnswer::kRoomFieldNumber, "LIME-03");
  FieldWriter outer;
  outer.number(v1::ActionAnswer::kSeqFieldNumber, 7);
  outer.fields(inner.bytes());
  v1::ActionAnswer answer;
  answer.set_room("LIME-03");
  answer.set_seq(7);
  EXPECT_EQ(bytes_of(outer), answer.SerializeAsString());
}

// Including fields that canonical bytes leave out.
TEST(FieldWriter, TakesAllFieldsOfAMessage) {
  v1::SudokuHint hint;
  hint.set_that(std::string(600, 'x'));
  hint.mutable_facts()->add_cells(7);
  FieldWriter writer;
  writer.fields(hint);
  EXPECT_EQ(bytes_of(writer), hint.SerializeAsString());
}

}  // namespace
}  // namespace gridmates::convert
