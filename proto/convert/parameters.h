// What the names in a sentence stand for, as the protocol has it. Pure functions; any thread.
#pragma once

#include <google/protobuf/repeated_ptr_field.h>

#include <string>

#include "engine/core/sentence.h"
#include "gridmates/v1/error.pb.h"

namespace gridmates::convert {

// Appends them.
inline void put_parameters(const core::Parameters& parameters,
                           google::protobuf::RepeatedPtrField<v1::Parameter>& out) {
  for (const auto& [name, value] : parameters) {
    v1::Parameter& parameter = *out.Add();
    parameter.set_name(std::string(name));
    parameter.set_value(value);
  }
}

}  // namespace gridmates::convert
