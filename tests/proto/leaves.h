// Every leaf of a message (a number, enum value, bool or text, also in lists and nested messages),
// by its descriptor: set, counted, changed.
#pragma once

#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>

#include <cstdint>
#include <functional>
#include <set>
#include <string>

namespace gridmates::convert::test {

// Sets every field to a unique value, lists to two items; of the boards and options of games only
// the field named `game`.
void fill(google::protobuf::Message& message, const std::string& game, std::uint32_t& last_value);

// A leaf: a field of a message, and the item if the field is a list.
struct Leaf {
  google::protobuf::Message& message;
  const google::protobuf::FieldDescriptor& field;
  int item;
};
// Calls `each` for every set leaf, except in fields that canonical bytes leave out.
void for_each_leaf(google::protobuf::Message& message,
                   const std::function<void(const Leaf&)>& each);
// Gives a leaf another value.
void change(const Leaf& leaf);

// Full names of all leaves that a message of this type can have, with the same exception.
std::set<std::string> leaf_names(const google::protobuf::Descriptor& type);

}  // namespace gridmates::convert::test
