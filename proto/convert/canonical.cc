// Walks the fields itself instead of using SerializeToString: Protocol Buffers guarantee the same
// bytes neither between languages nor between releases of a library, and keep unknown fields.
// Third-party clients compute the same hash, so its bytes must be defined by docs/PROTOCOL.md.
#include "proto/convert/canonical.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <vector>

namespace gridmates::convert {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;

constexpr std::uint32_t kVarint = 0;
constexpr std::uint32_t kLengthDelimited = 2;

// Appends a number as protobuf writes it.
void put_varint(std::uint64_t value, core::Bytes& out) {
  for (; value >= 0x80; value >>= 7) out.push_back(static_cast<std::uint8_t>(value | 0x80));
  out.push_back(static_cast<std::uint8_t>(value));
}

void put_tag(const FieldDescriptor& field, std::uint32_t wire_type, core::Bytes& out) {
  put_varint(static_cast<std::uint32_t>(field.number()) << 3 | wire_type, out);
}

template <class Range>
void put_length_delimited(const FieldDescriptor& field, const Range& content, core::Bytes& out) {
  put_tag(field, kLengthDelimited, out);
  put_varint(content.size(), out);
  out.insert(out.end(), content.begin(), content.end());
}

bool is_number(const FieldDescriptor& field) {
  return field.cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE &&
         field.cpp_type() != FieldDescriptor::CPPTYPE_STRING;
}

// The number in a singular field, or at `index` of a repeated one.
std::uint64_t number_of(const Message& message, const FieldDescriptor& field, int index) {
  const Reflection& reflection = *message.GetReflection();
  const auto get = [&](auto one, auto one_of_many) -> std::uint64_t {
    return field.is_repeated() ? (reflection.*one_of_many)(message, &field, index)
                               : (reflection.*one)(message, &field);
  };
  switch (field.type()) {
    case FieldDescriptor::TYPE_BOOL:
      return get(&Reflection::GetBool, &Reflection::GetRepeatedBool);
    case FieldDescriptor::TYPE_UINT32:
      return get(&Reflection::GetUInt32, &Reflection::GetRepeatedUInt32);
    case FieldDescriptor::TYPE_UINT64:
      return get(&Reflection::GetUInt64, &Reflection::GetRepeatedUInt64);
    case FieldDescriptor::TYPE_INT64:
      return static_cast<std::uint64_t>(get(&Reflection::GetInt64, &Reflection::GetRepeatedInt64));
    case FieldDescriptor::TYPE_ENUM:
      return get(&Reflection::GetEnumValue, &Reflection::GetRepeatedEnumValue);
    default:
      assert(!"a field's type has no canonical bytes");
      return 0;
  }
}

void put_numbers(const Message& message, const FieldDescriptor& field, core::Bytes& out) {
  if (!field.is_repeated()) {
    put_tag(field, kVarint, out);
    return put_varint(number_of(message, field, 0), out);
  }
  core::Bytes packed;
  const int count = message.GetReflection()->FieldSize(message, &field);
  for (int i = 0; i < count; ++i) put_varint(number_of(message, field, i), packed);
  put_length_delimited(field, packed, out);
}

// The text or message in a singular field, or at `index` of a repeated one.
void put_item(const Message& message, const FieldDescriptor& field, int index, core::Bytes& out) {
  const Reflection& reflection = *message.GetReflection();
  if (field.type() == FieldDescriptor::TYPE_STRING) {
    const std::string text = field.is_repeated()
                                 ? reflection.GetRepeatedString(message, &field, index)
                                 : reflection.GetString(message, &field);
    return put_length_delimited(field, text, out);
  }
  assert(field.type() == FieldDescriptor::TYPE_MESSAGE);
  const Message& inner = field.is_repeated() ? reflection.GetRepeatedMessage(message, &field, index)
                                             : reflection.GetMessage(message, &field);
  put_length_delimited(field, canonical_bytes_of(inner), out);
}

void put_field(const Message& message, const FieldDescriptor& field, core::Bytes& out) {
  if (is_number(field)) return put_numbers(message, field, out);
  const int count = field.is_repeated() ? message.GetReflection()->FieldSize(message, &field) : 1;
  for (int i = 0; i < count; ++i) put_item(message, field, i, out);
}

}  // namespace

// Terminates, because no message type contains itself (checked by tests/proto).
bool is_whole(const Descriptor& type) {
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor& field = *type.field(i);
    const Descriptor* inner = field.message_type();
    if (field.number() >= kFirstUncounted || (inner != nullptr && !is_whole(*inner))) return false;
  }
  return true;
}

bool is_whole(const Message& message) {
  const Reflection& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  return std::ranges::all_of(fields, [&](const FieldDescriptor* field) {
    if (field->number() >= kFirstUncounted) return false;
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) return true;
    if (!field->is_repeated()) return is_whole(reflection.GetMessage(message, field));
    for (int i = 0; i < reflection.FieldSize(message, field); ++i) {
      if (!is_whole(reflection.GetRepeatedMessage(message, field, i))) return false;
    }
    return true;
  });
}

void put_all(const Message& message, core::Bytes& out) {
  const std::size_t before = out.size();
  out.resize(before + message.ByteSizeLong());
  message.SerializeWithCachedSizesToArray(out.data() + before);
}

core::Bytes canonical_bytes_of(const Message& message) {
  // ListFields returns exactly the fields to write, ascending by number: repeated ones with items,
  // and singular ones that are set or, without presence, not the default.
  std::vector<const FieldDescriptor*> fields;
  message.GetReflection()->ListFields(message, &fields);
  core::Bytes out;
  for (const FieldDescriptor* field : fields) {
    if (field->number() >= kFirstUncounted) break;
    put_field(message, *field, out);
  }
  return out;
}

}  // namespace gridmates::convert
