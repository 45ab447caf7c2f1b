#include "client/core/frame_text.h"

#include <google/protobuf/descriptor.h>

#include <string>
#include <vector>

#include "engine/text/utf8.h"

namespace gridmates::client {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

bool good_string(const Message& message, const FieldDescriptor& field) {
  const auto& reflection = *message.GetReflection();
  if (!field.is_repeated()) return text::is_utf8(reflection.GetString(message, &field));
  for (int i = 0; i < reflection.FieldSize(message, &field); ++i) {
    if (!text::is_utf8(reflection.GetRepeatedString(message, &field, i))) return false;
  }
  return true;
}

bool good_part(const Message& message, const FieldDescriptor& field) {
  const auto& reflection = *message.GetReflection();
  if (!field.is_repeated()) return has_good_text(reflection.GetMessage(message, &field));
  for (int i = 0; i < reflection.FieldSize(message, &field); ++i) {
    if (!has_good_text(reflection.GetRepeatedMessage(message, &field, i))) return false;
  }
  return true;
}

}  // namespace

bool has_good_text(const Message& message) {
  std::vector<const FieldDescriptor*> fields;
  message.GetReflection()->ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->type() == FieldDescriptor::TYPE_STRING && !good_string(message, *field)) {
      return false;
    }
    if (field->type() == FieldDescriptor::TYPE_MESSAGE && !good_part(message, *field)) return false;
  }
  return true;
}

}  // namespace gridmates::client
