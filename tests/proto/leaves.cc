#include "tests/proto/leaves.h"

#include <gtest/gtest.h>

#include <vector>

#include "proto/convert/canonical.h"

namespace gridmates::convert::test {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;

constexpr int kItems = 2;

bool is_message(const FieldDescriptor& field) {
  return field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
}

// Adds an item to a list, or sets a single field; a bool is always set to true.
void put(Message& message, const FieldDescriptor& field, std::uint32_t value) {
  const Reflection& r = *message.GetReflection();
  const bool list = field.is_repeated();
  switch (field.type()) {
    case FieldDescriptor::TYPE_BOOL:
      return list ? r.AddBool(&message, &field, true) : r.SetBool(&message, &field, true);
    case FieldDescriptor::TYPE_UINT32:
      return list ? r.AddUInt32(&message, &field, value) : r.SetUInt32(&message, &field, value);
    case FieldDescriptor::TYPE_UINT64:
      return list ? r.AddUInt64(&message, &field, value) : r.SetUInt64(&message, &field, value);
    case FieldDescriptor::TYPE_ENUM:
      return list ? r.AddEnumValue(&message, &field, static_cast<int>(value))
                  : r.SetEnumValue(&message, &field, static_cast<int>(value));
    case FieldDescriptor::TYPE_STRING:
      return list ? r.AddString(&message, &field, "text " + std::to_string(value))
                  : r.SetString(&message, &field, "text " + std::to_string(value));
    default:
      ADD_FAILURE() << field.full_name() << " needs a value here";
  }
}

void fill_field(Message& message, const FieldDescriptor& field, const std::string& game,
                std::uint32_t& last_value) {
  const Reflection& reflection = *message.GetReflection();
  for (int i = 0; i < (field.is_repeated() ? kItems : 1); ++i) {
    if (!is_message(field)) {
      put(message, field, ++last_value);
    } else {
      fill(field.is_repeated() ? *reflection.AddMessage(&message, &field)
                               : *reflection.MutableMessage(&message, &field),
           game, last_value);
    }
  }
}

}  // namespace

void fill(Message& message, const std::string& game, std::uint32_t& last_value) {
  for (int i = 0; i < message.GetDescriptor()->field_count(); ++i) {
    const FieldDescriptor& field = *message.GetDescriptor()->field(i);
    if (field.containing_oneof()) {
      ASSERT_EQ(field.containing_oneof()->name(), "game") << "a oneof needs a choice here";
      if (field.name() != game) continue;
    }
    fill_field(message, field, game, last_value);
  }
}

void for_each_leaf(Message& message, const std::function<void(const Leaf&)>& each) {
  const Reflection& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->number() >= kFirstUncounted) continue;
    const int items = field->is_repeated() ? reflection.FieldSize(message, field) : 1;
    for (int i = 0; i < items; ++i) {
      if (!is_message(*field)) {
        each({message, *field, i});
      } else {
        for_each_leaf(field->is_repeated() ? *reflection.MutableRepeatedMessage(&message, field, i)
                                           : *reflection.MutableMessage(&message, field),
                      each);
      }
    }
  }
}

void change(const Leaf& leaf) {
  Message* message = &leaf.message;
  const FieldDescriptor* field = &leaf.field;
  const Reflection& r = *message->GetReflection();
  constexpr std::uint32_t kOther = 100'000;  // no value set by fill()
  if (!field->is_repeated()) {
    if (field->type() == FieldDescriptor::TYPE_BOOL) return r.SetBool(message, field, false);
    return put(*message, *field, kOther);
  }
  switch (field->type()) {
    case FieldDescriptor::TYPE_UINT32:
      return r.SetRepeatedUInt32(message, field, leaf.item, kOther);
    case FieldDescriptor::TYPE_ENUM:
      return r.SetRepeatedEnumValue(message, field, leaf.item, kOther);
    default:
      ADD_FAILURE() << "a list like " << field->full_name() << " needs another value here";
  }
}

std::set<std::string> leaf_names(const Descriptor& type) {
  std::set<std::string> out;
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor& field = *type.field(i);
    if (field.number() >= kFirstUncounted) continue;
    if (is_message(field)) {
      out.merge(leaf_names(*field.message_type()));
    } else {
      out.insert(field.full_name());
    }
  }
  return out;
}

}  // namespace gridmates::convert::test
